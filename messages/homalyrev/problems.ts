import type { FileProblem, FileProblemCode } from '../../engine/homalyrev/file-problem.ts';
import type { StaminaProblem } from '../../engine/homalyrev/stamina.ts';
import { article } from '../../engine/text/article.ts';
import type { Lang } from '../lang.ts';

type Detail = FileProblem['detail'];

const TYPES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  hu: {
    int: 'egész szám',
    number: 'egész szám',
    string: 'szöveg',
    boolean: 'true vagy false',
    array: 'lista',
    tuple: 'lista',
    object: 'objektum',
  },
  en: {
    int: 'a whole number',
    number: 'a whole number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
  },
};

const bound = (detail: Detail, list: (n: number) => string, text: string, number: (n: number) => string): string => {
  const limit = Number(detail.limit);
  if (detail.of === 'array') return list(limit);
  return detail.of === 'string' ? text : number(limit);
};

const SENTENCES: Readonly<Record<Lang, Readonly<Record<FileProblemCode, (detail: Detail) => string>>>> = {
  hu: {
    MISSING: () => 'ez az adat hiányzik.',
    TYPE: (d) => `${TYPES.hu[d.expected as string] ?? 'más fajta érték'} kell ide.`,
    VALUE: (d) => `csak ezek egyike állhat itt: ${d.allowed}.`,
    TOO_SMALL: (d) =>
      bound(
        d,
        (n) => `legalább ${n} elem kell ide.`,
        'nem lehet üres.',
        (n) => `legalább ${n} kell.`,
      ),
    TOO_BIG: (d) =>
      bound(
        d,
        (n) => `legfeljebb ${n} elem lehet itt.`,
        'túl hosszú.',
        (n) => `legfeljebb ${n} lehet.`,
      ),
    NOT_AN_OBJECT: () => 'JSON-objektum kell ide.',
    DUPLICATE_ID: (d) => `${article(String(d.id))} „${d.id}” név kétszer szerepel; adj mindegyiknek sajátot.`,
    UNKNOWN_ACTOR: (d) => `nincs „${d.id}” nevű figura; a figures lista valamelyikét nevezd meg.`,
    OFF_FLOOR: (d) =>
      `„${d.id}” nem a pálya padlóján áll; tedd a board.hexes olyan mezőjére, amely nem fal és nem csukott ajtó.`,
    SAME_HEX: (d) => `„${d.id}” és „${d.other}” ugyanazon a mezőn áll; tedd az egyiket máshová.`,
    NO_SUCH_HEX: (d) => `nincs (${d.hex}) mező a pályán; vedd fel a board.hexes listába.`,
    TERRAIN_TWICE: (d) => `két terep is van ezen a mezőn: (${d.hex}); hagyj meg egyet.`,
    NO_NEIGHBOURS: () => 'vékony fal csak két szomszédos mező között állhat.',
    TOO_MANY_FIGURES: (d) => `egy oldalon legfeljebb ${d.limit} figura állhat.`,
    CARDS_WITH_REST: (d) =>
      `„${d.id}” hosszan pihen, ezért nincs kijátszott lapja; hagyd el a leading és a second értékét.`,
    NO_LEADING_CARD: (d) =>
      `„${d.id}” vezető lapja hiányzik; add meg a leading értékét, vagy jelöld: "longRest": true.`,
  },
  en: {
    MISSING: () => 'this value is missing.',
    TYPE: (d) => `this must be ${TYPES.en[d.expected as string] ?? 'a value of another kind'}.`,
    VALUE: (d) => `only one of these may stand here: ${d.allowed}.`,
    TOO_SMALL: (d) =>
      bound(
        d,
        (n) => `at least ${n} ${n === 1 ? 'item is' : 'items are'} needed.`,
        'it must not be empty.',
        (n) => `at least ${n} is needed.`,
      ),
    TOO_BIG: (d) =>
      bound(
        d,
        (n) => `at most ${n} items may stand here.`,
        'it is too long.',
        (n) => `at most ${n} is allowed.`,
      ),
    NOT_AN_OBJECT: () => 'this must be a JSON object.',
    DUPLICATE_ID: (d) => `the name "${d.id}" is used twice; give each its own.`,
    UNKNOWN_ACTOR: (d) => `there is no figure named "${d.id}"; name one of the figures list.`,
    OFF_FLOOR: (d) =>
      `"${d.id}" does not stand on the floor; put it on a hex of board.hexes that is no wall or closed door.`,
    SAME_HEX: (d) => `"${d.id}" and "${d.other}" stand on the same hex; move one of them.`,
    NO_SUCH_HEX: (d) => `there is no hex (${d.hex}) on the map; add it to board.hexes.`,
    TERRAIN_TWICE: (d) => `hex (${d.hex}) has two kinds of terrain; keep one.`,
    NO_NEIGHBOURS: () => 'a thin wall can only stand between two neighbouring hexes.',
    TOO_MANY_FIGURES: (d) => `at most ${d.limit} figures may stand on one side.`,
    CARDS_WITH_REST: (d) => `"${d.id}" takes a long rest and so plays no cards; leave out leading and second.`,
    NO_LEADING_CARD: (d) => `"${d.id}" has no leading card; give leading, or mark it "longRest": true.`,
  },
};

/** What is wrong in a file and where, as one sentence without the file's name. */
export function describeFileProblem({ path, code, detail }: FileProblem, lang: Lang): string {
  const sentence = SENTENCES[lang][code](detail);
  return path === '' ? sentence : `${path}: ${sentence}`;
}

/** Hint about keys that mean nothing in a file. */
export function describeUnknownKeys(keys: readonly string[], lang: Lang): string {
  return lang === 'hu'
    ? `ismeretlen adat, figyelmen kívül marad: ${keys.join(', ')}`
    : `unknown keys, not taken into account: ${keys.join(', ')}`;
}

/** Why planned losses cannot be followed, as one sentence. */
export function describeStaminaProblem(problem: StaminaProblem, lang: Lang): string {
  if (problem.code === 'NO_SUCH_CYCLE') {
    return lang === 'hu'
      ? `Nincs ${problem.cycle}. ciklus: ebből a kézből ${problem.cycles} ciklus telik.`
      : `There is no cycle ${problem.cycle}: this hand lasts for ${problem.cycles}.`;
  }
  return lang === 'hu'
    ? `${article(String(problem.cycle)) === 'az' ? 'Az' : 'A'} ${problem.cycle}. ciklusban csak ${problem.played} lapot játszol ki, nem veszhet el ${problem.losses}.`
    : `Only ${problem.played === 1 ? '1 card is' : `${problem.played} cards are`} played in cycle ${problem.cycle}, so ${problem.losses} cannot be lost.`;
}
