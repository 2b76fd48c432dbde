import type { FormatFault } from '../engine/mk/deck/formats/read.ts';
import type { Lang, Translations } from './lang.ts';

const TEXT: Translations<{ notJson: string; notAFormat: (path: string) => string }> = {
  hu: {
    notJson: 'ez nem érvényes JSON, így formátum sem lehet.',
    notAFormat: (path) => (path === '' ? 'ez nem formátumfájl.' : `nem jó formátum, a hiba helye: ${path}.`),
  },
  en: {
    notJson: 'this is no valid JSON, so it cannot be a format.',
    notAFormat: (path) => (path === '' ? 'this is no format file.' : `not a valid format, the fault is at: ${path}.`),
  },
};

/** What is wrong with a format file, as one sentence. */
export function describeFormatFault(fault: FormatFault, lang: Lang): string {
  const text = TEXT[lang];
  const sentence = fault.reason === 'not-json' ? text.notJson : text.notAFormat(fault.path);
  return fault.message === '' ? sentence : `${sentence} (${fault.message})`;
}
