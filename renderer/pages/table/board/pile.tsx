import { createMemo } from 'solid-js';
import type { PlayerId, ZoneName } from '../../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { useTable, zoneName } from '../context.ts';
import { spotKey } from '../play/types.ts';

/** A place of which only the number of cards is in sight; it opens as a list. */
export function Pile(props: { readonly side: PlayerId; readonly zone: ZoneName }) {
  const table = useTable();
  const { game } = table;
  const t = useText(tableTexts);
  const count = createMemo(() => game.state().zones[props.side][props.zone].length);
  const spot = () => ({ kind: 'zone', side: props.side, zone: props.zone }) as const;
  const key = () => spotKey(spot());
  const open = createMemo(() => {
    const now = game.mode();
    return now.kind === 'carry' && now.open.has(key());
  });
  const press = () => {
    if (game.mode().kind !== 'idle') game.layOn(spot());
    else if (props.zone === 'future' && props.side === 'self') table.setOpened({ kind: 'menu', spot: spot() });
    else table.setOpened({ kind: 'pile', side: props.side, zone: props.zone });
  };
  return (
    <button
      type="button"
      class="pile"
      classList={{ 'pile-open': open(), 'pile-none': count() === 0 }}
      data-spot={key()}
      data-zone={key()}
      tabIndex={game.focus() === key() ? 0 : -1}
      aria-haspopup={props.zone === 'future' && props.side === 'self' ? 'menu' : 'dialog'}
      onFocus={() => game.setFocus(key())}
      onClick={press}
    >
      <span class="sr-only">{`${t().pile(zoneName(t(), props.zone, props.side), count())}${open() ? ` ${t().legal}` : ''}`}</span>
      <span class="pile-cards" aria-hidden="true" />
      <span aria-hidden="true">{zoneName(t(), props.zone, 'self', true)}</span>
      <b class="num" aria-hidden="true">
        {count()}
      </b>
    </button>
  );
}
