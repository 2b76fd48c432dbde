import { fold } from '../../text/fold.ts';
import { type Card, isStub } from '../cards/card.ts';
import {
  beastOf,
  expeditionValue,
  falOf,
  obstacleSlots,
  racesOf,
  religionsOf,
  treasureValue,
} from '../cards/keywords/facts.ts';
import { completeCard } from '../cards/type-line/complete.ts';
import {
  ABILITY_KIND_NAMES,
  ACTION_KIND_NAMES,
  DURATION_NAMES,
  OBSTACLE_KIND_NAMES,
  PHASE_NAMES,
  SYMBOL_NAMES,
  TYPE_NAMES,
  type Words,
} from '../cards/words.ts';

/**
 * The one table of search fields. The parser, the evaluator and the help panel (messages/search.ts) are made from it.
 *
 * - `number`: compared with : = != < <= > >=, a range (2-4), X where a cost may be X, ? for not known
 * - `choice`: one of the fixed words of the cards
 * - `words`: a whole word of one of the values (faj:elf is not félelf); a star at the end lets it go on (pap*)
 * - `open`: the beginning of a word of one of the values
 * - `text`: any part of the text; in quotes whole words
 * - `flag`: yes or no
 * - `standing`: a number of the player's collection, which the search brings along (standing.ts); also yes or no
 * - `keyword`: a keyword the card has, grants or mentions, with what it carries if that is written
 */
export type FieldKind = 'number' | 'choice' | 'words' | 'open' | 'text' | 'flag' | 'keyword' | 'standing';

interface Named {
  /** Names by which the field is called, without accents or with, first the Hungarian one that help shows. */
  readonly names: readonly [string, ...string[]];
  /** The English name that help shows; it is among `names`. */
  readonly english: string;
}

export type SearchField = Named &
  (
    | { readonly kind: 'number'; readonly get: (card: Card) => number | string | null }
    | { readonly kind: 'choice'; readonly words: Words<string>; readonly get: (card: Card) => readonly string[] }
    | { readonly kind: 'words' | 'open' | 'text'; readonly get: (card: Card) => readonly string[] }
    | { readonly kind: 'flag'; readonly get: (card: Card) => boolean }
    | { readonly kind: 'standing'; readonly of: 'owned' | 'free' }
    | { readonly kind: 'keyword'; readonly standing: 'has' | 'grants' | 'mentions' }
  );

const one = (value: string | null) => (value === null ? [] : [value]);
/** Reads a field the type line can fill: a stored card whose line nobody has read yet is completed first. */
const said =
  <T>(get: (card: Card) => T) =>
  (card: Card): T =>
    get(completeCard(card));
const name = (hu: string, english: string, ...more: string[]) => ({ names: [hu, english, ...more], english }) as const;

