/** Languages the program speaks. Hungarian is the default everywhere. */
export const LANGS = ['hu', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** One message file: the same keys in both languages, checked by the compiler through the Hungarian one. */
export type Translations<T> = Readonly<Record<Lang, T>>;

/** A number as players write it: decimal comma in Hungarian, so many decimals. */
export function formatNumber(value: number, lang: Lang, decimals = 0): string {
  return value.toLocaleString(lang === 'hu' ? 'hu-HU' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: Math.abs(value) >= 10_000,
  });
}

/** A chance between 0 and 1 as a percentage: "61,2 %" in Hungarian, "61.2%" in English. */
export function formatPercent(chance: number, lang: Lang, decimals = 1): string {
  const digits = formatNumber(chance * 100, lang, decimals);
  return lang === 'hu' ? `${digits}\u00a0%` : `${digits}%`;
}
