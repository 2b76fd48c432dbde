import type { Amount, Filter, Kind, Picked, PlayerRef, Qual, Stat, Where, Whom } from '../model.ts';
import type { Case, Shape } from '../words/inflect.ts';
import { comparedAt, comparisonAt, qualAt } from './quals.ts';
import { memoised, NOTHING, nounCase, phrase, type Results, type Source, skipArticle, words } from './source.ts';

/** What a group of words with a noun at its end stands for. */
export type Meaning =
  | { readonly t: 'player'; readonly who: PlayerRef }
  | {
      readonly t: 'whom';
      readonly whom: Whom;
      readonly definite: boolean;
      readonly many: boolean;
      /** "első …": the first one only. */
      readonly first?: true;
    }
  | { readonly t: 'stat'; readonly stat: Stat; readonly of: Whom | { readonly player: PlayerRef } | null }
  | { readonly t: 'zone'; readonly where: Where; readonly end?: 'top' | 'bottom'; readonly owner: Owner | null }
  | { readonly t: 'top'; readonly n: Amount; readonly owner: Owner | null }
  | { readonly t: 'noun'; readonly noun: string; readonly owner: Owner | null };

export interface Group {
  readonly m: Meaning;
  readonly form: Case;
}

export type Owner =
  | { readonly o: 'player'; readonly who: PlayerRef }
  | { readonly o: 'whom'; readonly whom: Whom }
  | { readonly o: 'team'; readonly which: NonNullable<Where['whose']> };

const CASES_OF = (s: Source, at: number, noun: string, ...shapes: Shape[]): readonly Case[] =>
  (s.at(at)?.nouns ?? []).filter((r) => r.noun === noun && shapes.includes(r.shape)).map((r) => r.form);

/** játékosa, az ellenfél, a csapat irányítója, minden játékos … */
function playerAt(s: Source, at: number): Results<Group> {
  const found: (readonly [Group, number])[] = [];
  const add = (who: PlayerRef, forms: readonly Case[], end: number) => {
    for (const form of forms) {
      s.reach(end);
      found.push([{ m: { t: 'player', who }, form }, end]);
    }
  };
  const from = skipArticle(s, at);
  add('own', CASES_OF(s, from, 'player', 'owned'), from + 1);
  add('enemy', CASES_OF(s, from, 'enemy', 'one', 'owned'), from + 1);
  if (from === at) add('own', CASES_OF(s, at, 'controller', 'owned'), at + 1);
  if (words(s, at, 'annak|célpont')) add('its', CASES_OF(s, at + 1, 'controller', 'owned'), at + 2);
  const team = phrase(s, at, 'a csapat');
  if (team !== null) add('team', CASES_OF(s, team, 'controller', 'owned'), team + 1);
  const summoner = phrase(s, at, 'a leidéző', 'leidéző', 'a leidéző kalandozó', 'leidézője');
  if (summoner !== null)
    add(
      'own',
      [...CASES_OF(s, summoner, 'player', 'owned'), ...CASES_OF(s, summoner, 'controller', 'owned')],
      summoner + 1,
    );
  const each = phrase(s, at, 'minden', 'mindegyik', 'mindkét', 'egyik', 'bármelyik');
  if (each !== null) add('each', CASES_OF(s, each, 'player', 'one'), each + 1);
  if (words(s, at, 'játékosok')) add('each', CASES_OF(s, at, 'player', 'many'), at + 1);
  return found;
}

const WHOSE_OF: Readonly<Partial<Record<PlayerRef, 'own' | 'enemy' | 'its'>>> = {
  own: 'own',
  enemy: 'enemy',
  its: 'its',
  summoner: 'own',
};

