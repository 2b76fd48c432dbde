import type { Card } from '../card.ts';
import { lineOf } from '../type-line/complete.ts';
import { type ImportNote, shown } from './report.ts';

const DROPPED: ReadonlySet<ImportNote['code']> = new Set(['UNKNOWN_FIELD', 'BAD_VALUE', 'UNKNOWN_WORD']);

/** Fields of other programs that say nothing about the card as it is played; they are reported but not kept. */
const ELSEWHERE =
  /^(?:kep|kepek|kepfajl|image|img|id|uuid|kod|slug|url|link|hang|__proto__|forras|source|verzio|version|datum|date)$/iu;

/** What an import could not place of one entry, as it is kept on the card: "field: value". */
export function droppedIn(notes: readonly ImportNote[]): readonly string[] {
  const dropped = notes.filter(({ code, field }) => DROPPED.has(code) && !ELSEWHERE.test(field));
  return [...new Set(dropped.map(({ field, value }) => `${field}: ${value}`))];
}

/**
 * Puts what the type line says into the empty fields of a card that has just been read, and what neither it nor the entry could
 * place into `unread`, with a note for each. A card whose source says what is unread has been looked at already.
 */
export function withLeftOver(
  card: Card,
  dropped: readonly string[],
  note: (code: ImportNote['code'], field: string, value: unknown) => void,
): Card {
  if (card.unread !== null || card.typeLine === null) {
    if (dropped.length === 0) return card;
    return { ...card, unread: [...new Set([...(card.unread ?? []), ...dropped])] };
  }
  const { fields, unread } = lineOf(card);
  for (const [field, value] of Object.entries(fields))
    note('DERIVED', field, Array.isArray(value) ? value.join(', ') : value === true ? 'igen' : shown(value));
  for (const words of unread) note('UNREAD', 'typeLine', words);
  return { ...card, ...fields, unread: [...unread, ...dropped] };
}
