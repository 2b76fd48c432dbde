import type { Comparison, Condition, Filter, Qual, Where } from '../model.ts';
import { type Group, groupAt } from './np.ts';
import { filterOf } from './pieces.ts';
import { comparedAt, comparisonAt, kindAt, qualAt } from './quals.ts';
import { phrase, type Results, type Source, words } from './source.ts';

/** One condition, or several joined by "és": "játékosa irányít legalább 2 törpe kalandozót", "sérült", "így tesz". */
export function conditionsAt(s: Source, at: number): Results<Condition[]> {
  const found: [Condition[], number][] = [];
  for (const [first, end] of singleAt(s, at)) {
    const and = phrase(s, end, 'és', ', és');
    if (and !== null) for (const [rest, last] of conditionsAt(s, and)) found.push([[first, ...rest], last]);
    found.push([[first], end]);
  }
  return found.sort((a, b) => b[1] - a[1]);
}

function singleAt(s: Source, at: number): Results<Condition> {
  return [
    ...fixedAt(s, at),
    ...controlsAt(s, at),
    ...existsAt(s, at),
    ...statesAt(s, at),
    ...statAt(s, at),
    ...mpAt(s, at),
    ...scopeAt(s, at),
  ];
}

const FIXED: readonly (readonly [string, Condition])[] = [
  ['így tesz', { c: 'did' }],
  ['így tett', { c: 'did' }],
  ['így tesznek', { c: 'did' }],
  ['nem tesz így', { c: 'did', not: true }],
  ['nem így tesz', { c: 'did', not: true }],
  ['nem költi el', { c: 'did', not: true }],
  ['nem fizeti ki', { c: 'did', not: true }],
  ['elvéti', { c: 'rolled', not: true }],
  ['a dobás sikertelen', { c: 'rolled', not: true }],
  ['sikertelen', { c: 'rolled', not: true }],
  ['sikerül', { c: 'rolled' }],
  ['sikeres', { c: 'rolled' }],
  ['a dobás sikeres', { c: 'rolled' }],
  ['a célpont visszatér sorába', { c: 'returned' }],
  ['a manőverben akadályozó csapat is részt vesz', { c: 'obstructed' }],
  ['a manőverben akadályozó csapat vesz részt', { c: 'obstructed' }],
];

// The lexer reads "költi el" as one token; compare by the text of the words.
function fixedAt(s: Source, at: number): Results<Condition> {
  for (const [text, condition] of FIXED) {
    let end = at;
    let rest = text;
    while (rest !== '') {
      const word = s.at(end)?.text.toLocaleLowerCase('hu');
      if (word === undefined || (rest !== word && !rest.startsWith(`${word} `))) break;
      rest = rest === word ? '' : rest.slice(word.length + 1);
      end++;
    }
    if (rest === '') {
      s.reach(end);
      return [[condition, end]];
    }
  }
  return [];
}

interface Number {
  readonly how?: Comparison;
  readonly n?: number;
}

// A number of cards: "legalább 2 törpe kalandozót", "2 kalandozót", "legfeljebb 1 lapot".
function countedAt(s: Source, at: number): { filter: Filter; number: Number; form: string; end: number }[] {
  const how = comparisonAt(s, at);
  const number = how ? s.at(at + 1)?.number : null;
  // "legfeljebb 2 MP-értékű lapot" says something of the cards, not of their number.
  const compared =
    how && number && typeof number.value === 'number' && number.form === 'nom' && comparedAt(s, at) === null;
  const from = compared ? at + 2 : at;
  return groupAt(s, from).flatMap(([group, end]) => {
    if (group.m.t !== 'whom' || 'ref' in group.m.whom) return [];
    const filter = filterOf(group.m.whom);
    if (!filter) return [];
    const { n } = group.m.whom;
    if (compared && n !== undefined) return [];
    const own: Number =
      compared && typeof number.value === 'number'
        ? { how, n: number.value }
        : typeof n === 'number'
          ? { how: group.m.whom.upTo ? 'atMost' : 'atLeast', n }
          : {};
    if (n !== undefined && typeof n !== 'number') return [];
    const number2 = own.how === 'atLeast' && own.n === 1 ? {} : own;
    return [{ filter, number: number2, form: group.form, end }];
  });
}

