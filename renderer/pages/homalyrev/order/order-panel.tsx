import ArrowDown from 'lucide-solid/icons/arrow-down';
import ArrowUp from 'lucide-solid/icons/arrow-up';
import { createMemo, For, Show } from 'solid-js';
import type { TurnBlock, TurnGroup } from '../../../../engine/homalyrev/order/turn-order.ts';
import { describeChoice, describeOrderReason } from '../../../../messages/homalyrev/initiative.ts';
import { homalyrevOrderTexts } from '../../../../messages/page/homalyrev-order.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { change, order, tracker } from './state.ts';
import { arranged, goEarlier, mayGoEarlier, waitingFor } from './tracker.ts';

/** Who comes when; ties the rules leave open stand in a frame and are put in order by the players. */
export function OrderPanel() {
  const t = useText(homalyrevOrderTexts);
  const waiting = () => waitingFor(tracker());
  const groups = createMemo(() => {
    let place = 0;
    return order().groups.map((group) => {
      const start = place;
      place += group.blocks.length;
      return { group, start, blocks: arranged(group, tracker().wanted) };
    });
  });
  return (
    <>
      <Show when={waiting().length > 0}>
        <p class="od-waiting">{t().waiting(waiting().join(', '))}</p>
      </Show>
      <Show when={groups().length > 0} fallback={<p class="muted">{t().noOrder}</p>}>
        <ol class="od-order">
          <For each={groups()}>
            {({ group, start, blocks }) => (
              <li class="od-slot" classList={{ 'od-open': group.choice }}>
                <Show when={group.choice}>
                  <p class="od-choice">{describeChoice(group, lang())}</p>
                </Show>
                <ol start={start + 1}>
                  <For each={blocks}>
                    {(block, i) => <Block block={block} group={group} blocks={blocks} index={i()} />}
                  </For>
                </ol>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={order().reasons.length > 0}>
        <section aria-labelledby="od-why">
          <h2 id="od-why">{t().why}</h2>
          <ul class="od-reasons">
            <For each={order().reasons}>
              {(reason) => (
                <li>
                  <span class="grow">{describeOrderReason(reason, lang())}</span>
                  <span class="hx-clause">{reason.clause}</span>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </>
  );
}

function Block(props: {
  readonly block: TurnBlock;
  readonly group: TurnGroup;
  readonly blocks: readonly TurnBlock[];
  readonly index: number;
}) {
  const t = useText(homalyrevOrderTexts);
  const id = () => props.block.id;
  const acted = () => tracker().acted.includes(id());
  const tick = (on: boolean) =>
    change({ acted: on ? [...tracker().acted, id()] : tracker().acted.filter((one) => one !== id()) });
  const move = (index: number) => change(goEarlier(tracker(), props.blocks, index));
  return (
    <li class={`od-block od-${props.block.kind}`} classList={{ 'od-acted': acted() }}>
      <strong class="od-initiative num">{props.block.initiative}</strong>
      <span class="grow">
        <span class="od-turns">{props.block.turns.join(' → ')}</span>
        <Show when={props.block.longRest}>
          <span class="muted small">{t().longRest}</span>
        </Show>
        <Show when={props.block.waiting.length > 0}>
          <span class="muted small">{t().summonedThisRound(props.block.waiting.join(', '))}</span>
        </Show>
      </span>
      <Show when={props.group.choice}>
        <IconButton
          size="small"
          label={t().earlier(id())}
          disabled={!mayGoEarlier(props.group, props.blocks, props.index)}
          onClick={() => move(props.index)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          size="small"
          label={t().later(id())}
          disabled={!mayGoEarlier(props.group, props.blocks, props.index + 1)}
          onClick={() => move(props.index + 1)}
        >
          <ArrowDown />
        </IconButton>
      </Show>
      <input
        type="checkbox"
        class="od-tick"
        aria-label={t().acted(id())}
        checked={acted()}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
    </li>
  );
}
