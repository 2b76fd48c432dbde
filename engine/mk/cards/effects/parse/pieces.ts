import type { Amount, Comparison, Filter, PositionWord, Until, Whom } from '../model.ts';
import type { Case } from '../words/inflect.ts';
import type { VerbReading } from '../words/verbs.ts';
import { type Group, groupAt } from './np.ts';
import { comparisonAt, POSITION_OF, qualAt } from './quals.ts';
import { phrase, type Results, type Source, skipArticle, words } from './source.ts';

/** What a number counts. */
export type Unit = 'level' | 'baseLevel' | 'mp' | 'dp' | 'attackThreshold' | 'none' | 'levelWorth';

/** One part of a clause. */
export type Piece =
  | { readonly p: 'group'; readonly g: Group }
  | {
      readonly p: 'qty';
      /** `some` = no number printed ("MP-t"); `as` = "annyi", told by a count that follows. */
      readonly n: Amount | 'some' | 'as';
      readonly sign: '+' | '-' | null;
      readonly unit: Unit;
      readonly form: Case;
    }
  | { readonly p: 'cmp'; readonly how: Comparison; readonly n: number }
  | { readonly p: 'verb'; readonly v: VerbReading; readonly not: boolean }
  | { readonly p: 'position'; readonly is: PositionWord; readonly form: 'ill' | 'ine' }
  | { readonly p: 'until'; readonly until: Until }
  | { readonly p: 'in'; readonly manoeuvre: 'siege' | 'quest' | 'building' | 'fight' }
  | { readonly p: 'eachFight' }
  | { readonly p: 'once'; readonly per: 'turn' | 'round' | 'fight' | 'game' }
  | { readonly p: 'keywords'; readonly list: readonly string[]; readonly form: 'acc' | 'nom' }
  | { readonly p: 'against'; readonly filter: Filter }
  | { readonly p: 'count'; readonly filter: Filter }
  | { readonly p: 'word'; readonly word: string; readonly not: boolean };

/** Words a number stands before, with the case they are in. */
export const UNITS: Readonly<Record<string, readonly [Unit, Case]>> = {
  mp: ['mp', 'nom'],
  'mp-t': ['mp', 'acc'],
  'mp-vel': ['mp', 'ins'],
  'mp-je': ['mp', 'nom'],
  'mp-ért': ['mp', 'cau'],
  'dp-t': ['dp', 'acc'],
  'dp-vel': ['dp', 'ins'],
  szint: ['level', 'nom'],
  szintet: ['level', 'acc'],
  szinttel: ['level', 'ins'],
  alapszint: ['baseLevel', 'nom'],
  alapszintet: ['baseLevel', 'acc'],
  alapszinttel: ['baseLevel', 'ins'],
  támadóküszöb: ['attackThreshold', 'nom'],
  támadóküszöböt: ['attackThreshold', 'acc'],
  szintnyi: ['levelWorth', 'nom'],
};

function quantityAt(s: Source, at: number): Results<Piece> {
  const token = s.at(at);
  if (!token) return [];
  const found: [Piece, number][] = [];
  const as =
    token.word === 'annyi'
      ? ('nom' as const)
      : token.word === 'annyival'
        ? ('ins' as const)
        : token.word === 'annyit'
          ? ('acc' as const)
          : null;
  if (as) {
    const unit = UNITS[s.at(at + 1)?.word ?? ''];
    s.reach(at + 1);
    if (unit && as === 'nom') {
      s.reach(at + 2);
      found.push([{ p: 'qty', n: 'as', sign: null, unit: unit[0], form: unit[1] }, at + 2]);
    } else if (as !== 'nom') found.push([{ p: 'qty', n: 'as', sign: null, unit: 'none', form: as }, at + 1]);
    return found;
  }
  const { number } = token;
  if (number && !number.ordinal) {
    s.reach(at + 1);
    const unit = UNITS[s.at(at + 1)?.word ?? ''];
    if (unit && number.form === 'nom') {
      s.reach(at + 2);
      found.push([{ p: 'qty', n: number.value, sign: number.sign, unit: unit[0], form: unit[1] }, at + 2]);
    }
    found.push([{ p: 'qty', n: number.value, sign: number.sign, unit: 'none', form: number.form }, at + 1]);
  }
  const bare = UNITS[token.word];
  if (bare && !number) {
    s.reach(at + 1);
    found.push([{ p: 'qty', n: 'some', sign: null, unit: bare[0], form: bare[1] }, at + 1]);
  }
  return found;
}

