import type { Ability, Card, CardSymbol, CardType, Phase } from '../card.ts';
import { type Cost, readMp } from '../cost.ts';
import { VOCABULARY } from '../keywords/keywords.ts';
import {
  asksForActivation,
  isTimedText,
  onceInAGame,
  oncePerTurnInText,
  positionsInText,
  saysIfThen,
} from './wording.ts';

/** MP-kötött or gyors hatás. */
export type Speed = 'mpBound' | 'quick';
export type Position = 'ready' | 'resting' | 'wounded';

/**
 * How a képesség or laphatás comes to work:
 * - `continuous` works by itself as long as the card is in the Jelen (JEL.E1)
 * - `timed` switches on by its condition and nothing else (JEL.O)
 * - `activated` must be activated (JEL.P)
 * - `resolution` is what an akciólap, eseménylap or akadálylap does when it takes effect
 * - `printed` is a laphatás without any symbol that states something of its card, such as AKADÁLYOK 2
 */
export type AbilityMode = 'continuous' | 'timed' | 'activated' | 'resolution' | 'printed';

/** What the symbols before a képesség or laphatás and its wording come to, by the rules of the symbol chapter. */
export interface AbilityRules {
  readonly mode: AbilityMode;
  /** MP to pay for activating (JEL.A); 0 where none is printed and for what is not activated. */
  readonly mp: Cost;
  /** Szövetségpont (JEL.J) or ómenpont (JEL.K) to take from the card; null = none. */
  readonly points: { readonly kind: 'ally' | 'omen' | null; readonly cost: Cost } | null;
  /** Activating rotates the card (JEL.B). */
  readonly rotates: boolean;
  readonly phases: readonly Phase[];
  readonly speed: Speed;
  /** False where it can be activated outside the manőverek fázisa as well (JEL.0, JEL.E2). */
  readonly onlyInManoeuvres: boolean;
  /** Positions of a kalandozó in which it works or can be activated (JEL.E). */
  readonly positions: readonly Position[];
  /** JEL.D */
  readonly oncePerTurn: boolean;
  /** JEL.L: how the sign ▲ limits it; null without the sign. */
  readonly perPlayer: 'oneWorks' | 'oneActivationPerTurn' | null;
  /** JEL.M: the card loses it after activation. */
  readonly lostAfterUse: boolean;
  /** JEL.Q: once in the game for all players together. */
  readonly oncePerGame: boolean;
  /** JEL.N: yes or no only, never multiplied. */
  readonly ifThen: boolean;
  /** JEL.I: refused without a target. */
  readonly needsTarget: boolean;
  /** JEL.G: a constant one that needs no activation works in preparation, rounds and result of a fight alike. */
  readonly wholeFight: boolean;
  /** JEL.E3: beside a harci symbol a constant one works in a fight only and for that fight only. */
  readonly thatFightOnly: boolean;
  /** Waits in the Időfonal before it takes effect (JEL.E1, JEL.O). */
  readonly usesTimeline: boolean;
  /** Activating is a cselekedet; switching on by itself is not (JEL.O). */
  readonly isAction: boolean;
}

const ALL_PHASES: readonly Phase[] = ['row', 'manoeuvre', 'fightPreparation', 'fight'];
const ALL_POSITIONS: readonly Position[] = ['ready', 'resting', 'wounded'];

/** Resolves one képesség or laphatás of a card of the given type. */
export function resolveAbility(ability: Ability, type: CardType | null = null): AbilityRules {
  const has = (symbol: CardSymbol) => ability.symbols.includes(symbol);
  const mode = modeOf(ability, type);
  const activated = mode === 'activated';
  const constant = has('constant');
  return {
    mode,
    mp: activated ? (ability.mp === null ? NO_COST : readMp(ability.mp)) : NO_COST, // JEL.A
    points: ability.points === null ? null : { kind: pointKind(type), cost: readMp(ability.points) },
    rotates: has('rotate'), // JEL.B
    phases: phasesOf(ability),
    speed: speedOf(ability),
    onlyInManoeuvres: activated ? !(constant && speedOf(ability) === 'quick') : false,
    positions: positionsInText(ability.text) ?? (activated && !constant ? ['ready'] : ALL_POSITIONS),
    oncePerTurn: has('oncePerTurn') || oncePerTurnInText(ability.text), // JEL.D
    perPlayer: has('oncePerPlayer') ? (activated ? 'oneActivationPerTurn' : 'oneWorks') : null, // JEL.L
    lostAfterUse: has('lostAfterUse'), // JEL.M
    oncePerGame: onceInAGame(ability.text), // JEL.Q
    ifThen: saysIfThen(ability.text), // JEL.N
    needsTarget: has('neutralise'), // JEL.I
    wholeFight: constant && has('fight') && !activated, // JEL.G
    thatFightOnly: constant && has('fight'), // JEL.E3
    usesTimeline: mode === 'timed' ? !constant : activated, // JEL.E1, JEL.O
    isAction: activated, // JEL.O
  };
}

