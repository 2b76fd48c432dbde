import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { useText } from '../../app/i18n.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { Board } from './board/board.tsx';
import { ChoiceBubble, RefusalBubble } from './board/bubble.tsx';
import { focusSpot } from './board/keys.ts';
import { createTable, TableContext, visibleName } from './context.ts';
import type { TableGame } from './game.ts';
import { HandTest } from './hands/hand-test.tsx';
import { Head, type HeadProps } from './head.tsx';
import { PileList } from './menu/pile-list.tsx';
import { SpotMenu } from './menu/spot-menu.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { nextAction } from './play/next.ts';
import { ClauseDialog } from './side/clause.tsx';
import { Side } from './side/side.tsx';
import './game-view.css';

export interface GameViewProps extends Omit<HeadProps, 'handTest' | 'onHandTest'> {
  readonly game: TableGame;
}

/** A game: head, table, column beside it, phase bar; menus and bubbles over it. */
export function GameView(props: GameViewProps) {
  // The view is made anew for every game.
  const { game } = props;
  const table = createTable(game);
  const t = useText(tableTexts);
  const [hands, setHands] = createSignal(false);
  let frame: HTMLDivElement | undefined;
  const group = () => t().shortcutGroup;

  const next = () => {
    if (game.mode().kind === 'team') return game.confirmTeam();
    const action = nextAction(game.state());
    if (action.kind === 'answer') toPanel();
    else game.run(action.command);
  };
  const toPanel = () => frame?.querySelector<HTMLElement>('.panel :is(input, .pick-card, .btn)')?.focus();
  const restore = () => {
    if (frame && !focusSpot(frame, game.focus())) focusSpot(frame, 'zone:self.hand');
  };

  useShortcuts(
    { keys: 'T', label: () => t().keyNext, group, run: next },
    { keys: 'Ctrl+Z', label: () => t().undo(game.undoName()), group, run: () => game.back() },
    { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], label: () => t().redo(game.redoName()), group, run: () => game.forward() },
    { keys: 'H', label: () => t().keyDraw, group, run: () => game.run({ type: 'draw', n: 1 }) },
    { keys: 'Ctrl+H', label: () => t().keyHands, group, run: () => setHands((open) => !open) },
    { keys: 'Ctrl+S', label: () => t().keySave, group, run: () => props.onSave() },
    { keys: 'Ctrl+Shift+N', label: () => t().keyNew, group, run: () => props.onAgain('fresh') },
    { keys: 'V', label: () => t().keyPanel, group, run: toPanel },
    {
      keys: 'N',
      label: () => t().keyLog,
      group,
      run: () => frame?.querySelector<HTMLElement>('.log-step[aria-current]')?.focus(),
    },
    { keys: 'Escape', label: () => t().cancel, group, enabled: () => busy(), run: () => game.clear() },
    { keys: 'Enter', label: () => t().keyMenu, group, shownOnly: true, run: () => undefined },
    { keys: 'Space', label: () => t().keyCarry, group, shownOnly: true, run: () => undefined },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      label: () => t().keyArrows,
      group,
      shownOnly: true,
      run: () => undefined,
    },
  );
  const busy = () =>
    game.mode().kind !== 'idle' || game.ask() !== null || game.refused() !== null || game.choice() !== null;

  // A card that was moved takes its focus along; one that is gone leaves it to the Kéz.
  createEffect(
    on(
      () => [game.session(), game.ask()] as const,
      () => {
        const inTable =
          document.activeElement === document.body || document.activeElement?.closest('.board, .panel') != null;
        if (inTable && !game.ask() && game.state().decisions.length === 0) queueMicrotask(restore);
      },
      { defer: true },
    ),
  );
  onCleanup(() => table.setOpened(null));

  const pile = createMemo(() => {
    const open = table.opened();
    return open?.kind === 'pile' ? open : undefined;
  });
  const menu = createMemo(() => {
    const open = table.opened();
    return open?.kind === 'menu' ? open : undefined;
  });
  const carried = createMemo(() => {
    const now = game.mode();
    if (now.kind === 'carry')
      return { what: t().carrying(visibleName(game.state(), now.card, t())), hint: t().carryHint };
    if (now.kind === 'target') {
      const what = t().targeting(t().offers[now.offer.id].replace(/…$/, ''), visibleName(game.state(), now.card, t()));
      return { what, hint: t().targetHint };
    }
    return null;
  });

  return (
    <TableContext.Provider value={table}>
      <div
        ref={(element) => {
          frame = element;
        }}
        class="table-game"
      >
        <Head {...props} handTest={hands()} onHandTest={() => setHands((open) => !open)} />
        <Show when={hands()}>
          <HandTest setup={game.session().setup} onClose={() => setHands(false)} onPlay={props.onSeed} />
        </Show>
        <div class="table-middle">
          <Board />
          <Side />
        </div>
        <Show when={carried()}>
          {(now) => (
            <p class="carry-note">
              <b>{now().what}</b> <span class="muted">{now().hint}</span>
            </p>
          )}
        </Show>
        <PhaseBar onNext={next} />
        <Show when={game.refused()} keyed>
          {(refused) => <RefusalBubble refused={refused} />}
        </Show>
        <Show when={game.choice()} keyed>
          {(choice) => <ChoiceBubble choice={choice} />}
        </Show>
        <Show when={menu()} keyed>
          {(open) => <SpotMenu spot={open.spot} onClose={() => table.setOpened(null)} />}
        </Show>
        <PileList open={pile()} onClose={() => table.setOpened(null)} />
        <ClauseDialog />
      </div>
    </TableContext.Provider>
  );
}
