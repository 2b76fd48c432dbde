import type { EventWord, Filter, When } from '../model.ts';
import type { Case } from '../words/inflect.ts';
import { type Group, groupAt } from './np.ts';
import { filterOf } from './pieces.ts';
import { phrase, type Results, type Source, words } from './source.ts';

const NOUN_EVENTS: readonly (readonly [string, EventWord])[] = [
  ['jelenbe kerülés', 'arrive'],
  ['felfedés', 'reveal'],
  ['megoldás', 'solve'],
  ['megsemmisülés', 'destroyed'],
  ['megostromlás', 'besieged'],
  ['feláldozás', 'sacrificed'],
  ['eldobás', 'discarded'],
];

const NOUN_FORMS: readonly (readonly [string, When['at']])[] = [
  ['ekor', undefined],
  ['akor', undefined],
  ['e után', 'after'],
  ['a után', 'after'],
  ['ét követően', 'after'],
  ['át követően', 'after'],
  ['e előtt', 'before'],
  ['a előtt', 'before'],
];

/** "Jelenbe kerülésekor", "Megoldása után", "Halálakor", "a forduló végén". */
export function momentAt(s: Source, at: number): Results<When> {
  for (const [noun, on] of NOUN_EVENTS) {
    for (const [ending, when] of NOUN_FORMS) {
      const end = phrase(s, at, noun + ending);
      if (end !== null) return [[{ on, ...(when ? { at: when } : {}) }, end]];
    }
  }
  const fixed: readonly (readonly [string, When])[] = [
    ['halálakor', { on: 'die' }],
    ['halála után', { on: 'die', at: 'after' }],
    ['a forduló elején', { on: 'turnStart' }],
    ['minden forduló elején', { on: 'turnStart' }],
    ['a forduló végén', { on: 'turnEnd' }],
    ['minden forduló végén', { on: 'turnEnd' }],
    ['a harc elején', { on: 'fightStart' }],
    ['minden harc elején', { on: 'fightStart' }],
    ['a harc végén', { on: 'fightEnd' }],
    ['minden harc végén', { on: 'fightEnd' }],
  ];
  for (const [text, when] of fixed) {
    const end = phrase(s, at, text);
    if (end !== null) return [[when, end]];
  }
  return [];
}

/** Verbs of events: what the subject of the verb is, and what its object. */
const VERB_EVENTS: Readonly<Record<string, { on: EventWord; subject: 'what' | 'by'; object?: 'what' | 'none' }>> = {
  meghal: { on: 'die', subject: 'what' },
  megsemmisül: { on: 'destroyed', subject: 'what' },
  megold: { on: 'solve', subject: 'by', object: 'what' },
  leidéz: { on: 'summon', subject: 'by', object: 'what' },
  húz: { on: 'draw', subject: 'by', object: 'none' },
  sebződik: { on: 'hurt', subject: 'what' },
  gyógyul: { on: 'heal', subject: 'what' },
  eldob: { on: 'discarded', subject: 'by', object: 'what' },
  feláldoz: { on: 'sacrificed', subject: 'by', object: 'what' },
  támad: { on: 'attack', subject: 'what' },
};

/** What stands after "amikor" or "ha": "csapata Kincset old meg", "az ellenfél eseménylapot idéz le", "meghal". */
export function eventAt(s: Source, at: number, wanted: readonly EventWord[] | null = null): Results<When> {
  const found: [When, number][] = [];
  const won = siegeAt(s, at);
  if (won) found.push(won);
  const passive = words(s, at, 'felfedik|feltárul');
  if (passive !== null) found.push([{ on: 'reveal' }, passive]);
  const besieged = words(s, at, 'megostromolják');
  if (besieged !== null) found.push([{ on: 'besieged' }, besieged]);
  const sacrificed = words(s, at, 'feláldozzák');
  if (sacrificed !== null) found.push([{ on: 'sacrificed' }, sacrificed]);
  for (const [subject, object, verb, end] of orders(s, at)) {
    const known = VERB_EVENTS[verb];
    if (known) {
      const when = build(known, subject, object);
      if (when) found.push([when, end]);
    } else if (verb === 'kerül' && object?.m.t === 'zone' && object.m.where.in === 'present' && object.form === 'ill') {
      const what = subjectFilter(subject);
      if (what !== null) found.push([{ on: 'arrive', ...what }, end]);
    }
  }
  return found.filter(([when]) => wanted === null || wanted.includes(when.on));
}

