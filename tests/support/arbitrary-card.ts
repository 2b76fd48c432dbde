import fc from 'fast-check';
import {
  ACTION_KINDS,
  CARD_TYPES,
  type Card,
  cardSchema,
  DURATIONS,
  OBSTACLE_KINDS,
  PHASES,
  SYMBOLS,
} from '../../engine/mk/cards/card.ts';
import { cleanName, cleanText } from '../../engine/text/fold.ts';

/** Texts with everything that has broken files: signs of formulas, quotes, separators, line ends, other alphabets. */
const wild = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        "'",
        '"',
        ';',
        ',',
        '|',
        '\\',
        '\n',
        '\t',
        ' ',
        'ő',
        'Ű',
        '<',
        '&',
        '_x0041_',
        '7',
        'igen',
        '-',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    'Úszás',
    'HARCOS',
    "Oz'mog, a vén",
    'KINCS 3. MÚLTIDÉZÉS (pap).',
    '1-2',
    '0',
    'nem',
    '?',
    '__proto__',
    'constructor',
    'toString',
  ),
);
const text = wild.map((value) => cleanText(value).replace(/\r\n?/g, '\n').trim());
const filled = text.filter((value) => value !== '');
const name = wild.map((value) => cleanName(value).slice(0, 200).trim()).filter((value) => value !== '');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const list = fc.array(filled, { maxLength: 3 });
const keywords = fc.uniqueArray(
  fc.constantFrom('KINCS 3', 'Elf TÖRZSSZÖVETSÉG', "IGAZ NÉV - Oz'mog, a vén", 'BEFOLYÁS (Toron)', '2.36'),
  {
    maxLength: 3,
  },
);
const unread = fc.oneof(
  fc.constant([]),
  fc.array(
    filled.filter((value) => value !== '-'),
    { maxLength: 3 },
  ),
);
const count = maybe(fc.integer({ min: 0, max: 999 }));
const cost = maybe(fc.oneof(fc.integer({ min: 0, max: 999 }), fc.constantFrom('X', '3X', '12X')));
const someOf = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const ability = fc
  .record({
    kind: maybe(fc.constantFrom('ability' as const, 'effect' as const)),
    symbols: someOf(SYMBOLS),
    mp: cost,
    points: cost,
    label: maybe(filled),
    text,
    onResolution: fc.boolean(),
  })
  .filter(
    (value) =>
      value.text !== '' || value.label !== null || value.kind !== null || value.symbols.length > 0 || value.mp !== null,
  );
const printing = fc.record({ set: name, number: maybe(filled), rarity: maybe(filled), artist: maybe(filled) });
const orNull = <T extends object>(value: fc.Arbitrary<T>) =>
  value.map((object) => (Object.values(object).every((part) => part === null) ? null : object));

/** Any card as it stands after reading: clean texts, nothing empty kept; every field of the definition is filled now and then. */
export const arbitraryCard: fc.Arbitrary<Card> = fc
  .record({
    name,
    named: maybe(fc.boolean()),
    type: maybe(fc.constantFrom(...CARD_TYPES)),
    token: fc.boolean(),
    mp: cost,
    mainClasses: list,
    subclasses: list,
    level: count,
    alignment: maybe(filled),
    attributes: orNull(fc.record({ fizikum: count, asztral: count, mental: count })),
    skills: list,
    psi: maybe(fc.boolean()),
    spheres: list,
    typeLine: maybe(filled),
    unread: maybe(unread),
    races: list,
    sex: maybe(filled),
    origins: list,
    religions: list,
    groups: list,
    fal: count,
    dp: count,
    places: list,
    conditions: list,
    obstacleSlots: count,
    obstacleKind: maybe(fc.constantFrom(...OBSTACLE_KINDS)),
    beast: orNull(fc.record({ number: maybe(filled), attack: count, damage: maybe(filled) })),
    actionKind: maybe(fc.constantFrom(...ACTION_KINDS)),
    subtypes: list,
    phases: someOf(PHASES),
    duration: maybe(fc.constantFrom(...DURATIONS)),
    damage: maybe(filled),
    attackers: count,
    defenders: count,
    points: count,
    abilities: fc.array(ability, { maxLength: 3 }),
    keywordsAdded: keywords,
    keywordsRemoved: keywords,
    flavour: maybe(filled),
    printings: fc.uniqueArray(printing, { maxLength: 3, selector: (value) => JSON.stringify(value) }),
  })
  // A type line that has been read has its words in fields or unread.
  .map((card) => cardSchema.parse({ ...card, unread: card.unread ?? (card.typeLine === null ? null : []) }));

/** Several cards with different names. */
export const arbitraryCards = fc.uniqueArray(arbitraryCard, {
  minLength: 1,
  maxLength: 5,
  selector: (card) => cleanName(card.name),
});
