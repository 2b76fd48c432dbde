import { fold } from '../../../text/fold.ts';
import type { PlaceId } from '../deck.ts';

/** Leaders that other games list apart: here they are cards of the deck. */
const LEADER_WORDS = [
  ...['commander', 'commanders', 'companion', 'command zone', 'oathbreaker', 'signature spell', 'signature spells'],
  ...['partner', 'background', 'avatar', 'leader', 'leaders', 'vezer', 'vezerek', 'plan'],
];

/** Words that name a section, folded; Hungarian and English, as players and other programs write them. */
const SECTION_WORDS: Readonly<Record<PlaceId, readonly string[]>> = {
  torony: [
    ...['torony', 'tornyok', 'tornyom', 'toronyszint', 'toronyszintek', 'toronyszintjeim', 'kezdotorony'],
    ...['kezdo torony', 'kezdo toronyszint', 'kezdo toronyszintek', 'indulo torony', 'indulo toronyszintek'],
    ...['tower', 'towers', 'tower level', 'tower levels', 'starting tower', 'starting tower levels'],
  ],
  jovo: [
    ...['jovo', 'jovo pakli', 'jovopakli', 'jovo-pakli', 'huzopakli', 'huzo pakli', 'pakli', 'fopakli', 'fo pakli'],
    ...['main', 'main deck', 'maindeck', 'mainboard', 'main board', 'deck', 'draw deck', 'future', 'decklist'],
    ...LEADER_WORDS,
  ],
  csere: [
    ...['csere', 'cserek', 'cserepakli', 'csere pakli', 'cserelap', 'cserelapok', 'tartalek', 'tartalekok'],
    ...['tartalekpakli', 'tartalek pakli', 'oldalpakli', 'sideboard', 'side board', 'side', 'sidedeck', 'side deck'],
    ...['sb', 'spare', 'spare deck'],
  ],
  outside: [
    ...[
      'paklin kivul',
      'a paklin kivul',
      'kivul',
      'nem a pakliban',
      'nincs a pakliban',
      'pakliba nem',
      'kimarad',
      'kimaradt',
    ],
    ...[
      'kimaradtak',
      'kimarado',
      'kimarado lapok',
      'kihagyott',
      'kihagyott lapok',
      'kivett',
      'kivett lapok',
      'kivettem',
    ],
    ...[
      'talan',
      'esetleg',
      'talan lapok',
      'talan meg',
      'lehet',
      'lehetseges',
      'lehetseges lapok',
      'esetleges',
      'esetleges lapok',
    ],
    ...['otlet', 'otletek', 'otlettar', 'otletlista', 'otleteim', 'jelolt', 'jeloltek', 'kerdeses', 'kerdesesek'],
    ...[
      'fontolgatom',
      'fontolora',
      'fontolora veszem',
      'megfontolando',
      'megfontolandok',
      'megfontolas',
      'megfontolas alatt',
    ],
    ...[
      'gondolkodom',
      'gondolkodok',
      'gondolkodom rajta',
      'kiprobalnam',
      'kiprobalni',
      'kiprobalando',
      'kiprobalandok',
    ],
    ...[
      'kivansag',
      'kivansagok',
      'kivansaglista',
      'kivansag lista',
      'kivansagaim',
      'beszerzendo',
      'beszerzendok',
      'beszerezni',
    ],
    ...[
      'beszerzes',
      'beszerzesre var',
      'megveendo',
      'megvenni',
      'bevasarlolista',
      'vasarlolista',
      'keresem',
      'kell meg',
    ],
    ...['jelzo', 'jelzok', 'jelzolap', 'jelzolapok', 'jelzoim', 'zseton', 'zsetonok'],
    ...[
      'maybe',
      'maybes',
      'maybeboard',
      'maybe board',
      'maybe deck',
      'maybe list',
      'considering',
      'consider',
      'considerations',
    ],
    ...[
      'under consideration',
      'to consider',
      'idea',
      'ideas',
      'candidate',
      'candidates',
      'possible',
      'possibles',
      'options',
    ],
    ...[
      'possible includes',
      'wish',
      'wishes',
      'wishlist',
      'wish list',
      'wishboard',
      'want',
      'wants',
      'wantlist',
      'want list',
    ],
    ...[
      'acquire',
      'acquireboard',
      'acquire board',
      'to acquire',
      'to buy',
      'buy list',
      'buylist',
      'shopping list',
      'needed',
    ],
    ...[
      'token',
      'tokens',
      'token cards',
      'tokens and emblems',
      'tokens & extras',
      'tokens and extras',
      'tokens & emblems',
    ],
    ...[
      'outside',
      'outside the deck',
      'not in deck',
      'not in the deck',
      'out of deck',
      'excluded',
      'cut',
      'cuts',
      'cut cards',
    ],
    ...['scratchpad', 'scratch pad', 'nem pakli', 'emblem', 'emblems', 'stickers', 'attractions'],
  ],
};

