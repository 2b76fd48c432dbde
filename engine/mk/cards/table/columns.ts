import { fold } from '../../../text/fold.ts';
import {
  ABILITY_KIND_NAMES,
  ACTION_KIND_NAMES,
  DURATION_NAMES,
  OBSTACLE_KIND_NAMES,
  PHASE_NAMES,
  SYMBOL_NAMES,
  TYPE_NAMES,
  type Words,
} from '../words.ts';

/**
 * The columns of a card table (CSV, XLSX): one table that the importer reads by and the exporter writes by, so that
 * nothing is lost on the way. A column is known by any of its headings, in Hungarian or English.
 */
export interface CardColumn {
  /** Where the value belongs in a card: `mp`, `attributes.fizikum`, `abilities.text` … */
  readonly path: string;
  /** Headings by which it is known; the first is written in Hungarian files, `english` in English ones. */
  readonly headings: readonly [string, ...string[]];
  readonly english: string;
  readonly kind: 'text' | 'number' | 'cost' | 'yesNo' | 'list';
  /** Values are words of this list. */
  readonly words?: Words<string>;
  /** Columns that are there once for each képesség or printing: "Szöveg", "Szöveg 2" … */
  readonly repeated?: 'abilities' | 'printings';
}

type Kind = CardColumn['kind'];

function column(
  path: string,
  kind: Kind,
  hu: string,
  english: string,
  more: readonly string[] = [],
  words?: Words<string>,
): CardColumn {
  const group = /^(abilities|printings)\./.exec(path)?.[1] as CardColumn['repeated'];
  return {
    path,
    kind,
    english,
    headings: [hu, english, ...more],
    ...(words ? { words } : {}),
    ...(group ? { repeated: group } : {}),
  };
}

export const CARD_COLUMNS: readonly CardColumn[] = [
  column('name', 'text', 'Név', 'Name', ['Lapnév', 'Kártyanév', 'Card', 'Card name', 'Lap']),
  column('named', 'yesNo', 'Nevesített', 'Named'),
  column('type', 'text', 'Típus', 'Type', ['Laptípus', 'Card type'], TYPE_NAMES),
  column('token', 'yesNo', 'Jelző', 'Token'),
  column('mp', 'cost', 'MP', 'Cost', ['MP-érték', 'Költség', 'MP cost']),
  column('mainClasses', 'list', 'Főkaszt', 'Main class', ['Főkasztok', 'Main classes']),
  column('subclasses', 'list', 'Alkaszt', 'Subclass', ['Alkasztok', 'Kaszt', 'Class', 'Subclasses']),
  column('level', 'number', 'Alapszint', 'Level', ['Szint', 'Base level']),
  column('alignment', 'text', 'Jellem', 'Alignment'),
  column('attributes.fizikum', 'number', 'Fizikum', 'Strength', ['Fiz']),
  column('attributes.asztral', 'number', 'Asztrál', 'Astral', ['Asz']),
  column('attributes.mental', 'number', 'Mentál', 'Mental', ['Men']),
  column('skills', 'list', 'Képzettségek', 'Skills', ['Képzettség', 'Skill']),
  column('psi', 'yesNo', 'Pszi', 'Psi'),
  column('spheres', 'list', 'Szférák', 'Spheres', ['Szféra', 'Sphere']),
  column('typeLine', 'text', 'Típussor', 'Type line', ['Színesítő']),
  column('unread', 'list', 'Nem értett', 'Not understood', ['Nem értett szavak']),
  column('races', 'list', 'Faj', 'Race', ['Fajok', 'Races']),
  column('sex', 'text', 'Nem', 'Sex'),
  column('origins', 'list', 'Származás', 'Origin', ['Origins']),
  column('religions', 'list', 'Vallás', 'Religion', ['Vallások', 'Religions']),
  column('groups', 'list', 'Csoport', 'Group', ['Csoportok', 'Groups']),
  column('fal', 'number', 'FAL', 'Wall', ['FAL-érték']),
  column('dp', 'number', 'DP', 'Glory', ['Dicsőségpont']),
  column('places', 'list', 'Helyszín', 'Place', ['Helyszínek', 'Places', 'Location']),
  column('conditions', 'list', 'Feltételek', 'Conditions', ['Feltétel', 'Condition']),
  column('obstacleSlots', 'number', 'Akadályok', 'Obstacles', ['Akadályhelyek', 'Obstacle slots']),
  column('obstacleKind', 'text', 'Akadályfajta', 'Obstacle kind', ['Akadálytípus'], OBSTACLE_KIND_NAMES),
  column('beast.number', 'text', 'Bestia szám', 'Beast number'),
  column('beast.attack', 'number', 'Bestia támadás', 'Beast attack'),
  column('beast.damage', 'text', 'Bestia sebzés', 'Beast damage'),
  column('actionKind', 'text', 'Akciófajta', 'Action kind', ['Akciótípus', 'Fajta'], ACTION_KIND_NAMES),
  column('subtypes', 'list', 'Altípusok', 'Subtypes', ['Altípus', 'Subtype']),
  column('phases', 'list', 'Fázis', 'Phase', ['Fázisok', 'Phases'], PHASE_NAMES),
  column('duration', 'text', 'Időtartam', 'Duration', [], DURATION_NAMES),
  column('damage', 'text', 'Sebzés', 'Damage'),
  column('attackers', 'number', 'Támadók', 'Attackers'),
  column('defenders', 'number', 'Védők', 'Defenders'),
  column('points', 'number', 'Kezdőpont', 'Starting points', ['Szövetségpont', 'Ómenpont', 'Pont']),
  column('abilities.kind', 'text', 'Hatásfajta', 'Ability kind', [], ABILITY_KIND_NAMES),
  column('abilities.symbols', 'list', 'Jelek', 'Symbols', ['Jel', 'Symbol'], SYMBOL_NAMES),
  column('abilities.mp', 'cost', 'Hatás MP', 'Ability cost'),
  column('abilities.points', 'cost', 'Hatás pont', 'Ability points'),
  column('abilities.label', 'text', 'Hatásnév', 'Ability name'),
  column('abilities.text', 'text', 'Szöveg', 'Text', ['Lapszöveg', 'Card text', 'Rules text']),
  column('abilities.onResolution', 'yesNo', 'Érvényesüléskor', 'On resolution'),
  column('keywordsAdded', 'list', 'Kulcsszavak', 'Keywords', ['Kulcsszó', 'Keyword']),
  column('keywordsRemoved', 'list', 'Nem kulcsszavai', 'Not keywords'),
  column('flavour', 'text', 'Idézet', 'Flavour', ['Flavor', 'Flavour text', 'Hangulatszöveg']),
  column('printings.set', 'text', 'Készlet', 'Set', ['Kiegészítő', 'Kiadás', 'Expansion']),
  column('printings.number', 'text', 'Sorszám', 'Number', ['Szám', 'Collector number']),
  column('printings.rarity', 'text', 'Gyakoriság', 'Rarity'),
  column('printings.artist', 'text', 'Grafikus', 'Artist', ['Illusztrátor', 'Illustrator']),
];