/** viselője, lovasa, ez a kalandozó, a célpont, a leidéző, "az a kalandozó" … */
function refAt(s: Source, at: number): Results<Group> {
  const found: (readonly [Group, number])[] = [];
  const add = (ref: 'self' | 'carrier' | 'it' | 'summoner' | 'target', forms: readonly Case[], end: number) => {
    for (const form of forms) {
      s.reach(end);
      found.push([{ m: { t: 'whom', whom: { ref }, definite: true, many: false }, form }, end]);
    }
  };
  const from = skipArticle(s, at);
  add('carrier', CASES_OF(s, from, 'bearer', 'owned'), from + 1);
  add('carrier', CASES_OF(s, from, 'rider', 'owned'), from + 1);
  if (from > at) add('target', CASES_OF(s, from, 'target', 'one'), from + 1);
  add('target', CASES_OF(s, from, 'target', 'owned'), from + 1);
  const summoner = CASES_OF(s, from, 'summoner', 'one', 'owned');
  add('summoner', summoner, from + 1);
  if (words(s, from, 'leidéző')) add('summoner', CASES_OF(s, from + 1, 'kind:adventurer', 'one'), from + 2);
  // A word of power is spoken of by its speaker.
  if (words(s, at, 'az', 'igemondó') !== null) add('self', ['nom', 'dat'], at + 2);
  const self = phrase(s, at, 'ez a', 'ezt a', 'ehhez a', 'ennek a', 'erre a', 'ezen a', 'evvel a', 'ezzel a', 'e');
  if (self !== null) {
    for (const r of s.at(self)?.nouns ?? [])
      if (r.noun.startsWith('kind:') && r.shape === 'one' && r.noun !== 'kind:effect' && r.noun !== 'kind:ability')
        add('self', [r.form], self + 1);
  }
  const that = phrase(s, at, 'az a', 'azt a', 'annak a', 'ahhoz a', 'az adott', 'azon a');
  if (that !== null) {
    for (const r of s.at(that)?.nouns ?? [])
      if (r.noun.startsWith('kind:') && r.shape === 'one') add('it', [r.form], that + 1);
  }
  const pronouns: Readonly<Record<string, Case>> = {
    azt: 'acc',
    annak: 'dat',
    őt: 'acc',
    neki: 'dat',
    őrá: 'sub',
    ahhoz: 'all',
    azon: 'sup',
  };
  const pronoun = pronouns[s.at(at)?.word ?? ''];
  if (pronoun) add('it', [pronoun], at + 1);
  if (words(s, at, 'önmaga|magát|önmagát|maga')) add('self', [s.at(at)?.word.endsWith('t') ? 'acc' : 'nom'], at + 1);
  if (words(s, at, 'hozzá')) add('self', ['all'], at + 1);
  return found;
}

const ZONE_NOUNS: Readonly<Record<string, Where['in']>> = {
  hand: 'hand',
  deck: 'deck',
  pack: 'deck',
  past: 'past',
  abyss: 'abyss',
  spare: 'spare',
  row: 'row',
  store: 'store',
  tower: 'tower',
  present: 'present',
  timeline: 'timeline',
  solved: 'solved',
};

function whoseZone(owner: Owner | null, owned: boolean): Where['whose'] | undefined {
  if (!owner) return owned ? 'own' : undefined;
  if (owner.o === 'player') return WHOSE_OF[owner.who];
  if (owner.o === 'team') return owner.which;
  return 'ref' in owner.whom && owner.whom.ref === 'self' ? 'own' : 'its';
}