const UNTIL_PHRASES: readonly (readonly [string, Until])[] = [
  ['a harci kör végéig', 'round'],
  ['ebben a harci körben', 'round'],
  ['az adott harci körben', 'round'],
  ['a harc végéig', 'fight'],
  ['ebben a harcban', 'fight'],
  ['az adott harcban', 'fight'],
  ['a manőver végéig', 'manoeuvre'],
  ['ebben a manőverben', 'manoeuvre'],
  ['az adott manőverben', 'manoeuvre'],
  ['a forduló végéig', 'turn'],
  ['ebben a fordulóban', 'turn'],
  ['az adott fordulóban', 'turn'],
  ['az időtartam végéig', 'duration'],
  ['a játék végéig', 'game'],
  ['véglegesen', 'game'],
];

function untilAt(s: Source, at: number): Results<Piece> {
  for (const [text, until] of UNTIL_PHRASES) {
    const end = phrase(s, at, text);
    if (end !== null) return [[{ p: 'until', until }, end]];
  }
  return [];
}

const SCOPES: readonly (readonly [string, 'siege' | 'quest' | 'building' | 'fight'])[] = [
  ['ostrom manőverben', 'siege'],
  ['ostromban', 'siege'],
  ['ostrom során', 'siege'],
  ['ostrom manőver során', 'siege'],
  ['küldetés megoldás manőverben', 'quest'],
  ['küldetés manőverben', 'quest'],
  ['építmény bevétel manőverben', 'building'],
  ['harcban', 'fight'],
];

function scopeAt(s: Source, at: number): Results<Piece> {
  const every = phrase(s, at, 'minden harcban', 'harconként');
  if (every !== null) return [[{ p: 'eachFight' }, every]];
  for (const [text, manoeuvre] of SCOPES) {
    const end = phrase(s, at, text);
    if (end !== null) return [[{ p: 'in', manoeuvre }, end]];
  }
  return [];
}

const ONCE: readonly (readonly [string, 'turn' | 'round' | 'fight' | 'game'])[] = [
  ['fordulónként egyszer', 'turn'],
  ['fordulónként legfeljebb egyszer', 'turn'],
  ['fordulónként csak egyszer', 'turn'],
  ['minden fordulóban egyszer', 'turn'],
  ['harci körönként egyszer', 'round'],
  ['harconként egyszer', 'fight'],
  ['egy játékban egyszer', 'game'],
  ['játékonként egyszer', 'game'],
];

function onceAt(s: Source, at: number): Results<Piece> {
  for (const [text, per] of ONCE) {
    const end = phrase(s, at, text);
    if (end !== null) return [[{ p: 'once', per }, end]];
  }
  return [];
}

const POSITION_FORMS: Readonly<Record<string, 'ill' | 'ine'>> = { helyzetbe: 'ill', helyzetben: 'ine' };

function positionAt(s: Source, at: number): Results<Piece> {
  const is = POSITION_OF[s.at(at)?.word ?? ''];
  const form = POSITION_FORMS[s.at(at + 1)?.word ?? ''];
  if (!is || !form || s.at(at + 2)?.word === 'lévő') return [];
  s.reach(at + 2);
  return [[{ p: 'position', is, form }, at + 2]];
}

