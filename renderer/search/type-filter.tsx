import { For } from 'solid-js';
import { CARD_TYPES, type CardType } from '../../engine/mk/cards/card.ts';
import { cardTexts } from '../../messages/page/card.ts';
import { deckTexts } from '../../messages/page/decks.ts';
import { useText } from '../app/i18n.ts';
import { TypeGlyph } from '../cards/glyphs.tsx';
import { IconButton } from '../design/components/icon-button.tsx';
import './type-filter.css';

interface TypeFilterProps {
  /** The chosen types; none = all. */
  readonly types: ReadonlySet<CardType>;
  readonly onTypes: (types: ReadonlySet<CardType>) => void;
}

/** One button for each card type; those pressed stay in the list. */
export function TypeFilter(props: TypeFilterProps) {
  const words = useText(cardTexts);
  const t = useText(deckTexts);
  const toggle = (type: CardType) => {
    const next = new Set(props.types);
    if (!next.delete(type)) next.add(type);
    props.onTypes(next);
  };
  return (
    <fieldset class="type-filter">
      <legend class="sr-only">{t().typeFilter}</legend>
      <For each={CARD_TYPES}>
        {(type) => (
          <IconButton
            size="small"
            label={words().types[type]}
            pressed={props.types.has(type)}
            onClick={() => toggle(type)}
          >
            <TypeGlyph type={type} />
          </IconButton>
        )}
      </For>
    </fieldset>
  );
}
