import type { z } from 'zod';
import type { Lang, Translations } from './lang.ts';

type Issue = z.core.$ZodIssue;

interface IssueTexts {
  readonly kinds: Readonly<Record<string, string>>;
  readonly kind: (kind: string | undefined) => string;
  readonly oneOf: (values: readonly string[]) => string;
  readonly tooSmall: (limit: string, unit: string) => string;
  readonly tooBig: (limit: string, unit: string) => string;
  /** What is counted where the size of a thing is wrong; empty for a number itself. */
  readonly units: Readonly<Record<string, string>>;
  readonly unknownKeys: (keys: readonly string[]) => string;
  readonly form: (format: string) => string;
  readonly other: string;
  /** Rules of our own schemas, by the code they give as their message. */
  readonly own: Readonly<Record<string, string>>;
}

const TEXTS: Translations<IssueTexts> = {
  hu: {
    kinds: {
      string: 'szöveg',
      number: 'szám',
      int: 'egész szám',
      boolean: 'true vagy false',
      array: 'lista',
      tuple: 'lista',
      object: 'objektum',
      record: 'objektum',
      null: 'null',
    },
    kind: (kind) => (kind === undefined ? 'hiányzik, vagy más fajta érték kell ide' : `${kind} kell ide`),
    oneOf: (values) => `ezek egyike kell ide: ${values.join(', ')}`,
    tooSmall: (limit, unit) => `legalább ${limit}${unit} kell ide`,
    tooBig: (limit, unit) => `legfeljebb ${limit}${unit} lehet itt`,
    units: { string: ' betű', array: ' elem', set: ' elem', object: ' mező' },
    unknownKeys: (keys) => `ismeretlen mező: ${keys.join(', ')}`,
    form: (format) => (format === 'date' ? 'nap kell ide ÉÉÉÉ-HH-NN alakban' : 'más alakú szöveg kell ide'),
    other: 'ez az érték nem illik ide',
    own: {
      MAXIMUM_BELOW_MINIMUM: 'a felső határ kisebb az alsónál',
      LIMIT_TWICE: 'minden laplimit csak egyszer szerepelhet',
    },
  },
  en: {
    kinds: {
      string: 'a text',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      tuple: 'a list',
      object: 'an object',
      record: 'an object',
      null: 'null',
    },
    kind: (kind) => (kind === undefined ? 'missing, or a value of another kind' : `this must be ${kind}`),
    oneOf: (values) => `one of these is needed: ${values.join(', ')}`,
    tooSmall: (limit, unit) => `at least ${limit}${unit} needed`,
    tooBig: (limit, unit) => `at most ${limit}${unit} allowed`,
    units: { string: ' letters', array: ' items', set: ' items', object: ' fields' },
    unknownKeys: (keys) => `unknown field: ${keys.join(', ')}`,
    form: (format) => (format === 'date' ? 'a day as YYYY-MM-DD is needed' : 'a text of another form is needed'),
    other: 'this value does not fit here',
    own: {
      MAXIMUM_BELOW_MINIMUM: 'the maximum is smaller than the minimum',
      LIMIT_TWICE: 'each copy limit may stand there only once',
    },
  },
};

/** What is wrong with a value of a file, without its place and without a period. */
export function describeSchemaIssue(issue: Issue | undefined, lang: Lang): string {
  const texts = TEXTS[lang];
  switch (issue?.code) {
    case 'invalid_type':
      return texts.kind(texts.kinds[issue.expected]);
    case 'invalid_value':
      return texts.oneOf(issue.values.map(String));
    case 'too_small':
      return texts.tooSmall(String(issue.minimum), texts.units[issue.origin] ?? '');
    case 'too_big':
      return texts.tooBig(String(issue.maximum), texts.units[issue.origin] ?? '');
    case 'unrecognized_keys':
      return texts.unknownKeys(issue.keys);
    case 'invalid_format':
      return texts.form(issue.format);
    case 'custom':
      return texts.own[issue.message] ?? texts.other;
    default:
      return texts.other;
  }
}
