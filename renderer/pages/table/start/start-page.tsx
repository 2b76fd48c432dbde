import { useNavigate } from '@solidjs/router';
import Layers from 'lucide-solid/icons/layers';
import Play from 'lucide-solid/icons/play';
import Settings2 from 'lucide-solid/icons/settings-2';
import Trash from 'lucide-solid/icons/trash';
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { setupFromDeck } from '../../../../engine/mk/table/from-deck.ts';
import { startSession } from '../../../../engine/mk/table/session.ts';
import type { Settings } from '../../../../engine/mk/table/settings.ts';
import type { SavedGame } from '../../../../main/api/contract/index.ts';
import { frameTexts } from '../../../../messages/page/frame.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { api, sentenceOf } from '../../../api/index.ts';
import { moment, useText } from '../../../app/i18n.ts';
import { freshSeed } from '../../../app/seed.ts';
import { notify, notifyError } from '../../../app/toasts.tsx';
import { Button } from '../../../design/components/button.tsx';
import { EmptyState } from '../../../design/components/empty-state.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { onChange } from '../../../stores/changes.ts';
import { deckCards } from '../../../stores/deck-cards.ts';
import { deckList } from '../../../stores/decks.ts';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { changeSettings, remembered, rememberedData, settings } from '../../../stores/settings.ts';
import { begin, openGame } from '../current.ts';
import { importReplay } from '../files.ts';
import { readSeed } from '../head.tsx';
import { DummyForm } from './dummy-form.tsx';
import { readDummy, readSettings, writePairs } from './prefs.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import './start-page.css';

/** Before a game: deck, opponent, seed and settings on the left, kept games on the right. */
export function StartPage(props: { readonly deckId: number | null; readonly onBegun: () => void }) {
  const t = useText(tableTexts);
  const s = () => t().start;
  const [lastDeck, setLastDeck] = remembered('table.deck', 0);
  const [dummyStored, storeDummy] = rememberedData('table.dummy');
  const [dummyDeck, setDummyDeck] = remembered('table.dummyDeck', 0);
  const [picked, setPicked] = createSignal<number | null>(null);
  const [seedText, setSeedText] = createSignal(String(freshSeed()));
  const [open, setOpen] = createSignal(false);
  const dummy = createMemo(() => readDummy(dummyStored()));
  const deckId = createMemo(() => {
    const known = (id: number | null) => (id !== null && deckList().some((deck) => deck.id === id) ? id : null);
    return known(picked()) ?? known(props.deckId) ?? known(lastDeck()) ?? deckList()[0]?.id ?? null;
  });
  const seed = () => readSeed(seedText());
  const tableSettings = createMemo(() => readSettings(settings.table));
  const playable = () => (deckCards().get(deckId() ?? -1)?.sections.jovo.length ?? 0) > 0;

  const start = () => {
    const id = deckId();
    const deck = id === null ? undefined : deckCards().get(id);
    const value = seed();
    if (!deck || id === null || value === null) return;
    const towerOf = dummyDeck() > 0 ? deckCards().get(dummyDeck()) : undefined;
    const setup = setupFromDeck(deck, ruleCatalogue(), {
      seed: value,
      settings: { effects: 'read', ...tableSettings() },
      dummy: dummy(),
      ...(towerOf ? { towerOf } : {}),
    });
    setLastDeck(id);
    begin(startSession(setup), { id, name: deckList().find((one) => one.id === id)?.name ?? '' });
    props.onBegun();
  };

  const keep = (values: Partial<Settings>) => {
    const { alignmentPairs, ...plain } = values;
    const pairs = alignmentPairs ? { alignmentPairs: writePairs(alignmentPairs) } : {};
    changeSettings({ table: { ...plain, ...pairs } as Record<string, string | number | boolean> }).catch((error) =>
      notifyError(sentenceOf(error)),
    );
  };

  return (
    <div class="table-start">
      <form
        class="start-new"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <h1>{s().title}</h1>
        <p class="muted">{s().intro}</p>
        <Show when={deckList().length > 0} fallback={<NoDecks />}>
          <fieldset class="start-decks">
            <legend class="field-label">{s().deck}</legend>
            <For each={deckList()}>
              {(deck) => (
                <label class="start-deck">
                  <input type="radio" name="deck" checked={deck.id === deckId()} onChange={() => setPicked(deck.id)} />
                  <span class="start-deck-name">{deck.name}</span>
                  <span class="small muted num">
                    {s().future(deck.sizes.jovo)} · {s().tower(deck.sizes.torony)}
                  </span>
                </label>
              )}
            </For>
          </fieldset>
          <DummyForm
            value={dummy()}
            deck={dummyDeck()}
            onValue={(value) => storeDummy(JSON.parse(JSON.stringify(value)))}
            onDeck={setDummyDeck}
          />
          <div class="start-foot">
            <TextField
              class="start-seed"
              label={t().seed}
              inputmode="numeric"
              value={seedText()}
              error={seed() === null ? t().seedWrong : undefined}
              onValue={setSeedText}
            />
            <Button onClick={() => setSeedText(String(freshSeed()))}>{t().newSeed}</Button>
            <Button icon={<Settings2 />} onClick={() => setOpen(true)}>
              {t().settings}
            </Button>
            <span class="gap" />
            <Button look="primary" icon={<Play />} type="submit" disabled={!playable() || seed() === null}>
              {s().begin}
            </Button>
          </div>
          <Show when={deckId() !== null && deckCards().has(deckId() ?? -1) && !playable()}>
            <p class="field-error">{s().deckEmpty}</p>
          </Show>
        </Show>
      </form>
      <Games onOpened={props.onBegun} />
      <SettingsDialog open={open()} values={tableSettings()} onClose={() => setOpen(false)} onSave={keep} />
    </div>
  );
}

