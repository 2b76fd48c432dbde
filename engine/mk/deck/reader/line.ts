import { cleanName } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { PlaceId } from '../deck.ts';
import { readColumns } from './columns.ts';
import { countSplits, readWholeCount } from './counts.ts';
import { type Heading, type InlineSection, readHeading, readInlineSection } from './headings.ts';
import { bareCard, exactCard, foldedCard, literalCard, unknownCard } from './resolve.ts';
import { placeOfTail, readTailed } from './tails.ts';
import type { CardToken, Note, StubDetails, Token } from './token.ts';
import {
  splitDetails,
  splitRemark,
  splitSetTail,
  unquoted,
  withoutBullet,
  withoutEmphasis,
  withoutEndMark,
  withoutNumbering,
} from './trimmings.ts';

export interface LineContext {
  readonly catalogue: Catalogue;
  /** True if the numbers with a dot in front of the lines number the lines. */
  readonly numbered: boolean;
  /** True if the caller looks for near names itself, once it is settled that the line is no known card. */
  readonly bare?: boolean;
}

/** One way to read a line: what is left as the name, how many copies, and what was taken off. */
interface Reading {
  readonly name: string;
  readonly count: number | null;
  readonly onlyKnown: boolean;
  /** True if quotation marks embraced the name: then it is all name, whatever stands in it. */
  readonly quoted?: boolean;
  readonly notes: readonly Note[];
  readonly remark?: string;
  readonly dropped?: string;
  readonly details?: StubDetails;
  /** Where a tag behind the name says it belongs. */
  readonly place?: PlaceId | undefined;
}

/** Far longer than any line of a list; the ways to read one grow with its length. */
const LONGEST_LINE = 5000;
type Known = Pick<CardToken, 'name' | 'known' | 'notes'>;

