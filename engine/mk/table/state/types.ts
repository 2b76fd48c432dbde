import type { RngState } from '../../../random/rng.ts';
import type { Card, CardType } from '../../cards/card.ts';
import type { Settings } from '../settings.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import type { Lasting, Running } from './running.ts';

/** The solo player and the dummy opponent (Q75). */
export const PLAYERS = ['self', 'dummy'] as const;
export type PlayerId = (typeof PLAYERS)[number];
export const otherPlayer = (player: PlayerId): PlayerId => (player === 'self' ? 'dummy' : 'self');

/**
 * Places that belong to one player and hold a list of cards. `row` to `field` together are the Jelen (ALAP.08); `gone`
 * holds tokens that left the game (2.07.f), so that no card is ever lost from the books.
 */
export const ZONES = [
  'future', // Jövő, index 0 = top
  'spare', // Cserepakli
  'hand', // Kéz
  'past', // Múlt, index 0 = newest (Q71)
  'abyss', // Mélység
  'outer', // Külső sík
  'solved', // Megoldott küldetések
  'row', // Sor
  'team', // csapat
  'tower', // Torony, index 0 = lowest level
  'store', // raktár
  'quests', // megoldásra váró küldetések
  'buildings',
  'field', // everything else in play: allies, ómen, kiemelkedett, lasting actions and events
  'gone',
] as const;
export type ZoneName = (typeof ZONES)[number];
/** The places of the Jelen that are lists; attached cards are in the Jelen too. */
export const PRESENT_ZONES = ['row', 'team', 'tower', 'store', 'quests', 'buildings', 'field'] as const;
export type PresentZone = (typeof PRESENT_ZONES)[number];

const presentSet: ReadonlySet<string> = new Set(PRESENT_ZONES);
export const isPresentZone = (zone: string): boolean => presentSet.has(zone) || zone === 'attached';

export type CardId = number;
/** éber, pihenő, sérült */
export const POSITIONS = ['ready', 'resting', 'wounded'] as const;
export type Position = (typeof POSITIONS)[number];

/**
 * How a card is attached: as an akadálylap in a slot, as plus akadálylap beside the slots (2.07.e.2, 2.13.b), as Hátas,
 * as Csatlós, as worn equipment, or in another way (ALAP.34).
 */
export const ATTACH_KINDS = ['obstacle', 'plusObstacle', 'mount', 'companion', 'equipment', 'other'] as const;
export type AttachKind = (typeof ATTACH_KINDS)[number];

/** The ways a player can attach a card by the rules; the others come from effects. */
export type AttachWay = Exclude<AttachKind, 'plusObstacle' | 'other'>;

/** Something given to a card by an effect: a keyword as it would be written on the card. */
export interface Grant {
  readonly keyword: string;
  readonly until: 'permanent' | 'turn' | 'manoeuvre' | 'fight' | 'round' | 'attached';
  /** Card that gives it, if known; grants "while attached" end when that card falls off. */
  readonly from: CardId | null;
}

/** One card on the table. Which place it lies in is `zone` with `side`, or `host` if it is attached to another card. */
export interface CardInst {
  readonly id: CardId;
  /** Index in {@link State.defs}. */
  readonly def: number;
  /** ALAP.27, ALAP.28. */
  readonly owner: PlayerId;
  readonly zone: ZoneName | 'timeline' | 'attached';
  /** Whose place it lies in; for an attached card whose place its host lies in is looked up through the host. */
  readonly side: PlayerId;
  readonly host: CardId | null;
  readonly attachedAs: AttachKind | null;
  readonly attached: readonly CardId[];
  readonly position: Position;
  readonly damage: number;
  /** Lies face down for the other player (Q79). */
  readonly faceDown: boolean;
  /** Type it has now, if other than printed (2.07.c, 2.14.b.1). */
  readonly asType: CardType | null;
  /** Summoned as Kincs (2.07.c, 2.07.d): the X of its KINCS, else null. */
  readonly treasure: number | null;
  /** Level change by effects, over the printed level. */
  readonly levelChange: number;
  /** SZP, ÓP and whatever a player counts. */
  readonly counters: Readonly<Record<string, number>>;
  readonly grants: readonly Grant[];
  /** Keywords taken away by effects, folded. */
  readonly withheld: readonly string[];
  /** Abilities lost by ■ (JEL.M), by index. */
  readonly lost: readonly number[];
  /** ALAP.32.b, ALAP.32.c: what an effect or rule says about the controller where the place says nothing. */
  readonly ruledController: PlayerId | null;
  /** Forduló-bound marks: name → forduló in which it was set (JEL.D, 2.03.e). */
  readonly marks: Readonly<Record<string, number>>;
  /** Summoned from the Múlt (2.11.b): leaves for the Mélység when it expires or is neutralised. */
  readonly fromPast: boolean;
  /** How long it stays in the Jelen; null = until something takes it away. */
  readonly stays: 'turn' | null;
  /** Grows with every card that comes into the Jelen, so that the earlier one can be told; 0 from the start. */
  readonly since: number;
}

