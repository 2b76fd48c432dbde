import { createMemo, For, Show } from 'solid-js';
import { teamLevel } from '../../../../engine/mk/table/rules/levels.ts';
import type { PlayerId, ZoneName } from '../../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { useTable } from '../context.ts';
import { useBoardKeys } from './keys.ts';
import { Pile } from './pile.tsx';
import { Zone } from './zone.tsx';
import './board.css';

const OWN_PILES: readonly ZoneName[] = ['future', 'past', 'abyss', 'spare', 'outer', 'solved'];
const THEIR_PILES: readonly ZoneName[] = ['past', 'abyss', 'solved'];

/** The table as players lay it out: the opponent above, own places below, the Kéz at the bottom. */
export function Board() {
  const table = useTable();
  const { game } = table;
  const t = useText(tableTexts);
  let frame: HTMLElement | undefined;
  const keys = useBoardKeys(() => frame);
  const has = (side: PlayerId, zone: ZoneName) => createMemo(() => game.state().zones[side][zone].length > 0);
  const dummyBuildings = has('dummy', 'buildings');
  const dummyQuests = has('dummy', 'quests');
  const dummyField = has('dummy', 'field');
  const dummyStore = has('dummy', 'store');
  const field = has('self', 'field');
  const gone = has('self', 'gone');
  const manoeuvre = createMemo(() => game.state().manoeuvre !== null);
  const TeamNote = (props: { side: PlayerId }) => (
    <span class="zone-note num" aria-hidden="true">
      {t().level(teamLevel(game.state(), props.side))}
    </span>
  );
  return (
    <section
      ref={(element) => {
        frame = element;
      }}
      class="board"
      classList={{ 'board-busy': game.mode().kind !== 'idle' }}
      aria-label={t().table}
      onKeyDown={keys}
    >
      <div class="lane lane-dummy">
        <Zone side="dummy" zone="tower" />
        <Zone side="dummy" zone="row" class="zone-wide" />
        <Show when={manoeuvre()}>
          <Zone side="dummy" zone="team" note={<TeamNote side="dummy" />} />
        </Show>
        <Show when={dummyBuildings()}>
          <Zone side="dummy" zone="buildings" />
        </Show>
        <Show when={dummyQuests()}>
          <Zone side="dummy" zone="quests" />
        </Show>
        <Show when={dummyField()}>
          <Zone side="dummy" zone="field" />
        </Show>
        <Show when={dummyStore()}>
          <Zone side="dummy" zone="store" />
        </Show>
        <div class="lane-piles">
          <For each={THEIR_PILES}>{(zone) => <Pile side="dummy" zone={zone} />}</For>
        </div>
      </div>
      <div class="lane lane-places">
        <Zone side="self" zone="tower" />
        <Zone side="self" zone="quests" class="zone-wide" />
        <Zone side="self" zone="buildings" class="zone-wide" />
        <Show when={field()}>
          <Zone side="self" zone="field" />
        </Show>
      </div>
      <div class="lane lane-row">
        <Show when={manoeuvre()}>
          <Zone side="self" zone="team" note={<TeamNote side="self" />} class="zone-team" />
        </Show>
        <Zone side="self" zone="row" class="zone-wide" />
        <Zone side="self" zone="store" />
      </div>
      <div class="lane lane-hand">
        <Zone side="self" zone="hand" big={true} class="zone-wide" />
      </div>
      <div class="lane lane-piles">
        <For each={OWN_PILES}>{(zone) => <Pile side="self" zone={zone} />}</For>
        <Show when={gone()}>
          <Pile side="self" zone="gone" />
        </Show>
      </div>
    </section>
  );
}
