import Droplet from 'lucide-solid/icons/droplet';
import EyeOff from 'lucide-solid/icons/eye-off';
import Moon from 'lucide-solid/icons/moon';
import { createMemo, For, Show } from 'solid-js';
import { card, def, typeOf } from '../../../../engine/mk/table/rules/controller.ts';
import { canSee } from '../../../../engine/mk/table/rules/view.ts';
import type { CardId, CardInst } from '../../../../engine/mk/table/state/types.ts';
import { longestWord, mpText } from '../../../../messages/card-face.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { CardFace } from '../../../cards/card-face.tsx';
import { SymbolGlyph, TypeGlyph } from '../../../cards/glyphs.tsx';
import { useTable } from '../context.ts';
import { spotKey } from '../play/types.ts';
import { dpValue, levelNow, wallNow } from './card-facts.ts';
import { cardLabel } from './card-label.ts';
import { useDrag } from './drag.ts';
import './table-card.css';

/**
 * One card on the table with what is attached to it, fanned below. The whole card is one control: Enter opens its menu,
 * the space bar or a drag picks it up.
 */
export function TableCard(props: { readonly id: CardId; readonly big?: boolean }) {
  const { game } = useTable();
  const inst = createMemo(() => card(game.state(), props.id));
  const attached = createMemo(() => inst().attached);
  return (
    <div
      class="slot"
      classList={{
        'slot-resting': inst().position === 'resting' && !props.big,
        'slot-big': props.big === true,
        'slot-fan': attached().length > 0,
      }}
      style={{ '--fan': Math.min(attached().length, 4) }}
      data-glide={props.id}
    >
      <CardButton id={props.id} inst={inst()} big={props.big === true} />
      <Show when={attached().length > 0}>
        <div class="fan">
          <For each={attached()}>{(other) => <Tab id={other} />}</For>
        </div>
      </Show>
    </div>
  );
}

/** What both the card and its attached cards do and look like as a control. */
function useCard(id: () => CardId) {
  const table = useTable();
  const { game } = table;
  const t = useText(tableTexts);
  const key = () => spotKey({ kind: 'card', id: id() });
  const mode = () => game.mode();
  const open = createMemo(() => {
    const now = mode();
    return now.kind === 'idle' ? game.options().includes(id()) : now.open.has(key());
  });
  const held = createMemo(() => {
    const now = mode();
    if (now.kind === 'team') return now.team.includes(id());
    return now.kind === 'idle' ? game.chosen().includes(id()) : now.card === id();
  });
  const label = createMemo(() => {
    const base = cardLabel(game.state(), id(), t(), lang());
    return open() && !held() ? `${base}, ${t().legal}` : base;
  });
  const drag = useDrag(id);
  return { table, t, key, open, held, label, drag };
}

function CardButton(props: { readonly id: CardId; readonly inst: CardInst; readonly big: boolean }) {
  const { table, t, key, open, held, label, drag } = useCard(() => props.id);
  const { game } = table;
  const seen = createMemo(() => canSee(game.state(), props.id, 'self'));
  const type = createMemo(() => typeOf(game.state(), props.id));
  return (
    <button
      type="button"
      class={`tcard tcard-${props.inst.position} face-type-${type() ?? 'unknown'}`}
      classList={{ 'tcard-open': open(), 'tcard-held': held(), 'tcard-back': !seen(), 'tcard-big': props.big }}
      data-spot={key()}
      data-hidden={props.inst.faceDown && seen() ? '' : undefined}
      tabIndex={game.focus() === key() ? 0 : -1}
      aria-haspopup="menu"
      aria-pressed={held() ? 'true' : undefined}
      onFocus={() => game.setFocus(key())}
      {...drag}
    >
      <span class="sr-only">{label()}</span>
      <Show when={seen()} fallback={<Back words={t().hiddenMark} />}>
        <Show when={props.big} fallback={<Compact id={props.id} inst={props.inst} />}>
          <span aria-hidden="true">
            <CardFace card={def(game.state(), props.id)} size="tile" />
          </span>
        </Show>
      </Show>
    </button>
  );
}

function Back(props: { readonly words: string }) {
  return (
    <span class="tcard-hidden" aria-hidden="true">
      <EyeOff aria-hidden={true} />
      {props.words}
    </span>
  );
}

