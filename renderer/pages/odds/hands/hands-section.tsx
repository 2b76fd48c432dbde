import Dices from 'lucide-solid/icons/dices';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { dealHands } from '../../../../engine/mk/odds/hands.ts';
import type { PoolCard } from '../../../../engine/mk/odds/pool.ts';
import { questionTexts } from '../../../../messages/page/odds-questions.ts';
import { num, percent, useText } from '../../../app/i18n.ts';
import { freshSeed } from '../../../app/seed.ts';
import { CardFace } from '../../../cards/card-face.tsx';
import { Badge } from '../../../design/components/badge.tsx';
import { Button } from '../../../design/components/button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Segments } from '../../../design/components/segments.tsx';
import { ruleCatalogue } from '../../../stores/rule-catalogue.ts';
import { CommandLine } from '../parts/command-line.tsx';
import { SeedField } from '../parts/seed-field.tsx';
import { LIMITS } from '../prefs.ts';
import { Conditions } from '../questions/conditions.tsx';
import { type ChosenDeck, change, prefs } from '../state.ts';
import { readKeepRule } from './hands.ts';
import { TallyPanel } from './tally-panel.tsx';
import './hands.css';

type Filter = 'all' | 'kept' | 'tossed';

/** So many hands are drawn on the page at once. */
const PAGE = 12;

/** Opening hands of a seed as cards, which of them the keep rule keeps, and what hands hold on average. */
export function HandsSection(props: { readonly deck: ChosenDeck }) {
  const t = useText(questionTexts);
  const [filter, setFilter] = createSignal<Filter>('all');
  const [shown, setShown] = createSignal(PAGE);
  const hands = createMemo(() => dealHands(props.deck.pool, prefs().handSeed, prefs().hands, prefs().hand));
  const rule = createMemo(() => readKeepRule(prefs().keep, props.deck.pool, ruleCatalogue()));
  const judged = createMemo(() =>
    hands().map((hand, i) => ({ hand, number: i + 1, kept: rule()?.keeps(hand) ?? null })),
  );
  const filtered = createMemo(() =>
    judged().filter(({ kept }) => filter() === 'all' || kept === (filter() === 'kept')),
  );
  const keptHands = () => judged().filter(({ kept }) => kept === true).length;
  const command = () => `hands lista.txt --seed ${prefs().handSeed} --count ${prefs().hands}`;
  return (
    <>
      <div class="odds-bar">
        <SeedField value={prefs().handSeed} onChange={(handSeed) => change({ handSeed })} />
        <NumberField
          label={t().handsCount}
          value={prefs().hands}
          min={1}
          max={LIMITS.hands}
          onChange={(count) => change({ hands: count })}
        />
        <NumberField
          label={t().hand}
          value={prefs().hand}
          min={1}
          max={LIMITS.hand}
          onChange={(hand) => change({ hand })}
        />
        <Button look="primary" icon={<Dices />} onClick={() => change({ handSeed: freshSeed() })}>
          {t().again}
        </Button>
      </div>
      <div class="hands-panels">
        <section class="odds-panel hands-keep" aria-label={t().keepTitle}>
          <h2>{t().keepTitle}</h2>
          <Conditions deck={props.deck} conditions={prefs().keep} mayBeEmpty onChange={(keep) => change({ keep })} />
          <Show when={rule()}>
            {(ready) => (
              <p class="hands-share">
                <span>{prefs().keep.length === 0 ? t().keepNone : t().keepExact}</span>
                <b class="num" data-testid="keep-share">
                  {percent(ready().share(prefs().hand))}
                </b>
              </p>
            )}
          </Show>
          <p class="odds-note">
            {t().keepDealt(keptHands(), hands().length)} {t().engine}
          </p>
        </section>
        <TallyPanel deck={props.deck} hands={hands()} />
      </div>
      <div class="hands-head">
        <h2>{t().handsTitle}</h2>
        <Segments
          label={t().filter}
          value={filter()}
          choices={(['all', 'kept', 'tossed'] as const).map((value) => ({ value, label: t().filters[value] }))}
          onChange={setFilter}
        />
      </div>
      <Show when={props.deck.pool.length < prefs().hand}>
        <p class="muted">{t().short(props.deck.pool.length)}</p>
      </Show>
      <Show when={filtered().length === 0}>
        <p class="muted">{t().noneShown}</p>
      </Show>
      <ol class="hands-list">
        <For each={filtered().slice(0, shown())}>{(one) => <Hand {...one} />}</For>
      </ol>
      <Show when={filtered().length > shown()}>
        <div>
          <Button onClick={() => setShown((count) => count + PAGE)}>
            {t().more(Math.min(PAGE, filtered().length - shown()))}
          </Button>
        </div>
      </Show>
      <Show when={prefs().hand === 7}>
        <CommandLine command={command()} />
      </Show>
    </>
  );
}

function Hand(props: { readonly hand: readonly PoolCard[]; readonly number: number; readonly kept: boolean | null }) {
  const t = useText(questionTexts);
  const total = () => props.hand.reduce((sum, { card }) => sum + (typeof card?.mp === 'number' ? card.mp : 0), 0);
  return (
    <li
      class="odds-hand"
      classList={{ 'odds-hand-tossed': props.kept === false }}
      aria-label={t().handLabel(props.number, props.hand.map((card) => card.name).join(', '))}
    >
      <p class="odds-hand-head">
        <b>{t().handNumber(props.number)}</b>
        <Show when={props.kept !== null && prefs().keep.length > 0}>
          <Badge tone={props.kept ? 'fine' : 'neutral'}>{props.kept ? t().kept : t().tossed}</Badge>
        </Show>
        <span class="muted small num">{t().mpSum(num(total()))}</span>
      </p>
      <ol class="odds-hand-cards">
        <For each={props.hand}>
          {(drawn) => (
            <li>
              <CardFace card={drawn.card ?? stubCard(drawn.name)} size="tile" />
            </li>
          )}
        </For>
      </ol>
    </li>
  );
}
