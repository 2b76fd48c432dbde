import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { type Ability, type Card, isStub } from '../../engine/mk/cards/card.ts';
import { details, foot, longestWord, mpText, pieces, stats, typeLine } from '../../messages/card-face.ts';
import { cardTexts } from '../../messages/page/card.ts';
import { useText } from '../app/i18n.ts';
import { SymbolGlyph, TypeGlyph } from './glyphs.tsx';
import './card-face.css';

/** `tile` for tables and hands, `card` for the preview, `sheet` for reading and for the editor. */
export type FaceSize = 'tile' | 'card' | 'sheet';

interface CardFaceProps {
  readonly card: Card;
  readonly size: FaceSize;
  /** Address of a picture of the user's; it sits behind the name band. */
  readonly picture?: string | undefined;
  /** What stands in the corner over the card, e.g. a count. */
  readonly corner?: JSX.Element;
}

/** A card set in type on parchment. All three sizes show the same card; the smaller ones show less of it. */
export function CardFace(props: CardFaceProps) {
  const t = useText(cardTexts);
  const type = () => (props.card.type ? t().types[props.card.type] : t().unknownType);
  const line = createMemo(() => typeLine(props.card, t()));
  const numbers = createMemo(() => stats(props.card, t()));
  const bottom = createMemo(() => foot(props.card, t()));
  return (
    <article
      class={`face face-${props.size} face-type-${props.card.type ?? 'unknown'}`}
      classList={{ 'face-pictured': props.picture !== undefined, 'face-token': props.card.token }}
      aria-label={`${props.card.name}, ${type()}`}
      lang="hu"
      style={{ '--longest': longestWord(props.card.name) }}
    >
      <Show when={props.picture}>{(address) => <img class="face-picture" src={address()} alt="" />}</Show>
      <span class="face-watermark">
        <TypeGlyph type={props.card.type} />
      </span>
      <header class="face-head">
        <p class="face-name" classList={{ 'face-named': props.card.named === true }}>
          {props.card.name}
        </p>
        <span
          class="face-mp num"
          role="img"
          aria-label={props.card.mp === null ? t().mpUnknown : t().mpOf(mpText(props.card))}
        >
          {mpText(props.card)}
        </span>
      </header>
      <p class="face-type">
        <TypeGlyph type={props.card.type} />
        <span class="face-type-words">
          {type()}
          <Show when={line() && props.size !== 'tile'}>
            <span class="face-line"> · {line()}</span>
          </Show>
        </span>
        <Show when={props.card.token}>
          <span class="face-mark">{t().token}</span>
        </Show>
      </p>
      <Show when={numbers().length > 0}>
        <dl class="face-stats">
          <For each={numbers()}>
            {(fact) => (
              <div class="face-stat">
                <dt>{props.size === 'tile' ? (t().short[fact.label] ?? fact.label) : fact.label}</dt>
                <dd class="num">{fact.value}</dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <FaceText card={props.card} size={props.size} />
      <Show when={bottom().left || bottom().right}>
        <footer class="face-foot">
          <span>{bottom().left}</span>
          <span class="face-class">{bottom().right}</span>
        </footer>
      </Show>
      {props.corner}
    </article>
  );
}

/** Letters from which a card's text is set smaller, and from which smaller still. */
const DENSE = 300;
const DENSER = 440;

function FaceText(props: { readonly card: Card; readonly size: FaceSize }) {
  const t = useText(cardTexts);
  const [more, setMore] = createSignal(false);
  let box: HTMLDivElement | undefined;
  const length = createMemo(() => {
    const { abilities, flavour } = props.card;
    const facts = details(props.card, t()).reduce((sum, { label, value }) => sum + label.length + value.length, 0);
    return abilities.reduce((sum, { text }) => sum + text.length, facts) + (flavour?.length ?? 0);
  });
  // A text that is too long even so can be scrolled; then it has to be reached by keyboard, and it must be seen to go on.
  createEffect(
    on([() => props.card, () => props.size, t], () => {
      setMore(props.size === 'card' && box !== undefined && box.scrollHeight > box.clientHeight + 1);
      box?.scrollTo(0, 0);
    }),
  );
  return (
    <div
      ref={(element) => {
        box = element;
      }}
      class="face-text"
      classList={{
        'face-dense': props.size === 'card' && length() > DENSE,
        'face-denser': props.size === 'card' && length() > DENSER,
        'face-more': more(),
      }}
      tabIndex={more() ? 0 : undefined}
    >
      <Show when={props.size !== 'tile'}>
        <dl class="face-details">
          <For each={details(props.card, t())}>
            {(fact) => (
              <div>
                <dt>{fact.label}:</dt> <dd>{fact.value}</dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <For each={props.card.abilities}>{(ability) => <AbilityLine ability={ability} card={props.card} />}</For>
      <Show when={isStub(props.card) && props.size !== 'tile'}>
        <p class="face-note">{t().stubNote}</p>
      </Show>
      <Show when={props.card.flavour && props.size !== 'tile'}>
        <p class="face-flavour">{props.card.flavour}</p>
      </Show>
    </div>
  );
}

function AbilityLine(props: { readonly ability: Ability; readonly card: Card }) {
  const t = useText(cardTexts);
  const cost = () => props.ability.mp !== null || props.ability.points !== null || props.ability.symbols.length > 0;
  return (
    <p class="face-ability">
      <Show when={cost()}>
        <span class="face-cost">
          <Show when={props.ability.mp !== null}>
            <b class="num">{props.ability.mp}</b>
          </Show>
          <Show when={props.ability.points !== null}>
            <b class="num face-points">
              {props.ability.points} {t().points(props.card.type)}
            </b>
          </Show>
          <For each={props.ability.symbols}>{(symbol) => <SymbolGlyph symbol={symbol} />}</For>
        </span>
      </Show>
      <Show when={props.ability.label}>
        <b class="face-label">{props.ability.label}: </b>
      </Show>
      <RichText text={props.ability.text} />
    </p>
  );
}

/** Card text with its keywords in small capitals; screen readers get the words as they are. */
export function RichText(props: { readonly text: string }) {
  return (
    <For each={pieces(props.text)}>
      {(piece) => (
        <Show when={piece.keyword} fallback={piece.text}>
          <span class="keyword">{piece.text}</span>
        </Show>
      )}
    </For>
  );
}