/** The face that is legible at the size of a table: name, MP, type, numbers, position, counters. */
function Compact(props: { readonly id: CardId; readonly inst: CardInst }) {
  const { game } = useTable();
  const t = useText(tableTexts);
  const one = createMemo(() => def(game.state(), props.id));
  const type = createMemo(() => typeOf(game.state(), props.id));
  const level = createMemo(() => levelNow(game.state(), props.id));
  const wall = createMemo(() => wallNow(game.state(), props.id));
  const dp = createMemo(() => dpValue(game.state(), props.id));
  /** The signs of its texts, so that one sees which cards have something to activate. */
  const symbols = createMemo(() => [...new Set(one().abilities.flatMap((text) => text.symbols))].slice(0, 5));
  const changed = () => level() !== null && level() !== one().level;
  return (
    <span class="tface" aria-hidden="true" style={{ '--longest': longestWord(one().name) }}>
      <span class="tface-head">
        <span class="tface-name" classList={{ 'tface-named': one().named === true }}>
          {one().name}
        </span>
        <Show when={one().mp !== null}>
          <span class="tface-mp num">{mpText(one())}</span>
        </Show>
      </span>
      <span class="tface-facts num">
        <TypeGlyph type={type()} />
        <Show when={level() !== null}>
          <b classList={{ 'tface-changed': changed() }}>
            {t().levelShort} {level()}
          </b>
        </Show>
        <Show when={wall() !== null}>
          <b>{t().fal(wall() ?? 0)}</b>
        </Show>
        <Show when={dp() !== null}>
          <b>{t().dp(dp() ?? 0)}</b>
        </Show>
      </span>
      <Show when={symbols().length > 0}>
        <span class="tface-symbols">
          <For each={symbols()}>{(symbol) => <SymbolGlyph symbol={symbol} />}</For>
        </span>
      </Show>
      <Show when={props.inst.treasure !== null}>
        <span class="tface-note">{t().treasure}</span>
      </Show>
      <For each={Object.entries(props.inst.counters)}>
        {([name, n]) => <span class="tface-note num">{t().counters(name, n)}</span>}
      </For>
      <Show when={props.inst.damage > 0}>
        <span class="tface-note tface-hurt num">{t().damage(props.inst.damage)}</span>
      </Show>
      <Show when={props.inst.position === 'resting'}>
        <span class="tface-mark">
          <Moon aria-hidden={true} /> {t().resting}
        </span>
      </Show>
      <Show when={props.inst.position === 'wounded'}>
        <span class="tface-mark tface-wounded">
          <Droplet aria-hidden={true} /> {t().wounded}
        </span>
      </Show>
      <Show when={props.inst.faceDown}>
        <span class="tface-mark tface-secret">
          <EyeOff aria-hidden={true} /> {t().hiddenMark}
        </span>
      </Show>
    </span>
  );
}

/** An attached card: the edge that looks out under its carrier. */
function Tab(props: { readonly id: CardId }) {
  const { table, t, key, open, held, label, drag } = useCard(() => props.id);
  const { game } = table;
  const inst = createMemo(() => card(game.state(), props.id));
  const seen = createMemo(() => canSee(game.state(), props.id, 'self'));
  const type = createMemo(() => typeOf(game.state(), props.id));
  return (
    <button
      type="button"
      class={`tab-card face-type-${type() ?? 'unknown'}`}
      classList={{ 'tcard-open': open(), 'tcard-held': held(), 'tcard-back': !seen() }}
      data-spot={key()}
      data-glide={props.id}
      tabIndex={game.focus() === key() ? 0 : -1}
      aria-haspopup="menu"
      onFocus={() => game.setFocus(key())}
      {...drag}
    >
      <span class="sr-only">{label()}</span>
      <Show when={seen()} fallback={<EyeOff aria-hidden={true} />}>
        <TypeGlyph type={type()} />
      </Show>
      <span class="cut" aria-hidden="true">
        {seen() ? def(game.state(), props.id).name : t().hiddenMark}
      </span>
      <Show when={seen() && inst().faceDown}>
        <EyeOff aria-hidden={true} />
      </Show>
    </button>
  );
}
