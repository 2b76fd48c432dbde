import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { CardToken, Note } from './token.ts';

type Named = Pick<CardToken, 'name' | 'known' | 'notes' | 'suggestions'>;

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

/** A name no catalogue knows, kept as written, with the names it may have meant. */
export function unknownCard(catalogue: Catalogue, text: string): Named {
  const name = cleanName(text);
  const same = catalogue.folded(name).map((card) => card.name);
  if (same.length > 1) return { name, known: false, notes: ['ambiguous'], suggestions: same };
  const near = [...catalogue.suggest(name)];
  const modern = name.replace(/[õûÕÛ]/gu, (letter) => ({ õ: 'ő', û: 'ű', Õ: 'Ő', Û: 'Ű' })[letter] as string);
  if (modern !== name && !near.includes(modern)) near.push(modern);
  return near.length > 0
    ? { name, known: false, notes: ['suggestion'], suggestions: near }
    : { name, known: false, notes: [] };
}

/**
 * A name from a cell that holds nothing else: exact, folded, or unknown as written. Nothing is cut off an unknown one.
 */
export function literalCard(catalogue: Catalogue, name: string): Named {
  return exactCard(catalogue, name) ?? foldedCard(catalogue, name) ?? unknownCard(catalogue, name);
}
