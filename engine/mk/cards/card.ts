import { z } from 'zod';
import { effectSchema } from './effects/model.ts';

/**
 * The card model: one definition for the catalogue file, the data base, the page and the command line.
 *
 * A card's identity is its name (NFC, one blank between words); printings are only where it appeared. A field that is
 * not known is `null` or empty, never zero: a stub is a card with nothing but a name.
 */

/** Card types, facts.md section 5. Equipment (felszerelés) is no type: it is an action card of kind item or magicItem. */
export const CARD_TYPES = [
  'adventurer', // kalandozó
  'quest', // küldetés
  'building', // építmény
  'obstacle', // akadálylap
  'action', // akciólap
  'event', // eseménylap
  'ally', // szövetséges
  'towerLevel', // toronyszint
  'omen', // ómen
  'paragon', // kiemelkedett
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Printed Hungarian words of the types, as they stand on cards and in files. */
export const TYPE_WORDS: Readonly<Record<CardType, string>> = {
  adventurer: 'Kalandozó',
  quest: 'Küldetés',
  building: 'Építmény',
  obstacle: 'Akadálylap',
  action: 'Akciólap',
  event: 'Eseménylap',
  ally: 'Szövetséges',
  towerLevel: 'Toronyszint',
  omen: 'Ómen',
  paragon: 'Kiemelkedett',
};

/** Symbols before a képesség or laphatás, by their letter in JEL.A–Q (those that are printed signs). */
export const SYMBOLS = [
  'rotate', // JEL.B elforgatás
  'mpBound', // JEL.C MP-kötött
  'oncePerTurn', // JEL.D fordulónként egyszeri
  'constant', // JEL.E állandó
  'fightPreparation', // JEL.F harc előkészítési
  'fight', // JEL.G harci
  'interrupt', // JEL.H megszakító
  'neutralise', // JEL.I semlegesítő
  'oncePerPlayer', // JEL.L ▲
  'lostAfterUse', // JEL.M ■
  'timed', // JEL.O időzített (no printed sign of its own; set by the vocabulary or by hand)
] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** Phases a card can be summoned or used in. */
export const PHASES = ['row', 'manoeuvre', 'fightPreparation', 'fight'] as const;
export type Phase = (typeof PHASES)[number];

export const ACTION_KINDS = ['attack', 'spell', 'psi', 'item', 'magicItem'] as const;
export const OBSTACLE_KINDS = ['trap', 'beast'] as const;
export const DURATIONS = ['permanent', 'instant', 'turn', 'use'] as const;

const text = z.string();
const list = z.array(z.string()).default([]);
const count = z.int().min(0).max(999);

/** MP-érték: a number, or X with its factor as printed ("X", "3X"), or null where it is not known. */
export const mpValue = z.union([count, z.string().regex(/^\d{0,2}X$/)]).nullable();
export type MpValue = z.infer<typeof mpValue>;

export const abilitySchema = z.strictObject({
  /** képesség (`ability`) or laphatás (`effect`); null where the card does not say or symbols decide (2.08.a, 2.20.a). */
  kind: z.enum(['ability', 'effect']).nullable().default(null),
  symbols: z.array(z.enum(SYMBOLS)).default([]),
  /** JEL.A: the number before the symbol; null = none printed, which counts as 0. */
  mp: mpValue.default(null),
  /** JEL.J, JEL.K: szövetségpont or ómenpont to spend. */
  points: mpValue.default(null),
  /** Name printed before the text, if any. */
  label: text.nullable().default(null),
  text: text.default(''),
  /** True where the card itself says that this text is what happens when it takes effect (érvényesülés). */
  onResolution: z.boolean().default(false),
  /**
   * Corrections by the player of how sentences of the text are read: the sentence as written with its effects, or null where
   * it is carried out by hand. Sentences that are not named are read by the program.
   */
  readings: z
    .array(z.strictObject({ sentence: z.string().min(1), effects: z.array(effectSchema).min(1).nullable() }))
    .default([]),
});
export type Ability = z.infer<typeof abilitySchema>;

export const printingSchema = z.strictObject({
  set: text,
  number: text.nullable().default(null),
  rarity: text.nullable().default(null),
  artist: text.nullable().default(null),
});
export type Printing = z.infer<typeof printingSchema>;

/** The longest name a card of a catalogue may have. */
export const MAX_NAME = 200;

export const cardSchema = z.strictObject({
  name: z.string().min(1).max(MAX_NAME),
  /** ALAP.18: printed in italics. null = the source does not say (counts as not named). */
  named: z.boolean().nullable().default(null),
  type: z.enum(CARD_TYPES).nullable().default(null),
  /** jelző: never in a deck (Q12). */
  token: z.boolean().default(false),
  mp: mpValue.default(null),
  /** főkaszt, alkaszt: of an adventurer its own, of an action card the summoner it asks for. */
  mainClasses: list,
  subclasses: list,
  /** alapszint */
  level: count.nullable().default(null),
  /** jellem: Élet, Halál, Rend, Káosz */
  alignment: text.nullable().default(null),
  attributes: z
    .strictObject({
      fizikum: count.nullable().default(null),
      asztral: count.nullable().default(null),
      mental: count.nullable().default(null),
    })
    .nullable()
    .default(null),
  skills: list,
  psi: z.boolean().nullable().default(null),
  spheres: list,
  /** The printed type line as it stands ("Toroni Iker, Morgena-hívő"); the five fields below are what it says. */
  typeLine: text.nullable().default(null),
  /**
   * "Nem értett": words of the type line no field holds, and what an import could not place ("field: value"). They may be
   * anything, so nothing is denied on account of the fields alone. null = nobody has looked yet (see completeCard).
   */
  unread: z.array(z.string()).nullable().default(null),
  races: list,
  /** nem: nő, férfi */
  sex: text.nullable().default(null),
  origins: list,
  religions: list,
  groups: list,
  /** FAL-érték as printed; null = none printed, which counts as 0 (2.01.a). */
  fal: count.nullable().default(null),
  dp: count.nullable().default(null),
  /** helyszín of a quest; several places are possible. */
  places: list,
  /** Condition lines of a quest or building: "/" either, "+" both. */
  conditions: list,
  /** AKADÁLYOK X as a printed number beside the text; null = none printed. */
  obstacleSlots: count.nullable().default(null),
  obstacleKind: z.enum(OBSTACLE_KINDS).nullable().default(null),
  /** SZÁM, TÁMADÁS, SEBZÉS of a beast. */
  beast: z
    .strictObject({
      number: text.nullable().default(null),
      attack: count.nullable().default(null),
      damage: text.nullable().default(null),
    })
    .nullable()
    .default(null),
  actionKind: z.enum(ACTION_KINDS).nullable().default(null),
  /** Further words of the type line: Közelharci támadás, Tűzmágia, Páncél … */
  subtypes: list,
  phases: z.array(z.enum(PHASES)).default([]),
  duration: z.enum(DURATIONS).nullable().default(null),
  damage: text.nullable().default(null),
  /** Team sizes printed on a building. */
  attackers: count.nullable().default(null),
  defenders: count.nullable().default(null),
  /** Szövetségpont or ómenpont the card begins with (Q11). */
  points: count.nullable().default(null),
  /** Condition of a Hátas or Csatlós and of its bearer stand in the text; see the keyword vocabulary. */
  abilities: z.array(abilitySchema).default([]),
  /** Corrections by the user over what the vocabulary recognises: keywords as written on a card, e.g. "KINCS 3". */
  keywordsAdded: list,
  keywordsRemoved: list,
  flavour: text.nullable().default(null),
  printings: z.array(printingSchema).default([]),
});
export type Card = z.infer<typeof cardSchema>;
/** What a file or a form may leave out. */
export type CardInput = z.input<typeof cardSchema>;

/**
 * A card with just a name, made from an unknown line of a list; everything else can be filled in later. Lists may hold
 * names of any length; one longer than {@link MAX_NAME} can be drawn and counted, but no catalogue takes it.
 */
export function stubCard(name: string, known: Partial<Omit<CardInput, 'name'>> = {}): Card {
  return { ...cardSchema.parse({ ...known, name: '?' }), name };
}

/** True for a card of which nothing but name and perhaps type and cost is known. */
export function isStub(card: Card): boolean {
  return (
    card.abilities.length === 0 &&
    card.printings.length === 0 &&
    card.level === null &&
    card.dp === null &&
    card.fal === null &&
    card.subclasses.length === 0 &&
    card.conditions.length === 0 &&
    (card.type === null || card.mp === null)
  );
}
