import { article } from '../../../../text/article.ts';
import type { Amount, Filter, Kind, Picked, PlayerRef, Qual, Stat, Where, Whom } from '../model.ts';
import { type Case, nounForm, type Shape } from '../words/inflect.ts';
import { KIND_NOUNS, OTHER_NOUNS, STAT_NOUNS } from '../words/nouns.ts';
import { ADJECTIVE_OF } from '../words/qualities.ts';

/** "a" or "az" with the words it stands before. */
export const withArticle = (text: string): string => `${article(text)} ${text}`;

const PLAYER_NOUNS: Readonly<Record<PlayerRef, (form: Case) => string>> = {
  own: (form) => nounForm(noun('player'), 'owned', form),
  summoner: (form) => nounForm(noun('player'), 'owned', form),
  enemy: (form) => `az ${nounForm(noun('enemy'), 'one', form)}`,
  each: (form) => `minden ${nounForm(noun('player'), 'one', form)}`,
  its: (form) => `annak ${nounForm(noun('controller'), 'owned', form)}`,
  team: (form) => `a csapat ${nounForm(noun('controller'), 'owned', form)}`,
};

export const noun = (name: string) => OTHER_NOUNS[name] as NonNullable<(typeof OTHER_NOUNS)[string]>;

/** A player in a case: "játékosa", "az ellenfélnek". */
export const playerText = (who: PlayerRef, form: Case = 'nom'): string => PLAYER_NOUNS[who](form);

export const POSITION_NAMES = { ready: 'éber', resting: 'pihenő', wounded: 'sérült' } as const;
export const COMPARING = {
  atMost: 'legfeljebb',
  atLeast: 'legalább',
  exactly: 'pontosan',
  more: 'több mint',
  less: 'kevesebb mint',
} as const;

const ADJECTIVE_STATS: Readonly<Partial<Record<Stat, string>>> = {
  mpValue: 'MP-értékű',
  mpCost: 'MP-igényű',
  level: 'szintű',
  baseLevel: 'alapszintű',
};

const HOST_WORDS = {
  self: 'hozzá',
  it: 'hozzá',
  adventurer: 'kalandozóhoz',
  quest: 'küldetéshez',
  towerLevel: 'toronyszinthez',
  building: 'építményhez',
} as const;

/** One quality as it stands before a noun. */
export function qualText(qual: Qual): string {
  const text = plainQual(qual);
  return 'not' in qual && qual.not && qual.q !== 'hidden' ? `nem ${text}` : text;
}

function plainQual(qual: Qual): string {
  switch (qual.q) {
    case 'position':
      return POSITION_NAMES[qual.is];
    case 'word':
      return qual.field === 'any' ? qual.is.join(' vagy ') : `${qual.is.join(' vagy ')} ${ADJECTIVE_OF[qual.field]}`;
    case 'token':
      return 'jelző';
    case 'named':
      return 'nevesített';
    case 'hidden':
      return qual.not ? 'nyílt' : 'rejtett';
    case 'worn':
      return 'viselt';
    case 'sameName':
      return 'azonos nevű';
    case 'keyword':
      return `${qual.is} kulcsszóval rendelkező`;
    case 'compare':
      return `${qual.how === 'exactly' ? '' : `${COMPARING[qual.how]} `}${qual.n} ${ADJECTIVE_STATS[qual.stat] ?? 'szintű'}`;
    case 'attached':
      return `${HOST_WORDS[qual.to]} csatolt`;
    case 'starting':
      return 'ostromot kezdeményező';
    case 'has':
      return `${nounForm(KIND_NOUNS[qual.kind], 'one', 'acc')} viselő`;
  }
}

