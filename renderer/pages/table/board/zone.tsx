import { createMemo, For, type JSX, Show } from 'solid-js';
import type { PlayerId, ZoneName } from '../../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { useTable, zoneName } from '../context.ts';
import { spotKey } from '../play/types.ts';
import { TableCard } from './table-card.tsx';
import './zone.css';

interface ZoneProps {
  readonly side: PlayerId;
  readonly zone: ZoneName;
  readonly big?: boolean;
  /** Beside the name, e.g. the level of a team. */
  readonly note?: JSX.Element;
  readonly class?: string;
}

/** One place on the table with its cards side by side; they move closer when there is little room. */
export function Zone(props: ZoneProps) {
  const table = useTable();
  const { game } = table;
  const t = useText(tableTexts);
  const cards = createMemo(() => game.state().zones[props.side][props.zone]);
  const key = () => spotKey({ kind: 'zone', side: props.side, zone: props.zone });
  const name = () => zoneName(t(), props.zone, props.side);
  const open = createMemo(() => {
    const now = game.mode();
    return now.kind === 'carry' && now.open.has(key());
  });
  return (
    <section
      class={`zone zone-${props.zone} ${props.class ?? ''}`}
      classList={{ 'zone-open': open(), 'zone-empty': cards().length === 0 }}
      style={{ '--n': cards().length }}
      data-zone={key()}
      aria-label={t().zoneLabel(name(), cards().length)}
    >
      <ZoneHead side={props.side} zone={props.zone} open={open()} count={cards().length} note={props.note} />
      <div class="zone-cards">
        <For each={cards()}>{(id) => <TableCard id={id} big={props.big ?? false} />}</For>
        <Show when={cards().length === 0}>
          <span class="zone-none">{t().emptyZone}</span>
        </Show>
      </div>
    </section>
  );
}

/** The name of a place: a control that takes the focus, a carried card, and opens what can be done with the place. */
function ZoneHead(props: {
  readonly side: PlayerId;
  readonly zone: ZoneName;
  readonly open: boolean;
  readonly count: number;
  readonly note: JSX.Element | undefined;
}) {
  const table = useTable();
  const { game } = table;
  const t = useText(tableTexts);
  const spot = () => ({ kind: 'zone', side: props.side, zone: props.zone }) as const;
  const key = () => spotKey(spot());
  const label = () => {
    const base = t().zoneLabel(zoneName(t(), props.zone, props.side), props.count);
    return props.open ? `${base}, ${t().legal}` : base;
  };
  return (
    <button
      type="button"
      class="zone-head"
      data-spot={key()}
      tabIndex={game.focus() === key() ? 0 : -1}
      onFocus={() => game.setFocus(key())}
      onClick={() => (game.mode().kind === 'idle' ? undefined : game.layOn(spot()))}
    >
      <span class="sr-only">{label()}</span>
      <span class="zone-name" aria-hidden="true">
        {t().zones[props.zone]}
      </span>
      <Show when={props.count > 0}>
        <span class="zone-count num" aria-hidden="true">
          {props.count}
        </span>
      </Show>
      {props.note}
    </button>
  );
}
