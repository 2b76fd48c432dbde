import { createSignal } from 'solid-js';
import { formatNumber, formatPercent, type Lang, type Translations } from '../../messages/lang.ts';

const [current, setCurrent] = createSignal<Lang>('hu');

/** The language the page speaks now; reading it in a component makes the component follow a change. */
export const lang = current;

/** Changes the language of the whole page at once, and of the document for screen readers and hyphenation. */
export function setLang(next: Lang): void {
  setCurrent(next);
  document.documentElement.lang = next;
}

/** The sentences of one message file in the current language: `const t = useText(deckTexts)`, then `t().title`. */
export function useText<T>(messages: Translations<T>): () => T {
  return () => messages[current()];
}

/** A number as the player writes it. */
export const num = (value: number, decimals = 0): string => formatNumber(value, current(), decimals);

/** A chance from 0 to 1 as a percentage. */
export const percent = (chance: number, decimals = 1): string => formatPercent(chance, current(), decimals);

/** A moment as date and time of day, short. */
export function moment(value: Date | string | number): string {
  const date = value instanceof Date ? value : new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const locale = current() === 'hu' ? 'hu-HU' : 'en-GB';
  return date.toLocaleString(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}
