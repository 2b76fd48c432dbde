import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { announce } from '../../../app/announce.ts';
import { useText } from '../../../app/i18n.ts';
import { freshSeed } from '../../../app/seed.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { ActionPanel, RulesPanel } from './action-panel.tsx';
import { FigureList } from './figure-list.tsx';
import { FileBar } from './file-bar.tsx';
import { HexMap } from './hex-map.tsx';
import { ResultPanel } from './result-panel.tsx';
import { decision, draft, drawOutcome, setSeed, setTool, stepReason } from './state.ts';
import { ToolBar } from './tool-bar.tsx';
import { TOOLS } from './tools.ts';
import './board-tab.css';

/** The board: tools and figures on the left, the map, the engine's answer on the right. */
export function BoardTab() {
  const t = useText(homalyrevTexts);
  const group = () => t().helpGroup;
  const readOut = () => {
    const { foci, outcomes } = decision();
    const focus = foci.join(', ') || t().noFocus;
    if (draft().actor !== null) announce(t().readOut(draft().actor ?? '', focus, outcomes.length));
    document.getElementById('hx-result')?.focus();
  };
  const nothing = () => undefined;
  const shown = { group, run: nothing, shownOnly: true } as const;
  useShortcuts(
    { keys: ['↑', '↓', '←', '→'], label: () => t().keys.cursor, ...shown },
    { keys: ['Enter', 'Space'], label: () => t().keys.use, ...shown },
    { keys: 'Delete', label: () => t().keys.erase, ...shown },
    { keys: ['Q', 'W', 'E', 'A', 'S', 'D'], label: () => t().keys.edges, ...shown },
    { keys: 'C', label: () => t().keys.act, ...shown },
    { keys: 'Esc', label: () => t().keys.cancel, ...shown },
    { keys: 'F', label: () => t().keys.result, group, run: readOut },
    { keys: '.', label: () => t().keys.next, group, run: () => stepReason(1) },
    { keys: ',', label: () => t().keys.previous, group, run: () => stepReason(-1) },
    {
      keys: 'R',
      label: () => t().keys.draw,
      group,
      run: () => {
        setSeed(freshSeed());
        drawOutcome();
      },
    },
    ...TOOLS.map(({ id, key }) => ({
      keys: key.toUpperCase(),
      label: () => t().keys.chooseTool(t().tool[id]),
      group,
      run: () => setTool(id),
    })),
  );
  return (
    <div class="hx-board">
      <aside class="hx-side" aria-label={t().tools}>
        <ToolBar />
        <FigureList />
        <ActionPanel />
        <RulesPanel />
      </aside>
      <section class="hx-middle" aria-label={t().map}>
        <FileBar />
        <HexMap />
      </section>
      <aside class="hx-answer" aria-label={t().result}>
        <ResultPanel />
      </aside>
    </div>
  );
}