const COMMENT = /^(?:\/\/|#|;|--|```)/u;
/** A quotation that embraces the count too says nothing about the name. */
const BEGINS_QUOTED = /^[\s>*•-]*["'„“”«»‘]/u;
const RULE = /^(?:[-=*_~.–—#]\s*){3,}$/u;
const TOTAL = /^(?:összes(?:en)?|total|sum)\b.*\d/iu;
const DECK_NAME = /^(?:\/\/|#)?\s*(?:pakli neve|paklinév|deck name)\s*:\s*(\S.*)$/iu;

/**
 * Reads one line of a text list. The exact name wins over every other reading, section words included unless the line
 * ends with a colon; then headings and comments; then folded names; a line that names no known card stays as unknown.
 */
export function readLine(raw: string, context: LineContext): Token[] {
  const { catalogue } = context;
  const line = cleanName(raw);
  if (line === '') return [{ kind: 'blank' }];
  if (line.length > LONGEST_LINE) return [{ kind: 'refused', reason: 'not-understood', name: null }];

  const plain = plainCard(line, catalogue);
  if (plain) return [plain];
  const heading = readHeading(line);
  if (heading?.colon && heading.section) return [section(heading)];
  const name = DECK_NAME.exec(line)?.[1];
  if (name !== undefined) return [{ kind: 'comment', note: 'deck-name', deckName: cleanName(name) }];

  const readings = readingsOf(line, context);
  const exact = firstKnown(readings, (reading) => exactCard(catalogue, reading.name));
  if (exact) return [exact];
  if (heading) return [section(heading)];
  const quoted = readings.find((reading) => reading.quoted && !reading.onlyKnown && reading.count !== null);
  if (quoted)
    return [
      {
        ...cardToken(quoted, quoted.count ?? 1, literalCard(catalogue, quoted.name)),
        literal: !BEGINS_QUOTED.test(line),
      },
    ];
  const columns = readColumns(raw, catalogue);
  if (columns) return [columns];
  if (COMMENT.test(line) || RULE.test(line) || !/[\p{L}\p{N}]/u.test(line)) return [{ kind: 'comment' }];
  if (TOTAL.test(line)) return [{ kind: 'comment', note: 'total' }];

  const folded = firstKnown(readings, (reading) => foldedCard(catalogue, reading.name));
  if (folded) return [folded];
  const tailed = tailedCard(readings, catalogue, /^\d/u.test(line));
  if (tailed) return [tailed];
  const inline = readInlineSection(line);
  if (inline) return inlineCards(inline, context);
  return [fallback(line, readings, context)];
}

// What most lines are, without any further look: an exact name, alone or with a plain count in front. A colon at the end
// may make it a heading.
function plainCard(line: string, catalogue: Catalogue): Token | undefined {
  if (line.endsWith(':') && readHeading(line)?.section) return undefined;
  const whole = exactCard(catalogue, line);
  if (whole) return { kind: 'card', count: 1, ...whole };
  const counted = /^([1-9]\d{0,2}) (\S.*)$/u.exec(line);
  const card = counted && exactCard(catalogue, counted[2] as string);
  return card ? { kind: 'card', count: Number(counted[1]), ...card } : undefined;
}

const section = ({ section, title }: Heading): Token => ({ kind: 'section', section, title });

function firstKnown(readings: readonly Reading[], find: (reading: Reading) => Known | undefined): Token | undefined {
  for (const reading of readings) {
    const card = find(reading);
    if (!card) continue;
    if (reading.count === null) return { kind: 'refused', reason: 'count-out-of-range', name: card.name };
    return cardToken(reading, reading.count, card);
  }
  return undefined;
}

/** Readings of a line that are tried with things around the name. */
const MOST_TAILED = 12;

// A known name with what other programs write around it.
function tailedCard(readings: readonly Reading[], catalogue: Catalogue, counted: boolean): Token | undefined {
  const tried = new Set<string>();
  for (const reading of readings) {
    if (tried.has(reading.name)) continue;
    if (tried.size >= MOST_TAILED) return undefined;
    tried.add(reading.name);
    const tailed = readTailed(reading.name, catalogue, counted);
    if (!tailed) continue;
    const { card, section } = tailed;
    if (reading.count === null) return { kind: 'refused', reason: 'count-out-of-range', name: card.name };
    const dropped = [reading.dropped, tailed.dropped].filter(Boolean).join(' ');
    const remark = [tailed.remark, reading.remark].filter(Boolean).join(' ');
    const notes: Note[] = [
      ...(dropped === '' ? [] : ['set-tail-dropped' as const]),
      ...(remark === '' ? [] : ['remark' as const]),
    ];
    const told = reading.notes.filter((note) => note !== 'remark' && note !== 'set-tail-dropped');
    return {
      ...cardToken({ ...reading, notes: [...notes, ...told] }, reading.count, card),
      dropped: dropped === '' ? undefined : dropped,
      remark: remark === '' ? undefined : remark,
      ...(section ? { section } : {}),
    };
  }
  return undefined;
}

// No known card: a count that is none refuses the line, else the most eager reading stands that needs no known name.
function fallback(line: string, readings: readonly Reading[], { catalogue, bare: isBare }: LineContext): Token {
  const bare = readWholeCount(line);
  if (bare) return { kind: 'refused', reason: bare.count === null ? 'count-out-of-range' : 'no-name', name: null };
  const safe = readings.filter((reading) => !reading.onlyKnown);
  const bad = safe.find((reading) => reading.count === null);
  if (bad) return { kind: 'refused', reason: 'count-out-of-range', name: cleanName(bad.name) };
  const reading = safe.at(-1) as Reading;
  return cardToken(reading, reading.count ?? 1, (isBare ? bareCard : unknownCard)(catalogue, reading.name));
}

function cardToken(
  reading: Reading,
  count: number,
  card: Pick<CardToken, 'name' | 'known' | 'notes' | 'suggestions'>,
): CardToken {
  const section =
    reading.place ?? placeOfTail(`${reading.dropped ?? ''}${reading.remark === undefined ? '' : ` ${reading.remark}`}`);
  return {
    kind: 'card',
    ...card,
    count,
    ...(section ? { section } : {}),
    notes: [...reading.notes, ...card.notes],
    remark: reading.remark,
    dropped: reading.dropped,
    details: reading.details,
  };
}

/** Every way to read a line, the one that takes least off first. */
function readingsOf(line: string, context: LineContext): Reading[] {
  const readings: Reading[] = [];
  for (const body of bodiesOf(line)) {
    for (const front of frontsOf(body, context.numbered)) {
      readings.push(...namesOf({ ...front, count: 1 }));
      for (const split of countSplits(front.name)) {
        const onlyKnown = front.onlyKnown || split.onlyKnown;
        const reading = { ...front, name: split.name, count: split.count, onlyKnown };
        readings.push(...namesOf(reading), ...tailsOf(reading).flatMap(namesOf));
      }
    }
  }
  return readings;
}

type Body = Omit<Reading, 'count'>;

// With and without the remark, and what stands behind the name.
function bodiesOf(line: string): Body[] {
  const bodies: Body[] = [{ name: line, onlyKnown: false, notes: [] }];
  const remark = splitRemark(line);
  if (remark) {
    const place = placeOfTail(line.slice(remark.rest.length));
    bodies.push({ name: remark.rest, onlyKnown: false, notes: ['remark'], remark: remark.remark, place });
  }
  return [...bodies, ...tailsOf(bodies.at(-1) as Body)];
}

// Without the details or the set code behind the name; what reads as type and cost is not taken for a set.
function tailsOf<T extends Body>(body: T): T[] {
  const set = splitSetTail(body.name);
  const details = splitDetails(body.name);
  const tails: T[] = [];
  if (details) {
    tails.push({ ...body, name: details.rest, notes: ['stub-details', ...body.notes], details: details.details });
  }
  if (set) {
    const notes = [...new Set<Note>(['set-tail-dropped', ...body.notes])];
    const dropped = body.dropped === undefined ? set.dropped : `${set.dropped} ${body.dropped}`;
    tails.push({ ...body, name: set.rest, notes, dropped, onlyKnown: body.onlyKnown || set.onlyKnown });
  }
  return tails;
}

// With and without a bullet, a line number and emphasis before the count.
function frontsOf(body: Body, numbered: boolean): Body[] {
  const fronts: Body[] = [body];
  const bare = withoutBullet(body.name);
  if (bare !== undefined) fronts.push({ ...body, name: bare });
  const plain = withoutEmphasis(bare ?? body.name);
  if (plain !== undefined) fronts.push({ ...body, name: plain });
  const last = fronts.at(-1) as Body;
  const numbering = withoutNumbering(last.name);
  if (numbering) {
    fronts.push({
      ...last,
      name: numbering.rest,
      notes: ['numbering', ...last.notes],
      onlyKnown: last.onlyKnown || !numbered,
    });
  }
  return fronts;
}

// With and without quotation marks or emphasis around the name.
function namesOf(reading: Reading): Reading[] {
  const names = [reading];
  const inner = unquoted(reading.name);
  const bare = inner ?? withoutEmphasis(reading.name);
  if (bare !== undefined && bare !== '') names.push({ ...reading, name: bare, quoted: inner !== undefined });
  const ended = withoutEndMark(reading.name);
  if (ended !== undefined) names.push({ ...reading, name: ended, onlyKnown: true });
  return names;
}

// "Torony: Pénzesház", or several known names after the section word: "Torony: Pénzesház, Pihenőszoba, Könyvtár".
// "Pakli: Hajnali rohanás" is a title unless a card is called that.
function inlineCards(inline: InlineSection, context: LineContext): Token[] {
  const place = (token: Token): Token =>
    token.kind === 'card' ? { ...token, section: inline.section, notes: ['inline-section', ...token.notes] } : token;
  const one = readLine(inline.rest, context);
  const [first] = one;
  if (one.length !== 1 || first?.kind !== 'card' || first.known) return one.map(place);
  if (inline.mayTitle && first.count === 1 && first.name === cleanName(inline.rest)) {
    return [{ kind: 'comment', note: 'deck-name', deckName: first.name }];
  }
  const parts = inline.rest.split(/\s*[,;]\s*/u).filter((part) => part !== '');
  const tokens = parts.flatMap((part) => readLine(part, context));
  const allKnown = parts.length > 1 && tokens.every((token) => token.kind === 'card' && token.known);
  // With counts of their own they may as well be words of a sentence: offered, not taken without a word.
  const counted = allKnown && parts.some((part) => /\d/u.test(part) && !context.catalogue.exact(part));
  if (counted) return [{ kind: 'suggested', cards: tokens.map(place) as CardToken[], notes: ['second-look'] }];
  return (allKnown ? tokens : one).map(place);
}
