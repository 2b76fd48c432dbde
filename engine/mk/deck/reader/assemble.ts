import { foldCase } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { type Deck, type DeckEntry, MAX_COUNT, PLACES, type PlaceId, withEntries } from '../deck.ts';
import type { CardToken, Note, PlacedToken, StubDetails, Token } from './token.ts';

export const LINE_KINDS = ['card', 'suggested', 'unknown', 'section', 'comment', 'blank', 'refused'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** So many copies of a card that a line put into a section. */
export interface Placement {
  readonly name: string;
  readonly count: number;
  readonly section: PlaceId;
  readonly known: boolean;
}

/** What became of one physical line of a list. Fields that do not apply are null or empty. */
export interface ListLine {
  /** Counted from 1. */
  readonly line: number;
  /** As written, without its line end. */
  readonly text: string;
  readonly kind: LineKind;
  /** The card's name; null where the line holds none or several. */
  readonly name: string | null;
  /** All copies the line brought in; of a suggestion that was not taken, those it would bring. */
  readonly count: number | null;
  /** Where they went, or the section a heading opens; null where that is more than one. */
  readonly section: PlaceId | null;
  readonly notes: readonly Note[];
  readonly suggestions: readonly string[];
  readonly remark: string | null;
  readonly dropped: string | null;
  readonly details: StubDetails | null;
  /** True for a suggestion whose cards are in the deck. */
  readonly taken?: boolean;
  /** Every placement; more than one where a line was divided between sections or holds several cards. */
  readonly cards: readonly Placement[];
}

/** How many different toronyszint make a starting tower (3.01.a). */
const TOWER_LEVELS = 3;

/**
 * Makes the deck and the report of a list from its tokens: sections, the tower given without a heading, equal cards
 * merged. Every physical line gets one entry; the copies of all entries together are the copies of the deck.
 */
export function assemble(
  physical: readonly string[],
  tokens: readonly PlacedToken[],
  catalogue: Catalogue,
  name: string | null,
  take: (line: number) => boolean = () => true,
): { deck: Deck; lines: ListLine[] } {
  const towerGiven = tokens.some(({ token }) => 'section' in token && token.section === 'torony');
  const collector = createCollector(catalogue, towerGiven);
  const placed = withSections(tokens, catalogue);
  const parts = new Map<number, LinePart[]>();
  for (const { at, token, section, notes } of placed) {
    const same = parts.get(at) ?? [];
    parts.set(at, same);
    if (token.kind === 'card') same.push(collector.add(token, section, notes));
    else if (token.kind !== 'suggested') same.push(plainPart(token));
    else same.push(...suggestedParts(token, section, take(at + 1) ? collector : undefined));
  }
  const title =
    name ?? tokens.map(({ token }) => (token.kind === 'comment' ? token.deckName : undefined)).find(Boolean);
  return {
    deck: withEntries({ name: title ?? null, sections: collector.sections() }, 'outside', collector.outside()),
    lines: physical.map((text, at) => reportLine(at + 1, text, parts.get(at) ?? [])),
  };
}

interface Sectioned extends PlacedToken {
  /** null: nowhere said; the type decides. */
  readonly section: PlaceId | null;
  readonly notes: readonly Note[];
}

// Gives each card the section it stands under. A gap never changes a section by itself: cards after it leave the tower
// only if it is full or a card among them cannot be in a tower.
function withSections(tokens: readonly PlacedToken[], catalogue: Catalogue): Sectioned[] {
  let current: PlaceId | null = null;
  let inTower = 0;
  let gap = false;
  return tokens.map(({ at, token }, i) => {
    const notes: Note[] = [];
    if (token.kind === 'section') {
      // The tower has no groups of its own, so a heading that names no section ends it.
      current = token.section ?? (current === 'torony' ? 'jovo' : current);
      gap = false;
    } else if (token.kind === 'blank') {
      // A blank line between a heading and its first card parts nothing.
      gap = inTower > 0;
    } else if (token.kind === 'card' && token.section === undefined && current === 'torony') {
      if (gap && (inTower >= TOWER_LEVELS || !couldBeTower(tokens.slice(i), catalogue))) {
        current = 'jovo';
        notes.push('section-by-type');
      } else inTower += token.count;
      gap = false;
    }
    const own = token.kind === 'card' ? token.section : undefined;
    return { at, token, section: token.kind === 'card' || token.kind === 'suggested' ? (own ?? current) : null, notes };
  });
}

function couldBeTower(rest: readonly PlacedToken[], catalogue: Catalogue): boolean {
  for (const { token } of rest) {
    if (token.kind === 'section') break;
    const type = token.kind === 'card' && token.known ? catalogue.exact(token.name)?.type : null;
    if (type && type !== 'towerLevel') return false;
  }
  return true;
}

/** One token of a line, as the report will show it. */
type LinePart = Omit<ListLine, 'line' | 'text' | 'section'> & { readonly section: PlaceId | null };

const NOTHING = {
  name: null,
  count: null,
  section: null,
  notes: [],
  suggestions: [],
  remark: null,
  dropped: null,
  details: null,
  cards: [],
} as const;

type SuggestedToken = Extract<Token, { kind: 'suggested' }>;

// The cards of a suggestion, each with its place; without a collector they only say what would be taken.
function suggestedParts(
  token: SuggestedToken,
  section: PlaceId | null,
  collector: ReturnType<typeof createCollector> | undefined,
): LinePart[] {
  return token.cards.map((card, i) => {
    const place = card.section ?? section;
    const told = { notes: [...token.notes, ...card.notes], dropped: i === 0 ? (token.dropped ?? null) : null };
    if (collector) {
      const part = collector.add({ ...card, notes: [] }, place, []);
      if (part.kind === 'refused') return part;
      return { ...part, ...told, notes: [...token.notes, ...part.notes], kind: 'suggested', taken: true };
    }
    const { name, count, known } = card;
    const cards = [{ name, count, section: place ?? 'jovo', known } as const];
    return { ...NOTHING, ...told, kind: 'suggested', taken: false, name, count, section: place ?? 'jovo', cards };
  });
}

function plainPart(token: Exclude<Token, CardToken | SuggestedToken>): LinePart {
  switch (token.kind) {
    case 'blank':
      return { ...NOTHING, kind: 'blank' };
    case 'comment':
      return { ...NOTHING, kind: 'comment', notes: token.note ? [token.note] : [] };
    case 'section':
      return { ...NOTHING, kind: 'section', section: token.section, notes: token.section ? [] : ['unknown-heading'] };
    case 'refused':
      return { ...NOTHING, kind: 'refused', name: token.name, notes: [token.reason] };
  }
}

function createCollector(catalogue: Catalogue, towerGiven: boolean) {
  const counts: Record<PlaceId, Map<string, number>> = {
    torony: new Map(),
    jovo: new Map(),
    csere: new Map(),
    outside: new Map(),
  };
  const entries = (id: PlaceId): DeckEntry[] => [...counts[id]].map(([name, count]) => ({ name, count }));
  const spelling = new Map<string, string>();
  const countOf = (name: string, section: PlaceId) => counts[section].get(name) ?? 0;

  return {
    add(token: CardToken, section: PlaceId | null, more: readonly Note[]): LinePart {
      const { known } = token;
      const name = known ? token.name : firstSpelling(spelling, token.name);
      const type = known ? catalogue.exact(name)?.type : null;
      const toTower = section === null && !towerGiven && type === 'towerLevel' && counts.torony.size < TOWER_LEVELS;
      const free = toTower && !counts.torony.has(name) ? 1 : 0;
      const rest = token.count - free;
      const cards: Placement[] = [];
      if (free > 0) cards.push({ name, count: free, section: 'torony', known });
      if (rest > 0) cards.push({ name, count: rest, section: section ?? 'jovo', known });
      if (cards.some((card) => countOf(name, card.section) + card.count > MAX_COUNT)) {
        return plainPart({ kind: 'refused', reason: 'count-out-of-range', name });
      }
      const notes: Note[] = cards.some((card) => countOf(name, card.section) > 0) ? ['merged'] : [];
      for (const card of cards) counts[card.section].set(name, countOf(name, card.section) + card.count);
      if (free > 0) notes.push('tower-placed');
      return {
        ...NOTHING,
        kind: known ? 'card' : 'unknown',
        name,
        count: token.count,
        section: cards.length === 1 ? (cards[0] as Placement).section : null,
        notes: [...notes, ...more, ...token.notes],
        suggestions: token.suggestions ?? [],
        remark: token.remark ?? null,
        dropped: token.dropped ?? null,
        details: token.details ?? null,
        cards,
      };
    },
    sections(): Deck['sections'] {
      return { torony: entries('torony'), jovo: entries('jovo'), csere: entries('csere') };
    },
    outside: () => entries('outside'),
  };
}

// An unknown card keeps the first of its spellings, whatever section it stands in.
function firstSpelling(spelling: Map<string, string>, name: string): string {
  const key = foldCase(name);
  const first = spelling.get(key);
  if (first !== undefined) return first;
  spelling.set(key, name);
  return name;
}

function reportLine(line: number, text: string, parts: readonly LinePart[]): ListLine {
  const cards = parts.filter((part) => part.cards.length > 0);
  const [only, second] = cards.length > 0 ? cards : mostTelling(parts);
  if (!only) {
    const blank = text.trim() === '';
    return { line, text, ...NOTHING, kind: blank ? 'blank' : 'comment', notes: blank ? [] : ['markup'] };
  }
  // What was refused beside a card on the same line is told with it.
  const refused = cards.length > 0 ? parts.filter((part) => part.kind === 'refused') : [];
  const also = refused.flatMap((part) => part.notes);
  const names = refused.flatMap((part) => part.name ?? []).join(' · ');
  const dropped = names === '' ? only.dropped : names;
  if (!second) return { line, text, ...only, dropped, notes: [...only.notes, ...also] };
  const placements = cards.flatMap((part) => part.cards);
  const sections = PLACES.filter((id) => placements.some((card) => card.section === id));
  return {
    line,
    text,
    ...NOTHING,
    ...(only.taken === undefined ? {} : { taken: only.taken }),
    kind: kindOf(cards),
    count: placements.reduce((sum, card) => sum + card.count, 0),
    section: sections.length === 1 ? (sections[0] as PlaceId) : null,
    notes: [...new Set<Note>(['several', ...cards.flatMap((part) => part.notes), ...also])],
    suggestions: [...new Set(cards.flatMap((part) => part.suggestions))],
    dropped: names === '' ? null : names,
    cards: placements,
  };
}

function kindOf(cards: readonly LinePart[]): LineKind {
  if (cards.some((part) => part.kind === 'suggested')) return 'suggested';
  return cards.some((part) => part.kind === 'unknown') ? 'unknown' : 'card';
}

// Of the parts of a line that hold no card, one speaks for it.
function mostTelling(parts: readonly LinePart[]): LinePart[] {
  const order: readonly LineKind[] = ['refused', 'section', 'comment', 'blank'];
  for (const kind of order) {
    const part = parts.find((candidate) => candidate.kind === kind);
    if (part) return [part];
  }
  return [];
}
