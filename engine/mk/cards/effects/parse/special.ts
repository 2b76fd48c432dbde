import type { Act, Condition, Effect, PositionWord } from '../model.ts';
import { aboutTopic, conditionsAt } from './conditions.ts';
import { groupAt } from './np.ts';
import { filterOf } from './pieces.ts';
import { POSITION_OF } from './quals.ts';
import { phrase, type Results, type Source, words } from './source.ts';

type Special = (s: Source, at: number) => Results<Effect>;

const only = (act: Act): Effect => ({ acts: [act] });

const PRICE_HEADS = [
  'a képesség aktivizálásának feltétele',
  'a laphatás aktivizálásának feltétele',
  'aktivizálásának feltétele',
  'a képesség költsége',
  'aktivizálásának költsége',
];

/** "A képesség aktivizálásának feltétele a feláldozása." */
const price: Special = (s, at) => {
  const from = phrase(s, at, ...PRICE_HEADS);
  if (from === null) return [];
  const itself = phrase(s, from, 'a feláldozása', 'feláldozása', 'a lap feláldozása', 'önmaga feláldozása');
  if (itself !== null) return [[only({ do: 'price', price: { p: 'sacrifice', whom: { ref: 'self' } } }), itself]];
  const turned = phrase(s, from, 'az elforgatása', 'elforgatása');
  if (turned !== null) return [[only({ do: 'price', price: { p: 'rotate', whom: { ref: 'self' } } }), turned]];
  const found: [Effect, number][] = [];
  const number = s.at(from)?.number;
  if (number && typeof number.value === 'number' && number.form === 'nom') {
    const cards = phrase(s, from + 1, 'lap eldobása kézből', 'lap eldobása kezéből', 'lap eldobása');
    if (cards !== null) found.push([only({ do: 'price', price: { p: 'discard', n: number.value } }), cards]);
    const mp = phrase(s, from + 1, 'mp kifizetése', 'mp elköltése', 'mp');
    if (mp !== null) found.push([only({ do: 'price', price: { p: 'mp', n: number.value } }), mp]);
  }
  for (const [g, end] of groupAt(s, from)) {
    if (g.form !== 'nom' || g.m.t !== 'whom' || 'ref' in g.m.whom) continue;
    const whom = g.m.whom.pick === 'all' ? null : g.m.whom;
    if (!whom || whom.pick === 'target') continue;
    const offered = words(s, end, 'feláldozása');
    if (offered !== null) found.push([only({ do: 'price', price: { p: 'sacrifice', whom } }), offered]);
    const rotated = words(s, end, 'elforgatása');
    if (rotated !== null) found.push([only({ do: 'price', price: { p: 'rotate', whom } }), rotated]);
  }
  return found;
};

const LIMITS: readonly (readonly [string, 'turn' | 'game' | 'fight' | 'round'])[] = [
  ['egy játékban egyszer', 'game'],
  ['egy játékban csak egyszer', 'game'],
  ['fordulónként egyszer', 'turn'],
  ['fordulónként csak egyszer', 'turn'],
  ['harconként egyszer', 'fight'],
];

/** "Egy játékban egyszer használható." */
const limit: Special = (s, at) => {
  for (const [text, per] of LIMITS) {
    const end = phrase(s, at, `${text} használható`, `${text} aktivizálható`);
    if (end !== null) return [[only({ do: 'limit', per }), end]];
  }
  return [];
};

/** "A képesség pihenő helyzetben is aktivizálható." */
const usable: Special = (s, at) => {
  const from = phrase(s, at, 'a képesség', 'a laphatás', 'ez a képesség') ?? at;
  const positions: PositionWord[] = [];
  let end = from;
  for (;;) {
    const position = POSITION_OF[s.at(end)?.word ?? ''];
    if (!position) break;
    positions.push(position);
    end++;
    const and = words(s, end, 'és|vagy');
    if (and === null) break;
    end = and;
  }
  if (positions.length === 0) return [];
  const also = phrase(s, end, 'helyzetben is aktivizálható', 'helyzetben is használható');
  if (also !== null) return [[only({ do: 'usable', positions, also: true }), also]];
  const row = phrase(s, end, 'helyzetben aktivizálható');
  return row === null ? [] : [[only({ do: 'usable', positions }), row]];
};