/** Keywords handed out, lost or silenced: "PORTYÁZÁS-t", "a VÉDELMEZŐ kulcsszót", "MOMENTUM és ÁTTÖRÉS kulcsszót". */
function keywordsAt(s: Source, from: number): Results<Piece> {
  let at = skipArticle(s, from);
  const list: string[] = [];
  let form: 'acc' | 'nom' = 'nom';
  for (;;) {
    const keyword = s.at(at)?.keyword;
    if (!keyword) return [];
    list.push(keyword.text);
    if (keyword.acc) form = 'acc';
    at++;
    s.reach(at);
    const next = s.at(at)?.word;
    if ((next === 'és' || next === ',' || next === 'vagy') && s.at(skipArticle(s, at + 1))?.keyword) {
      if (next === 'vagy') return [];
      at = skipArticle(s, at + 1);
      continue;
    }
    break;
  }
  const word = s.at(at)?.word ?? '';
  if (/^kulcssz(ót|avakat)$/u.test(word)) return done(s, list, 'acc', at + 1);
  if (/^kulcssz(ó|avak)$/u.test(word)) return done(s, list, 'nom', at + 1);
  return done(s, list, form, at);
}

const done = (s: Source, list: readonly string[], form: 'acc' | 'nom', end: number): Results<Piece> => {
  s.reach(end);
  return [[{ p: 'keywords', list, form }, end]];
};

function verbAt(s: Source, at: number): Results<Piece> {
  const denied = phrase(s, at, 'semmiképpen sem', 'semmiképp sem', 'sem', 'nem', 'semmiképpen nem');
  const from = denied ?? at;
  const token = s.at(from);
  if (!token) return [];
  s.reach(token.verbs.length > 0 ? from + 1 : from);
  return token.verbs.map((v) => [{ p: 'verb', v, not: denied !== null } as Piece, from + 1] as const);
}

/** Words with a part of their own in a clause. */
export const WORDS = [
  'még egyszer',
  'feltétel teljesítése nélkül',
  'a feltétel teljesítése nélkül',
  'feltétel nélkül',
  'ellene',
  'is',
  'ismét',
  'csak',
  'alá',
  'kell',
  'választható',
  'gyógyítható',
  'célpontjául',
  'célpontul',
  'célpontnak',
  'célponttá',
  'nagyobb',
  'kisebb',
  'növelni',
  'csökkenteni',
  'növelhető',
  'csökkenthető',
  'egyiket',
  'másikat',
  'többit',
  'akadályoznia',
  'hatását',
  'manővert',
  'csatolva',
  'ingyen',
  'sikeres',
  'tetszőleges sorrendben',
  'kezdeményező csapatba',
  'akadályozó csapatba',
  'csapatba',
  'sebezhető',
  'semmisíthető meg',
  'pedig',
  'kulcsszavait',
  'kulcsszavát',
  'képességeit',
  'képességét',
  'laphatásait',
  'összes',
  'győztes',
  'ostrom manővert',
  'abból',
  'véletlenszerűen',
  'fizikum próbadobást',
  'asztrál próbadobást',
  'mentál próbadobást',
  'fizikum mentődobást',
  'asztrál mentődobást',
  'mentál mentődobást',
] as const;

function wordAt(s: Source, at: number): Results<Piece> {
  const denied = phrase(s, at, 'semmiképpen sem', 'sem', 'nem');
  const article = /^az?$/u.test(s.at(at)?.word ?? '') && /^(?:egyiket|másikat|többit)$/u.test(s.at(at + 1)?.word ?? '');
  const from = denied ?? (article ? at + 1 : at);
  for (const text of WORDS) {
    const end = phrase(s, from, text);
    if (end !== null) return [[{ p: 'word', word: text.replace(/^a (?=feltétel)/u, ''), not: denied !== null }, end]];
  }
  return [];
}