function siegeAt(s: Source, at: number): [When, number] | null {
  for (const [by, from] of [
    ['ownTeam', phrase(s, at, 'csapata')],
    ['enemyTeam', phrase(s, at, 'az ellenséges csapat')],
    ['own', phrase(s, at, 'játékosa')],
    ['enemy', phrase(s, at, 'az ellenfél')],
  ] as const) {
    if (from === null) continue;
    const siege = phrase(s, from, 'sikeres ostrom manővert');
    const fight = phrase(s, from, 'harcot nyer', 'megnyeri a harcot', 'győz harcban');
    if (fight !== null) return [{ on: 'fightWon', by }, fight];
    if (siege === null) continue;
    const done = s.at(siege)?.verbs.some((v) => v.verb === 'végrehajt') ? siege + 1 : null;
    if (done !== null) {
      s.reach(done);
      return [{ on: 'siegeWon', by }, done];
    }
  }
  return null;
}

type Order = readonly [Group | null, Group | null, string, number];

// Subject, object and verb in any order that texts use.
function orders(s: Source, at: number): Order[] {
  const found: Order[] = [];
  const verbAt = (end: number) => (s.at(end)?.verbs ?? []).filter((v) => !v.can && !v.would).map((v) => v.verb);
  for (const verb of verbAt(at)) found.push([null, null, verb, at + 1]);
  for (const [first, end] of groupAt(s, at)) {
    for (const verb of verbAt(end)) {
      if (first.form === 'nom') found.push([first, null, verb, end + 1]);
      if (first.form === 'acc' || first.form === 'ill') found.push([null, first, verb, end + 1]);
      s.reach(end + 1);
    }
    for (const [second, last] of groupAt(s, end)) {
      for (const verb of verbAt(last)) {
        s.reach(last + 1);
        if (first.form === 'nom' && (second.form === 'acc' || second.form === 'ill'))
          found.push([first, second, verb, last + 1]);
      }
    }
  }
  return found;
}

function subjectFilter(subject: Group | null): { what?: Filter } | null {
  if (!subject) return {};
  if (subject.m.t !== 'whom') return null;
  if ('ref' in subject.m.whom) return subject.m.whom.ref === 'self' ? {} : null;
  const what = filterOf(subject.m.whom);
  return what ? { what } : null;
}

function build(known: (typeof VERB_EVENTS)[string], subject: Group | null, object: Group | null): When | null {
  if (known.subject === 'what') {
    if (object) return null;
    const what = subjectFilter(subject);
    return what ? { on: known.on, ...what } : null;
  }
  const by = actor(subject);
  if (by === null || !object || object.form !== ('acc' satisfies Case)) return null;
  if (object.m.t !== 'whom' || 'ref' in object.m.whom) return null;
  const what = filterOf(object.m.whom);
  if (!what) return null;
  if (known.object === 'none') {
    const plain = what.kinds.length === 1 && what.kinds[0] === 'card' && !what.quals && !what.where && !what.whose;
    return plain ? { on: known.on, by } : null;
  }
  return { on: known.on, by, what };
}

function actor(subject: Group | null): NonNullable<When['by']> | null {
  if (!subject) return 'self';
  const { m } = subject;
  if (m.t === 'player') return m.who;
  if (m.t === 'zone' && m.where.in === 'team')
    return m.where.whose === 'enemy' ? 'enemyTeam' : m.where.whose === 'own' ? 'ownTeam' : null;
  return null;
}