/** "A következő kalandozó, akit játékosa ebben a fordulóban leidéz, 2 MP-vel kevesebbe kerül." */
const nextCost: Special = (s, at) => {
  const from = phrase(s, at, 'a következő', 'játékosa következő');
  if (from === null) return [];
  const found: [Effect, number][] = [];
  for (const [g, end] of groupAt(s, from)) {
    if (g.form !== 'nom' || g.m.t !== 'whom' || 'ref' in g.m.whom) continue;
    const filter = filterOf(g.m.whom);
    if (!filter) continue;
    const relative = phrase(
      s,
      end,
      ', akit játékosa ebben a fordulóban leidéz ,',
      ', amelyet játékosa ebben a fordulóban leidéz ,',
      ', amit játékosa ebben a fordulóban leidéz ,',
      ', akit a forduló végéig leidéz ,',
    );
    if (relative === null) continue;
    const number = s.at(relative)?.number;
    if (!number || number.sign || number.form !== 'nom') continue;
    const less = phrase(s, relative + 1, 'mp-vel kevesebbe kerül');
    const more = phrase(s, relative + 1, 'mp-vel többe kerül');
    const last = less ?? more;
    if (last === null) continue;
    found.push([
      only({
        do: 'nextCost',
        who: 'own',
        filter,
        n: number.value,
        ...(less === null ? {} : { down: true as const }),
        until: 'turn',
      }),
      last,
    ]);
  }
  return found;
};

/** "Ez a hatás 1 szintnyi gyógyítással semlegesíthető." */
const curable: Special = (s, at) => {
  const from = phrase(s, at, 'ez a hatás', 'a hatás');
  const number = from === null ? null : s.at(from)?.number;
  if (from === null || !number || typeof number.value !== 'number') return [];
  const end = phrase(s, from + 1, 'szintnyi gyógyítással semlegesíthető');
  return end === null ? [] : [[only({ do: 'curable', n: number.value }), end]];
};

/** "A VÉDŐKÜSZÖB ez ellen nem véd." */
const pierce: Special = (s, at) => {
  const from = words(s, at, 'a|az') ?? at;
  const keyword = s.at(from)?.keyword;
  const end = keyword ? phrase(s, from + 1, 'ez ellen nem véd', 'nem véd ellene', 'nem véd ez ellen') : null;
  return keyword && end !== null ? [[only({ do: 'pierce', keyword: keyword.text }), end]] : [];
};

/** "Legfeljebb három különböző célpont ellen tehető vele támadásdobás." */
const attacks: Special = (s, at) => {
  const number = words(s, at, 'legfeljebb') === null ? null : s.at(at + 1)?.number;
  if (!number || typeof number.value !== 'number') return [];
  const end = phrase(s, at + 2, 'különböző célpont ellen tehető vele támadásdobás');
  return end === null ? [] : [[only({ do: 'attacks', n: number.value }), end]];
};

/** "[Saját vallásán kívül] Adron, … és Uwel vallásúnak is számít." */
const religion: Special = (s, at) => {
  let end = phrase(s, at, 'saját vallásán kívül') ?? at;
  const religions: string[] = [];
  for (;;) {
    const token = s.at(end);
    if (!token || !/^\p{Lu}/u.test(token.text)) return [];
    religions.push(token.text);
    end++;
    const last = phrase(s, end, 'vallásúnak is számít', 'vallásúnak is minősül');
    if (last !== null) return [[only({ do: 'religion', religions }), last]];
    const next = phrase(s, end, ', és', ',', 'és');
    if (next === null) return [];
    end = next;
  }
};

const FIXED: readonly (readonly [string, Act])[] = [
  ['nem számít bele a küldetéslimitbe', { do: 'beyondLimit' }],
  [
    'kézből eldobható : ekkor játékosa egy célpont , azonos nevű , jelenben lévő lapjának jelenbe kerüléskor érvényesülő laphatása ismét az időfonalba kerül',
    { do: 'repeatArrival' },
  ],
  [
    'a titkos nyelv sem véd hatalomszavai ellen , és saját hatalomszavainak hátránya őt nem sújtja',
    { do: 'wordsOfPower' },
  ],
];

const fixed: Special = (s, at) => {
  for (const [text, act] of FIXED) {
    const wanted = text.split(' ');
    let end = at;
    let i = 0;
    while (i < wanted.length) {
      const parts = s.at(end)?.text.toLocaleLowerCase('hu').split(' ') ?? [];
      if (parts.length === 0 || parts.some((part, k) => wanted[i + k] !== part)) break;
      i += parts.length;
      end++;
    }
    s.reach(Math.min(end, at + 3));
    if (i === wanted.length) {
      s.reach(end);
      return [[only(act), end]];
    }
  }
  return [];
};

/** "…, ha sérült, akkor 2 szintet": another number of damage under a condition. */
export function insteadAt(s: Source, at: number): Results<{ if: Condition[]; n: number | 'X' }> {
  const from = phrase(s, at, ', ha');
  if (from === null) return [];
  const found: [{ if: Condition[]; n: number | 'X' }, number][] = [];
  for (const [condition, end] of conditionsAt(s, from)) {
    const then = phrase(s, end, ', akkor', ',');
    const number = then === null ? null : s.at(then)?.number;
    if (then === null || !number || number.sign || number.form !== 'nom') continue;
    const last = words(s, then + 1, 'szintet');
    if (last !== null) found.push([{ if: aboutTopic(condition, 'it'), n: number.value }, last]);
  }
  return found;
}