/** The places: "Jövőjéből", "a Jelenben", "az ellenfél Kezét", "Jövője aljára", "a csapatban". */
function zoneAt(s: Source, at: number, owner: Owner | null): Results<Group> {
  const found: (readonly [Group, number])[] = [];
  const from = owner ? at : skipArticle(s, at);
  const token = s.at(from);
  if (!token) return NOTHING;
  if (/^múlt\p{L}*\/mélység\p{L}*$/u.test(token.word)) {
    const form: Case = /be$/u.test(token.word) ? 'ill' : /ből$/u.test(token.word) ? 'ela' : 'ine';
    const whose = whoseZone(owner, /j[áa]/u.test(token.word));
    s.reach(from + 1);
    return [[{ m: { t: 'zone', where: { in: 'pastOrAbyss', ...(whose ? { whose } : {}) }, owner }, form }, from + 1]];
  }
  for (const r of token.nouns) {
    const zone = ZONE_NOUNS[r.noun];
    if (!zone || (r.shape !== 'one' && r.shape !== 'owned' && r.shape !== 'theirs')) continue;
    if (owner && r.shape === 'one') continue;
    const whose = whoseZone(owner, r.shape !== 'one');
    const where: Where = { in: zone, ...(whose ? { whose } : {}) };
    s.reach(from + 1);
    found.push([{ m: { t: 'zone', where, owner }, form: r.form }, from + 1]);
    if (zone === 'deck' && (r.form === 'nom' || r.form === 'dat')) found.push(...deckPart(s, from + 1, where, owner));
  }
  for (const form of CASES_OF(s, from, 'kind:team', 'one')) {
    if (owner) continue;
    const enemy = s.at(from - 1)?.word === 'ellenséges';
    if (!enemy) found.push([{ m: { t: 'zone', where: { in: 'team', whose: 'the' }, owner }, form }, from + 1]);
    s.reach(from + 1);
  }
  for (const form of CASES_OF(s, from, 'kind:team', 'owned')) {
    const whose = whoseZone(owner, true) ?? 'own';
    s.reach(from + 1);
    found.push([{ m: { t: 'zone', where: { in: 'team', whose }, owner }, form }, from + 1]);
  }
  if (words(s, from, 'ellenséges|saját|kezdeményező|akadályozó')) {
    const which = (
      { ellenséges: 'enemy', saját: 'own', kezdeményező: 'initiating', akadályozó: 'obstructing' } as const
    )[token.word as 'saját'];
    for (const form of CASES_OF(s, from + 1, 'kind:team', 'one')) {
      s.reach(from + 2);
      found.push([{ m: { t: 'zone', where: { in: 'team', whose: which }, owner }, form }, from + 2]);
    }
    const long = words(s, from, 'ellenséges', 'kezdeményező|akadályozó');
    if (long !== null) {
      for (const form of CASES_OF(s, long, 'kind:team', 'one'))
        found.push([{ m: { t: 'zone', where: { in: 'team', whose: 'enemy' }, owner }, form }, long + 1]);
    }
  }
  if (!owner && words(s, at, 'annak', 'minden|mindegyik') !== null) {
    found.push([{ m: { t: 'zone', where: { in: 'team', whose: 'obstructing' }, owner }, form: 'dat' }, at + 1]);
  }
  for (const [noun, end] of [
    ['bottom', 'bottom'],
    ['top', 'top'],
  ] as const) {
    if (owner) break;
    for (const form of CASES_OF(s, from, noun, 'owned'))
      found.push([{ m: { t: 'zone', where: { in: 'deck', whose: 'own' }, end, owner }, form }, from + 1]);
  }
  const besieged = phrase(s, from, 'ostromot akadályozó');
  if (besieged !== null)
    for (const form of CASES_OF(s, besieged, 'kind:team', 'one'))
      found.push([{ m: { t: 'zone', where: { in: 'team', whose: 'obstructing' }, owner }, form }, besieged + 1]);
  for (const form of CASES_OF(s, from, 'fight', 'one')) {
    s.reach(from + 1);
    if (!owner) found.push([{ m: { t: 'zone', where: { in: 'fight' }, owner }, form }, from + 1]);
  }
  return found;
}

// "Jövője aljára", "Jövőjének felső 3 lapját", "Jövője legfelső lapját".
function deckPart(s: Source, at: number, where: Where, owner: Owner | null): (readonly [Group, number])[] {
  const found: (readonly [Group, number])[] = [];
  for (const [noun, end] of [
    ['bottom', 'bottom'],
    ['top', 'top'],
  ] as const) {
    for (const form of CASES_OF(s, at, noun, 'owned')) {
      s.reach(at + 1);
      found.push([{ m: { t: 'zone', where, end, owner }, form }, at + 1]);
    }
  }
  const top = words(s, at, 'felső|legfelső');
  if (top !== null) {
    const number = s.at(top)?.number;
    const counted = number && number.form === 'nom' && number.sign === null;
    const last = counted ? top + 1 : top;
    for (const form of CASES_OF(s, last, 'kind:card', 'owned', 'ownedMany')) {
      s.reach(last + 1);
      found.push([
        { m: { t: 'top', n: counted ? number.value : 1, owner: owner ?? zoneOwner(where) }, form },
        last + 1,
      ]);
    }
  }
  return found;
}

const zoneOwner = (where: Where): Owner | null =>
  where.whose === 'own' || where.whose === 'enemy' ? { o: 'player', who: where.whose } : null;

const STAT_WORDS: Readonly<Record<string, Stat>> = { number: 'number' };

