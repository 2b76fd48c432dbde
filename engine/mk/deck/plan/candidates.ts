import { fold } from '../../../text/fold.ts';
import { compareHu } from '../../../text/order.ts';
import { type Card, isStub } from '../../cards/card.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { completeCard } from '../../cards/type-line/complete.ts';
import { factsOf } from '../../conditions/card-facts.ts';
import { linesAnswer } from '../../conditions/evaluate.ts';
import { countIn, type Deck, SECTIONS, type SectionId } from '../deck.ts';
import type { Format } from '../formats/format.ts';
import { allowedCopies } from '../legality/copies.ts';

/** A card that could fill a gap, and how many copies of it there is room for. */
export interface Candidate {
  readonly name: string;
  readonly room: number;
}

/** What a search for cards of a gap begins with. */
export const gapQuery = (section: SectionId): string =>
  section === 'torony' ? 'típus:toronyszint' : '-típus:toronyszint';

interface Profile {
  readonly classes: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
  readonly team: readonly Card[];
  readonly types: ReadonlyMap<string, number>;
}

function profileOf(deck: Deck, catalogue: Catalogue): Profile {
  const cards = SECTIONS.filter((section) => section !== 'torony').flatMap((section) =>
    deck.sections[section].flatMap(({ name }) => catalogue.exact(name) ?? []),
  );
  const team = cards.filter(({ type }) => type === 'adventurer');
  const types = new Map<string, number>();
  for (const { type } of cards) types.set(type ?? '', (types.get(type ?? '') ?? 0) + 1);
  return {
    classes: new Set(team.flatMap((card) => [...card.mainClasses, ...card.subclasses]).map(fold)),
    roots: new Set(
      team
        .map(completeCard)
        .flatMap((card) => [...card.origins, ...card.races, ...card.groups])
        .map(fold),
    ),
    team,
    types,
  };
}

// What a player would take first: cards the deck can use, and that go with its own.
function worth(card: Card, deck: Profile): number {
  const full = completeCard(card);
  const classes = [...card.mainClasses, ...card.subclasses].map(fold);
  if (card.type === 'action') return classes.length === 0 || classes.some((one) => deck.classes.has(one)) ? 3 : -5;
  if (card.type === 'quest') {
    const members = deck.team.map((one) => factsOf(one, { humanByDefault: true }));
    const { verdict } = linesAnswer({ members, level: null, solvedPlaces: null }, card.conditions);
    return verdict === 'met' ? 4 : verdict === 'unknown' ? 1 : -5;
  }
  const shared = [...full.origins, ...full.races, ...full.groups].filter((root) => deck.roots.has(fold(root))).length;
  if (card.type === 'adventurer') return 2 + Math.min(3, shared);
  return shared;
}

/**
 * Cards that can fill a gap of a section, the most useful first; those with no room left and those already standing in the tower are
 * left out, and so is whatever would bring a warning with it (a second copy of a nevesített card, a further ómen).
 */
export function candidatesFor(
  deck: Deck,
  section: SectionId,
  catalogue: Catalogue,
  format: Format,
  limit: number,
): readonly Candidate[] {
  const tower = section === 'torony';
  const profile = profileOf(deck, catalogue);
  const found = catalogue.offered.flatMap((card): { candidate: Candidate; worth: number }[] => {
    if (card.type === null || (card.type === 'towerLevel') !== tower || card.token || (isStub(card) && !tower))
      return [];
    if (card.type === 'omen' || card.type === 'paragon') return [];
    const room = roomFor(card, deck, tower, catalogue, format, limit);
    return room > 0
      ? [{ candidate: { name: card.name, room }, worth: tower ? (card.fal ?? 0) : worth(card, profile) }]
      : [];
  });
  found.sort((a, b) => b.worth - a.worth || compareHu(a.candidate.name, b.candidate.name));
  return found.map(({ candidate }) => candidate);
}

function roomFor(card: Card, deck: Deck, tower: boolean, catalogue: Catalogue, format: Format, limit: number): number {
  const inPakli = countIn(deck, 'jovo', card.name) + countIn(deck, 'csere', card.name);
  if (tower) {
    if (countIn(deck, 'torony', card.name) > 0) return 0;
    const allowed = allowedCopies(card.name, deck, catalogue, format, limit);
    return allowed - (format.copies.tower ? inPakli : 0) > 0 ? 1 : 0;
  }
  const counted = inPakli + (format.copies.tower ? countIn(deck, 'torony', card.name) : 0);
  const most = card.named === true ? Math.min(1, inPakli === 0 ? 1 : 0) + inPakli : Number.POSITIVE_INFINITY;
  return Math.min(most, allowedCopies(card.name, deck, catalogue, format, limit)) - counted;
}