// "játékosa irányít legalább 2 törpe kalandozót", "az ellenfél irányít építményt", "nem irányít óment"
function controlsAt(s: Source, at: number): Results<Condition> {
  const found: [Condition, number][] = [];
  const subjects: (readonly [Group | null, number])[] = [
    ...groupAt(s, at).filter(([g]) => g.m.t === 'player' && g.form === 'nom'),
    [null, at],
  ];
  for (const [subject, end] of subjects) {
    const who = subject?.m.t === 'player' ? subject.m.who : 'own';
    const denied = words(s, end, 'nem');
    const from = words(s, denied ?? end, 'irányít');
    if (from !== null) {
      for (const cards of countedAt(s, from)) {
        if (cards.form !== 'acc') continue;
        found.push([
          { c: 'controls', who, filter: cards.filter, ...cards.number, ...(denied === null ? {} : { not: true }) },
          cards.end,
        ]);
      }
      continue;
    }
    for (const cards of countedAt(s, end)) {
      const last = cards.form === 'acc' ? words(s, cards.end, 'irányít') : null;
      if (last !== null) found.push([{ c: 'controls', who, filter: cards.filter, ...cards.number }, last]);
    }
  }
  return found;
}

// "csak játékosa csapatában van íjász", "a csapatban nincs Rúnamágia képzettségű kalandozó", "a csapatnak van PAP tagja"
function existsAt(s: Source, at: number): Results<Condition> {
  const found: [Condition, number][] = [];
  const only = words(s, at, 'csak');
  const push = (cards: ReturnType<typeof countedAt>[number], where: Where, not: boolean, end: number) => {
    found.push([
      {
        c: 'exists',
        filter: { ...cards.filter, where },
        ...cards.number,
        ...(only === null ? {} : { only: true as const }),
        ...(not ? { not: true as const } : {}),
      },
      end,
    ]);
  };
  for (const [place, end] of groupAt(s, only ?? at)) {
    if (place.m.t !== 'zone' || (place.form !== 'ine' && place.form !== 'dat')) continue;
    const verb = words(s, end, 'van|nincs');
    if (verb === null) continue;
    const not = s.at(end)?.word === 'nincs';
    if (place.form === 'dat') {
      for (const member of memberAt(s, verb)) push(member, place.m.where, not, member.end);
      continue;
    }
    for (const cards of withWord(s, verb)) if (cards.form === 'nom') push(cards, place.m.where, not, cards.end);
  }
  for (const cards of withWord(s, only ?? at)) {
    if (cards.form !== 'nom') continue;
    const verb = words(s, cards.end, 'van|nincs');
    if (verb === null) continue;
    const not = s.at(cards.end)?.word === 'nincs';
    if (cards.filter.where && only === null) push(cards, cards.filter.where, not, verb);
    for (const [place, last] of groupAt(s, verb)) {
      if (place.m.t === 'zone' && place.form === 'ine') push(cards, place.m.where, not, last);
    }
  }
  return found;
}

// "íjász" alone means a kalandozó that is one.
function withWord(s: Source, at: number): ReturnType<typeof countedAt> {
  const cards = countedAt(s, at);
  const qual = qualAt(s, at);
  if (qual?.value.q === 'word' && s.at(qual.end)?.nouns.every((r) => !r.noun.startsWith('kind:')) !== false) {
    cards.push({ filter: { kinds: ['adventurer'], quals: [qual.value] }, number: {}, form: 'nom', end: qual.end });
  }
  return cards;
}

// "van PAP tagja"
function memberAt(s: Source, at: number): ReturnType<typeof countedAt> {
  const qual = qualAt(s, at);
  if (!qual) return [];
  const end = words(s, qual.end, 'tagja');
  return end === null ? [] : [{ filter: { kinds: ['adventurer'], quals: [qual.value] }, number: {}, form: 'nom', end }];
}

// "sérült", "a célpont sérült", "a leidéző Sámán", "célpontja nem visel páncélt", "Hátas van hozzá csatolva"
function statesAt(s: Source, at: number): Results<Condition> {
  const found: [Condition, number][] = [];
  for (const { kind, form } of kindAt(s, at)) {
    if (form !== 'nom') continue;
    for (const tail of ['van hozzá csatolva', 'csatolva van hozzá']) {
      const end = phrase(s, at + 1, tail);
      if (end !== null) found.push([{ c: 'is', whom: TOPIC, qual: { q: 'has', kind } }, end]);
    }
  }
  const subjects: (readonly [Group | null, number])[] = [
    ...groupAt(s, at).filter(([g]) => g.m.t === 'whom' && 'ref' in g.m.whom && g.form === 'nom'),
    [null, at],
  ];
  for (const [subject, end] of subjects) {
    const whom = subject?.m.t === 'whom' && 'ref' in subject.m.whom ? subject.m.whom.ref : null;
    const wears = wearsAt(s, end);
    if (wears) found.push([{ c: 'is', whom: whom ?? TOPIC, qual: wears.value }, wears.end]);
    const qual = qualAt(s, end);
    if (!qual || nounFollows(s, qual.end)) continue;
    found.push([{ c: 'is', whom: whom ?? TOPIC, qual: qual.value }, qual.end]);
  }
  return found;
}

