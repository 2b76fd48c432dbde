import { cleanName, fold } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { MAX_COUNT, type PlaceId } from '../deck.ts';
import { isGroupWord, readHeading, sectionOfWord } from './headings.ts';
import { type LineContext, readLine } from './line.ts';
import { unknownCard } from './resolve.ts';
import { isNoName, placeOfTail } from './tails.ts';
import type { CardToken, Token } from './token.ts';

type Suggested = Extract<Token, { kind: 'suggested' }>;

const LONGEST = 1000;
/** Fewer letters are found in any sentence. */
const SHORTEST = 3;

/**
 * A second look at a line that names no card as a whole: what chats and pages put around it is taken off, then known names are
 * looked for inside. Every copy offered has its count or stands alone between separators; words that may belong to a longer,
 * unknown name leave the line as it is. Undefined where nothing can be offered. Of a line that was refused for its number only
 * the time of a chat is taken off: any other number stays what it is.
 */
export function lookAgain(raw: string, context: LineContext, refused = false): Token[] | undefined {
  const line = cleanName(raw);
  if (line.length > LONGEST) return undefined;
  const forms = bareForms(line, refused);
  // Without a known name in it the line can only be a heading.
  const named = matchesIn(line.replace(STUCK, '$1 '), context.catalogue).length > 0;
  for (const { rest, dropped } of forms) {
    if (!named && !readHeading(rest)?.section) continue;
    const tokens = readLine(rest, context);
    const place = tokens.length === 1 && tokens[0]?.kind === 'section' && tokens[0].section !== null;
    if (place) return tokens;
    if (tokens.every((token) => token.kind === 'card' && token.known))
      return [suggestion(tokens as CardToken[], dropped)];
  }
  if (!named) return undefined;
  for (const { rest, dropped } of [{ rest: line, dropped: '' }, ...forms]) {
    if (refused && rest === line) continue;
    const found = scan(rest, context.catalogue);
    if (found) return [{ ...found, dropped: [dropped, found.dropped].filter(Boolean).join(' · ') || undefined }];
  }
  return undefined;
}

function suggestion(cards: readonly CardToken[], dropped: string): Suggested {
  return { kind: 'suggested', cards, notes: ['second-look'], dropped: dropped === '' ? undefined : dropped };
}

