import { fold } from '../../text/fold.ts';
import { sameWord, singularsOf } from './inflection.ts';

/** Bodies and brotherhoods, as printed; a card keeps the form that stands here. */
const BODIES = [
  'Cápa', 'Ezüst Ököl', 'Északi Szövetség', 'Hercegi Gárda', 'Iker', 'Ikerszövetség', 'Kobra', 'Küldött', 'Rendbíra',
  'Via Shen-i', 'Vihargárda', 'Viharkeltők', 'Zöldkanális',
] as const; // biome-ignore format: a list of words

/** Callings, ranks and kinds of creature that type lines name. */
const CALLINGS = [
  'alabárdos', 'agranar', 'akrobata', 'alkimista', 'apáca', 'aranyásó', 'bandita', 'báró', 'bíró', 'bölcs', 'bujdosó', 'csempész',
  'dalnok', 'démon', 'druida', 'elementál', 'elitharcos', 'élőhalott', 'erv', 'felcser', 'felderítő', 'fegyverkovács',
  'főpap', 'gladiátor', 'gróf', 'gyógyító', 'hadmérnök', 'hadnagy', 'hadúr', 'hajós', 'halász', 'herceg', 'hercegnő', 'hóhér', 'íjász',
  'inkvizítor', 'javas', 'jós', 'kalandor', 'kalmár', 'kalóz', 'kapitány', 'katona', 'kém', 'kereskedő', 'király', 'királynő', 'kísértet',
  'kopjás', 'kovács', 'krónikás', 'lándzsás', 'látnok', 'légionárius', 'lidérc', 'lovagrend', 'lovas', 'magitor', 'manó', 'matróz',
  'mágus', 'nekromanta', 'nemes', 'nyomkereső', 'orgyilkos', 'orvgyilkos', 'orwellánus', 'őr', 'páncélos', 'parancsnok', 'paladin',
  'pikás', 'rabló', 'rabszolga', 'regitor', 'remete', 'révkalauz', 'smaragdmágus', 'számszeríjász', 'szellem', 'szerzetes', 'tengerész',
  'testőr', 'tolmács', 'tudós', 'udvari ork', 'útonálló', 'vadász', 'vámpír', 'vándor', 'vezér', 'zarándok', 'zombi', 'zsoldos',
] as const; // biome-ignore format: a list of words

/** Every group the program knows by name. A set's own groups come with its cards, see `groups` of a card. */
export const GROUP_WORDS: readonly string[] = [...BODIES, ...CALLINGS];

const byFold = new Map<string, string>(GROUP_WORDS.map((word) => [fold(word), word]));
/** Words that only rarely end a longer member's name are looked up one by one; these few bodies have such names. */
const withMembers = BODIES.filter((body) => !body.includes(' '));

/** The longest group name in words, so that a reader of lines knows how far to look. */
export const LONGEST_GROUP = Math.max(...GROUP_WORDS.map((word) => word.split(' ').length));

/**
 * The group a word or phrase names, or as whose member it is one (vihargárdista); null if none is known.
 * @param forms the forms of a word that count: singular and plural, or `stemsOf` for words of sentences.
 */
export function readGroup(text: string, forms: typeof singularsOf = singularsOf): string | null {
  const words = fold(text).split(' ');
  const last = words.pop() ?? '';
  for (const stem of forms(last)) {
    const found = byFold.get([...words, stem].join(' '));
    if (found) return found;
  }
  return words.length > 0 ? null : (withMembers.find((body) => sameWord(body, last)) ?? null);
}

/** Words behind the name of a body that say: one of it. Folded. */
export const MEMBER_WORDS: ReadonlySet<string> = new Set([
  'tagja',
  'tagjai',
  'tag',
  'katonaja',
  'harcosa',
  'lovagja',
  'veteranja',
  'parancsnoka',
  'vezetoje',
  'vezere',
  'mestere',
  'ugynoke',
  'kapitanya',
  'embere',
  'ore',
  'hordozoja',
  'novice',
  'beavatottja',
]);
