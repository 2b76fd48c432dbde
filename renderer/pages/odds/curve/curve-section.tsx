import { createMemo, For, Show } from 'solid-js';
import { type Curve, curveOf } from '../../../../engine/mk/odds/curve.ts';
import { COST_BUCKETS } from '../../../../engine/mk/odds/opening.ts';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { num, useText } from '../../../app/i18n.ts';
import { Segments } from '../../../design/components/segments.tsx';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { type ChosenDeck, change, prefs } from '../state.ts';
import { costByTypeData, costData, typeData } from './curve-data.ts';
import { curveWords } from './words.ts';

/** MP curve and types of the draw deck, beside those of a second deck if one is chosen. */
export function CurveSection(props: { readonly deck: ChosenDeck; readonly other: ChosenDeck | null }) {
  const t = useText(oddsTexts);
  const curves = createMemo(() =>
    [props.deck, ...(props.other ? [props.other] : [])].map((deck) => ({ name: deck.name, curve: curveOf(deck.pool) })),
  );
  const own = () => curves()[0]?.curve as Curve;
  const split = () => prefs().byType && curves().length === 1;
  const costs = createMemo(() => (split() ? costByTypeData(own(), curveWords()) : costData(curves(), curveWords())));
  const types = createMemo(() => typeData(curves(), curveWords()));
  const mean = (curve: Curve) => (curve.mean === null ? t().noMean : num(curve.mean, 2));
  const unknown = () => props.deck.pool.filter(({ card }) => !card).length;
  return (
    <>
      <Show when={unknown() > 0}>
        <p class="muted">{t().unknownCards(unknown())}</p>
      </Show>
      <For each={curves()}>{({ name, curve }) => <Numbers name={curves().length > 1 ? name : ''} curve={curve} />}</For>
      <div class="odds-curves">
        <ChartFigure
          title={t().curve}
          tall
          data={costs()}
          summary={curves()
            .map(({ name, curve }) => `${name}: ${t().curveSummary(curve.cards, mean(curve))}`)
            .join(' ')}
          note={t().curveNote}
          tools={
            <Show when={curves().length === 1}>
              <Segments
                label={t().curveView}
                value={prefs().byType ? 'types' : 'all'}
                choices={[
                  { value: 'all', label: t().typesOff },
                  { value: 'types', label: t().typesOn },
                ]}
                onChange={(value) => change({ byType: value === 'types' })}
              />
            </Show>
          }
        />
        <ChartFigure
          title={t().types}
          tall
          data={types()}
          summary={t().typesSummary(
            types()
              .labels.map((label, i) => `${label}: ${types().series[0]?.values[i]}`)
              .join(', '),
          )}
        />
      </div>
    </>
  );
}

function Numbers(props: { readonly name: string; readonly curve: Curve }) {
  const t = useText(oddsTexts);
  const at = (bucket: (typeof COST_BUCKETS)[number]) => props.curve.costs[COST_BUCKETS.indexOf(bucket)] ?? 0;
  const number = (value: number | null) => (value === null ? t().noMean : num(value, Number.isInteger(value) ? 0 : 2));
  return (
    <dl class="odds-figures num" aria-label={props.name || undefined}>
      <Show when={props.name}>
        <div class="odds-figure odds-figure-name">
          <dt>{t().deck}</dt>
          <dd>{props.name}</dd>
        </div>
      </Show>
      <For
        each={[
          [t().mean, number(props.curve.mean)],
          [t().median, number(props.curve.median)],
          [t().priced, t().pricedOf(props.curve.priced, props.curve.cards)],
          [t().xCards, num(at('X'))],
          [t().noCost, num(at('?'))],
        ]}
      >
        {([label, value]) => (
          <div class="odds-figure">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
