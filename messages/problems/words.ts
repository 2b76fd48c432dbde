import { article } from '../../engine/text/article.ts';
import type { Lang } from '../lang.ts';

/** How many names a sentence lists before it says "and so many more". */
const LISTED = 6;

/** A name in the quotation marks of the language. */
export function quoted(name: string, lang: Lang): string {
  return lang === 'hu' ? `„${name}”` : `“${name}”`;
}

/** The name in quotation marks with its article at the beginning of a sentence: Az „Alfa”, A „Béta”. */
export function withArticle(name: string): string {
  return `${article(name) === 'az' ? 'Az' : 'A'} „${name}”`;
}

/** Names as a list: „A”, „B” és „C”; a long one is cut short with the number left over. */
export function nameList(names: readonly string[], lang: Lang): string {
  const and = lang === 'hu' ? 'és' : 'and';
  const shown = names.length > LISTED + 1 ? names.slice(0, LISTED) : names;
  const parts = shown.map((name) => quoted(name, lang));
  const left = names.length - shown.length;
  if (left > 0) return `${parts.join(', ')} ${and} ${lang === 'hu' ? `még ${left} lap` : `${left} more`}`;
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** "1 copy", "2 copies": English words that change with the number. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
