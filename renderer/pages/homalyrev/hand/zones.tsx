import EllipsisVertical from 'lucide-solid/icons/ellipsis-vertical';
import { For, Show } from 'solid-js';
import { ZONES } from '../../../../engine/homalyrev/hand/commands.ts';
import type { HandState } from '../../../../engine/homalyrev/hand/state.ts';
import { RULE_SETS } from '../../../../engine/homalyrev/rules.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { Menu, type MenuItem } from '../../../design/components/menu.tsx';
import { cards, send } from './state.ts';

/** Discarded, lost and active cards, each with what can be done to it. */
export function Zones(props: { readonly state: HandState }) {
  const t = useText(homalyrevHandTexts);
  const zone = (id: 'discard' | 'lost') => (
    <section class="hd-zone" aria-label={t().zones[id]}>
      <h3>{t().zoneCount(t().zones[id], props.state[id].length)}</h3>
      <Show when={props.state[id].length > 0} fallback={<p class="muted small">{t().emptyZones[id]}</p>}>
        <ul>
          <For each={props.state[id]}>
            {(name) => (
              <Line
                name={name}
                note={id === 'lost' && props.state.gone.includes(name) ? t().gone : undefined}
                from={id}
              />
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
  return (
    <div class="hd-zones">
      {zone('discard')}
      {zone('lost')}
      <section class="hd-zone" aria-label={t().zones.active}>
        <h3>{t().zoneCount(t().zones.active, props.state.active.length)}</h3>
        <Show when={props.state.active.length > 0} fallback={<p class="muted small">{t().emptyZones.active}</p>}>
          <ul>
            <For each={props.state.active}>
              {(one) => (
                <li class="hd-line hd-line-active">
                  <span class="grow">
                    {one.card}
                    <span class="muted small"> – {t().goesTo[one.to]}</span>
                  </span>
                  <Button size="small" onClick={() => send({ type: 'endActive', card: one.card, spent: true })}>
                    {t().spent}
                  </Button>
                  <Show when={RULE_SETS[props.state.rules].activeCardsMovable}>
                    <Button
                      size="small"
                      look="quiet"
                      onClick={() => send({ type: 'endActive', card: one.card, spent: false })}
                    >
                      {t().endBonus}
                    </Button>
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </div>
  );
}

function Line(props: { readonly name: string; readonly note: string | undefined; readonly from: 'discard' | 'lost' }) {
  const t = useText(homalyrevHandTexts);
  const moves = (): MenuItem[] => [
    {
      label: props.from === 'lost' ? t().recoverLost : t().recoverDiscard,
      disabled: props.note !== undefined,
      run: () => send({ type: 'recover', cards: [props.name], from: props.from }),
    },
    ...ZONES.filter((zone) => zone !== props.from).map((zone, i) => ({
      label: t().moveTo[zone],
      separated: i === 0,
      run: () => send({ type: 'manual', card: props.name, to: zone }),
    })),
  ];
  return (
    <li class="hd-line">
      <span class="hd-line-number num muted">{cards().get(props.name)?.initiative}</span>
      <span class="grow">
        {props.name}
        <Show when={props.note}>
          <span class="muted small"> – {props.note}</span>
        </Show>
      </span>
      <Menu label={t().moveCard(props.name)} icon={<EllipsisVertical />} iconOnly size="small" items={moves()} />
    </li>
  );
}
