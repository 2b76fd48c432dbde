import CircleX from 'lucide-solid/icons/circle-x';
import InfinityIcon from 'lucide-solid/icons/infinity';
import RotateCw from 'lucide-solid/icons/rotate-cw';
import { Show } from 'solid-js';
import type { HandAction, HandCard } from '../../../../engine/homalyrev/hand/card.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { useText } from '../../../app/i18n.ts';
import './ability-card.css';

/** What an ability card shows: initiative, name, level, both actions with what becomes of the card. */
export function AbilityCard(props: { readonly card: HandCard; readonly mark?: string | undefined }) {
  const t = useText(homalyrevHandTexts);
  return (
    <span class="ac">
      <span class="ac-head">
        <span class="ac-initiative num">{props.card.initiative}</span>
        <span class="ac-name">{props.card.name}</span>
        <span class="ac-level">{t().cardLevel(props.card.level)}</span>
      </span>
      <Half action={props.card.top} label={t().top} />
      <Half action={props.card.bottom} label={t().bottom} />
      <Show when={props.mark}>
        <span class="ac-mark">{props.mark}</span>
      </Show>
    </span>
  );
}

function Half(props: { readonly action: HandAction; readonly label: string }) {
  return (
    <span class="ac-half">
      <span class="sr-only">{props.label}: </span>
      <ActionText action={props.action} />
    </span>
  );
}

/** The words of an action and the marks for what becomes of the card. */
export function ActionText(props: { readonly action: HandAction }) {
  const t = useText(homalyrevHandTexts);
  const bonus = () => props.action.bonus;
  return (
    <>
      <Show when={props.action.text} fallback={<em class="muted">{t().noText}</em>}>
        {props.action.text}
      </Show>
      <Show when={bonus()}>
        {(kind) => (
          <span class="ac-sign">
            {kind() === 'round' ? <RotateCw /> : <InfinityIcon />}
            {t().bonus[kind()]}
          </span>
        )}
      </Show>
      <Show when={props.action.lost}>
        <span class="ac-sign ac-lost">
          <CircleX />
          {props.action.unrecoverable ? t().goneMark : t().lostMark}
        </span>
      </Show>
    </>
  );
}