export const SEARCH_FIELDS = {
  name: { ...name('név', 'name', 'n'), kind: 'text', get: (card) => [card.name] },
  text: {
    ...name('szöveg', 'text', 'o'),
    kind: 'text',
    get: (card) => card.abilities.flatMap((ability) => [...one(ability.label), ability.text]),
  },
  flavour: {
    ...name('színesítő', 'flavour', 'idézet', 'flavor'),
    kind: 'text',
    get: (card) => [...one(card.typeLine), ...one(card.flavour)],
  },
  type: { ...name('típus', 'type', 't', 'laptípus'), kind: 'choice', words: TYPE_NAMES, get: (card) => one(card.type) },
  mp: { ...name('mp', 'cost', 'mp-érték', 'költség'), kind: 'number', get: (card) => card.mp },
  keyword: { ...name('kulcsszó', 'keyword', 'k', 'kw'), kind: 'keyword', standing: 'has' },
  grants: { ...name('ad', 'grants', 'adja'), kind: 'keyword', standing: 'grants' },
  mentions: { ...name('említ', 'mentions'), kind: 'keyword', standing: 'mentions' },
  alignment: { ...name('jellem', 'alignment', 'j'), kind: 'words', get: said((card) => one(card.alignment)) },
  race: { ...name('faj', 'race'), kind: 'words', get: (card) => racesOf(card).races },
  class: { ...name('kaszt', 'class'), kind: 'words', get: said((card) => [...card.mainClasses, ...card.subclasses]) },
  mainClass: { ...name('főkaszt', 'mainclass'), kind: 'words', get: (card) => card.mainClasses },
  subclass: { ...name('alkaszt', 'subclass'), kind: 'words', get: said((card) => card.subclasses) },
  level: { ...name('szint', 'level', 'alapszint', 'sz'), kind: 'number', get: (card) => card.level },
  skill: { ...name('képzettség', 'skill'), kind: 'words', get: (card) => card.skills },
  fizikum: { ...name('fizikum', 'strength', 'fiz'), kind: 'number', get: (card) => card.attributes?.fizikum ?? null },
  asztral: { ...name('asztrál', 'astral', 'asz'), kind: 'number', get: (card) => card.attributes?.asztral ?? null },
  mental: { ...name('mentál', 'mental', 'men'), kind: 'number', get: (card) => card.attributes?.mental ?? null },
  psi: { ...name('pszi', 'psi'), kind: 'flag', get: said((card) => card.psi === true) },
  sphere: { ...name('szféra', 'sphere'), kind: 'words', get: (card) => card.spheres },
  sex: { ...name('nem', 'sex'), kind: 'words', get: said((card) => one(card.sex)) },
  origin: { ...name('származás', 'origin'), kind: 'open', get: said((card) => card.origins) },
  religion: { ...name('vallás', 'religion'), kind: 'words', get: (card) => religionsOf(card) },
  group: { ...name('csoport', 'group'), kind: 'open', get: said((card) => card.groups) },
  fal: {
    ...name('fal', 'wall'),
    kind: 'number',
    get: (card) => (card.type === 'towerLevel' || card.type === 'building' ? falOf(card) : card.fal),
  },
  dp: { ...name('dp', 'points'), kind: 'number', get: (card) => card.dp },
  place: { ...name('helyszín', 'place'), kind: 'open', get: (card) => card.places },
  condition: { ...name('feltétel', 'condition'), kind: 'open', get: (card) => card.conditions },
  slots: {
    ...name('akadályok', 'slots', 'akadály'),
    kind: 'number',
    get: (card) => (card.obstacleSlots === null && obstacleSlots(card) === 0 ? null : obstacleSlots(card)),
  },
  treasure: { ...name('kincs', 'treasure'), kind: 'number', get: (card) => treasureValue(card) },
  expedition: { ...name('expedíció', 'expedition'), kind: 'number', get: (card) => expeditionValue(card) },
  obstacleKind: {
    ...name('akadályfajta', 'obstaclekind'),
    kind: 'choice',
    words: OBSTACLE_KIND_NAMES,
    get: said((card) => one(card.obstacleKind)),
  },
  attack: { ...name('támadás', 'attack'), kind: 'number', get: (card) => beastOf(card)?.attack ?? null },
  actionKind: {
    ...name('akciófajta', 'actionkind', 'fajta'),
    kind: 'choice',
    words: ACTION_KIND_NAMES,
    get: said((card) => one(card.actionKind)),
  },
  subtype: { ...name('altípus', 'subtype'), kind: 'open', get: said((card) => card.subtypes) },
  phase: { ...name('fázis', 'phase'), kind: 'choice', words: PHASE_NAMES, get: (card) => card.phases },
  duration: {
    ...name('időtartam', 'duration'),
    kind: 'choice',
    words: DURATION_NAMES,
    get: (card) => one(card.duration),
  },
  damage: { ...name('sebzés', 'damage'), kind: 'number', get: (card) => damageOf(card) },
  symbol: {
    ...name('jel', 'symbol'),
    kind: 'choice',
    words: SYMBOL_NAMES,
    get: (card) => card.abilities.flatMap((ability) => ability.symbols),
  },
  abilityKind: {
    ...name('hatásfajta', 'abilitykind'),
    kind: 'choice',
    words: ABILITY_KIND_NAMES,
    get: (card) => card.abilities.flatMap((ability) => one(ability.kind)),
  },
  named: { ...name('nevesített', 'named'), kind: 'flag', get: said((card) => card.named === true) }, // ALAP.18, Q06
  token: { ...name('jelző', 'token'), kind: 'flag', get: (card) => card.token },
  stub: { ...name('csonk', 'stub', 'hiányos'), kind: 'flag', get: (card) => isStub(card) },
  set: { ...name('készlet', 'set', 's'), kind: 'open', get: (card) => card.printings.map((printing) => printing.set) },
  owned: { ...name('megvan', 'owned'), kind: 'standing', of: 'owned' },
  free: { ...name('szabad', 'free'), kind: 'standing', of: 'free' },
  rarity: {
    ...name('gyakoriság', 'rarity'),
    kind: 'open',
    get: (card) => card.printings.flatMap((printing) => one(printing.rarity)),
  },
  artist: {
    ...name('grafikus', 'artist'),
    kind: 'open',
    get: (card) => card.printings.flatMap((printing) => one(printing.artist)),
  },
} as const satisfies Readonly<Record<string, SearchField>>;

export type FieldId = keyof typeof SEARCH_FIELDS;
export const FIELD_IDS = Object.keys(SEARCH_FIELDS) as readonly FieldId[];

export function searchField(id: FieldId): SearchField {
  return SEARCH_FIELDS[id];
}

function damageOf(card: Card): number | string | null {
  const damage = card.damage ?? beastOf(card)?.damage ?? null;
  return damage !== null && /^\d{1,3}$/.test(damage) ? Number(damage) : damage;
}

const byName = new Map(FIELD_IDS.flatMap((id) => SEARCH_FIELDS[id].names.map((alias) => [fold(alias), id] as const)));

/** The field called so, in Hungarian or English, with or without accents. */
export function fieldNamed(text: string): FieldId | undefined {
  return byName.get(fold(text));
}

/** All names of all fields, for suggesting one that is near a wrong name. */
export const FIELD_NAMES: readonly string[] = FIELD_IDS.flatMap((id) => [...SEARCH_FIELDS[id].names]);