/** "Fizikuma", "MP-igénye", "támadásdobásának felsőküszöbére", "szintje". */
function statAt(s: Source, at: number, owner: Owner | null): Results<Group> {
  const found: (readonly [Group, number])[] = [];
  const of =
    owner === null
      ? null
      : owner.o === 'player'
        ? { player: owner.who }
        : owner.o === 'whom'
          ? owner.whom
          : teamWhom(owner.which);
  const token = s.at(at);
  if (!token) return NOTHING;
  for (const r of token.nouns) {
    const stat = r.noun.startsWith('stat:') ? (r.noun.slice(5) as Stat) : STAT_WORDS[r.noun];
    if (!stat || r.shape === 'one' || r.shape === 'many') continue;
    s.reach(at + 1);
    found.push([{ m: { t: 'stat', stat, of }, form: r.form }, at + 1]);
  }
  if (words(s, at, 'szám'))
    for (const form of CASES_OF(s, at + 1, 'value', 'owned'))
      found.push([{ m: { t: 'stat', stat: 'number', of }, form }, at + 2]);
  const rolls: readonly (readonly [string, Stat])[] = [
    ['attackRoll', 'attackRoll'],
    ['testRoll', 'testRoll'],
    ['saveRoll', 'saveRoll'],
  ];
  const first = words(s, at, 'első') ?? at;
  for (const [noun, stat] of rolls) {
    if (!nounCase(s.at(first), noun, 'owned', 'theirs', 'ownedMany', 'one')) continue;
    for (const form of CASES_OF(s, first + 1, 'threshold', 'owned')) {
      s.reach(first + 2);
      const m: Meaning = { t: 'stat', stat, of, ...(first > at ? { first: true } : {}) } as Meaning;
      found.push([{ m, form }, first + 2]);
    }
  }
  return found;
}

export const teamWhom = (which: NonNullable<Where['whose']>): Whom => ({
  pick: 'all',
  kinds: ['team'],
  where: { in: 'team', whose: which },
});

interface Draft {
  pick?: Picked['pick'];
  n?: Amount;
  upTo?: true;
  best?: 'lowestLevel' | 'highestLevel';
  by?: PlayerRef;
  whose?: Filter['whose'];
  where?: Where;
  others?: true;
  quals: Qual[];
  definite: boolean;
  first?: true;
}

/** Cards: "célpont ellenséges pihenő kalandozó", "játékosának egy célpont sérült kalandozója", "Varázslatok". */
function cardsAt(s: Source, at: number, owner: Owner | null): Results<Group> {
  const d: Draft = { quals: [], definite: false };
  let end = at;
  for (let guard = 0; guard < 14; guard++) {
    const next = modifierAt(s, end, d, owner !== null);
    if (next === null) break;
    end = next;
    // "Célpont, Időfonalban lévő …", "azonos nevű, Jelenben lévő …"
    if (s.at(end)?.word === ',' && d.pick === 'target') {
      const probe: Draft = { ...d, quals: [...d.quals] };
      if (
        modifierAt(s, end + 1, probe, owner !== null) !== null &&
        !['és', 'majd', 'ha'].includes(s.at(end + 1)?.word ?? '')
      )
        end++;
    }
  }
  return headAt(s, end, d, owner);
}

const PICKS: Readonly<Record<string, Picked['pick']>> = {
  célpont: 'target',
  minden: 'all',
  összes: 'all',
  valamennyi: 'all',
  mindegyik: 'all',
  egyik: 'choose',
  bármely: 'choose',
  bármelyik: 'choose',
  tetszőleges: 'choose',
};

function modifierAt(s: Source, at: number, d: Draft, owned: boolean): number | null {
  const token = s.at(at);
  if (!token) return null;
  const { word } = token;
  const plainWord = simpleModifier(s, at, d, word);
  if (plainWord !== null) return plainWord;
  const compared = comparedAt(s, at);
  if (compared) {
    d.quals.push(compared.value);
    return compared.end;
  }
  const how = comparisonAt(s, at);
  const number = how ? s.at(at + 1)?.number : token.number;
  if (number && number.form === 'nom' && number.sign === null && !number.ordinal && d.n === undefined) {
    if (how === 'atMost') d.upTo = true;
    else if (how !== null && how !== 'exactly') return null;
    d.n = number.value;
    d.pick ??= 'choose';
    const end = how ? at + 2 : at + 1;
    s.reach(end);
    return end;
  }
  const place = placedAt(s, at, d);
  if (place !== null) return place;
  const chosen = chosenByAt(s, at, d);
  if (chosen !== null) return chosen;
  const qual = qualAt(s, at);
  // "jelző" is the thing itself where no noun follows.
  if (qual && !(qual.value.q === 'token' && !followsNoun(s, qual.end))) {
    if (word === 'egy' && !owned) d.pick ??= 'choose';
    d.quals.push(qual.value);
    return qual.end;
  }
  return null;
}