const NO_COST: Cost = { kind: 'fixed', value: 0 };

// JEL.J, JEL.K: which points they are follows from the type of the card that has them.
function pointKind(type: CardType | null): 'ally' | 'omen' | null {
  return type === 'ally' || type === 'omen' ? type : null;
}

/** Cards whose texts happen when they take effect or are activated, an akadálylap among them. */
const PLAYED: ReadonlySet<CardType> = new Set(['action', 'event', 'obstacle']);

/** Symbols that ask a player to do something; the others only narrow where and how often a text works. */
const ACTING: readonly CardSymbol[] = [
  'rotate',
  'mpBound',
  'oncePerTurn',
  'fightPreparation',
  'interrupt',
  'neutralise',
  'lostAfterUse',
];

function modeOf(ability: Ability, type: CardType | null): AbilityMode {
  const { symbols, text } = ability;
  const priced = ability.mp !== null || ability.points !== null;
  const acting = priced || symbols.some((symbol) => ACTING.includes(symbol)) || asksForActivation(text);
  if (symbols.includes('timed')) return 'timed'; // JEL.O
  if (ability.onResolution && !priced) return 'resolution';
  if (acting) return 'activated'; // JEL.P
  if (isTimedText(text)) return 'timed'; // JEL.O
  if (symbols.includes('constant')) return 'continuous'; // JEL.E1
  // Without a symbol, a laphatás and a bare keyword state something of their card, or say what an action does.
  if (symbols.length === 0 && (ability.kind !== 'ability' || statesKeywordsOnly(text))) {
    return type !== null && PLAYED.has(type) && !statesKeywordsOnly(text) ? 'resolution' : 'printed';
  }
  return 'activated'; // JEL.P
}

function statesKeywordsOnly(text: string): boolean {
  if (/^SZÁM\s*:/u.test(text)) return true; // the numbers of a bestia
  const found = VOCABULARY.scan(text);
  if (found.length === 0 || found.some(({ standing }) => standing === 'mentions')) return false;
  let rest = text;
  for (const { start, end } of [...found].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return !/\p{L}{3}/u.test(rest.replace(/\([^)]*\)/g, ''));
}

function phasesOf({ symbols }: Ability): readonly Phase[] {
  const has = (symbol: CardSymbol) => symbols.includes(symbol);
  // JEL.F, JEL.G: these lose every other phase.
  if (has('fight') || has('fightPreparation')) {
    return [
      ...(has('fightPreparation') ? (['fightPreparation'] as const) : []),
      ...(has('fight') ? (['fight'] as const) : []),
    ];
  }
  if (has('rotate') || has('mpBound')) return ['row']; // JEL.B, JEL.C; JEL.E beside an MP-kötött symbol
  if (has('constant')) return ALL_PHASES; // JEL.E
  return ['row']; // JEL.0
}

function speedOf({ symbols }: Ability): Speed {
  const has = (symbol: CardSymbol) => symbols.includes(symbol);
  if (has('fightPreparation') || has('interrupt') || has('neutralise')) return 'quick'; // JEL.F, JEL.H, JEL.I
  if (has('rotate') || has('mpBound')) return 'mpBound'; // JEL.B, JEL.C, JEL.E3
  return has('constant') ? 'quick' : 'mpBound'; // JEL.E2, JEL.0
}

const known = new WeakMap<Card, readonly AbilityRules[]>();

/** The rules of all képesség and laphatás of a card, in the order of `card.abilities`; remembered per card object. */
export function abilityRules(card: Card): readonly AbilityRules[] {
  let rules = known.get(card);
  if (!rules) {
    rules = card.abilities.map((ability) => resolveAbility(ability, card.type));
    known.set(card, rules);
  }
  return rules;
}
