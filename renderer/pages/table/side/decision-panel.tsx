import CircleHelp from 'lucide-solid/icons/circle-question-mark';
import { createEffect, createSignal, on, onMount, Show } from 'solid-js';
import { def } from '../../../../engine/mk/table/rules/controller.ts';
import type { Decision } from '../../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { announce } from '../../../app/announce.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { NumberField } from '../../../design/components/number-field.tsx';
import { TextField } from '../../../design/components/text-field.tsx';
import { useTable, visibleName } from '../context.ts';
import { parseDice } from '../play/dice.ts';
import { CardPick } from './card-pick.tsx';
import { ClauseLink } from './clause.tsx';
import { showWhole } from './into-view.ts';

const OF_TEXTS: ReadonlySet<Decision['kind']> = new Set(['effectTargets', 'effectMay', 'effectNumber']);

/** The question the game waits for. It covers nothing: the table can be looked at, by-hand moves stay possible. */
export function DecisionPanel(props: { readonly decision: Decision }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const [dice, setDice] = createSignal('');
  const [number, setNumber] = createSignal(props.decision.min);
  const ofCards = () => !yesNo() && props.decision.kind !== 'roll' && props.decision.kind !== 'effectNumber';
  const [problem, setProblem] = createSignal<string>();
  let box: HTMLElement | undefined;
  const question = () => t().decisions[props.decision.kind](props.decision.max);
  const settings = () => game.state().settings;
  const yesNo = () => props.decision.preset !== null;
  /** The text a question of a card comes from. */
  const sentence = () => {
    const run = game.state().running.at(-1);
    if (!run || !OF_TEXTS.has(props.decision.kind)) return '';
    return def(game.state(), run.source).abilities[run.ability]?.text ?? '';
  };
  const clash = () => props.decision.kind === 'alignmentClash';

  const roll = () => {
    const thrown = parseDice(dice(), settings().dice, settings().sides);
    if (thrown && thrown.length > 0) game.run({ type: 'decide', dice: [...thrown] });
    else setProblem(t().diceWrong(settings().dice, settings().sides));
  };

  createEffect(
    on(
      () => props.decision.id,
      () => announce(question()),
    ),
  );
  onMount(() => {
    box?.querySelector<HTMLElement>('.pick-card, input, .btn-primary')?.focus();
    showWhole(box);
  });

  return (
    <section
      ref={(element) => {
        box = element;
      }}
      class="panel panel-decision"
      aria-label={question()}
    >
      <h2>
        <CircleHelp aria-hidden={true} />
        <span>
          <Show when={props.decision.card !== null}>
            <b>{visibleName(game.state(), props.decision.card ?? -1, t())}: </b>
          </Show>
          {question()} <Show when={props.decision.clause}>{(id) => <ClauseLink id={id()} />}</Show>
        </span>
      </h2>
      <Show when={sentence()}>
        {(text) => (
          <p class="small" lang="hu">
            {text()}
          </p>
        )}
      </Show>
      <Show when={yesNo()}>
        <div class="panel-foot">
          <Button
            size="small"
            look={props.decision.preset === 'no' ? 'primary' : 'plain'}
            onClick={() => game.run({ type: 'decide', yes: false })}
          >
            {clash() ? t().noClash : t().no}
          </Button>
          <Button
            size="small"
            look={props.decision.preset === 'yes' ? 'primary' : 'plain'}
            onClick={() => game.run({ type: 'decide', yes: true })}
          >
            {clash() ? t().clash : t().yes}
          </Button>
        </div>
      </Show>
      <Show when={!yesNo() && props.decision.kind === 'roll'}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            roll();
          }}
        >
          <TextField label={t().decisions.roll()} labelHidden value={dice()} error={problem()} onValue={setDice} />
          <div class="panel-foot">
            <Button size="small" look="primary" type="submit">
              {t().ok}
            </Button>
          </div>
        </form>
      </Show>
      <Show when={props.decision.kind === 'effectNumber'}>
        <NumberField
          label={question()}
          value={number()}
          min={props.decision.min}
          max={props.decision.max}
          onChange={setNumber}
        />
        <div class="panel-foot">
          <Button size="small" look="primary" onClick={() => game.run({ type: 'decide', number: number() })}>
            {t().ok}
          </Button>
        </div>
      </Show>
      <Show when={ofCards()}>
        <CardPick
          label={t().ways}
          options={props.decision.options}
          min={props.decision.min}
          max={props.decision.max}
          chosen={game.chosen()}
          onToggle={game.choose}
        />
        <div class="panel-foot">
          <Button
            size="small"
            look="primary"
            disabled={game.chosen().length < props.decision.min}
            onClick={() => game.run({ type: 'decide', cards: [...game.chosen()] })}
          >
            {t().done}
          </Button>
        </div>
      </Show>
    </section>
  );
}
