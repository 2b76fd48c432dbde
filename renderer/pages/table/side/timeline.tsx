import { createMemo, For, Show } from 'solid-js';
import { card, def } from '../../../../engine/mk/table/rules/controller.ts';
import type { TimelineEntry } from '../../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { TypeGlyph } from '../../../cards/glyphs.tsx';
import { useTable, visibleName } from '../context.ts';
import { isKnown } from '../play/why.ts';

/** The Időfonal: the last one in lies on top and takes effect first. */
export function Timeline() {
  const { game } = useTable();
  const t = useText(tableTexts);
  const entries = createMemo(() => [...game.state().timeline].reverse());
  const open = createMemo(() => {
    const now = game.mode();
    return now.kind === 'carry' && now.open.has('timeline');
  });
  return (
    <section
      class="side-part timeline"
      classList={{ 'zone-open': open() }}
      data-zone="timeline"
      aria-label={t().zoneLabel(t().timeline, entries().length)}
    >
      <h2>
        {t().timeline}
        <Show when={entries().length > 0}>
          <span class="zone-count num">{entries().length}</span>
        </Show>
      </h2>
      <Show when={entries().length > 0} fallback={<p class="small muted timeline-none">{t().timelineEmpty}</p>}>
        <ol class="timeline-list">
          <For each={entries()}>{(entry, index) => <Entry entry={entry} top={index() === 0} />}</For>
        </ol>
      </Show>
    </section>
  );
}

function Entry(props: { readonly entry: TimelineEntry; readonly top: boolean }) {
  const table = useTable();
  const { game } = table;
  const t = useText(tableTexts);
  const name = (id: number) => visibleName(game.state(), id, t());
  const detail = () => {
    const { plan, targets } = props.entry;
    if (plan?.do === 'attach') return t().timelineOn(name(plan.host));
    return targets.length > 0 ? t().timelineTargets(targets.map(name).join(', ')) : '';
  };
  const key = () => `card:${props.entry.card}`;
  /** The text that takes effect, where the entry is one of a card that may be seen. */
  const sentence = () => {
    const { ability } = props.entry;
    const shown = isKnown(game.state(), props.entry.card);
    return ability === null || !shown ? '' : (def(game.state(), props.entry.card).abilities[ability]?.text ?? '');
  };
  return (
    <li class="timeline-entry" classList={{ 'timeline-top': props.top }} data-glide={inTimeline(props.entry, game)}>
      <button
        type="button"
        data-spot={inTimeline(props.entry, game) === undefined ? undefined : key()}
        onClick={() => table.setOpened({ kind: 'menu', spot: { kind: 'card', id: props.entry.card } })}
        onFocus={() => game.setFocus(key())}
        aria-haspopup="menu"
      >
        <TypeGlyph type={game.state().defs[card(game.state(), props.entry.card).def]?.type ?? null} />
        <span class="grow">
          <span class="timeline-name">{name(props.entry.card)}</span>
          <span class="small muted">
            {t().timelineBy[props.entry.kind]}
            <Show when={detail()}> · {detail()}</Show>
          </span>
          <Show when={sentence()}>
            {(text) => (
              <span class="small timeline-text" lang="hu">
                {text()}
              </span>
            )}
          </Show>
        </span>
        <Show when={props.top}>
          <span class="timeline-mark">{t().timelineTop}</span>
        </Show>
      </button>
    </li>
  );
}

/** Only a card that lies in the Időfonal itself glides there; an ability's card stays where it is. */
const inTimeline = (entry: TimelineEntry, game: ReturnType<typeof useTable>['game']): number | undefined =>
  game.state().cards[entry.card]?.zone === 'timeline' ? entry.card : undefined;