const TOKEN_NUMBERS = ['level', 'fizikum', 'asztral', 'mental'] as const;

/** "Játékosa Sorába 2 jelző Katona kerül (HARCOS/Harcos, 1. alapszintű, F:7, A:4, M:4)." */
const token: Special = (s, at) => {
  const found: [Effect, number][] = [];
  for (const opened of tokenHeads(s, at)) {
    const described = describedAt(s, opened.end);
    let { end } = described ?? opened;
    const must = phrase(s, end, ', akinek akadályoznia kell a manővert', ', akiknek akadályozniuk kell a manővert');
    if (must !== null) end = must;
    const act: Act = {
      do: 'token',
      who: opened.who,
      n: opened.n,
      name: opened.name,
      ...(described ? { as: described.as } : {}),
      ...(opened.position ? { position: opened.position } : {}),
      ...(must === null ? {} : { mustObstruct: true as const }),
    };
    found.push([only(act), end]);
  }
  return found;
};

interface Head {
  readonly who: 'own' | 'enemy';
  readonly n: number | 'X';
  readonly name: string;
  readonly position?: PositionWord;
  readonly end: number;
}

// The parts stand in many orders: whose Sor, how many, the name, the position, the verb.
function tokenHeads(s: Source, at: number): Head[] {
  const heads: Head[] = [];
  const walk = (end: number, known: Partial<Head>, verb: boolean): void => {
    if (verb && known.who && known.n !== undefined && known.name) heads.push({ ...(known as Head), end });
    if (!known.who) {
      for (const [g, next] of groupAt(s, end)) {
        if (g.m.t === 'zone' && g.form === 'ill' && g.m.where.in === 'row')
          walk(next, { ...known, who: g.m.where.whose === 'enemy' ? 'enemy' : 'own' }, verb);
      }
    }
    if (known.n === undefined) {
      const number = s.at(end)?.number;
      const named = number && number.form === 'nom' && !number.sign ? tokenName(s, end + 1) : null;
      if (number && named) walk(named.end, { ...known, n: number.value, name: named.name }, verb);
    }
    const position = POSITION_OF[s.at(end)?.word ?? ''];
    if (position && !known.position && words(s, end + 1, 'helyzetben') !== null)
      walk(end + 2, { ...known, position }, verb);
    if (!verb && s.at(end)?.verbs.some((v) => v.verb === 'kerül' && !v.can)) {
      s.reach(end + 1);
      walk(end + 1, known, true);
    }
  };
  walk(at, {}, false);
  return heads.sort((a, b) => b.end - a.end);
}

function tokenName(s: Source, at: number): { name: string; end: number } | null {
  const before = words(s, at, 'jelző');
  if (before !== null) {
    const name = s.at(before);
    return name && /^\p{Lu}\p{Ll}/u.test(name.text) ? { name: name.text, end: before + 1 } : null;
  }
  const name = s.at(at);
  const after = name && /^\p{Lu}\p{Ll}/u.test(name.text) ? words(s, at + 1, 'jelző') : null;
  return name && after !== null ? { name: name.text, end: after } : null;
}

function describedAt(
  s: Source,
  at: number,
): { as: NonNullable<Extract<Act, { do: 'token' }>['as']>; end: number } | null {
  if (words(s, at, '(') === null) return null;
  const classes = s.at(at + 1)?.text ?? '';
  const [main, sub] = classes.split('/');
  let end = words(s, at + 2, ',');
  const level = end === null ? null : s.at(end)?.number;
  if (
    !main ||
    !sub ||
    end === null ||
    !level ||
    typeof level.value !== 'number' ||
    words(s, end + 1, 'alapszintű') === null
  )
    return null;
  end += 2;
  const numbers = [level.value];
  for (const letter of ['f', 'a', 'm']) {
    const from = words(s, end, ',', letter, ':');
    const number = from === null ? null : s.at(from)?.number;
    if (from === null || !number || typeof number.value !== 'number') return null;
    numbers.push(number.value);
    end = from + 1;
  }
  const last = words(s, end, ')');
  if (last === null) return null;
  const values = Object.fromEntries(TOKEN_NUMBERS.map((key, i) => [key, numbers[i] ?? 0])) as Record<
    (typeof TOKEN_NUMBERS)[number],
    number
  >;
  return { as: { mainClasses: [main], subclasses: [sub], ...values }, end: last };
}

/** Sentences with a form of their own. */
export function specialAt(s: Source, at: number): Results<Effect> {
  return [price, limit, usable, nextCost, curable, pierce, attacks, religion, fixed, token].flatMap((one) => [
    ...one(s, at),
  ]);
}