const ZONES: Readonly<Partial<Record<Where['in'], string>>> = {
  hand: 'hand',
  deck: 'deck',
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

/** A place in a case: "Kezébe", "az ellenfél Múltjában", "a csapatban", "az Időfonalban". */
export function placeText(where: Where, form: Case): string {
  if (where.in === 'team') return teamText(where.whose ?? 'the', form);
  if (where.in === 'fight') return `a ${nounForm(noun('fight'), 'one', form)}`;
  if (where.in === 'pastOrAbyss') return form === 'ill' ? 'Múltba/Mélységbe' : 'Múltban/Mélységben';
  const name = ZONES[where.in];
  if (!name) return where.in === 'awaiting' ? 'megoldásra váró' : '';
  if (where.whose === undefined) return withArticle(nounForm(noun(name), 'one', form));
  const owned = nounForm(noun(name), 'owned', form);
  return where.whose === 'enemy' ? `az ellenfél ${owned}` : owned;
}

const TEAM_WORDS = { enemy: 'ellenséges ', initiating: 'kezdeményező ', obstructing: 'akadályozó ' } as const;

export function teamText(whose: NonNullable<Where['whose']>, form: Case): string {
  if (whose === 'own' || whose === 'its' || whose === 'summoner') return nounForm(KIND_NOUNS.team, 'owned', form);
  const before = whose === 'the' ? '' : TEAM_WORDS[whose];
  return withArticle(before + nounForm(KIND_NOUNS.team, 'one', form));
}

const kindsText = (kinds: readonly Kind[], shape: Shape, form: Case): string =>
  kinds.map((kind) => nounForm(KIND_NOUNS[kind], shape, form)).join(' vagy ');

/** True where the words end in a possessed noun ("játékosának kalandozója"). */
function ownedBy(filter: Filter & { of?: Picked['of'] }): string | null {
  if (filter.of) return whomText(filter.of as Whom, 'nom');
  if (filter.kinds[0] === 'team') return filter.whose === 'own' ? 'játékosának' : null;
  if (filter.where?.in === 'team') {
    const { whose = 'the' } = filter.where;
    return whose === 'own' ? 'csapatának' : teamText(whose, 'nom');
  }
  if (filter.whose === 'own') return 'játékosának';
  return filter.whose === 'its' ? 'annak irányítójának' : null;
}

interface Counting {
  readonly before: string;
}

function nounGroup(filter: Filter & { of?: Picked['of'] }, form: Case, { before }: Counting): string {
  const owner = ownedBy(filter);
  const place =
    filter.where && filter.where.in !== 'team'
      ? filter.where.in === 'awaiting'
        ? 'megoldásra váró'
        : `${placeText(filter.where, 'ine')} lévő`
      : '';
  const words = [
    owner ?? '',
    before,
    filter.others ? 'többi' : '',
    filter.whose === 'enemy' ? 'ellenséges' : '',
    place,
    ...(filter.quals ?? []).map(qualText),
    kindsText(filter.kinds, owner === null ? 'one' : 'owned', form),
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** A class of cards without a number: "ork kalandozó", "az ellenfél irányította …". */
export const filterText = (filter: Filter, form: Case): string => nounGroup(filter, form, { before: '' });

const REFS: Readonly<Record<'self' | 'carrier' | 'it' | 'summoner' | 'target', (form: Case) => string>> = {
  self: (form) => `${THIS[form] ?? 'ez a'} ${nounForm(KIND_NOUNS.card, 'one', form)}`,
  it: (form) => `${THAT[form] ?? 'az a'} ${nounForm(KIND_NOUNS.card, 'one', form)}`,
  carrier: (form) => nounForm(noun('bearer'), 'owned', form),
  summoner: (form) => `a ${nounForm(noun('summoner'), 'one', form)}`,
  target: (form) => `a ${nounForm(noun('target'), 'one', form)}`,
};
const THIS: Readonly<Partial<Record<Case, string>>> = {
  nom: 'ez a',
  acc: 'ezt a',
  dat: 'ennek a',
  all: 'ehhez a',
  sup: 'ezen a',
  sub: 'erre a',
};
const THAT: Readonly<Partial<Record<Case, string>>> = {
  nom: 'az a',
  acc: 'azt a',
  dat: 'annak a',
  all: 'ahhoz a',
  sup: 'azon a',
};

const isTeam = (whom: Picked): boolean =>
  whom.kinds.length === 1 &&
  whom.kinds[0] === 'team' &&
  whom.pick === 'all' &&
  whom.where?.in === 'team' &&
  !whom.quals;

/** Cards that something happens to, in a case. */
export function whomText(whom: Whom, form: Case): string {
  if ('ref' in whom) return REFS[whom.ref](form);
  if (isTeam(whom)) return teamText(whom.where?.whose ?? 'the', form);
  const number = whom.n === undefined ? '' : `${whom.upTo ? 'legfeljebb ' : ''}${String(whom.n)}`;
  const pick =
    whom.pick === 'target'
      ? `${number} célpont`
      : whom.pick === 'random'
        ? `${number} véletlenszerűen választott`
        : whom.pick === 'all'
          ? whom.kinds[0] === 'team' || whom.others
            ? ''
            : 'minden'
          : number || '1';
  const by = whom.by ? `${playerText(whom.by)} által választott` : '';
  const best =
    whom.best === 'lowestLevel' ? 'legalacsonyabb szintű' : whom.best === 'highestLevel' ? 'legmagasabb szintű' : '';
  const { pick: _p, n: _n, upTo: _u, best: _b, by: _by, ...filter } = whom;
  const text = nounGroup(filter, form, { before: [pick.trim(), by, best].filter((word) => word !== '').join(' ') });
  return text;
}

/** True where a verb with this object takes the definite form. */
export function isDefinite(whom: Whom): boolean {
  return 'ref' in whom || whom.of !== undefined || whom.whose === 'own' || whom.where?.in === 'team';
}

/** Whose number: "célpont kalandozó", "játékosának minden kalandozójának". */
export function ownerText(whom: Whom): string {
  if ('ref' in whom)
    return whom.ref === 'self' || whom.ref === 'it'
      ? whomText(whom, 'dat')
      : whomText(whom, whom.ref === 'carrier' ? 'dat' : 'nom');
  if (isTeam(whom)) return whomText(whom, 'nom');
  return whomText(whom, ownedBy(whom) === null ? 'nom' : 'dat');
}

const ROLL_NOUNS: Readonly<Partial<Record<Stat, string>>> = {
  attackRoll: 'attackRoll',
  testRoll: 'testRoll',
  saveRoll: 'saveRoll',
};

/** A number of a card as a possession: "Fizikuma", "támadásdobásának felsőküszöbe". */
export function statText(stat: Stat, form: Case, first = false): string {
  const roll = ROLL_NOUNS[stat];
  if (roll)
    return `${first ? 'első ' : ''}${nounForm(noun(roll), 'owned', 'dat')} ${nounForm(noun('threshold'), 'owned', form)}`;
  if (stat === 'number') return `SZÁM ${nounForm(noun('value'), 'owned', form)}`;
  const word = STAT_NOUNS[stat];
  return word ? nounForm(word, 'owned', form) : stat;
}

const INS: Readonly<Record<number, string>> = {
  0: 'val',
  1: 'gyel',
  2: 'vel',
  3: 'mal',
  4: 'gyel',
  5: 'tel',
  6: 'tal',
  7: 'tel',
  8: 'cal',
  9: 'cel',
  10: 'zel',
};
const ACC: Readonly<Record<number, string>> = {
  0: 't',
  1: 'et',
  2: 't',
  3: 'at',
  4: 'et',
  5: 'öt',
  6: 'ot',
  7: 'et',
  8: 'at',
  9: 'et',
  10: 'et',
};
const ending = (table: Readonly<Record<number, string>>, n: number): string => {
  if (n <= 10) return table[n] as string;
  const unit = n % 10;
  if (unit !== 0) return table[unit] as string;
  // húsz, harminc, negyven, ötven, hatvan, hetven, nyolcvan, kilencven
  const tens: Readonly<Record<number, readonly [string, string]>> = {
    2: ['szal', 'at'],
    3: ['cal', 'at'],
    4: ['nel', 'et'],
    5: ['nel', 'et'],
    6: ['nal', 'at'],
    7: ['nel', 'et'],
    8: ['nal', 'at'],
    9: ['nel', 'et'],
  };
  return (tens[n / 10] ?? ['zal', 'at'])[table === INS ? 0 : 1] as string;
};

/** "1-gyel", "X-szel". */
export const numberIns = (n: number | 'X'): string => (n === 'X' ? 'X-szel' : `${n}-${ending(INS, n)}`);
/** "+2-t", "−1-et". */
export const numberAcc = (n: number | 'X'): string => (n === 'X' ? 'X-et' : `${n}-${ending(ACC, n)}`);

/** "ahány ork kalandozó van a csapatban", or what a player controls. */
export function countText(amount: Exclude<Amount, number | 'X'>): string {
  const { where, whose, ...rest } = amount.count;
  if (where) return `ahány ${filterText(rest, 'nom')} van ${placeText(where, 'ine')}`;
  return `ahány ${filterText(rest, 'acc')} ${playerText(whose === 'enemy' ? 'enemy' : 'own')} irányít`;
}