function NoDecks() {
  const t = useText(tableTexts);
  const navigate = useNavigate();
  return (
    <EmptyState icon={<Layers />} text={t().start.noDecks}>
      <Button onClick={() => navigate('/paklik')}>{t().start.toDecks}</Button>
    </EmptyState>
  );
}

function Games(props: { readonly onOpened: () => void }) {
  const t = useText(tableTexts);
  const frame = useText(frameTexts);
  const [games, { refetch }] = createResource(() => api.games.list({ kind: 'table' }));
  createEffect(
    on(
      () => games.error,
      (error) => error && notifyError(sentenceOf(error)),
    ),
  );
  onCleanup(onChange(['games'], () => void refetch()));
  const remove = async (game: SavedGame) => {
    try {
      const gone = await api.games.remove({ id: game.id });
      await refetch();
      notify({
        text: t().start.removed(game.name),
        action: {
          label: frame().undo,
          run: () => {
            const { name, kind, deckId, content } = gone;
            api.games
              .save({ id: null, name, kind, deckId, content: content as never })
              .then(refetch)
              .catch((error) => notifyError(sentenceOf(error)));
          },
        },
      });
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  };
  const open = (id: number) => {
    void openGame(id).then(props.onOpened);
  };
  return (
    <section class="start-games" aria-label={t().start.games}>
      <div class="row">
        <h2 class="grow">{t().start.games}</h2>
        <Button size="small" look="quiet" onClick={importReplay}>
          {t().importReplay}
        </Button>
      </div>
      <Show when={(games.latest ?? []).length > 0} fallback={<p class="muted">{t().start.noGames}</p>}>
        <ul>
          <For each={games.latest}>
            {(game) => (
              <li>
                <button
                  type="button"
                  class="start-game"
                  onClick={() => open(game.id)}
                  aria-label={t().start.openGame(game.name)}
                >
                  <span class="start-deck-name">{game.name}</span>
                  <span class="small muted num">{moment(game.updatedAt)}</span>
                </button>
                <IconButton size="small" label={t().start.removeGame(game.name)} onClick={() => void remove(game)}>
                  <Trash />
                </IconButton>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
