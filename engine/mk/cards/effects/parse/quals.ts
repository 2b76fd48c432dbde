import type { Comparison, Kind, PositionWord, Qual, Stat, Where } from '../model.ts';
import { FIELD_ADJECTIVES, isQualityWord } from '../words/qualities.ts';
import { nounCase, phrase, type Source, words } from './source.ts';

export const POSITION_OF: Readonly<Record<string, PositionWord>> = {
  éber: 'ready',
  pihenő: 'resting',
  sérült: 'wounded',
};

/** What stands before a noun and says which ones are meant. */
export interface Modifiers {
  readonly quals: readonly Qual[];
  readonly where?: Where;
}

type Found<T> = { readonly value: T; readonly end: number } | null;

const COMPARING: Readonly<Record<string, Comparison>> = {
  legfeljebb: 'atMost',
  maximum: 'atMost',
  legalább: 'atLeast',
  minimum: 'atLeast',
  pontosan: 'exactly',
};
export const comparisonAt = (s: Source, at: number): Comparison | null => COMPARING[s.at(at)?.word ?? ''] ?? null;

const STAT_ADJECTIVES: Readonly<Record<string, Stat>> = {
  'mp-értékű': 'mpValue',
  'mp-igényű': 'mpCost',
  szintű: 'level',
  alapszintű: 'baseLevel',
  fizikumú: 'fizikum',
};

/** "legfeljebb 2 MP-értékű", "3. szintű", "3 vagy kisebb szintű". */
export function comparedAt(s: Source, at: number): Found<Qual> {
  const how = comparisonAt(s, at);
  const from = how ? at + 1 : at;
  const number = s.at(from)?.number;
  if (!number || number.sign !== null || number.form !== 'nom') return null;
  const orEnd = how === null ? (phrase(s, from + 1, 'vagy kisebb', 'vagy alacsonyabb', 'vagy kevesebb') ?? null) : null;
  const orMore = how === null ? phrase(s, from + 1, 'vagy nagyobb', 'vagy magasabb', 'vagy több') : null;
  const next = orEnd ?? orMore ?? from + 1;
  const stat = STAT_ADJECTIVES[s.at(next)?.word ?? ''];
  if (!stat) return null;
  s.reach(next + 1);
  const sense: Comparison = how ?? (orEnd !== null ? 'atMost' : orMore !== null ? 'atLeast' : 'exactly');
  return { value: { q: 'compare', stat, how: sense, n: number.value }, end: next + 1 };
}

/** "törpe", "Ködszirt helyszínű", "Rúnamágia vagy Zárnyitás képzettségű", "páncél típusú". */
export function wordsAt(s: Source, at: number): Found<Qual> {
  const listed = listBefore(s, at, (word) => FIELD_ADJECTIVES[word] !== undefined);
  if (listed) {
    const field = FIELD_ADJECTIVES[s.at(listed.end)?.word ?? ''];
    if (field) {
      s.reach(listed.end + 1);
      return { value: { q: 'word', field, is: listed.value }, end: listed.end + 1 };
    }
  }
  const is: string[] = [];
  let end = at;
  for (;;) {
    const token = s.at(end);
    if (!token || !isQualityWord(token.word)) break;
    is.push(token.text);
    end++;
    const next = s.at(end)?.word;
    if (
      (next === 'vagy' || next === 'és' || next === ',' || next === '/') &&
      isQualityWord(s.at(end + 1)?.word ?? '')
    ) {
      if (next === 'és') break;
      end++;
      continue;
    }
    break;
  }
  if (is.length === 0) return null;
  s.reach(end);
  return { value: { q: 'word', field: 'any', is }, end };
}

const STOPPERS = new Set([
  'a',
  'az',
  'és',
  'ha',
  'célpont',
  'minden',
  'nem',
  'kap',
  'egy',
  'ellenséges',
  'játékosa',
  'csapata',
  'csapatod',
  'ellenfél',
  'akciólap',
  ',',
  ':',
]);

// One to four words (names may have several), or several joined by "vagy", before an adjective of a field.
function listBefore(s: Source, at: number, stop: (word: string) => boolean): Found<string[]> {
  const names: string[] = [];
  let name: string[] = [];
  for (let end = at; end < at + 16; end++) {
    const token = s.at(end);
    if (!token) return null;
    if (stop(token.word)) {
      if (name.length > 0) names.push(name.join(' '));
      return names.length > 0 && name.length > 0 ? { value: names, end } : null;
    }
    if (token.word === 'vagy' || token.word === '/' || (token.word === ',' && name.length > 0)) {
      if (name.length === 0) return null;
      names.push(name.join(' '));
      name = [];
      continue;
    }
    if (STOPPERS.has(token.word) || token.number || token.verbs.length > 0 || !/\p{L}/u.test(token.text)) return null;
    // A name is written with a capital or is a word of the vocabulary; anything else is something that was not understood.
    const thing = name.length === 0 && token.nouns.some((one) => one.noun.startsWith('kind:'));
    if (!/^\p{Lu}/u.test(token.text) && !isQualityWord(token.word) && !thing) return null;
    if (name.length >= 3) return null;
    name.push(token.text);
  }
  return null;
}

