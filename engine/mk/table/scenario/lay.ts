import type { z } from 'zod';
import { fold } from '../../../text/fold.ts';
import { type Card, stubCard } from '../../cards/card.ts';
import { type Setup, type SetupCard, setupSchema } from '../setup.ts';
import { type CardId, type PLAYERS, ZONES } from '../state/types.ts';
import type { CardEntry, Scenario, ScenarioSide } from './schema.ts';

/** What is wrong with a scenario, with its place in the file. */
export interface ScenarioFault {
  readonly at: string;
  readonly code: 'unknownCard' | 'twoWithOneId' | 'unknownRef' | 'badCommand' | 'badExpectation' | 'badFile';
  readonly word: string;
  /** What the schema says of a command that does not fit. */
  readonly issue?: z.core.$ZodIssue | undefined;
}

export interface Laid {
  readonly setup: Setup;
  /** Labels of single copies → card numbers. */
  readonly labels: ReadonlyMap<string, CardId>;
}

/** Levels of a tower nobody described: three different ones without FAL. */
const PLAIN_TOWER = ['Toronyszint I', 'Toronyszint II', 'Toronyszint III'] as const;

/** Makes the set-up of a scenario. Card numbers follow the order in which the set-up lays the cards. */
export function layScenario(scenario: Scenario, known: readonly Card[]): Laid | ScenarioFault {
  const cards: Card[] = [];
  const byName = new Map<string, number>();
  const add = (card: Card) => {
    const key = fold(card.name);
    if (!byName.has(key)) byName.set(key, cards.push(card) - 1);
  };
  for (const card of scenario.cards) add(typeof card === 'string' ? stubCard(card) : card);
  const others = new Map(known.map((card) => [fold(card.name), card]));
  const find = (name: string): number | undefined => {
    const found = others.get(fold(name));
    if (!byName.has(fold(name)) && found) add(found);
    return byName.get(fold(name));
  };
  const labels = new Map<string, CardId>();
  let number = 0;
  let fault: ScenarioFault | null = null;

  const entry = (one: CardEntry, at: string): SetupCard[] => {
    const full = typeof one === 'string' ? { card: one } : one;
    const card = find(full.card);
    if (card === undefined) {
      fault ??= { at, code: 'unknownCard', word: full.card };
      return [];
    }
    const { id, count = 1, attached, card: _name, ...rest } = full;
    const copies: SetupCard[] = [];
    for (let i = 0; i < count; i++) {
      if (id !== undefined && i === 0) {
        if (labels.has(id)) fault ??= { at, code: 'twoWithOneId', word: id };
        labels.set(id, number);
      }
      number++;
      const on = attached?.flatMap((other, k) => entry(other, `${at}.attached[${k}]`));
      copies.push({ ...rest, card, ...(on ? { attached: on } : {}) });
    }
    return copies;
  };

  const side = (player: (typeof PLAYERS)[number]) => {
    const laid: ScenarioSide = scenario[player];
    const zones: Record<string, SetupCard[]> = {};
    for (const zone of ZONES) {
      const entries = laid[zone] ?? (zone === 'tower' ? plainTower(add) : []);
      zones[zone] = entries.flatMap((one, i) => entry(one, `${player}.${zone}[${i}]`));
    }
    return { zones, ...(laid.mp === undefined ? {} : { mp: laid.mp }), dp: laid.dp ?? 0 };
  };

  const self = side('self');
  const dummy = side('dummy');
  if (fault) return fault;
  const { settings, seed, shuffle, turn, step, dummyEmpty, rival, first } = scenario;
  const setup = setupSchema.parse({
    cards,
    settings,
    seed,
    shuffle,
    turn,
    step,
    dummyEmpty,
    rival,
    first,
    self,
    dummy,
  });
  return { setup, labels };
}

function plainTower(add: (card: Card) => void): readonly CardEntry[] {
  for (const name of PLAIN_TOWER) add(stubCard(name, { type: 'towerLevel', mp: 4, fal: 0 }));
  return PLAIN_TOWER;
}

export const isFault = (value: object): value is ScenarioFault => 'code' in value && 'at' in value;
