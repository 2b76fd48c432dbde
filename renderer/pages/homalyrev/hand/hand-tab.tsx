import { Show } from 'solid-js';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { useText } from '../../../app/i18n.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Builder } from './builder.tsx';
import { GaugePanel } from './gauge-panel.tsx';
import { PlayView } from './play-view.tsx';
import { picked, redoStep, send, state, undoSteps } from './state.ts';
import './hand-tab.css';

/** The hand planner: choosing the cards, then playing them, with the gauge of rounds left always in sight. */
export function HandTab() {
  const t = useText(homalyrevHandTexts);
  const group = () => t().helpGroup;
  const goOn = () => {
    const phase = state()?.phase;
    const [leading, other] = picked();
    if (phase === 'end') send({ type: 'nextRound' });
    else if (phase === 'selection' && leading !== undefined && other !== undefined) {
      send({ type: 'select', leading, other });
    }
  };
  useShortcuts(
    { keys: 'Ctrl+Z', label: () => t().undo, group, enabled: () => state() !== null, run: () => undoSteps() },
    { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], label: () => t().redo, group, enabled: () => state() !== null, run: redoStep },
    { keys: 'N', label: () => `${t().begin} / ${t().nextRound}`, group, enabled: () => state() !== null, run: goOn },
  );
  return (
    <div class="hd">
      <div class="hd-main">
        <Show when={state()} fallback={<Builder />}>
          {(now) => <PlayView state={now()} />}
        </Show>
      </div>
      <aside class="hd-aside" aria-label={t().gauge}>
        <GaugePanel />
      </aside>
    </div>
  );
}
