import { cleanName } from '../../../../text/fold.ts';
import type { Catalogue } from '../../../cards/catalogue.ts';
import type { PlaceId } from '../../deck.ts';
import { readCount } from '../counts.ts';
import { sectionOfWord } from '../headings.ts';
import { lineFinder } from '../lines.ts';
import { literalCard } from '../resolve.ts';
import type { PlacedToken, Token } from '../token.ts';
import type { FormatReading } from './forms.ts';
import { rootTag, xmlPieces } from './xml.ts';

/** A card of a deck file: a written count that is none refuses it, a missing one is 1. */
export function fileCard(catalogue: Catalogue, name: string, written: string | undefined, section?: PlaceId): Token {
  const count = written === undefined || written.trim() === '' ? 1 : readCount(written.trim());
  if (cleanName(name) === '') return { kind: 'refused', reason: 'no-name', name: null };
  if (count === null) return { kind: 'refused', reason: 'count-out-of-range', name: cleanName(name) };
  return { kind: 'card', count, ...literalCard(catalogue, cleanName(name)), ...(section ? { section } : {}) };
}

/** Deck files in XML: Cockatrice `.cod`, OCTGN `.o8d`, MTGO `.dek`. */
export function readXmlDeck(lines: readonly string[], catalogue: Catalogue): FormatReading | undefined {
  if (!/^\s*</u.test(lines.find((line) => line.trim() !== '') ?? '')) return undefined;
  const text = lines.join('\n');
  const root = rootTag(text);
  if (root === 'cockatrice_deck') return { form: 'cockatrice', ...readCockatrice(text, catalogue) };
  if (root !== 'deck') return undefined;
  if (/<cards\s/iu.test(text)) return { form: 'mtgo', ...readMtgo(text, catalogue) };
  if (/<section\b|<card\b/iu.test(text)) return { form: 'octgn', ...readOctgn(text, catalogue) };
  return undefined;
}

type Read = { tokens: PlacedToken[]; name: string | null };

function readCockatrice(text: string, catalogue: Catalogue): Read {
  const lineOf = lineFinder(text);
  const tokens: PlacedToken[] = [];
  let name: string | null = null;
  let zone: PlaceId = 'jovo';
  let inside = '';
  for (const piece of xmlPieces(text)) {
    const at = lineOf(piece.at);
    if (piece.kind === 'open') {
      inside = piece.alone ? '' : piece.tag;
      if (piece.tag === 'zone') zone = sectionOfWord(piece.attributes.get('name') ?? '') ?? 'jovo';
      if (piece.tag === 'card')
        tokens.push({
          at,
          token: fileCard(catalogue, piece.attributes.get('name') ?? '', piece.attributes.get('number'), zone),
        });
    } else if (piece.kind === 'close') inside = '';
    else if (inside === 'deckname' && piece.text !== '') {
      name = cleanName(piece.text);
      tokens.push({ at, token: { kind: 'comment', note: 'deck-name' } });
    }
  }
  return { tokens, name };
}

function readOctgn(text: string, catalogue: Catalogue): Read {
  const lineOf = lineFinder(text);
  const tokens: PlacedToken[] = [];
  let section: PlaceId = 'jovo';
  let card: { at: number; count: string | undefined; name: string } | null = null;
  const put = () => {
    if (card) tokens.push({ at: lineOf(card.at), token: fileCard(catalogue, card.name, card.count, section) });
    card = null;
  };
  for (const piece of xmlPieces(text)) {
    if (piece.kind === 'open' && piece.tag === 'section') {
      section = sectionOfWord(piece.attributes.get('name') ?? '') ?? 'jovo';
    } else if (piece.kind === 'open' && piece.tag === 'card') {
      put();
      card = { at: piece.at, count: piece.attributes.get('qty'), name: piece.attributes.get('name') ?? '' };
      if (piece.alone) put();
    } else if (piece.kind === 'text' && card) card.name = piece.text;
    else if (piece.kind === 'close' && piece.tag === 'card') put();
  }
  put();
  return { tokens, name: null };
}

function readMtgo(text: string, catalogue: Catalogue): Read {
  const lineOf = lineFinder(text);
  const tokens: PlacedToken[] = [];
  for (const piece of xmlPieces(text)) {
    if (piece.kind !== 'open' || piece.tag !== 'cards') continue;
    const side = /^(?:true|1|yes)$/iu.test(piece.attributes.get('sideboard') ?? '');
    const { attributes } = piece;
    const token = fileCard(
      catalogue,
      attributes.get('name') ?? '',
      attributes.get('quantity'),
      side ? 'csere' : 'jovo',
    );
    tokens.push({ at: lineOf(piece.at), token });
  }
  return { tokens, name: null };
}
