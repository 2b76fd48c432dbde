/** Hungarian noun forms by stem and ending: one table makes the forms that are read and the forms that are said. */

export const CASES = [
  'nom',
  'acc',
  'dat',
  'ine',
  'ela',
  'ill',
  'sup',
  'del',
  'sub',
  'ade',
  'abl',
  'all',
  'ins',
  'ter',
  'tem',
  'cau',
] as const;
export type Case = (typeof CASES)[number];

export type Harmony = 'back' | 'front' | 'round';

const BACK: Readonly<Record<Case, string>> = {
  nom: '',
  acc: 't',
  dat: 'nak',
  ine: 'ban',
  ela: 'ból',
  ill: 'ba',
  sup: 'on',
  del: 'ról',
  sub: 'ra',
  ade: 'nál',
  abl: 'tól',
  all: 'hoz',
  ins: 'val',
  ter: 'ig',
  tem: 'kor',
  cau: 'ért',
};
const FRONT: Readonly<Record<Case, string>> = {
  ...BACK,
  dat: 'nek',
  ine: 'ben',
  ela: 'ből',
  ill: 'be',
  sup: 'en',
  del: 'ről',
  sub: 're',
  ade: 'nél',
  abl: 'től',
  all: 'hez',
  ins: 'vel',
};
const ROUND: Readonly<Record<Case, string>> = { ...FRONT, sup: 'ön', all: 'höz' };

const VOWEL = /[aáeéiíoóöőuúüű]$/u;
const LONG: Readonly<Record<string, string>> = { a: 'á', e: 'é' };

/** The stem before an ending: a final a or e becomes long (csapda → csapdá-). */
export function lengthen(stem: string): string {
  const last = stem.slice(-1);
  return LONG[last] ? stem.slice(0, -1) + LONG[last] : stem;
}

const DIGRAPH = /(sz|cs|gy|ny|ty|ly|zs)$/u;

function instrumental(stem: string, ending: string): string {
  if (VOWEL.test(stem)) return stem + ending;
  const two = DIGRAPH.exec(stem)?.[0];
  if (two) return `${stem.slice(0, -2)}${two[0]}${two}${ending.slice(1)}`;
  return stem + stem.slice(-1) + ending.slice(1);
}

/**
 * One case of a stem that stands for a whole word (kalandozó, kalandozók, kalandozója, kalandozói).
 * @param acc the accusative where it is not stem + t.
 */
export function inflect(stem: string, form: Case, harmony: Harmony, acc?: string): string {
  if (form === 'nom') return stem;
  if (form === 'acc') return acc ?? `${lengthen(stem)}t`;
  const endings = harmony === 'back' ? BACK : harmony === 'front' ? FRONT : ROUND;
  const long = form === 'tem' ? stem : lengthen(stem);
  if (form === 'ins') return instrumental(long, endings.ins);
  if (form === 'sup' && VOWEL.test(long)) return `${long}n`;
  return long + endings[form];
}

/** A noun by its forms: accusative, plural, possessed (kalandozója), possessed plural (kalandozói). */
export interface Noun {
  readonly lemma: string;
  readonly acc: string;
  readonly plural: string;
  readonly owned: string;
  readonly ownedMany: string;
  readonly harmony: Harmony;
}

/** Number and possession of a noun form: kalandozó, kalandozók, kalandozója, kalandozói, kalandozójuk. */
export const SHAPES = ['one', 'many', 'owned', 'ownedMany', 'theirs', 'theirsMany'] as const;
export type Shape = (typeof SHAPES)[number];

const theirEnding: Readonly<Record<Harmony, string>> = { back: 'uk', front: 'ük', round: 'ük' };

/** The form of a noun that is wanted. */
export function nounForm(noun: Noun, shape: Shape, form: Case): string {
  const { harmony } = noun;
  switch (shape) {
    case 'one':
      return inflect(noun.lemma, form, harmony, noun.acc);
    case 'many':
      return form === 'acc' ? noun.plural + (harmony === 'back' ? 'at' : 'et') : inflect(noun.plural, form, harmony);
    case 'owned':
      return inflect(noun.owned, form, harmony);
    case 'ownedMany':
      return inflect(noun.ownedMany, form, harmony);
    case 'theirsMany':
      return form === 'acc'
        ? `${noun.ownedMany}k${harmony === 'back' ? 'at' : 'et'}`
        : inflect(`${noun.ownedMany}k`, form, harmony);
    case 'theirs': {
      const stem = noun.owned.replace(/[ae]$/u, '') + theirEnding[harmony];
      return form === 'acc' ? stem + (harmony === 'back' ? 'at' : 'et') : inflect(stem, form, harmony);
    }
  }
}

/** A noun from its endings: `noun('kalandozó', 't', 'k', 'ja', 'i', 'back')`; an ending with "!" is a whole form. */
export function noun(
  lemma: string,
  acc: string,
  plural: string,
  owned: string,
  ownedMany: string,
  harmony: Harmony,
): Noun {
  const join = (ending: string) => (ending.startsWith('!') ? ending.slice(1) : lengthen(lemma) + ending);
  return {
    lemma,
    acc: join(acc),
    plural: join(plural),
    owned: join(owned),
    ownedMany: join(ownedMany),
    harmony,
  };
}