/** Cell of a card whose type line is read whole; an empty one says that nobody has looked. */
export const NOTHING_UNREAD = '-';

/** What one column of a file is taken for; `null` = left out. `nth` counts képesség and printings from 0. */
export interface ColumnMapping {
  readonly heading: string;
  readonly path: string | null;
  readonly nth: number;
}

const byHeading = new Map(
  CARD_COLUMNS.flatMap((known) => known.headings.map((heading) => [fold(heading), known] as const)),
);
const byPath = new Map(CARD_COLUMNS.map((known) => [known.path, known]));

/** The column that stands for a place in a card. */
export function columnAt(path: string): CardColumn | undefined {
  return byPath.get(path);
}

/** What a heading is taken for. A number behind it ("Szöveg 2") tells which képesség or printing is meant. */
export function mapHeading(heading: string): ColumnMapping {
  const words = fold(heading)
    .replace(/[_.:*]+/g, ' ')
    .trim();
  const exact = byHeading.get(words);
  if (exact) return { heading, path: exact.path, nth: 0 };
  const behind = /^(.*\D)(\d{1,2})$/.exec(words);
  const before = /^(\d{1,2})(\D.*)$/.exec(words);
  const word = (behind?.[1] ?? before?.[2] ?? '').trim();
  const nth = Number(behind?.[2] ?? before?.[1] ?? 0);
  const known = byHeading.get(word);
  return known?.repeated && nth >= 1 ? { heading, path: known.path, nth: nth - 1 } : { heading, path: null, nth: 0 };
}

/** The heading a column is written with. */
export function headingOf(known: CardColumn, nth: number, lang: 'hu' | 'en'): string {
  const word = lang === 'hu' ? known.headings[0] : known.english;
  return nth === 0 ? word : `${word} ${nth + 1}`;
}
