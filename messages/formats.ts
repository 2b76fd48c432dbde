import type { FormatFault } from '../engine/mk/deck/formats/read.ts';
import type { Lang, Translations } from './lang.ts';
import { describeSchemaIssue } from './schema-issue.ts';

const TEXT: Translations<{ notJson: string; notAFormat: string }> = {
  hu: { notJson: 'ez nem érvényes JSON, így formátum sem lehet.', notAFormat: 'nem jó formátum' },
  en: { notJson: 'this is not valid JSON, so it cannot be a format.', notAFormat: 'not a valid format' },
};

/** What is wrong with a format file, as one sentence. */
export function describeFormatFault({ reason, path, issue }: FormatFault, lang: Lang): string {
  const text = TEXT[lang];
  if (reason === 'not-json') return text.notJson;
  const place = path === '' ? '' : `${path}: `;
  return `${text.notAFormat}; ${place}${describeSchemaIssue(issue ?? undefined, lang)}.`;
}
