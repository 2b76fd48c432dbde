import Plus from 'lucide-solid/icons/plus';
import X from 'lucide-solid/icons/x';
import { createMemo, For, Index, Show } from 'solid-js';
import { homalyrevOrderTexts } from '../../../../messages/page/homalyrev-order.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { Check } from '../parts/check.tsx';
import { NameField } from './name-field.tsx';
import { change, editCharacter, editMonsters, tracker } from './state.ts';
import { freeName, freeNumber, freeType, type TrackedCharacter, type TrackedMonsters } from './tracker.ts';

/** Who takes part, and with which cards. */
export function EntryPanel() {
  const t = useText(homalyrevOrderTexts);
  const characters = createMemo(() => tracker().characters.map((one) => one.id));
  const types = createMemo(() => tracker().monsters.map((one) => one.type));
  const addCharacter = () => {
    const id = freeName(tracker(), t().baseCharacter);
    const character: TrackedCharacter = { id, leading: 0, second: 0, longRest: false, summons: [] };
    change({ characters: [...tracker().characters, character] });
  };
  const addMonsters = () => {
    const type = freeType(tracker(), t().baseType);
    const figures = [{ number: 1, elite: false, named: false }];
    change({ monsters: [...tracker().monsters, { type, initiative: 0, figures }] });
  };
  return (
    <>
      <section class="od-group" aria-labelledby="od-characters">
        <div class="row">
          <h2 id="od-characters" class="grow">
            {t().characters}
          </h2>
          <Button size="small" icon={<Plus />} disabled={characters().length >= 20} onClick={addCharacter}>
            {t().addCharacter}
          </Button>
        </div>
        <For each={characters()}>
          {(id) => (
            <Show when={tracker().characters.find((one) => one.id === id)}>
              {(character) => <Character character={character()} />}
            </Show>
          )}
        </For>
      </section>
      <section class="od-group" aria-labelledby="od-monsters">
        <div class="row">
          <h2 id="od-monsters" class="grow">
            {t().monsters}
          </h2>
          <Button size="small" icon={<Plus />} disabled={types().length >= 20} onClick={addMonsters}>
            {t().addMonsters}
          </Button>
        </div>
        <For each={types()}>
          {(type) => (
            <Show when={tracker().monsters.find((one) => one.type === type)}>
              {(monsters) => <Monsters monsters={monsters()} />}
            </Show>
          )}
        </For>
      </section>
    </>
  );
}

function Character(props: { readonly character: TrackedCharacter }) {
  const t = useText(homalyrevOrderTexts);
  const id = () => props.character.id;
  const summons = () => props.character.summons;
  const setSummons = (next: TrackedCharacter['summons'], field: string) =>
    editCharacter(id(), { summons: next }, field);
  return (
    <fieldset class="od-entry">
      <legend class="sr-only">{id()}</legend>
      <div class="od-line">
        <NameField label={t().name} value={id()} onName={(name) => editCharacter(id(), { id: name }, 'name')} />
        <IconButton
          size="small"
          label={t().remove(id())}
          onClick={() => change({ characters: tracker().characters.filter((one) => one.id !== id()) })}
        >
          <X />
        </IconButton>
      </div>
      <div class="od-numbers">
        <Show when={!props.character.longRest}>
          <NumberField
            label={t().leading}
            value={props.character.leading}
            min={0}
            max={99}
            onChange={(leading) => editCharacter(id(), { leading }, 'leading')}
          />
          <NumberField
            label={t().second}
            value={props.character.second}
            min={0}
            max={99}
            onChange={(second) => editCharacter(id(), { second }, 'second')}
          />
        </Show>
        <Check
          label={t().longRest}
          checked={props.character.longRest}
          onChange={(longRest) => editCharacter(id(), { longRest }, '')}
        />
      </div>
      <Index each={summons()}>
        {(summon, i) => (
          <div class="od-line od-summon">
            <NameField
              label={t().addSummon}
              value={summon().id}
              onName={(name) =>
                setSummons(
                  summons().map((one, j) => (j === i ? { ...one, id: name } : one)),
                  'summons',
                )
              }
            />
            <Check
              label={t().summonedNow}
              checked={summon().summonedThisRound}
              onChange={(on) =>
                setSummons(
                  summons().map((one, j) => (j === i ? { ...one, summonedThisRound: on } : one)),
                  '',
                )
              }
            />
            <IconButton
              size="small"
              label={t().remove(summon().id)}
              onClick={() =>
                setSummons(
                  summons().filter((_, j) => j !== i),
                  '',
                )
              }
            >
              <X />
            </IconButton>
          </div>
        )}
      </Index>
      <Button
        size="small"
        look="quiet"
        icon={<Plus />}
        disabled={summons().length >= 20}
        onClick={() =>
          setSummons([...summons(), { id: freeName(tracker(), t().baseSummon), summonedThisRound: true }], '')
        }
      >
        {t().addSummon}
      </Button>
    </fieldset>
  );
}

function Monsters(props: { readonly monsters: TrackedMonsters }) {
  const t = useText(homalyrevOrderTexts);
  const type = () => props.monsters.type;
  const figures = () => props.monsters.figures;
  const set = (i: number, patch: Partial<TrackedMonsters['figures'][number]>, field: string) =>
    editMonsters(
      type(),
      { figures: figures().map((one, j) => (j === i ? { ...one, ...patch } : one)) },
      `${field} ${i}`,
    );
  const taken = (number: number, i: number) => figures().some((one, j) => j !== i && one.number === number);
  return (
    <fieldset class="od-entry">
      <legend class="sr-only">{type()}</legend>
      <div class="od-line">
        <NameField label={t().type} value={type()} onName={(name) => editMonsters(type(), { type: name }, 'name')} />
        <IconButton
          size="small"
          label={t().remove(type())}
          onClick={() => change({ monsters: tracker().monsters.filter((one) => one.type !== type()) })}
        >
          <X />
        </IconButton>
      </div>
      <div class="od-numbers">
        <NumberField
          label={t().initiative}
          value={props.monsters.initiative}
          min={0}
          max={99}
          onChange={(initiative) => editMonsters(type(), { initiative }, 'initiative')}
        />
      </div>
      <Index each={figures()}>
        {(figure, i) => (
          <div class="od-line od-standee">
            <NumberField
              label={t().number}
              labelHidden
              value={figure().number}
              min={1}
              max={99}
              onChange={(number) => {
                if (!taken(number, i)) set(i, { number }, 'number');
              }}
            />
            <Check label={t().elite} checked={figure().elite} onChange={(elite) => set(i, { elite }, '')} />
            <Check label={t().named} checked={figure().named} onChange={(named) => set(i, { named }, '')} />
            <IconButton
              size="small"
              label={t().remove(`${type()} ${figure().number}`)}
              disabled={figures().length === 1}
              onClick={() => editMonsters(type(), { figures: figures().filter((_, j) => j !== i) }, '')}
            >
              <X />
            </IconButton>
          </div>
        )}
      </Index>
      <Button
        size="small"
        look="quiet"
        icon={<Plus />}
        disabled={figures().length >= 31}
        onClick={() =>
          editMonsters(
            type(),
            { figures: [...figures(), { number: freeNumber(props.monsters), elite: false, named: false }] },
            '',
          )
        }
      >
        {t().addStandee}
      </Button>
    </fieldset>
  );
}
