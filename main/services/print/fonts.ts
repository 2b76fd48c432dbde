import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PrintFace } from '../../api/contract/index.ts';
import { unpackWoff } from './sfnt.ts';

const FILES: Readonly<Record<PrintFace, { family: 'inter' | 'alegreya'; weight: number; style: 'normal' | 'italic' }>> =
  {
    sans: { family: 'inter', weight: 400, style: 'normal' },
    'sans-bold': { family: 'inter', weight: 600, style: 'normal' },
    serif: { family: 'alegreya', weight: 400, style: 'normal' },
    'serif-bold': { family: 'alegreya', weight: 700, style: 'normal' },
    'serif-italic': { family: 'alegreya', weight: 400, style: 'italic' },
    'serif-bold-italic': { family: 'alegreya', weight: 700, style: 'italic' },
  };

/** The faces come in one file for each group of letters; Hungarian needs the first two. */
export const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
export type Subset = (typeof SUBSETS)[number];

/** First and last letters of each group, as the packages divide them. */
const RANGES: readonly (readonly [Subset, number, number])[] = [
  ['latin', 0x20, 0x7e],
  ['latin', 0xa0, 0xff],
  ['latin', 0x131, 0x131],
  ['latin', 0x152, 0x153],
  ['vietnamese', 0x1a0, 0x1b0],
  ['latin-ext', 0x100, 0x24f],
  ['greek', 0x384, 0x3ce],
  ['cyrillic', 0x400, 0x45f],
  ['vietnamese', 0x1ea0, 0x1ef9],
  ['latin', 0x2013, 0x2014],
  ['latin', 0x2018, 0x201a],
  ['latin', 0x201c, 0x201e],
  ['latin-ext', 0x2020, 0x2020],
  ['latin', 0x2022, 0x2022],
  ['latin', 0x2026, 0x2026],
  ['latin', 0x2039, 0x203a],
  ['latin', 0x20ac, 0x20ac],
  ['latin', 0x2122, 0x2122],
  ['latin', 0x2191, 0x2191],
  ['latin', 0x2193, 0x2193],
  ['latin', 0x2212, 0x2212],
];

/** Signs the faces lack, by the nearest they have; anything else becomes a question mark. */
const INSTEAD: Readonly<Record<string, string>> = {
  '▲': 'Δ',
  '■': '•',
  '●': '•',
  '→': '›',
  '≥': '>=',
  '≤': '<=',
  '‑': '-',
  '‒': '–',
  '―': '—',
};

const subsetOf = (letter: string): Subset | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  return RANGES.find(([, first, last]) => code >= first && code <= last)?.[0];
};

/** A piece of text that one font file has all letters of. */
export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** Cuts a text by font files. Blanks of all kinds become plain ones; what no file has is replaced. */
export function runsOf(text: string): readonly Run[] {
  const runs: { subset: Subset; text: string }[] = [];
  const put = (letter: string) => {
    const subset = subsetOf(letter);
    if (subset === undefined) return put('?');
    const last = runs.at(-1);
    // Blanks stand in every file; they end no run.
    if (last && (last.subset === subset || letter === ' ')) last.text += letter;
    else runs.push({ subset, text: letter });
  };
  for (const letter of text.normalize('NFC').replace(/\s/gu, ' ')) {
    for (const printed of subsetOf(letter) ? letter : (INSTEAD[letter] ?? '?')) put(printed);
  }
  return runs;
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Buffer>();

/** Sets the font a document writes with: the file of this face that has these letters, read once. */
export function useFont(doc: PDFKit.PDFDocument, face: PrintFace, subset: Subset, size: number): void {
  const { family, weight, style } = FILES[face];
  const name = `${family}-${subset}-${weight}-${style}`;
  let font = fonts.get(name);
  if (!font) {
    // Found in the installed package, also inside the packaged program.
    font = unpackWoff(readFileSync(require.resolve(`@fontsource/${family}/files/${name}.woff`)));
    fonts.set(name, font);
  }
  doc.registerFont(name, font).font(name).fontSize(size);
}
