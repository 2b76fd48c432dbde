import { type Deck, entriesIn, type PlaceId } from '../deck.ts';
import type { WriterFacts } from './facts.ts';
import { filledPlaces } from './text.ts';
import { escapeXml } from './xml.ts';

/** Cockatrice knows three zones; a fourth, of our own, keeps the tower apart. It is shown there like any other. */
const ZONES: Readonly<Record<PlaceId, string>> = {
  torony: 'torony',
  jovo: 'main',
  csere: 'side',
  outside: 'maybeboard',
};

/** The deck as Cockatrice saves it (`.cod`). */
export function writeCockatrice(deck: Deck, _facts: WriterFacts): string {
  const zones = filledPlaces(deck).flatMap((id) => [
    `    <zone name="${ZONES[id]}">`,
    ...entriesIn(deck, id).map(({ name, count }) => `        <card number="${count}" name="${escapeXml(name)}"/>`),
    '    </zone>',
  ]);
  const title = `    <deckname>${escapeXml(deck.name ?? '')}</deckname>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    title,
    '    <comments></comments>',
    ...zones,
    '</cockatrice_deck>',
    '',
  ].join('\n');
}