const TIME = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s*(?:am|pm|de\\.?|du\\.?))?';
const DATE = '\\d{1,4}[.\\-/]\\s?\\d{1,2}[.\\-/]\\s?\\d{1,4}\\.?';
const STAMP = new RegExp(`^[[(<]?\\s*(?:(?:${DATE})[,\\s]*(?:${TIME})?|${TIME})\\s*[\\])>]?\\s*(?:[-–—|]\\s*)?`, 'iu');
const SPEAKER = /^<?@?[\p{L}\p{N}_.~'’ ()#+-]{1,40}>?\s*:\s+(?=\S)/u;
const ANGLED = /^<@?[\p{L}\p{N}_.~'’ #-]{1,40}>\s+(?=\S)/u;
const EDGES = /^[^\p{L}\p{N}([{"'„”“«»+-]+|[^\p{L}\p{N})\]}"'„”“«».!?+]+$/gu;

/** The line without time and speaker of a chat, without the signs around it; each with what was taken off. */
function bareForms(line: string, onlyStamped: boolean): { rest: string; dropped: string }[] {
  const forms: { rest: string; dropped: string }[] = [];
  const put = (rest: string) => {
    const bare = rest.trim();
    if (bare !== '' && bare !== line && !forms.some((form) => form.rest === bare))
      forms.push({ rest: bare, dropped: takenOff(line, bare) });
  };
  const stamp = STAMP.exec(line)?.[0] ?? '';
  if (onlyStamped && !/\d[.:\-/]\s?\d/u.test(stamp)) return [];
  const spoken = line.slice(stamp.length);
  const speaker = SPEAKER.exec(spoken)?.[0] ?? ANGLED.exec(spoken)?.[0] ?? '';
  const isHeading = speaker !== '' && (isGroupWord(word(speaker)) || sectionOfWord(word(speaker)) !== undefined);
  if (stamp !== '') put(spoken);
  if (speaker !== '' && !isHeading) put(spoken.slice(speaker.length));
  for (const form of [...(onlyStamped ? [] : [line]), ...forms.map(({ rest }) => rest)]) {
    put(form.replace(EDGES, ''));
    put(
      form
        .replace(/\|\||~~|\*\*|__|`/gu, ' ')
        .replace(/:[a-z\d_+-]+:/giu, ' ')
        .replace(EDGES, ''),
    );
  }
  return forms;
}

const word = (speaker: string) => speaker.replace(/\s*:\s*$/u, '');

function takenOff(line: string, bare: string): string {
  const at = line.indexOf(bare);
  return at < 0 ? '' : [line.slice(0, at).trim(), line.slice(at + bare.length).trim()].filter(Boolean).join(' ');
}

interface Match {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The known names in a line, from left to right, the longest at each place; signs between its words do not count. */
function matchesIn(line: string, catalogue: Catalogue): Match[] {
  const words = [...line.matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    letters: fold(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
  const most = catalogue.mostWords;
  const matches: Match[] = [];
  let at = 0;
  while (at < words.length) {
    let joined = '';
    let best: { name: string; end: number } | undefined;
    for (let end = at; end < Math.min(words.length, at + most); end++) {
      joined += (end > at ? ' ' : '') + (words[end] as (typeof words)[number]).letters;
      const card = joined.length >= SHORTEST ? catalogue.ofWords(joined) : undefined;
      if (card) best = { name: card.name, end };
    }
    if (best) {
      matches.push({
        name: best.name,
        from: (words[at] as (typeof words)[number]).from,
        to: (words[best.end] as (typeof words)[number]).to,
      });
      at = best.end + 1;
    } else at += 1;
  }
  return matches;
}

const COUNT_BEFORE =
  /(?:^|[\s,;:+&/|•·([–—*>-])[x×]?\s?(\d{1,3})\s?(?:[x×*]|db\.?|drb\.?|darab|pcs|-?sz[eoö]r)?[\s:)\].*-]*$/iu;
const COUNT_BEHIND =
  /^\s*[-–—:=,]?\s*[([]?\s*(?:[x×*]\s?(\d{1,3})|(\d{1,3})\s?(?:[x×*]|db\.?|drb\.?|darab|pcs)?)\s*[)\]]?(?=$|[\s,;.+&/|•·)])/iu;
const SIGNED_BEHIND =
  /^\s*[-–—:=,]?\s*[([]?\s*(?:[x×*]\s?(\d{1,3})|(\d{1,3})\s?(?:[x×*]|db\.?|drb\.?|darab|pcs))\s*[)\]]?(?=$|[\s,;.+&/|•·)])/iu;
const JOINERS =
  /(?<=^|[\s\p{P}\p{S}])(?:és|meg|valamint|plusz|plus|and|illetve|aztán|majd|db|x)(?=$|[\s\p{P}\p{S}])/giu;
const SEPARATORS = /[,;+&/|•·\n]|(?<=\s)[-–—](?=\s)/u;

interface Found extends Match {
  count: number | null;
  section?: PlaceId | undefined;
}

/** A count that sticks to its name: "3xAlfa", "2Béta". */
const STUCK = /(?<![\p{L}\p{N}])(\d{1,3}[x×*]?)(?=\p{Lu})/gu;

function scan(line: string, catalogue: Catalogue): Suggested | undefined {
  const { head, section, body } = headed(line.replace(STUCK, '$1 '));
  const matches = matchesIn(body, catalogue);
  if (matches.length === 0) return undefined;
  const front = COUNT_BEFORE.test(body.slice(0, (matches[0] as Match).from));
  const behind = front ? SIGNED_BEHIND : COUNT_BEHIND;
  const found: Found[] = [];
  const gaps: string[] = [];
  let from = 0;
  matches.forEach((match, i) => {
    let gap = body.slice(from, match.from);
    const before = COUNT_BEFORE.exec(gap);
    const next = matches[i + 1]?.from ?? body.length;
    const after = front && before ? null : behind.exec(body.slice(match.to, next));
    if (before && (front || !after)) gap = gap.slice(0, before.index + (/^\d/u.test(before[0]) ? 0 : 1));
    const count = Number((front || !after ? before?.[1] : (after[1] ?? after[2])) ?? Number.NaN);
    gaps.push(gap);
    from = match.to + (after && !(front && before) ? after[0].length : 0);
    found.push({ ...match, count: Number.isNaN(count) ? null : count });
  });
  const rest = body.slice(from);
  if (found.some(({ count }) => count !== null && !(count >= 1 && count <= MAX_COUNT))) return undefined;
  const left = explained(found, gaps, rest, head !== '', catalogue);
  if (left === undefined) return undefined;
  const cards = found.flatMap(({ name, count }, i): CardToken[] => [
    ...unknownIn(gaps[i] as string, catalogue, section),
    {
      kind: 'card',
      name,
      known: true,
      count: count ?? 1,
      section: placeOfTail(gaps[i + 1] ?? rest) ?? section,
      notes: [],
    },
  ]);
  return suggestion([...cards, ...unknownIn(rest, catalogue, section)], left);
}

// "2 Ismeretlen lap" between known cards stays a card, as unknown as it is.
function unknownIn(gap: string, catalogue: Catalogue, section: PlaceId | undefined): CardToken[] {
  return gap.split(SEPARATORS).flatMap((part): CardToken[] => {
    const [, front, name, behind] = UNKNOWN_PART.exec(part.trim()) ?? [];
    const count = Number(front ?? behind);
    if (name === undefined || !(count >= 1 && count <= MAX_COUNT)) return [];
    return [{ kind: 'card', count, section, ...unknownCard(catalogue, name) }];
  });
}

const UNKNOWN_PART =
  /^(?:(?:(\d{1,3})\s?(?:[x×*]|db\.?)?\s+)(?=\p{L})|(?=\p{L}[^\d]*\s[x×]\s?\d))(\p{L}.{0,80}?)(?:\s[x×]\s?(\d{1,3}))?$/iu;

// "Kalandozók: 3 A, 2 B", "Csere: 2 C": the word in front says where they go, or nothing.
function headed(line: string): { head: string; section: PlaceId | undefined; body: string } {
  const match = /^([^:\d]{2,40}?)\s*(?:\(\s*\d+\s*\))?\s*:\s*(?=\S)/u.exec(line);
  const head = match?.[1] ?? '';
  const known = head !== '' && (sectionOfWord(head) !== undefined || isGroupWord(head) || /[ks]$/iu.test(head));
  if (!match || !known) return { head: '', section: undefined, body: line };
  return { head, section: sectionOfWord(head), body: line.slice(match[0].length) };
}

/** What of the line is in no card, if nothing of it can be part of a longer name; undefined if something may be. */
function explained(
  found: readonly Found[],
  gaps: readonly string[],
  rest: string,
  headed: boolean,
  catalogue: Catalogue,
): string | undefined {
  const left: string[] = [];
  for (const [i, { count }] of found.entries()) {
    const before = gaps[i] as string;
    const behind = gaps[i + 1] ?? rest;
    // Words in front of a count are no part of the name behind it; without a count they may be.
    const words = wordsOf(i === 0 ? before : (before.split(SEPARATORS).at(-1) as string));
    if (words !== '' && count === null) return undefined;
    if (count === null && found.length === 1 && !headed && wordsOf(behind) !== '') return undefined;
    if (count === null && i > 0 && !SEPARATORS.test(before) && !JOINERS.test(before)) return undefined;
    if (!endsName(behind, i === found.length - 1, catalogue)) return undefined;
    if (i === 0 && wordsOf(before) !== '') left.push(before.trim());
    if (wordsOf(behind) !== '') left.push(behind.trim());
  }
  return left.join(' · ');
}

const wordsOf = (gap: string): string =>
  gap
    .replace(JOINERS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// What stands behind a name up to the next count: nothing, a set, a remark behind a sign; not the rest of a longer name.
function endsName(gap: string, last: boolean, catalogue: Catalogue): boolean {
  const bare = gap
    .replace(/[([<{][^()[\]<>{}]*[)\]>}]/gu, ' ')
    .replace(/(?:\*\p{Lu}{1,5}\*|#[\p{L}\d_-]+|\|[^|,;]*)/gu, ' ');
  if (wordsOf(bare) === '') return true;
  const [near = ''] = bare.split(/[,;+&/|•·\n]/u);
  const remark = /^\s*(?:\/\/|#|--|=|\s[-–—]\s|[|!?…])/u.test(bare);
  if (remark && last) return true;
  if (wordsOf(near) !== '') return isNoName(near, catalogue) && last;
  // ", a vén": a comma and small letters go on with a name; a capital or a number begins something else.
  const next = bare.slice(near.length).replace(/^[^\p{L}\p{N}]+/u, '');
  return isNoName(next, catalogue) || (!last && /^[\p{Lu}\d]/u.test(next));
}

/** One line and the next as one, where a name was broken over them. */
export function joinLines(first: string, second: string, context: LineContext): CardToken | undefined {
  const [head, tail] = [cleanName(first), cleanName(second)];
  if (head.length + tail.length > LONGEST || /^\d/u.test(tail)) return undefined;
  for (const joined of [`${head} ${tail}`, `${head.replace(/[-‐]$/u, '')}${tail}`]) {
    const [token, more] = readLine(joined, context);
    if (
      !more &&
      token?.kind === 'card' &&
      token.known &&
      !token.notes.includes('set-tail-dropped') &&
      !token.notes.includes('remark')
    )
      return token;
  }
  return undefined;
}
