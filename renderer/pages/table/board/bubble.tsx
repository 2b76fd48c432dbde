import CircleX from 'lucide-solid/icons/circle-x';
import { createEffect, For, onMount, Show } from 'solid-js';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { useTable } from '../context.ts';
import type { Choice, Refused } from '../game.ts';
import { placeAbove } from '../menu/place.ts';
import { spotKey } from '../play/types.ts';
import { whyNot } from '../play/why.ts';
import { ClauseLink } from '../side/clause.tsx';
import './bubble.css';

const anchorOf = (key: string | null): HTMLElement | null =>
  key === null ? null : document.querySelector(`.table-game [data-spot="${CSS.escape(key)}"]`);

/** Why a move was refused, beside the card, with its clause and the way to do it by hand. */
export function RefusalBubble(props: { readonly refused: Refused }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  let box: HTMLDivElement | undefined;
  const bare = () => whyNot({ ...props.refused.refusal, clause: null }, game.state(), lang());
  createEffect(() => {
    const { near } = props.refused;
    if (box) placeAbove(box, anchorOf(near === null ? null : spotKey({ kind: 'card', id: near })));
  });
  return (
    <div
      ref={(element) => {
        box = element;
      }}
      class="bubble"
    >
      <p>
        <CircleX aria-hidden={true} />
        <span>
          {bare()} <Show when={props.refused.refusal.clause}>{(id) => <ClauseLink id={id()} />}</Show>
        </span>
      </p>
      <div class="bubble-foot">
        <Show when={props.refused.byHand}>
          {(command) => (
            <Button size="small" onClick={() => game.run(command())}>
              {t().anyway}
            </Button>
          )}
        </Show>
        <Button size="small" look="quiet" onClick={() => game.closeRefusal()}>
          {t().dismiss}
        </Button>
      </div>
    </div>
  );
}

/** One gesture with several meanings: which is meant. */
export function ChoiceBubble(props: { readonly choice: Choice }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  let box: HTMLDivElement | undefined;
  onMount(() => {
    if (!box) return;
    placeAbove(box, anchorOf(spotKey(props.choice.near)));
    box.querySelector('button')?.focus();
  });
  const near = () => (props.choice.near.kind === 'card' ? props.choice.near.id : -1);
  const take = (command: Choice['commands'][number]) => {
    anchorOf(spotKey(props.choice.near))?.focus();
    game.closeChoice();
    game.begin(command, 'card' in command && typeof command.card === 'number' ? command.card : near());
  };
  return (
    <div
      ref={(element) => {
        box = element;
      }}
      class="bubble"
      role="group"
      aria-label={t().ways}
      onKeyDown={(event) => event.key === 'Escape' && game.closeChoice()}
    >
      <p>{t().ways}</p>
      <div class="bubble-foot">
        <For each={props.choice.commands}>
          {(command) => (
            <Button size="small" onClick={() => take(command)}>
              {t().meaning(command)}
            </Button>
          )}
        </For>
      </div>
    </div>
  );
}