/** ", ahány varázsló van a csapatban", ", amennyi küldetést játékosa irányít". */
function countAt(s: Source, at: number): Results<Piece> {
  const from = phrase(s, at, ', ahány', ', amennyi');
  if (from === null) return [];
  const found: [Piece, number][] = [];
  const bare = qualAt(s, from);
  if (bare?.value.q === 'word') {
    for (const [place, last] of withVan(s, bare.end))
      found.push([{ p: 'count', filter: { kinds: ['adventurer'], quals: [bare.value], where: place } }, last]);
  }
  for (const [group, end] of groupAt(s, from)) {
    if (group.m.t !== 'whom' || 'ref' in group.m.whom) continue;
    const filter = filterOf(group.m.whom);
    if (!filter) continue;
    if (group.form === 'nom') {
      for (const [place, last] of withVan(s, end))
        found.push([{ p: 'count', filter: { ...filter, where: place } }, last]);
      const bare = words(s, end, 'van');
      if (bare !== null && filter.where) found.push([{ p: 'count', filter }, bare]);
    }
    if (group.form === 'acc') {
      for (const [who, last] of controls(s, end)) found.push([{ p: 'count', filter: { ...filter, whose: who } }, last]);
    }
  }
  return found;
}

function withVan(s: Source, at: number): [Filter['where'], number][] {
  const found: [Filter['where'], number][] = [];
  const first = words(s, at, 'van');
  for (const [group, end] of groupAt(s, first ?? at)) {
    if (group.m.t !== 'zone' || group.form !== 'ine') continue;
    const last = first === null ? words(s, end, 'van') : end;
    if (last !== null) found.push([group.m.where, last]);
  }
  return found;
}

function controls(s: Source, at: number): ['own' | 'enemy', number][] {
  const found: ['own' | 'enemy', number][] = [];
  const first = words(s, at, 'irányít');
  for (const [group, end] of groupAt(s, first ?? at)) {
    if (group.m.t !== 'player' || group.form !== 'nom' || (group.m.who !== 'own' && group.m.who !== 'enemy')) continue;
    const last = first === null ? words(s, end, 'irányít') : end;
    if (last !== null) found.push([group.m.who, last]);
  }
  return found;
}

/** What a group of cards is, without how many are chosen; null where it asks for a choice. */
export function filterOf(whom: Whom): Filter | null {
  if ('ref' in whom) return null;
  if (whom.pick === 'target' || whom.pick === 'random' || whom.of || whom.best || whom.by) return null;
  const { pick: _p, n: _n, upTo: _u, best: _b, by: _by, of: _of, ...rest } = whom;
  return rest;
}

/** "élőhalott ellen", "sérült kalandozó ellen". */
function againstAt(s: Source, at: number): Results<Piece> {
  const qual = qualAt(s, at);
  const bare = qual ? words(s, qual.end, 'ellen') : null;
  if (qual && bare !== null) return [[{ p: 'against', filter: { kinds: ['adventurer'], quals: [qual.value] } }, bare]];
  for (const [g, end] of groupAt(s, at)) {
    const last = g.form === 'nom' && g.m.t === 'whom' ? words(s, end, 'ellen') : null;
    const filter = last !== null && g.m.t === 'whom' ? filterOf(g.m.whom) : null;
    if (last !== null && filter) return [[{ p: 'against', filter }, last]];
  }
  return [];
}

function comparedAt(s: Source, at: number): Results<Piece> {
  const how = comparisonAt(s, at);
  const number = how ? s.at(at + 1)?.number : null;
  if (!how || !number || number.form !== 'nom' || number.sign !== null || typeof number.value !== 'number') return [];
  s.reach(at + 2);
  return [[{ p: 'cmp', how, n: number.value }, at + 2]];
}

/** Every part that can begin here, the longest first. */
export function pieceAt(s: Source, at: number): Results<Piece> {
  const special = [...untilAt(s, at), ...scopeAt(s, at), ...onceAt(s, at), ...countAt(s, at), ...againstAt(s, at)];
  const groups = groupAt(s, at).map(([g, end]) => [{ p: 'group', g } as Piece, end] as const);
  const others = [
    ...wordAt(s, at),
    ...positionAt(s, at),
    ...quantityAt(s, at),
    ...keywordsAt(s, at),
    ...verbAt(s, at),
    ...comparedAt(s, at),
  ];
  return [...special, ...[...groups, ...others].sort((a, b) => b[1] - a[1])];
}
