import type { Act, Condition, Effect, When, Whom } from '../model.ts';
import type { Context } from './bag.ts';
import { aboutTopic, conditionsAt } from './conditions.ts';
import { eventAt, momentAt } from './events.ts';
import { frame } from './frames.ts';
import type { Token } from './lexer.ts';
import { type Piece, pieceAt } from './pieces.ts';
import { phrase, Source, words } from './source.ts';
import { insteadAt, specialAt } from './special.ts';

/** The most readings tried for one sentence: enough for any real one, so that a long odd one cannot stop the program. */
const TRIES = 4000;

interface Head {
  readonly when?: When;
  readonly if?: Condition[];
  readonly while?: Condition[];
  readonly once?: Effect['once'];
  readonly instead?: Effect['instead'];
  /** "Ha így tesz, akkor …": bound to the sentence before. */
  readonly link?: 'ifDone';
}

export interface SentenceContext {
  /** What a missing subject stands for. */
  readonly self: Whom;
  /** The sentence before looked at cards. */
  readonly looked: boolean;
}

type Outcome = { readonly effect: Effect } | { readonly stuck: number };

/** Reads the tokens of one sentence (without its full stop): one effect, or the index of the first token without a place. */
export function readTokens(tokens: readonly Token[], c: SentenceContext): Outcome {
  const s = new Source(tokens);
  const end = tokens.length;
  for (const [head, from] of headsAt(s, 0)) {
    for (const [effect, last] of specialAt(s, from))
      if (last === end) return { effect: withHead(head, effect.acts, effect) };
    const tries = { left: TRIES };
    // "Ha elvéti, …" goes on about the one who rolled.
    const rolled = head.if?.some((one) => one.c === 'rolled') === true;
    const body = bodyAt(s, from, head, rolled ? { ...c, self: { ref: 'it' } } : c, tries);
    if (body) return { effect: body };
  }
  return { stuck: s.reached };
}

// Everything that can stand before the acts, the longest reading first.
function headsAt(s: Source, at: number): [Head, number][] {
  const found: [Head, number][] = [];
  const walk = (end: number, head: Head): void => {
    for (const [more, next] of headPartAt(s, end)) {
      if (Object.keys(more).some((key) => key in head)) continue;
      walk(next, { ...head, ...more });
    }
    found.push([head, end]);
  };
  walk(at, {});
  return found;
}

function headPartAt(s: Source, at: number): [Head, number][] {
  const found: [Head, number][] = [];
  for (const [text, once] of [
    ['fordulónként egyszer', 'turn'],
    ['harci körönként egyszer', 'round'],
    ['harconként egyszer', 'fight'],
    ['egy játékban egyszer', 'game'],
  ] as const) {
    const end = phrase(s, at, text);
    if (end !== null) found.push([{ once }, words(s, end, ',') ?? end]);
  }
  for (const [when, end] of momentAt(s, at)) found.push([{ when }, words(s, end, ',') ?? end]);
  const event = words(s, at, 'amikor|valahányszor|mielőtt|miután|ha');
  if (event !== null) {
    const word = s.at(at)?.word;
    const timing = word === 'mielőtt' ? 'before' : word === 'miután' ? 'after' : null;
    for (const [when, end] of eventAt(s, event, word === 'ha' ? IF_EVENTS : null)) {
      const next = phrase(s, end, ', akkor', ',');
      if (next !== null) found.push([{ when: { ...when, ...(timing ? { at: timing } : {}) } }, next]);
    }
  }
  if (words(s, at, 'ha') !== null) {
    for (const [instead, end] of insteadHeadAt(s, at + 1)) found.push([{ instead }, end]);
    for (const [conditions, end] of conditionsAt(s, at + 1)) {
      const next = phrase(s, end, ', akkor', ',');
      if (next === null) continue;
      const did =
        conditions.length === 1 && conditions[0]?.c === 'did' && !('not' in conditions[0] && conditions[0].not);
      found.push([did ? { link: 'ifDone' } : { if: aboutTopic(conditions, 'self') }, next]);
    }
  }
  if (words(s, at, 'amíg') !== null) {
    for (const [conditions, end] of conditionsAt(s, at + 1)) {
      const next = words(s, end, ',');
      if (next !== null) found.push([{ while: aboutTopic(conditions, 'self') }, next]);
    }
  }
  return found;
}

/** What "Ha …" makes an event of: things that happen at a moment to the card itself. */
const IF_EVENTS = ['die', 'destroyed', 'reveal', 'besieged', 'sacrificed', 'solve', 'arrive'] as const;

// "Ha meghalna, helyette …", "Ha játékosa lapot húzna, helyette …"
function insteadHeadAt(s: Source, at: number): [NonNullable<Effect['instead']>, number][] {
  const tries: readonly (readonly [string, 'die' | 'draw' | 'destroyed'])[] = [
    ['meghalna', 'die'],
    ['játékosa lapot húzna', 'draw'],
    ['megsemmisülne', 'destroyed'],
  ];
  for (const [text, of] of tries) {
    const end = phrase(s, at, `${text} , helyette`, `${text} , akkor helyette`, `${text} , ehelyett`);
    if (end !== null) return [[{ of }, end]];
  }
  return [];
}

interface Clause {
  readonly acts: Act[];
  readonly topic: Context['topic'];
  readonly verb: string | null;
  readonly stat: Context['stat'];
  readonly looked: boolean;
  readonly once: Effect['once'] | null;
}

function bodyAt(s: Source, at: number, head: Head, c: SentenceContext, tries: { left: number }): Effect | null {
  const start: Clause = { acts: [], topic: null, verb: null, stat: null, looked: c.looked, once: null };
  return clauses(s, at, start, undefined, head, c, tries);
}

