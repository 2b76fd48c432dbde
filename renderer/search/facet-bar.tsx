import { DropdownMenu } from '@kobalte/core/dropdown-menu';
import Check from 'lucide-solid/icons/check';
import ChevronDown from 'lucide-solid/icons/chevron-down';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { CARD_TYPES, type CardType } from '../../engine/mk/cards/card.ts';
import type { KeywordId } from '../../engine/mk/cards/keywords/vocabulary.ts';
import { chosenIn, type Facet, facetOrder, hasTerm, toggleFacet, toggleTerm } from '../../engine/mk/search/facets.ts';
import { compareHu } from '../../engine/text/order.ts';
import { keywordLabel } from '../../messages/keywords.ts';
import { cardTexts } from '../../messages/page/card.ts';
import { searchTexts } from '../../messages/page/search.ts';
import { lang, num, useText } from '../app/i18n.ts';
import { TypeGlyph } from '../cards/glyphs.tsx';
import { IconButton } from '../design/components/icon-button.tsx';
import { facetCounts } from '../stores/card-search.ts';
import { keepsCollection } from '../stores/standing.ts';
import { vocabulary } from '../stores/vocabulary.ts';
import '../design/components/menu.css';
import { usePopupPlace } from '../design/components/popup-place.ts';
import './facet-bar.css';

interface FacetBarProps {
  /** The text in the search box; what is chosen stands in it. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** True while the text is no query: there is nothing to count and nowhere to write to. */
  readonly broken: boolean;
}

/** Types as buttons, MP, alignment, keyword and set as lists, each value with the cards it would leave; all of it writes the query. */
export function FacetBar(props: FacetBarProps) {
  const t = useText(searchTexts);
  return (
    <fieldset class="facets">
      <legend class="sr-only">{t().facets}</legend>
      <TypeButtons {...props} />
      <span class="facet-lists">
        <For each={['mp', 'alignment', 'keyword', 'set'] as const}>
          {(facet) => <FacetList {...props} facet={facet} />}
        </For>
        <Show when={keepsCollection()}>
          <OwnedOnly {...props} />
        </Show>
      </span>
    </fieldset>
  );
}

/** Leaves only the cards the player owns. */
function OwnedOnly(props: FacetBarProps) {
  const t = useText(searchTexts);
  const term = () => (lang() === 'hu' ? 'megvan:igen' : 'owned:yes');
  const on = createMemo(() => hasTerm(props.text, term(), vocabulary()));
  return (
    <button
      type="button"
      class="facet-open"
      classList={{ 'facet-on': on() }}
      aria-pressed={on()}
      disabled={props.broken}
      title={t().ownedOnlyHint}
      onClick={() => props.onText(toggleTerm(props.text, term(), vocabulary()))}
    >
      {t().ownedOnly}
    </button>
  );
}

function TypeButtons(props: FacetBarProps) {
  const t = useText(searchTexts);
  const words = useText(cardTexts);
  const chosen = createMemo(() => chosenIn(props.text, 'type', vocabulary()));
  const counts = createMemo(() => facetCounts(props.text, 'type'));
  return (
    <span class="facet-types">
      <For each={CARD_TYPES}>
        {(type) => (
          <IconButton
            size="small"
            label={t().counted(words().types[type], num(counts().get(type)?.count ?? 0))}
            pressed={chosen().has(type)}
            disabled={props.broken}
            onClick={() =>
              props.onText(toggleFacet(props.text, 'type', { key: type, word: type }, lang(), vocabulary()))
            }
          >
            <TypeGlyph type={type} />
          </IconButton>
        )}
      </For>
    </span>
  );
}

function FacetList(props: FacetBarProps & { readonly facet: Exclude<Facet, 'type'> }) {
  const place = usePopupPlace();
  const t = useText(searchTexts);
  const [open, setOpen] = createSignal(false);
  const chosen = createMemo(() => chosenIn(props.text, props.facet, vocabulary()));
  const label = useFacetLabel(() => props.facet);
  // Counted only while they are seen: a large catalogue has better things to do at each letter.
  const counts = createMemo(() => (open() ? facetCounts(props.text, props.facet) : new Map()));
  const keys = createMemo(() => {
    const order = new Map(facetOrder(props.facet).map((key, at) => [key, at]));
    const place = (key: string) => order.get(key) ?? order.size;
    const word = (key: string) => label(key, counts().get(key)?.word);
    const byName = props.facet === 'keyword';
    return [...new Set([...counts().keys(), ...chosen()])].sort(
      (a, b) => (byName ? 0 : place(a) - place(b)) || compareHu(word(a), word(b)),
    );
  });
  const summary = () => {
    const names = [...chosen()].map((key) => label(key));
    return names.length > 2
      ? `${t().facet[props.facet]}: ${names.length}`
      : `${t().facet[props.facet]}: ${names.join(', ')}`;
  };
  return (
    <DropdownMenu gutter={4} placement="bottom-start" modal={false} open={open()} onOpenChange={setOpen}>
      <DropdownMenu.Trigger class="facet-open" classList={{ 'facet-on': chosen().size > 0 }} disabled={props.broken}>
        <span class="cut">{chosen().size > 0 ? summary() : t().facet[props.facet]}</span>
        <ChevronDown aria-hidden={true} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal mount={place()}>
        <DropdownMenu.Content class="menu facet-menu" aria-label={t().facet[props.facet]}>
          <Show when={keys().length > 0} fallback={<p class="facet-none muted">{t().facetNone}</p>}>
            <For each={keys()}>
              {(key) => (
                <DropdownMenu.CheckboxItem
                  class="menu-item"
                  closeOnSelect={false}
                  checked={chosen().has(key)}
                  textValue={label(key, counts().get(key)?.word)}
                  onChange={() =>
                    props.onText(
                      toggleFacet(
                        props.text,
                        props.facet,
                        { key, word: counts().get(key)?.word ?? key },
                        lang(),
                        vocabulary(),
                      ),
                    )
                  }
                >
                  <span class="menu-icon">
                    <DropdownMenu.ItemIndicator>
                      <Check />
                    </DropdownMenu.ItemIndicator>
                  </span>
                  <span class="grow cut">{label(key, counts().get(key)?.word)}</span>
                  <span class="muted num">{num(counts().get(key)?.count ?? 0)}</span>
                </DropdownMenu.CheckboxItem>
              )}
            </For>
          </Show>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu>
  );
}

function useFacetLabel(facet: () => Facet) {
  const t = useText(searchTexts);
  const words = useText(cardTexts);
  return (key: string, word?: string): string => {
    if (key === '?') return t().unknown;
    if (facet() === 'type') return words().types[key as CardType];
    if (facet() === 'keyword') return keywordLabel(key as KeywordId, lang(), vocabulary().names);
    return word ?? key;
  };
}
