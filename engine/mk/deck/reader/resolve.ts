import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { repairs, withLostLetters } from './damage.ts';
import type { CardToken, Note } from './token.ts';

/** A name of a list as far as the catalogue knows it. */
export type Named = Pick<CardToken, 'name' | 'known' | 'notes' | 'suggestions'>;

/** The card of exactly this name. */
export function exactCard(catalogue: Catalogue, name: string): Named | undefined {
  const card = catalogue.exact(name);
  return card ? { name: card.name, known: true, notes: [] } : undefined;
}

/** The only card whose folded name is that of this text; never a guess between two. */
export function foldedCard(catalogue: Catalogue, name: string): Named | undefined {
  const [card, second] = catalogue.folded(name);
  if (!card || second) return undefined;
  const note: Note = /[õûÕÛ]/u.test(name.normalize('NFC')) ? 'old-letters' : 'spelling';
  return { name: card.name, known: true, notes: [note] };
}

/** The card a damaged name was, if it is known so. */
export function repairedCard(catalogue: Catalogue, text: string): Named | undefined {
  for (const whole of repairs(text)) {
    const card = exactCard(catalogue, whole) ?? foldedCard(catalogue, whole);
    if (card) return { ...card, notes: ['repaired', ...card.notes] };
  }
  const card = withLostLetters(cleanName(text), catalogue);
  return card && { name: card.name, known: true, notes: ['repaired'] };
}

/**
 * A name no catalogue knows, kept as written, with the names it may have meant; the card itself where its letters were only
 * damaged.
 */
export function unknownCard(catalogue: Catalogue, text: string): Named {
  return withNear(bareCard(catalogue, text), catalogue);
}

/** As {@link unknownCard}, but without near names: they cost more than all else, and most lines turn out to need none. */
export function bareCard(catalogue: Catalogue, text: string): Named {
  const repaired = repairedCard(catalogue, text);
  if (repaired) return repaired;
  const name = cleanName(text);
  const same = catalogue.folded(name).map((card) => card.name);
  return same.length > 1
    ? { name, known: false, notes: ['ambiguous'], suggestions: same }
    : { name, known: false, notes: [] };
}

/** An unknown card with the names it may have meant; any other as it is. */
export function withNear<T extends Named>(card: T, catalogue: Catalogue): T {
  if (card.known || card.suggestions) return card;
  const { name } = card;
  const near = [...catalogue.suggest(name)];
  const modern = name.replace(/[õûÕÛ]/gu, (letter) => ({ õ: 'ő', û: 'ű', Õ: 'Ő', Û: 'Ű' })[letter] as string);
  if (modern !== name && !near.includes(modern)) near.push(modern);
  return near.length > 0 ? { ...card, notes: [...card.notes, 'suggestion'], suggestions: near } : card;
}

/**
 * A name from a cell that holds nothing else: exact, folded, or unknown as written. Nothing is cut off an unknown one.
 */
export function literalCard(catalogue: Catalogue, name: string): Named {
  return exactCard(catalogue, name) ?? foldedCard(catalogue, name) ?? unknownCard(catalogue, name);
}