/** Words that head a group of cards or a column but name no section: such a group belongs to where it stands. */
const GROUP_WORDS = [
  ...['kalandozo', 'kalandozok', 'kuldetes', 'kuldetesek', 'epitmeny', 'epitmenyek', 'akadaly', 'akadalyok'],
  ...['akadalylap', 'akadalylapok', 'akcio', 'akciok', 'akciolap', 'akciolapok', 'esemeny', 'esemenyek'],
  ...['esemenylap', 'esemenylapok', 'szovetseges', 'szovetsegesek', 'omen', 'omenek', 'kiemelkedett'],
  ...['kiemelkedettek', 'csapda', 'csapdak', 'bestia', 'bestiak', 'felszereles', 'felszerelesek', 'targy', 'targyak'],
  ...['varazstargy', 'varazstargyak', 'varazslat', 'varazslatok', 'tamadas', 'tamadasok', 'pszi', 'leny', 'lenyek'],
  ...['egyeb', 'egyebek', 'lapok', 'kartyak', 'nev', 'lapnev', 'kartyanev', 'adventurer', 'adventurers', 'quest'],
  ...['quests', 'mission', 'missions', 'building', 'buildings', 'obstacle', 'obstacles', 'trap', 'traps', 'beast'],
  ...['beasts', 'action', 'actions', 'event', 'events', 'ally', 'allies', 'omens', 'paragon', 'paragons', 'item'],
  ...['items', 'spell', 'spells', 'creature', 'creatures', 'other', 'others', 'cards', 'name', 'card name'],
];

/** Groups and leaders of other games' lists. A count before such a word makes it a card all the same. */
const FOREIGN_GROUPS = [
  ...[
    'pokemon',
    'pokemons',
    'trainer',
    'trainers',
    'energy',
    'energies',
    'supporter',
    'supporters',
    'stadium',
    'tool',
    'tools',
  ],
  ...[
    'hero',
    'heroes',
    'hos',
    'hosok',
    'attachment',
    'attachments',
    'side quest',
    'side quests',
    'identity',
    'asset',
    'assets',
  ],
  ...[
    'upgrade',
    'upgrades',
    'operation',
    'operations',
    'agenda',
    'agendas',
    'ice',
    'icebreaker',
    'icebreakers',
    'barrier',
  ],
  ...[
    'barriers',
    'code gate',
    'code gates',
    'sentry',
    'sentries',
    'hardware',
    'resource',
    'resources',
    'program',
    'programs',
  ],
  ...[
    'monster',
    'monsters',
    'extra',
    'extra deck',
    'land',
    'lands',
    'instant',
    'instants',
    'sorcery',
    'sorceries',
    'artifact',
  ],
  ...[
    'artifacts',
    'enchantment',
    'enchantments',
    'planeswalker',
    'planeswalkers',
    'schemes',
    'planes',
    'conspiracy',
    'skill',
  ],
  ...['skills', 'asset deck', 'treachery', 'weakness', 'weaknesses', 'contract', 'sorozat', 'hadsereg', 'kepzettseg'],
];

const sectionOf = new Map(
  Object.entries(SECTION_WORDS).flatMap(([id, words]) => words.map((word) => [word, id as PlaceId] as const)),
);
const groups = new Set(GROUP_WORDS);
const foreignGroups = new Set(FOREIGN_GROUPS);
/** Section words that may as well be a card's name where a count stands before them: "1 Talán". */
const uncounted = new Set<string>([...LEADER_WORDS, ...SECTION_WORDS.outside]);