/** Steps of a forduló (Q18). */
export const STEPS = ['opening', 'gain', 'unrotate', 'draw', 'manoeuvres', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** A card or an effect waiting in the Időfonal (ALAP.06); the last one takes effect first. */
export interface TimelineEntry {
  readonly id: number;
  readonly kind: 'card' | 'ability' | 'arrival' | 'attach' | 'hand';
  readonly card: CardId;
  readonly player: PlayerId;
  /** Index of the ability for `ability` and `arrival`, else null. */
  readonly ability: number | null;
  readonly targets: readonly CardId[];
  /** Entered face down (5.01.e). */
  readonly hidden: boolean;
  /** Summoned at the speed of a gyors hatás. */
  readonly quick: boolean;
  /** What the entry will do beside lying there; see timeline.ts. */
  readonly plan: Plan | null;
  /** The X that was paid, and who summoned it. */
  readonly x?: number | null;
  readonly summoner?: CardId | undefined;
}

/** What resolving an entry must do by itself, told apart from what a card's free text does (always by hand). */
export type Plan =
  | { readonly do: 'quest'; readonly treasure: number }
  | { readonly do: 'attach'; readonly host: CardId; readonly as: AttachWay }
  | { readonly do: 'lifePath'; readonly sameByHand: boolean } // 2.32.f
  | { readonly do: 'flee'; readonly target: CardId } // 2.16
  | { readonly do: 'cowardice'; readonly target: CardId } // 2.23
  | { readonly do: 'search'; readonly search: SearchSpec } // ALAP.44
  | { readonly do: 'neutralise'; readonly entry: number } // JEL.I
  | { readonly do: 'obstacle' }; // a beast or trap that was activated

/** A search to be made: how many of the top cards are seen (null = all), how many may be taken, and what for. */
export interface SearchSpec {
  readonly look: number | null;
  readonly take: number;
  /** Which cards may be taken; null = any (ALAP.45). */
  readonly wanted: string | null;
  /** Where they go; hand unless told otherwise (ALAP.47). */
  readonly to: 'hand' | 'present' | 'top' | 'bottom' | 'past';
  /** Type of the card whose effect searches (2.37.a exempts toronyszint and ómen). */
  readonly source: CardType | null;
}

/** A question only a player can answer; the game waits for it. */
export interface Decision {
  readonly id: number;
  readonly kind:
    | 'discard' // Q20: which cards go down to Kézméret
    | 'flee' // 2.16.c
    | 'cowardice' // 2.23.a
    | 'attachOnArrival' // 2.31.b.1
    | 'alignmentClash' // 2.07.e.1
    | 'search' // ALAP.44
    | 'obstacleFromTreasure' // 2.07.e.2
    | 'effectTargets' // whom a text means
    | 'effectMay' // whether what a text allows is done
    | 'effectNumber' // how many
    | 'roll'; // dice typed in
  readonly player: PlayerId;
  readonly clause: string | null;
  readonly card: CardId | null;
  /** Cards that may be chosen, where cards are asked for. */
  readonly options: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** What is done if the player takes the preset (Q77). */
  readonly preset: 'yes' | 'no' | null;
  readonly search: SearchSpec | null;
  readonly roll: PendingRoll | null;
}

/** A roll waiting for dice: what it decides once they lie there. */
export interface PendingRoll {
  readonly for: 'attack' | 'test' | 'save' | 'cowardice';
  /** A roll of at most this succeeds (Q38). */
  readonly threshold: number;
  readonly attack: AttackFacts | null;
  /** The text being carried out that asks how it ended. */
  readonly run?: number;
}

export interface AttackFacts {
  /** The akciólap or item it is made with. */
  readonly with?: CardId;
  readonly attacker: CardId;
  readonly target: CardId;
  readonly kind: AttackWay;
  readonly damage: number;
  readonly beast: boolean;
}
export const ATTACK_WAYS = ['melee', 'bareHand', 'ranged', 'spell', 'psi', 'beast', 'trap', 'other'] as const;
export type AttackWay = (typeof ATTACK_WAYS)[number];

export interface PlayerState {
  readonly mp: number;
  /** DP from elsewhere than the cards among the Megoldott küldetések: expeditions, destroyed levels, hand moves. */
  readonly dp: number;
  /** Searches made while KIEMELKEDETTSÉG worked (2.37.a). */
  readonly searches: number;
  /** Hand size change by effects: own ones are capped by 2.37.e, enemy ones are not. */
  readonly handSizeOwn: number;
  /** Own effects that lower it, as a number below or at 0. */
  readonly handSizeOwnDown: number;
  readonly handSizeEnemy: number;
  /** Kézméret set by an effect, with whose effect it is. */
  readonly handSizeSet: { readonly n: number; readonly by: 'own' | 'enemy' } | null;
  /** Change of the MP-nyerés by effects; without force under 2.37.d. */
  readonly gainChange: number;
}

export type Outcome = 'self' | 'dummy' | 'draw';
export interface Result {
  readonly winner: Outcome;
  readonly clause: string;
  readonly turn: number;
}

/** Whose turn it is to act in the manőverek fázisa where both sides are players; two passes in a row end the phase. */
export interface Priority {
  /** Who began the phase of this forduló. */
  readonly first: PlayerId;
  readonly player: PlayerId;
  readonly passes: number;
}

/**
 * The whole table at one moment; plain data, never changed after it was made. Two states of one game share what did not
 * change between them.
 */
export interface State {
  readonly settings: Settings;
  readonly defs: readonly Card[];
  readonly cards: readonly CardInst[];
  readonly zones: Readonly<Record<PlayerId, Readonly<Record<ZoneName, readonly CardId[]>>>>;
  readonly timeline: readonly TimelineEntry[];
  readonly players: Readonly<Record<PlayerId, PlayerState>>;
  readonly rng: RngState;
  readonly turn: number;
  readonly step: Step;
  readonly decisions: readonly Decision[];
  /** Texts being carried out, the last one first. */
  readonly running: readonly Running[];
  /** What effects do for a time. */
  readonly lasting: readonly Lasting[];
  readonly manoeuvre: Manoeuvre | null;
  /** JEL.Q: what was used "once a game" by anybody. */
  readonly usedInGame: readonly string[];
  /** JEL.L: ▲ effects activated in this forduló, "player:key". */
  readonly usedByPlayer: readonly string[];
  /** Akciólap that took effect in this manoeuvre, by whose summoning; an attack can be made with them (2.28). */
  readonly played: readonly { readonly card: CardId; readonly player: PlayerId }[];
  /** Effect marks of the forduló that are asked for later: sorelhagyó manoeuvres won, quests solved. */
  readonly turnMarks: readonly string[];
  /** KIEMELKEDETTSÉG has come into the Jelen once (Q60, "lasts for the game"). */
  readonly paragonSeen: boolean;
  readonly result: Result | null;
  /** The dummy's Jövő is empty too: never by itself (Q25), only where a set-up says so. */
  readonly dummyEmpty: boolean;
  /** The side "dummy" is a player with a deck and the same rights (Jövő, Kéz, MP, own acts), not the dummy of Q75. */
  readonly rival: boolean;
  readonly priority: Priority;
  readonly nextId: number;
}
