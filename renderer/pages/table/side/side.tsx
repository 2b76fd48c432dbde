import { createMemo, Match, Show, Switch } from 'solid-js';
import { useTable } from '../context.ts';
import { toCarryOut } from '../play/carry-out.ts';
import { AskForm } from './ask-form.tsx';
import { ByHandPanel } from './by-hand-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { Log } from './log.tsx';
import { ManoeuvrePanel } from './manoeuvre-panel.tsx';
import { TeamPanel } from './team-panel.tsx';
import { Timeline } from './timeline.tsx';
import './side.css';

/** The column beside the table: what waits for the player, the card in focus, Időfonal, log. */
export function Side() {
  const { game } = useTable();
  const decision = createMemo(() => game.state().decisions[0]);
  const manoeuvre = createMemo(() => game.state().manoeuvre);
  const team = createMemo(() => {
    const now = game.mode();
    return now.kind === 'team' ? now : undefined;
  });
  const byHand = createMemo(() => toCarryOut(game.session()));
  const busy = () => game.ask() !== null || decision() !== undefined || team() !== undefined;
  return (
    <aside class="side">
      <Switch>
        <Match when={game.ask()} keyed>
          {(ask) => <AskForm ask={ask} />}
        </Match>
        <Match when={decision()} keyed>
          {(one) => <DecisionPanel decision={one} />}
        </Match>
        <Match when={team()}>{(now) => <TeamPanel mode={now()} />}</Match>
      </Switch>
      <Show when={byHand().length > 0}>
        <ByHandPanel open={byHand()} />
      </Show>
      <Show when={manoeuvre()}>{(one) => <ManoeuvrePanel manoeuvre={one()} />}</Show>
      <Show when={!busy()}>
        <CardPanel />
      </Show>
      <Timeline />
      <Log />
    </aside>
  );
}
