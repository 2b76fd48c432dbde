import { createMemo, For, Show } from 'solid-js';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { type CurveBar, costCurve, LAST_COST, meanCost, typeCounts } from '../../../engine/mk/deck/curve.ts';
import type { Deck } from '../../../engine/mk/deck/deck.ts';
import { cardTexts } from '../../../messages/page/card.ts';
import { verdictTexts } from '../../../messages/page/verdict.ts';
import { num, useText } from '../../app/i18n.ts';
import { TypeGlyph } from '../../cards/glyphs.tsx';
import './curve-view.css';

/** MP curve and types of the draw deck as small bars; the same numbers as a sentence for screen readers. */
export function CurveView(props: { readonly deck: Deck; readonly catalogue: Catalogue }) {
  const t = useText(verdictTexts);
  const words = useText(cardTexts);
  const bars = createMemo(() => costCurve(props.deck, props.catalogue));
  const types = createMemo(() => typeCounts(props.deck, props.catalogue));
  const mean = () => meanCost(props.deck, props.catalogue);
  const highest = () => Math.max(1, ...bars().map((bar) => bar.count));
  const total = () => types().reduce((sum, type) => sum + type.count, 0);
  const label = (bar: CurveBar) =>
    bar.cost === 'x' ? 'X' : bar.cost === 'unknown' ? '?' : bar.cost === LAST_COST ? `${LAST_COST}+` : String(bar.cost);
  return (
    <div class="curve-view">
      <figure class="curve">
        <figcaption>
          {t().curve}
          <Show when={mean() !== null}>
            <span class="muted"> · {t().mean(num(mean() ?? 0, 1))}</span>
          </Show>
        </figcaption>
        <ul class="curve-bars">
          <For each={bars()}>
            {(bar) => (
              <li aria-label={t().bar(label(bar), bar.count)}>
                <span class="curve-count num" aria-hidden="true">
                  {bar.count || ''}
                </span>
                <span class="curve-bar" aria-hidden="true" style={{ height: `${(bar.count / highest()) * 48}px` }} />
                <span class="curve-cost num" aria-hidden="true">
                  {label(bar)}
                </span>
              </li>
            )}
          </For>
        </ul>
      </figure>
      <figure class="types">
        <figcaption>{t().types}</figcaption>
        <ul>
          <For each={types()}>
            {(item) => (
              <li class={`types-line types-${item.type ?? 'unknown'}`}>
                <TypeGlyph type={item.type} />
                <span class="types-name cut">{item.type ? words().types[item.type] : words().unknownType}</span>
                <span class="types-bar" aria-hidden="true">
                  <span style={{ width: `${(item.count / Math.max(1, total())) * 100}%` }} />
                </span>
                <span class="num types-count">{item.count}</span>
              </li>
            )}
          </For>
        </ul>
      </figure>
    </div>
  );
}
