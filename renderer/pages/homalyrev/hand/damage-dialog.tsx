import { createSignal, Show } from 'solid-js';
import type { HandCommand } from '../../../../engine/homalyrev/hand/commands.ts';
import type { HandState } from '../../../../engine/homalyrev/hand/state.ts';
import type { LossCost } from '../../../../engine/homalyrev/stamina.ts';
import { describeRefusal } from '../../../../messages/homalyrev/hand.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { Dialog } from '../../../design/components/dialog.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { CardPicker } from './card-picker.tsx';
import { gauge, refusal, send } from './state.ts';

type Way = 'hitPoints' | 'hand' | 'discard';

/** Damage from one source: hit points, or cards in their place, each with what it costs in rounds. */
export function DamageDialog(props: {
  readonly state: HandState;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useText(homalyrevHandTexts);
  const [amount, setAmount] = createSignal(1);
  const [way, setWay] = createSignal<Way>('hitPoints');
  const [chosen, setChosen] = createSignal<readonly string[]>([]);
  const needed = () => (way() === 'hitPoints' ? 0 : way() === 'hand' ? 1 : 2);
  const pile = () => (way() === 'hand' ? props.state.hand : props.state.discard);
  const toggle = (name: string) =>
    setChosen((before) =>
      before.includes(name) ? before.filter((one) => one !== name) : [...before, name].slice(-needed()),
    );
  const close = () => {
    setChosen([]);
    setWay('hitPoints');
    setAmount(1);
    props.onClose();
  };
  const command = (): HandCommand => {
    const [first = '', second = ''] = chosen();
    if (way() === 'hand') return { type: 'damage', amount: amount(), negate: { with: 'hand', card: first } };
    if (way() === 'discard')
      return { type: 'damage', amount: amount(), negate: { with: 'discard', cards: [first, second] } };
    return { type: 'damage', amount: amount(), negate: null };
  };
  const costText = (cost: LossCost | null | undefined) => (cost ? t().cost(cost.rounds, cost.last) : null);
  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={t().damageTitle}
      width="medium"
      footer={
        <>
          <Button onClick={close}>{t().cancel}</Button>
          <Button
            look="primary"
            disabled={chosen().length < needed()}
            onClick={() => {
              if (send(command())) close();
            }}
          >
            {t().take}
          </Button>
        </>
      }
    >
      <div class="hd-damage">
        <NumberField label={t().amount} value={amount()} min={1} max={99} onChange={setAmount} />
        <fieldset class="hd-ways">
          <legend class="field-label">{t().payWith}</legend>
          <WayLine
            way="hitPoints"
            now={way()}
            label={t().payHitPoints(props.state.hitPoints - amount())}
            note={null}
            onChoose={setWay}
          />
          <WayLine
            way="hand"
            now={way()}
            label={t().payHand}
            note={costText(gauge()?.costs?.handCard)}
            disabled={props.state.hand.length < 1}
            onChoose={(next) => {
              setChosen([]);
              setWay(next);
            }}
          />
          <WayLine
            way="discard"
            now={way()}
            label={t().payDiscard}
            note={costText(gauge()?.costs?.twoDiscards)}
            disabled={props.state.discard.length < 2}
            onChoose={(next) => {
              setChosen([]);
              setWay(next);
            }}
          />
        </fieldset>
      </div>
      <Show when={needed() > 0}>
        <h3 class="mini">{t().chooseCards(needed())}</h3>
        <CardPicker label={t().chooseCards(needed())} names={pile()} chosen={chosen()} onPick={toggle} />
      </Show>
      <Show when={refusal()}>{(why) => <p class="hd-refusal">{describeRefusal(why(), lang())}</p>}</Show>
    </Dialog>
  );
}

function WayLine(props: {
  readonly way: Way;
  readonly now: Way;
  readonly label: string;
  readonly note: string | null;
  readonly disabled?: boolean;
  readonly onChoose: (way: Way) => void;
}) {
  return (
    <label class="check">
      <input
        type="radio"
        name="hd-way"
        checked={props.now === props.way}
        disabled={props.disabled ?? false}
        onChange={() => props.onChoose(props.way)}
      />
      <span>
        {props.label}
        <Show when={props.note}>
          <span class="muted"> – {props.note}</span>
        </Show>
      </span>
    </label>
  );
}
