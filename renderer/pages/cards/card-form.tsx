import { createSignal, type JSX, Show } from 'solid-js';
import type { Card } from '../../../engine/mk/cards/card.ts';
import { unreadOf } from '../../../engine/mk/cards/type-line/complete.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import { useText } from '../../app/i18n.ts';
import { TextField } from '../../design/components/text-field.tsx';
import { AbilitiesForm, PrintingsForm } from './card-lists.tsx';
import { Boxes, Choice, ListText, MaybeChoice, MpText, NumberText } from './form-fields.tsx';
import { readLines, readText } from './form-text.ts';
import { UnreadWords } from './unread-words.tsx';

interface CardFormProps {
  readonly card: Card;
  readonly onCard: (card: Card) => void;
  /** How many fields hold something that cannot be understood; nothing is saved meanwhile. */
  readonly onWrong: (fields: number) => void;
}

/** Every field of a card. Fields other types use are kept and shown only where they hold something. */
export function CardForm(props: CardFormProps) {
  const t = useText(cardPageTexts);
  const words = useText(cardTexts);
  const f = () => t().fields;
  const wrong = new Set<string>();
  const set = (part: Partial<Card>) => props.onCard({ ...props.card, ...part });
  const mark = (field: string) => (isWrong: boolean) => {
    if (isWrong) wrong.add(field);
    else wrong.delete(field);
    props.onWrong(wrong.size);
  };
  const number = (
    key: 'level' | 'fal' | 'dp' | 'obstacleSlots' | 'attackers' | 'defenders' | 'points',
  ): JSX.Element => (
    <NumberText
      label={f()[key]}
      value={props.card[key]}
      onValue={(value) => set({ [key]: value })}
      onWrong={mark(key)}
    />
  );
  const list = (
    key:
      | 'mainClasses'
      | 'subclasses'
      | 'skills'
      | 'spheres'
      | 'races'
      | 'origins'
      | 'religions'
      | 'groups'
      | 'places'
      | 'subtypes',
  ): JSX.Element => (
    <ListText label={f()[key]} value={props.card[key]} onValue={(value) => set({ [key]: [...value] })} />
  );
  const attribute = (key: 'fizikum' | 'asztral' | 'mental'): JSX.Element => (
    <NumberText
      label={f()[key]}
      value={props.card.attributes?.[key] ?? null}
      onWrong={mark(key)}
      onValue={(value) => {
        const next = { ...(props.card.attributes ?? { fizikum: null, asztral: null, mental: null }), [key]: value };
        set({ attributes: Object.values(next).every((one) => one === null) ? null : next });
      }}
    />
  );
  const beast = (key: 'number' | 'damage'): JSX.Element => (
    <TextField
      label={key === 'number' ? f().beastNumber : f().beastDamage}
      value={props.card.beast?.[key] ?? ''}
      onValue={(text) => setBeast({ [key]: readText(text) })}
    />
  );
  const setBeast = (part: Partial<NonNullable<Card['beast']>>) => {
    const next = { ...(props.card.beast ?? { number: null, attack: null, damage: null }), ...part };
    set({ beast: Object.values(next).every((one) => one === null) ? null : next });
  };
  const type = () => props.card.type;
  const isPerson = () => type() === 'adventurer' || type() === 'paragon' || type() === null;

  return (
    <div class="card-form">
      <Group title={t().groups.base} open>
        <TextField
          class="form-wide"
          label={f().name}
          value={props.card.name}
          maxLength={200}
          error={props.card.name.trim() === '' ? t().nameMissing : undefined}
          onValue={(name) => set({ name })}
        />
        <Choice
          label={f().type}
          value={type()}
          choices={words().types}
          none={f().noType}
          onValue={(value) => set({ type: value })}
        />
        <MpText label={f().mp} withHint value={props.card.mp} onValue={(mp) => set({ mp })} onWrong={mark('mp')} />
        <MaybeChoice label={f().named} value={props.card.named} onValue={(named) => set({ named })} />
        <label class="check form-check">
          <input
            type="checkbox"
            checked={props.card.token}
            onChange={(event) => set({ token: event.currentTarget.checked })}
          />
          {f().token}
        </label>
      </Group>
      <Group title={t().groups.person} open={isPerson()}>
        {list('mainClasses')}
        {list('subclasses')}
        {number('level')}
        <TextField
          label={f().alignment}
          value={props.card.alignment ?? ''}
          onValue={(text) => set({ alignment: readText(text) })}
        />
        {attribute('fizikum')}
        {attribute('asztral')}
        {attribute('mental')}
        <MaybeChoice label={f().psi} value={props.card.psi} onValue={(psi) => set({ psi })} />
        {list('skills')}
        {list('spheres')}
        {list('races')}
        <TextField label={f().sex} value={props.card.sex ?? ''} onValue={(text) => set({ sex: readText(text) })} />
        {list('origins')}
        {list('religions')}
        {list('groups')}
        <TextField
          class="form-wide"
          label={f().typeLine}
          value={props.card.typeLine ?? ''}
          onValue={(text) => set({ typeLine: readText(text), unread: null })}
        />
        <Show when={unreadOf(props.card).length > 0}>
          <UnreadWords card={props.card} onChange={set} />
        </Show>
      </Group>
      <Group
        title={t().groups.place}
        open={type() === 'quest' || type() === 'building' || type() === 'towerLevel' || type() === 'obstacle'}
      >
        {list('places')}
        <ConditionsField value={props.card.conditions} onValue={(conditions) => set({ conditions })} />
        {number('dp')}
        {number('fal')}
        {number('obstacleSlots')}
        {number('attackers')}
        {number('defenders')}
        <Choice
          label={f().obstacleKind}
          value={props.card.obstacleKind}
          choices={words().obstacleKinds}
          none={f().noChoice}
          onValue={(obstacleKind) => set({ obstacleKind })}
        />
        <Show when={props.card.obstacleKind === 'beast' || props.card.beast}>
          {beast('number')}
          <NumberText
            label={f().beastAttack}
            value={props.card.beast?.attack ?? null}
            onValue={(attack) => setBeast({ attack })}
            onWrong={mark('attack')}
          />
          {beast('damage')}
        </Show>
      </Group>
      <Group
        title={t().groups.play}
        open={type() === 'action' || type() === 'event' || type() === 'ally' || type() === 'omen'}
      >
        <Choice
          label={f().actionKind}
          value={props.card.actionKind}
          choices={words().actionKinds}
          none={f().noChoice}
          onValue={(actionKind) => set({ actionKind })}
        />
        {list('subtypes')}
        <Boxes
          label={f().phases}
          values={props.card.phases}
          choices={words().phases}
          onValues={(phases) => set({ phases })}
        />
        <Choice
          label={f().duration}
          value={props.card.duration}
          choices={words().durations}
          none={f().noChoice}
          onValue={(duration) => set({ duration })}
        />
        <TextField
          label={f().damage}
          value={props.card.damage ?? ''}
          onValue={(text) => set({ damage: readText(text) })}
        />
        {number('points')}
      </Group>
      <Group title={t().groups.text} open>
        <AbilitiesForm
          abilities={props.card.abilities}
          type={type()}
          onAbilities={(abilities) => set({ abilities })}
          onWrong={mark}
        />
        <div class="form-wide field">
          <label class="field-label" for="card-flavour">
            {f().flavour}
          </label>
          <textarea
            id="card-flavour"
            class="input"
            rows={2}
            value={props.card.flavour ?? ''}
            onInput={(event) => set({ flavour: readText(event.currentTarget.value) })}
          />
        </div>
      </Group>
      <Group title={t().groups.keywords} open={props.card.keywordsAdded.length + props.card.keywordsRemoved.length > 0}>
        <ListText
          label={t().keywordsAdded}
          value={props.card.keywordsAdded}
          onValue={(value) => set({ keywordsAdded: [...value] })}
        />
        <ListText
          label={t().keywordsRemoved}
          value={props.card.keywordsRemoved}
          onValue={(value) => set({ keywordsRemoved: [...value] })}
        />
      </Group>
      <Group title={t().groups.printings} open={props.card.printings.length > 0}>
        <PrintingsForm printings={props.card.printings} onPrintings={(printings) => set({ printings })} />
      </Group>
    </div>
  );
}

/** A part of the form that can be folded away; it opens by itself when the type asks for it. */
function Group(props: { readonly title: string; readonly open: boolean; readonly children: JSX.Element }) {
  return (
    <details class="form-group" open={props.open}>
      <summary>{props.title}</summary>
      <div class="form-grid">{props.children}</div>
    </details>
  );
}

function ConditionsField(props: { readonly value: readonly string[]; readonly onValue: (value: string[]) => void }) {
  const t = useText(cardPageTexts);
  const [text, setText] = createSignal(props.value.join('\n'));
  return (
    <div class="field form-wide">
      <label class="field-label" for="card-conditions">
        {t().fields.conditions}
      </label>
      <textarea
        id="card-conditions"
        class="input"
        rows={3}
        aria-describedby="card-conditions-hint"
        value={text()}
        onInput={(event) => {
          setText(event.currentTarget.value);
          props.onValue(readLines(event.currentTarget.value));
        }}
      />
      <p id="card-conditions-hint" class="field-hint">
        {t().conditionHint}
      </p>
    </div>
  );
}
