import { createMemo, createSignal, For, Show } from 'solid-js';
import { def } from '../../../../engine/mk/table/rules/controller.ts';
import type { CardId, PlayerId, ZoneName } from '../../../../engine/mk/table/state/types.ts';
import { compareHu } from '../../../../engine/text/order.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { CardFace } from '../../../cards/card-face.tsx';
import { Button } from '../../../design/components/button.tsx';
import { Dialog } from '../../../design/components/dialog.tsx';
import { EmptyState } from '../../../design/components/empty-state.tsx';
import { useTable, zoneName } from '../context.ts';
import { type MenuLine, menuLines } from './items.ts';

/** The cards of a pile, each with what can be done with it. */
export function PileList(props: {
  readonly open: { readonly side: PlayerId; readonly zone: ZoneName } | undefined;
  readonly onClose: () => void;
}) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const cards = createMemo((): readonly CardId[] => {
    if (!props.open) return [];
    const state = game.state();
    const ids = state.zones[props.open.side][props.open.zone];
    if (props.open.zone !== 'future') return ids;
    return [...ids].sort((a, b) => compareHu(def(state, a).name, def(state, b).name));
  });
  const title = () =>
    props.open ? t().pileTitle(zoneName(t(), props.open.zone, props.open.side), cards().length) : '';
  return (
    <Dialog
      open={props.open !== undefined}
      onClose={props.onClose}
      title={title()}
      width={cards().length > 4 ? 'large' : 'medium'}
    >
      <Show when={props.open?.zone === 'future'}>
        <p class="muted">{t().pileFuture}</p>
      </Show>
      <Show when={cards().length > 0} fallback={<EmptyState text={t().pileEmpty} />}>
        <ul class="pile-list">
          <For each={cards()}>{(id) => <PileCard id={id} onDone={props.onClose} />}</For>
        </ul>
      </Show>
    </Dialog>
  );
}

function PileCard(props: { readonly id: CardId; readonly onDone: () => void }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const [open, setOpen] = createSignal(false);
  const lines = createMemo(() => {
    const all = menuLines(game, { kind: 'card', id: props.id }, t(), lang());
    const flat = (line: MenuLine): readonly MenuLine[] => {
      if (line.more) return line.more.flatMap(flat);
      return line.key === '␣' || line.off ? [] : [line];
    };
    return all.flatMap(flat);
  });
  return (
    <li>
      <CardFace card={def(game.state(), props.id)} size="tile" />
      <Button size="small" aria-expanded={open()} onClick={() => setOpen((before) => !before)}>
        {t().openMenu}
      </Button>
      <Show when={open()}>
        <ul class="pile-actions">
          <For each={lines()}>
            {(line) => (
              <li>
                <Button
                  size="small"
                  look="quiet"
                  onClick={() => {
                    props.onDone();
                    line.run();
                  }}
                >
                  {line.label}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </li>
  );
}