const followsNoun = (s: Source, at: number): boolean => {
  for (let i = at; i < at + 4; i++) if (s.at(i)?.nouns.some((r) => r.noun.startsWith('kind:'))) return true;
  return false;
};

function simpleModifier(s: Source, at: number, d: Draft, word: string): number | null {
  const accept = () => {
    s.reach(at + 1);
    return at + 1;
  };
  if ((word === 'a' || word === 'az') && !d.definite && d.pick === undefined && d.quals.length === 0) {
    d.definite = true;
    return accept();
  }
  const pick = PICKS[word];
  if (pick) {
    if (pick === 'target' || d.pick === undefined) d.pick = pick;
    if (word === 'egyik' && d.n === undefined) d.n = 1;
    return accept();
  }
  if (word === 'ellenséges' || word === 'saját') {
    // "az ellenséges csapat …" names a team.
    if (s.at(at + 1)?.word.startsWith('csapat')) return null;
    d.whose = word === 'saját' ? 'own' : 'enemy';
    return accept();
  }
  if (word === 'első' && s.at(at + 1)?.number === null) {
    d.first = true;
    return accept();
  }
  if (word === 'többi' || word === 'másik') {
    d.others = true;
    return accept();
  }
  if (word === 'véletlenszerűen') {
    const end = words(s, at, 'véletlenszerűen', 'választott|kiválasztott');
    if (end === null) return null;
    d.pick = 'random';
    return end;
  }
  const best = phrase(s, at, 'legalacsonyabb szintű', 'legkisebb szintű');
  const top = phrase(s, at, 'legmagasabb szintű', 'legnagyobb szintű');
  if (best !== null || top !== null) {
    d.best = best !== null ? 'lowestLevel' : 'highestLevel';
    d.pick ??= 'choose';
    d.n ??= 1;
    return best ?? top;
  }
  const awaiting = phrase(s, at, 'megoldásra váró');
  if (awaiting !== null) {
    d.where = { in: 'awaiting' };
    return awaiting;
  }
  if (word === 'megoldott') {
    d.where = { in: 'solved' };
    return accept();
  }
  return null;
}

// "raktárában lévő", "a Jelenben lévő", "a csapatban lévő".
function placedAt(s: Source, at: number, d: Draft): number | null {
  for (const [owner, from] of zoneOwners(s, at)) {
    for (const [group, end] of zoneAt(s, from, owner)) {
      if (group.form !== 'ine' || group.m.t !== 'zone') continue;
      const last = words(s, end, 'lévő|levő');
      if (last === null) continue;
      d.where = group.m.where;
      return last;
    }
  }
  return null;
}

function zoneOwners(s: Source, at: number): [Owner | null, number][] {
  const owners: [Owner | null, number][] = [];
  for (const [group, end] of playerAt(s, at)) {
    if (group.m.t === 'player' && (group.form === 'nom' || group.form === 'dat'))
      owners.push([{ o: 'player', who: group.m.who }, end]);
  }
  owners.push([null, at]);
  return owners;
}

function chosenByAt(s: Source, at: number, d: Draft): number | null {
  for (const [group, end] of playerAt(s, at)) {
    if (group.m.t !== 'player' || group.form !== 'nom') continue;
    const last = words(s, end, 'által', 'választott|kiválasztott');
    if (last === null) continue;
    d.by = group.m.who;
    d.pick = 'choose';
    return last;
  }
  return null;
}

const NARROW: ReadonlySet<Kind> = new Set(['card', 'action']);

