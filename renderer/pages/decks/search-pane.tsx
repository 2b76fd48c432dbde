import Plus from 'lucide-solid/icons/plus';
import { createEffect, createMemo, createSignal, on, Show, untrack } from 'solid-js';
import type { Card } from '../../../engine/mk/cards/card.ts';
import { countIn, type Deck, SECTIONS } from '../../../engine/mk/deck/deck.ts';
import { mpText } from '../../../messages/card-face.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { useText } from '../../app/i18n.ts';
import { TypeGlyph } from '../../cards/glyphs.tsx';
import { EmptyState } from '../../design/components/empty-state.tsx';
import { VirtualGrid } from '../../design/components/virtual-grid.tsx';
import { byName } from '../../search/by-name.ts';
import { FacetBar } from '../../search/facet-bar.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { searchCards } from '../../stores/card-search.ts';
import { heldOf, keepsCollection } from '../../stores/standing.ts';
import { vocabulary } from '../../stores/vocabulary.ts';
import type { DeckActions } from './actions.ts';
import type { Selected } from './selection.ts';
import './search-pane.css';

interface SearchPaneProps {
  readonly deck: Deck;
  readonly actions: DeckActions;
  readonly selected: Selected | null;
  readonly onSelect: (selected: Selected) => void;
  readonly boxRef: (element: HTMLInputElement) => void;
}

const ROW = 30;

/** Every card beside the deck: a box, type filters and the found cards, each with its copies in the deck. */
export function SearchPane(props: SearchPaneProps) {
  const t = useText(deckTexts);
  const [text, setText] = createSignal('');
  let list: HTMLDivElement | undefined;

  const result = createMemo(() => {
    const { cards, error } = searchCards(text());
    return { cards: byName(cards, text(), vocabulary()), error };
  });
  const active = () =>
    props.selected?.section === null ? result().cards.findIndex((card) => card.name === props.selected?.card) : -1;
  const choose = (card: Card | undefined) => card && props.onSelect({ card: card.name, section: null });

  // A new search selects its first card, so that Enter adds what is seen on top. The same search with another answer (a card
  // was edited, copies became free) leaves the selection where the player has put it.
  createEffect(on(text, () => choose(untrack(result).cards[0]), { defer: true }));

  const copies = (name: string) => SECTIONS.reduce((sum, section) => sum + countIn(props.deck, section, name), 0);

  const key = (event: KeyboardEvent, card: Card | undefined): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey || !card) return false;
    const home = props.actions.home(card.name);
    const held = SECTIONS.find((section) => countIn(props.deck, section, card.name) > 0) ?? home;
    if (event.key === '+') props.actions.add(home, card.name, 1);
    else if (event.key === '-') props.actions.add(held, card.name, -1);
    else if (event.key === 'Delete') props.actions.set(held, card.name, 0);
    else if (/^[0-9]$/.test(event.key)) props.actions.set(held, card.name, Number(event.key));
    else if (event.key.toLowerCase() === 'c') props.actions.add('csere', card.name, 1);
    else if (event.key.toLowerCase() === 't') props.actions.add('torony', card.name, 1);
    else if (event.key.toLowerCase() === 'j') props.actions.add('jovo', card.name, 1);
    else return false;
    return true;
  };

  const boxKey = (event: KeyboardEvent): boolean => {
    const card = result().cards[active()] ?? result().cards[0];
    if (event.key === 'ArrowDown') {
      choose(result().cards[Math.max(0, active())]);
      list?.focus();
    } else if (event.key === 'Enter' && card) props.actions.add(props.actions.home(card.name), card.name, 1);
    else return false;
    return true;
  };

  return (
    <section class="search-pane" aria-label={t().search}>
      <div class="search-pane-head">
        <SearchBox
          label={t().search}
          placeholder={t().searchPlaceholder}
          value={text()}
          onValue={setText}
          error={result().error}
          place="cards"
          onKey={boxKey}
          ref={props.boxRef}
        />
        <FacetBar text={text()} onText={setText} broken={result().error !== null} />
      </div>
      <p class="search-count small muted" role="status">
        {t().found(result().cards.length)}
      </p>
      <div class="search-list">
        <Show when={result().cards.length > 0} fallback={<EmptyState text={t().noneFound} />}>
          <VirtualGrid
            ref={(element) => {
              list = element;
            }}
            label={t().results}
            items={result().cards}
            rowHeight={ROW}
            active={active()}
            onActive={(index) => choose(result().cards[index])}
            onChoose={(card) => props.actions.add(props.actions.home(card.name), card.name, 1)}
            onKey={key}
            row={(card) => (
              <FoundRow
                card={card}
                copies={copies(card.name)}
                onAdd={() => {
                  choose(card);
                  props.actions.add(props.actions.home(card.name), card.name, 1);
                }}
              />
            )}
          />
        </Show>
      </div>
    </section>
  );
}

function FoundRow(props: { readonly card: Card; readonly copies: number; readonly onAdd: () => void }) {
  const t = useText(deckTexts);
  return (
    <>
      <span class="found-mp num" role="gridcell">
        {mpText(props.card)}
      </span>
      <span class="found-name" role="gridcell">
        <TypeGlyph type={props.card.type} />
        <span class="cut" classList={{ 'deck-named': props.card.named === true }}>
          {props.card.name}
        </span>
      </span>
      <span class="found-class cut" role="gridcell">
        {props.card.subclasses.join(', ') || props.card.subtypes.join(', ')}
      </span>
      <span class="found-copies" role="gridcell">
        <Show when={keepsCollection()}>
          <span
            class="found-held num muted"
            title={t().held(heldOf(props.card.name).owned, heldOf(props.card.name).free)}
          >
            {heldOf(props.card.name).owned}
          </span>
        </Show>
        <Show when={props.copies > 0}>
          <b class="num" title={t().inDeck}>
            {props.copies}×
          </b>
        </Show>
        <button
          type="button"
          tabIndex={-1}
          class="found-add"
          aria-label={t().add(props.card.name)}
          onClick={() => props.onAdd()}
        >
          <Plus />
        </button>
      </span>
    </>
  );
}