/** "FÓKUSZ kulcsszóval rendelkező". */
export function keywordQualAt(s: Source, at: number): Found<Qual> {
  const keyword = s.at(at)?.keyword;
  if (!keyword) return null;
  const end = phrase(s, at + 1, 'kulcsszóval rendelkező', 'kulcsszavú');
  return end === null ? null : { value: { q: 'keyword', is: keyword.text }, end };
}

/** "éber", "pihenő helyzetű", "sérült helyzetben lévő". */
export function positionAt(s: Source, at: number): Found<Qual> {
  const position = POSITION_OF[s.at(at)?.word ?? ''];
  if (!position) return null;
  s.reach(at + 1);
  const long = phrase(s, at + 1, 'helyzetű', 'helyzetben lévő', 'helyzetben levő');
  if (long === null && s.at(at + 1)?.word.startsWith('helyzet')) return null;
  return { value: { q: 'position', is: position }, end: long ?? at + 1 };
}

const HOSTS: Readonly<Record<string, 'adventurer' | 'quest' | 'towerLevel' | 'building'>> = {
  kalandozóhoz: 'adventurer',
  küldetéshez: 'quest',
  toronyszinthez: 'towerLevel',
  építményhez: 'building',
};

/** "hozzá csatolt", "küldetéshez csatolt". */
export function attachedAt(s: Source, at: number): Found<Qual> {
  const word = s.at(at)?.word ?? '';
  if (words(s, at, 'hozzá', 'csatolt')) return { value: { q: 'attached', to: 'self' }, end: at + 2 };
  const from = word === 'egy' || word === 'a' || word === 'az' ? at + 1 : at;
  const host = HOSTS[s.at(from)?.word ?? ''];
  const end = host ? words(s, from + 1, 'csatolt') : null;
  return host && end ? { value: { q: 'attached', to: host }, end } : null;
}

/** "nem jelző", "jelző", "nevesített", "viselt", "azonos nevű", "rejtett", "nyílt". */
export function flagAt(s: Source, at: number): Found<Qual> {
  const denied = s.at(at)?.word === 'nem';
  const from = denied ? at + 1 : at;
  const not = denied ? ({ not: true } as const) : {};
  const word = s.at(from)?.word;
  const named = phrase(s, from, 'azonos nevű');
  if (named !== null) return { value: { q: 'sameName', ...not }, end: named };
  if (word === 'jelző') {
    s.reach(from + 1);
    return { value: { q: 'token', ...not }, end: from + 1 };
  }
  if (word === 'nevesített') {
    s.reach(from + 1);
    return { value: { q: 'named', ...not }, end: from + 1 };
  }
  if (word === 'viselt') {
    s.reach(from + 1);
    return { value: { q: 'worn', ...not }, end: from + 1 };
  }
  if (word === 'rejtett' || word === 'nyílt') {
    s.reach(from + 1);
    const hidden = (word === 'rejtett') !== denied;
    return { value: hidden ? { q: 'hidden' } : { q: 'hidden', not: true }, end: from + 1 };
  }
  if (denied) {
    const inner =
      positionAt(s, from) ?? keywordQualAt(s, from) ?? comparedAt(s, from) ?? wordsAt(s, from) ?? attachedAt(s, from);
    if (inner) return { value: { ...inner.value, not: true } as Qual, end: inner.end };
  }
  return null;
}

/** "ostromot kezdeményező". */
export function startingAt(s: Source, at: number): Found<Qual> {
  const siege = phrase(s, at, 'ostromot kezdeményező', 'ostrom manővert kezdeményező');
  if (siege !== null) return { value: { q: 'starting', manoeuvre: 'siege' }, end: siege };
  return null;
}

/** Any qualifier that begins here. */
export function qualAt(s: Source, at: number): Found<Qual> {
  return (
    flagAt(s, at) ??
    positionAt(s, at) ??
    keywordQualAt(s, at) ??
    comparedAt(s, at) ??
    attachedAt(s, at) ??
    startingAt(s, at) ??
    wordsAt(s, at)
  );
}

/** The kind of thing a token is a word for, in one of its forms. */
export function kindAt(s: Source, at: number): readonly { kind: Kind; shape: string; form: string }[] {
  return (s.at(at)?.nouns ?? []).flatMap((one) =>
    one.noun.startsWith('kind:') ? [{ kind: one.noun.slice(5) as Kind, shape: one.shape, form: one.form }] : [],
  );
}

export { nounCase };