function headAt(s: Source, at: number, d: Draft, owner: Owner | null): Results<Group> {
  const found: (readonly [Group, number])[] = [];
  const token = s.at(at);
  if (!token) return NOTHING;
  const second = s.at(at + 1);
  for (const r of token.nouns) {
    if (!r.noun.startsWith('kind:')) continue;
    const kind = r.noun.slice(5) as Kind;
    // "varázslat akciólap", "kalandozó lap", "tárgy vagy varázstárgy akciólap"
    if (r.shape === 'one' && r.form === 'nom') {
      for (const q of second?.nouns ?? []) {
        if (!q.noun.startsWith('kind:') || !NARROW.has(q.noun.slice(5) as Kind) || kind === 'card') continue;
        push(found, s, at + 2, d, owner, [kind], q.shape, q.form);
      }
    }
    push(found, s, at + 1, d, owner, [kind], r.shape, r.form);
    if (second?.word === 'vagy' || second?.word === 'és') {
      for (const q of s.at(at + 2)?.nouns ?? []) {
        if (!q.noun.startsWith('kind:') || q.shape !== r.shape) continue;
        const other = q.noun.slice(5) as Kind;
        if (q.form === r.form && (second.word === 'vagy' || r.shape === 'many' || r.shape === 'ownedMany'))
          push(found, s, at + 3, d, owner, [kind, other], q.shape, q.form);
        for (const third of r.form === 'nom' ? (s.at(at + 3)?.nouns ?? []) : []) {
          if (third.noun.startsWith('kind:') && NARROW.has(third.noun.slice(5) as Kind))
            push(found, s, at + 4, d, owner, [kind, other], third.shape, third.form);
        }
      }
    }
  }
  for (const r of token.nouns) {
    if (r.noun !== 'member') continue;
    if (owner?.o === 'team' && (r.shape === 'owned' || r.shape === 'ownedMany'))
      push(found, s, at + 1, d, owner, ['adventurer'], r.shape, r.form);
  }
  return found;
}

function push(
  found: (readonly [Group, number])[],
  s: Source,
  end: number,
  d: Draft,
  owner: Owner | null,
  kinds: Kind[],
  shape: Shape,
  form: Case,
): void {
  const owned = shape === 'owned' || shape === 'ownedMany' || shape === 'theirs';
  if (owner && !owned) return;
  if (kinds[0] === 'team' && !d.quals.some((q) => q.q === 'starting')) return;
  s.reach(end);
  const many = shape === 'many' || shape === 'ownedMany';
  // "a kalandozó": the one spoken of before.
  if (
    d.definite &&
    d.pick === undefined &&
    d.quals.length === 0 &&
    !d.where &&
    !d.others &&
    shape === 'one' &&
    !owner &&
    !d.whose
  ) {
    found.push([{ m: { t: 'whom', whom: { ref: 'it' }, definite: true, many: false }, form }, end]);
    return;
  }
  const whose = d.whose ?? whoseOf(owner, owned);
  const where = owner?.o === 'team' && kinds[0] !== 'team' ? { in: 'team' as const, whose: owner.which } : d.where;
  const picked: Picked = {
    pick: d.pick ?? 'all',
    ...(d.n === undefined ? {} : { n: d.n }),
    ...(d.upTo ? { upTo: true } : {}),
    ...(d.best ? { best: d.best } : {}),
    ...(d.by ? { by: d.by } : {}),
    ...(owner?.o === 'whom' ? ownerOf(owner.whom) : {}),
    kinds,
    ...(whose && !where?.whose ? { whose } : {}),
    ...(d.quals.length > 0 ? { quals: d.quals } : {}),
    ...(where ? { where: where.whose === undefined && whose && !owner ? { ...where } : where } : {}),
    ...(d.others ? { others: true } : {}),
  };
  const definite = d.definite || owned || d.pick === 'all';
  if (d.pick === 'all' || many) EVERY.add(picked);
  found.push([
    {
      m: {
        t: 'whom',
        whom: picked,
        definite,
        many: many || (d.n !== undefined && d.n !== 1),
        ...(d.first ? { first: true } : {}),
      },
      form,
    },
    end,
  ]);
}

/** Groups that say "minden" or stand in the plural: all of them, where a bare word would mean one. */
const EVERY = new WeakSet<Whom>();
export const saysEvery = (whom: Whom): boolean => EVERY.has(whom);

function ownerOf(whom: Whom): Pick<Picked, 'of'> {
  if ('ref' in whom) return { of: whom };
  if (whom.pick !== 'target' && whom.pick !== 'all') return {};
  const { n: _n, upTo: _u, best: _b, by: _by, of: _of, ...rest } = whom;
  return { of: rest as NonNullable<Picked['of']> };
}

function whoseOf(owner: Owner | null, owned: boolean): Filter['whose'] | undefined {
  if (!owner) return owned ? 'own' : undefined;
  if (owner.o === 'player') return WHOSE_OF[owner.who];
  return undefined;
}