const nounFollows = (s: Source, at: number): boolean =>
  s.at(at)?.nouns.some((r) => r.noun.startsWith('kind:') || r.noun === 'position') === true;

function wearsAt(s: Source, at: number): { value: Qual; end: number } | null {
  const denied = words(s, at, 'nem');
  const verb = words(s, denied ?? at, 'visel');
  if (verb === null) return null;
  const kind = kindAt(s, verb).find((one) => one.form === 'acc');
  if (!kind) return null;
  s.reach(verb + 1);
  return { value: { q: 'has', kind: kind.kind, ...(denied === null ? {} : { not: true as const }) }, end: verb + 1 };
}

// "szintje legalább 3"
function statAt(s: Source, at: number): Results<Condition> {
  const found: [Condition, number][] = [];
  for (const [group, end] of groupAt(s, at)) {
    if (group.m.t !== 'stat' || group.form !== 'nom') continue;
    const whom = statSubject(group.m.of);
    const how = comparisonAt(s, end);
    const number = s.at(how ? end + 1 : end)?.number;
    if (!whom || !number || typeof number.value !== 'number' || number.form !== 'nom' || number.sign !== null) continue;
    s.reach(how ? end + 2 : end + 1);
    found.push([
      { c: 'stat', whom, stat: group.m.stat, how: how ?? 'exactly', n: number.value },
      how ? end + 2 : end + 1,
    ]);
  }
  return found;
}

function statSubject(of: unknown): 'self' | 'it' | 'carrier' | 'team' | 'enemyTeam' | null {
  if (of === null) return TOPIC;
  const whom = of as { ref?: string; kinds?: string[]; where?: Where };
  if (whom.ref === 'self' || whom.ref === 'it' || whom.ref === 'carrier') return whom.ref;
  if (whom.kinds?.[0] === 'team')
    return whom.where?.whose === 'enemy' ? 'enemyTeam' : whom.where?.whose === 'own' ? 'team' : null;
  return null;
}

// "játékosának legalább 3 MP-je van"
function mpAt(s: Source, at: number): Results<Condition> {
  const found: [Condition, number][] = [];
  for (const [group, end] of groupAt(s, at)) {
    if (group.m.t !== 'player' || group.form !== 'dat') continue;
    const how = comparisonAt(s, end);
    const number = s.at(how ? end + 1 : end)?.number;
    if (!number || typeof number.value !== 'number') continue;
    const last = words(s, how ? end + 2 : end + 1, 'mp-je', 'van');
    if (last !== null) found.push([{ c: 'mp', who: group.m.who, how: how ?? 'atLeast', n: number.value }, last]);
  }
  return found;
}

// "ostrom manőverben van", "a csapatban van", "ostrom manőverben"
function scopeAt(s: Source, at: number): Results<Condition> {
  const found: [Condition, number][] = [];
  const siege = phrase(s, at, 'ostrom manőverben van', 'ostrom manőverben vesz részt', 'ostrom manőverben');
  if (siege !== null) found.push([{ c: 'manoeuvre', kind: 'siege' }, siege]);
  for (const [group, end] of groupAt(s, at)) {
    if (group.m.t !== 'zone' || group.form !== 'ine') continue;
    const last = words(s, end, 'van');
    if (last !== null) found.push([{ c: 'in', whom: 'self', where: group.m.where }, last]);
  }
  return found;
}

/** A condition without a subject of its own, until the sentence says what it speaks of. */
const TOPIC = 'topic' as never as 'it';

/** Gives conditions without a subject the one the sentence has. */
export function aboutTopic(
  conditions: readonly Condition[],
  topic: 'self' | 'it' | 'carrier' | 'summoner' | 'target',
): Condition[] {
  return conditions.map((one) => ('whom' in one && one.whom === TOPIC ? ({ ...one, whom: topic } as Condition) : one));
}
