import { For } from 'solid-js';
import { card, def } from '../../../../engine/mk/table/rules/controller.ts';
import type { CardId } from '../../../../engine/mk/table/state/types.ts';
import { mpText } from '../../../../messages/card-face.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { TypeGlyph } from '../../../cards/glyphs.tsx';
import { useTable, visibleName } from '../context.ts';

interface CardPickProps {
  readonly label: string;
  readonly options: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly chosen: readonly CardId[];
  readonly onToggle: (id: CardId) => void;
}

/** Some of several cards, in the order they are picked. */
export function CardPick(props: CardPickProps) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const move = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const all = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('.pick-card') ?? [])];
    all[all.indexOf(event.currentTarget) + step]?.focus();
    event.preventDefault();
  };
  return (
    <div class="field">
      <span class="field-label">
        {props.label} <span class="num">{t().chosen(props.chosen.length, props.min, props.max)}</span>
      </span>
      <div class="pick" role="group" aria-label={props.label}>
        <For each={props.options}>
          {(id) => (
            <button
              type="button"
              class="pick-card"
              aria-pressed={props.chosen.includes(id)}
              onClick={() => props.onToggle(id)}
              onKeyDown={move}
            >
              <TypeGlyph type={def(game.state(), id).type} />
              <span class="grow cut">{visibleName(game.state(), id, t())}</span>
              <span class="muted num">
                {card(game.state(), id).zone === 'future' || def(game.state(), id).mp !== null
                  ? mpText(def(game.state(), id))
                  : ''}
              </span>
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