// One clause after another, each understood with what those before left behind.
function clauses(
  s: Source,
  at: number,
  before: Clause,
  link: 'then' | 'ifDone' | undefined,
  head: Head,
  c: SentenceContext,
  tries: { left: number },
): Effect | null {
  const end = s.tokens.length;
  const visit = (from: number, pieces: readonly Piece[]): Effect | null => {
    if (tries.left-- <= 0) return null;
    if (pieces.length > 0 && closes(s, from)) {
      const next = step(pieces, before, link, c);
      if (next) {
        s.reach(from);
        const done = after(s, from, next, head, c, tries);
        if (done) return done;
      }
    }
    if (from >= end || pieces.length > 7) return null;
    for (const [piece, last] of pieceAt(s, from)) {
      const found = visit(last, [...pieces, piece]);
      if (found) return found;
    }
    return null;
  };
  return visit(at, []);
}

const closes = (s: Source, at: number): boolean => {
  const word = s.at(at)?.word;
  return word === undefined || word === ',' || word === 'és' || word === ';' || word === 'majd';
};

function step(
  pieces: readonly Piece[],
  before: Clause,
  link: 'then' | 'ifDone' | undefined,
  c: SentenceContext,
): Clause | null {
  const acts = [...before.acts];
  const context: Context = {
    acts,
    topic: before.topic,
    verb: before.verb,
    stat: before.stat,
    looked: before.looked,
    self: c.self,
  };
  const framed = frame(pieces, context);
  if (!framed) return null;
  const linked = framed.acts.map((act, i) => (link && i === 0 ? { ...act, link } : act));
  return {
    acts: [...acts, ...linked],
    topic: framed.subject ?? before.topic,
    verb: framed.verb,
    stat: framed.stat ?? before.stat,
    looked: before.looked || framed.acts.some((act) => act.do === 'look' || act.do === 'search'),
    once: framed.once ?? before.once,
  };
}

const LINKS: readonly (readonly [string, 'then' | 'ifDone' | undefined])[] = [
  [', majd', 'then'],
  ['majd', 'then'],
  ['és ezután', 'then'],
  ['; ezután', 'then'],
  ['; ha így tesz , akkor', 'ifDone'],
  ['; ha így tesz ,', 'ifDone'],
  [', és', undefined],
  ['és', undefined],
  [', de', undefined],
  [', valamint', undefined],
  ['valamint', undefined],
  ['; ekkor', 'ifDone'],
  [',', undefined],
];

function after(
  s: Source,
  at: number,
  done: Clause,
  head: Head,
  c: SentenceContext,
  tries: { left: number },
): Effect | null {
  const end = s.tokens.length;
  if (at === end) return finish(head, done);
  const tail = tailAt(s, at, done, head);
  if (tail) return tail;
  for (const [text, link] of LINKS) {
    const next = phrase(s, at, text);
    if (next === null) continue;
    const found = clauses(s, next, done, link, head, c, tries);
    if (found) return found;
  }
  return null;
}

// Conditions and events behind the acts: "…, ha játékosa irányít elfet", "…, amikor küldetést old meg".
function tailAt(s: Source, at: number, done: Clause, head: Head): Effect | null {
  const end = s.tokens.length;
  const last = done.acts.at(-1);
  if (last?.do === 'damage') {
    for (const [instead, stop] of insteadAt(s, at)) {
      if (stop === end) return finish(head, { ...done, acts: [...done.acts.slice(0, -1), { ...last, instead }] });
    }
  }
  const when = phrase(s, at, ', amikor', ', valahányszor');
  if (when !== null && !head.when) {
    for (const [event, stop] of eventAt(s, when)) if (stop === end) return finish({ ...head, when: event }, done);
  }
  const condition = phrase(s, at, ', ha', ', amennyiben');
  if (condition !== null && !head.if) {
    for (const [conditions, stop] of conditionsAt(s, condition))
      if (stop === end) return finish({ ...head, if: aboutTopic(conditions, topicOf(done)) }, done);
  }
  const during = phrase(s, at, ', amíg');
  if (during !== null && !head.while) {
    for (const [conditions, stop] of conditionsAt(s, during))
      if (stop === end) return finish({ ...head, while: aboutTopic(conditions, topicOf(done)) }, done);
  }
  return null;
}

// What a condition behind the acts speaks of: what the acts happen to.
function topicOf(done: Clause): 'self' | 'it' | 'carrier' | 'summoner' | 'target' {
  const first = done.acts[0];
  if (!first || !('whom' in first) || 'player' in first.whom) return 'self';
  return 'ref' in first.whom ? first.whom.ref : 'it';
}

function finish(head: Head, done: Clause): Effect | null {
  if (done.acts.length === 0) return null;
  return withHead({ ...head, ...(done.once && !head.once ? { once: done.once } : {}) }, done.acts, null);
}

/** What lasts only with a time: changes, keywords, bans. "… +1 szintet kap, és megkapja … a forduló végéig" means both. */
const TIMED: ReadonlySet<string> = new Set(['stat', 'grant', 'lose', 'ban', 'cap', 'silence']);

function lasting(acts: readonly Act[]): readonly Act[] {
  const times = new Set(acts.flatMap((act) => (act.until ? [act.until] : [])));
  const [until] = times;
  if (times.size !== 1 || until === undefined) return acts;
  return acts.map((act) => (TIMED.has(act.do) && !act.link ? { ...act, until } : act));
}

function withHead(head: Head, acts: readonly Act[], special: Effect | null): Effect {
  const { link, ...parts } = head;
  const [first, ...rest] = lasting(acts) as [Act, ...Act[]];
  return { ...parts, ...(special ?? {}), acts: [link ? { ...first, link } : first, ...rest] };
}