/** The section a word names, in any case and with or without accents; undefined for any other word. */
export function sectionOfWord(word: string): PlaceId | undefined {
  return sectionOf.get(fold(word));
}

export interface Heading {
  /** null: a heading that names no section ("Lények (12)"). */
  readonly section: PlaceId | null;
  /** The heading's words without count and marks. */
  readonly title: string;
  /** True if it ends with a colon: then it is a heading even where a card has that very name. */
  readonly colon: boolean;
}

// A ruled line around words: "=== Torony ===", "## Jövő", "[Csere]", "**Torony**", "// Sideboard".
const FRAME_BEFORE = /^(?:[=*_~#|>/•·;]+|[-–—]{2,}|-(?=\s))\s*/u;
const FRAME_BEHIND = /\s*(?:[=*_~#|/]+|[-–—]{2,})$/u;
const BRACKETS = /^[<[{]\s*([^<>[\]{}]+?)\s*[>\]}]$/u;
const RULED = /^[=*_~–—-]{2,}\s*[^\s=*_~–—-].*[=*_~–—-]{2,}$/u;
// "(12)", "[3/3]", "(12 lap)" or a bare "12", "3/3", "12 lap" after a blank, dash or colon.
const COUNT_BEHIND =
  /\s*(?:[([]\s*\d+\s*(?:\/\s*\d+)?\s*\p{L}{0,8}\s*[)\]]|(?<=[\s:–-])\d+(?:\s*\/\s*\d+)?(?:\s*(?:lap|db|darab|cards?))?)$/iu;
const COUNT_BEFORE = /^[([]?\d{1,4}[)\]]?\s*(?:db|darab|x|×)?\s+/iu;

/**
 * Reads a clean line as a heading: a section or group word, alone or with a count and marks around it, or any words
 * that end with a colon or stand between rules. Says nothing about cards of that name; the caller asks that first.
 */
export function readHeading(line: string): Heading | undefined {
  const bare = stripFrame(line);
  const colon = bare.endsWith(':');
  const words = withoutColon(bare);
  const title = withoutColon(words.replace(COUNT_BEHIND, '')).replace(/\s*[–-]$/u, '');
  if (title === '') return undefined;
  for (const name of [title, title.replace(COUNT_BEFORE, '')]) {
    const folded = fold(name);
    const section = sectionOf.get(folded);
    if (name !== title && (uncounted.has(folded) || foreignGroups.has(folded))) continue;
    if (section || groups.has(folded) || foreignGroups.has(folded))
      return { section: section ?? null, title: name, colon };
  }
  if ((colon || RULED.test(line)) && !/^[-+]?\d/u.test(title)) return { section: null, title, colon };
  return undefined;
}

const withoutColon = (text: string) => text.replace(/\s*:+$/u, '').trim();

function stripFrame(line: string): string {
  return line.replace(FRAME_BEFORE, '').replace(FRAME_BEHIND, '').replace(BRACKETS, '$1').trim();
}

export interface InlineSection {
  readonly section: PlaceId;
  readonly rest: string;
  /** True for the words that head a title as often as a section: "Pakli: Hajnali rohanás". */
  readonly mayTitle: boolean;
}

/** A group word of any game ("Kalandozók", "Trainer"), in any case and with or without accents. */
export function isGroupWord(word: string): boolean {
  const folded = fold(word);
  return groups.has(folded) || foreignGroups.has(folded);
}

/** A section word with a colon before something else on the same line: "Torony: Pénzesház", "SB: 2 Vadász". */
export function readInlineSection(line: string): InlineSection | undefined {
  const match = /^([^:]{2,24}?)\s*:\s*(\S.*)$/u.exec(line);
  if (!match) return undefined;
  const word = fold(match[1] as string);
  const section = sectionOf.get(word);
  return section ? { section, rest: match[2] as string, mayTitle: word === 'pakli' || word === 'deck' } : undefined;
}