const relatives = (s: Source, at: number): number | null =>
  s.at(at)?.word === ','
    ? words(s, at + 1, 'aki|akit|akinek|amely|amelyik|amelynek|amelyiknek|akiknek|amelyeknek|ami')
    : null;

// ", amelynek MP-értéke legfeljebb 3", ", aki sérült", ", akinek szintje legalább 2".
function withRelative(s: Source, results: Results<Group>): (readonly [Group, number])[] {
  const found: (readonly [Group, number])[] = [...results] as (readonly [Group, number])[];
  for (const [group, end] of results) {
    const from = relatives(s, end);
    if (from === null || group.m.t !== 'whom' || 'ref' in group.m.whom) continue;
    const qual = relativeQual(s, from);
    if (!qual) continue;
    const whom = { ...group.m.whom, quals: [...(group.m.whom.quals ?? []), qual.value] };
    if (EVERY.has(group.m.whom)) EVERY.add(whom);
    s.reach(qual.end);
    found.unshift([{ ...group, m: { ...group.m, whom } }, qual.end]);
  }
  return found;
}

function relativeQual(s: Source, at: number): { value: Qual; end: number } | null {
  const asked = s.at(at - 1)?.word ?? '';
  if (/nek$/u.test(asked)) {
    for (const [group, end] of statAt(s, skipArticle(s, at), null)) {
      if (group.m.t !== 'stat' || group.form !== 'nom') continue;
      const how = comparisonAt(s, end);
      const number = s.at(how ? end + 1 : end)?.number;
      if (number?.form === 'nom' && number.sign === null)
        return {
          value: { q: 'compare', stat: group.m.stat, how: how ?? 'exactly', n: number.value },
          end: how ? end + 2 : end + 1,
        };
    }
    return null;
  }
  const qual = qualAt(s, at);
  if (qual && !followsNoun(s, qual.end - 1)) return qual;
  return null;
}

/** The owner a group of words can be for what follows it. */
function asOwner({ m, form }: Group): Owner | null {
  if (form !== 'nom' && form !== 'dat') return null;
  if (m.t === 'player') return { o: 'player', who: m.who };
  if (m.t === 'whom') return { o: 'whom', whom: m.whom };
  if (m.t === 'zone' && m.where.in === 'team') return { o: 'team', which: m.where.whose ?? 'the' };
  return null;
}

function headsAt(s: Source, at: number, owner: Owner | null): (readonly [Group, number])[] {
  return [
    ...statAt(s, owner ? at : skipArticle(s, at), owner),
    ...zoneAt(s, at, owner),
    ...withRelative(s, cardsAt(s, at, owner)),
  ];
}

/** Every reading of a group of words with a noun at its end, the longest first. */
export const groupAt = memoised('group', (s: Source, at: number): Results<Group> => {
  let layer: (readonly [Group, number])[] = [...playerAt(s, at), ...refAt(s, at), ...headsAt(s, at, null)];
  const found = [...layer];
  for (let depth = 0; depth < 3 && layer.length > 0; depth++) {
    const next: (readonly [Group, number])[] = [];
    for (const [group, end] of layer) {
      const owner = asOwner(group);
      if (owner) next.push(...headsAt(s, end, owner));
      // "célpont kalandozóhoz csatolt felszerelés"
      const hung = group.form === 'all' && group.m.t === 'whom' ? words(s, end, 'csatolt') : null;
      if (hung !== null && group.m.t === 'whom') next.push(...hungOn(s, hung, group.m.whom));
    }
    found.push(...next);
    layer = next;
  }
  return distinct(found).sort((a, b) => b[1] - a[1]);
});

function hungOn(s: Source, at: number, host: Whom): (readonly [Group, number])[] {
  const of = ownerOf(host);
  if (!('of' in of)) return [];
  return withRelative(s, cardsAt(s, at, null)).flatMap(([group, end]): (readonly [Group, number])[] =>
    group.m.t === 'whom' && !('ref' in group.m.whom)
      ? [[{ ...group, m: { ...group.m, whom: { ...group.m.whom, ...of } } }, end]]
      : [],
  );
}

function distinct(found: readonly (readonly [Group, number])[]): (readonly [Group, number])[] {
  const seen = new Set<string>();
  return found.filter(([group, end]) => {
    const key = JSON.stringify([group, end]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
