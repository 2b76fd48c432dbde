import { cleanText } from '../../../text/fold.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { SECTIONS } from '../deck.ts';
import { readShareCode, SHARE_CODE, SHARE_MARK, type ShareResult } from '../share/code.ts';
import type { FormatReader } from './read.ts';
import { literalCard } from './resolve.ts';
import type { PlacedToken } from './token.ts';

const EVERY_CODE = new RegExp(SHARE_CODE, 'gu');
/** A line of a code that a mail or chat has broken, perhaps quoted. */
const CONTINUED = /^[>\s]*([0-9A-Za-z]+)\s*$/u;

/**
 * Reads share codes, wherever they stand in a message and also broken into lines. Whatever else the message says is no
 * list. A code that cannot be read is a refused line with the reason.
 */
export const readCodes: FormatReader = (physical, catalogue) => {
  // Nearly no list holds a code; those that do not are not cleaned for nothing.
  if (!physical.some((line) => line.includes(SHARE_MARK))) return undefined;
  const lines = physical.map(cleanText);
  if (!lines.some((line) => SHARE_CODE.test(line) && !catalogue.exact(line.trim()))) return undefined;
  const tokens: PlacedToken[] = [];
  let name: string | null = null;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] as string;
    const codes = [...line.matchAll(EVERY_CODE)].map(([code]) => code);
    let used = 1;
    if (codes.length === 0 && line.trim() !== '') tokens.push({ at, token: { kind: 'comment', note: 'beside-code' } });
    for (const code of codes) {
      const goesOn = code === codes.at(-1) && line.trimEnd().endsWith(code);
      const { result, lines: taken } = goesOn ? readBroken(code, lines.slice(at + 1)) : alone(code);
      used = Math.max(used, 1 + taken);
      if (result.ok) name ??= result.deck.name;
      tokens.push(...tokensOf(result, at, catalogue));
    }
    for (let next = at + 1; next < at + used; next++) {
      tokens.push({ at: next, token: { kind: 'comment', note: 'code-continued' } });
    }
    at += used;
  }
  return { tokens, name };
};

const alone = (code: string) => ({ result: readShareCode(code), lines: 0 });

/** Takes lines on as long as the code's end is missing; none of them if that does not make it whole. */
function readBroken(code: string, rest: readonly string[]): { result: ShareResult; lines: number } {
  const first = readShareCode(code);
  let [result, joined, lines] = [first, code, 0];
  while (!result.ok && result.fault === 'code-cut-off') {
    const more = CONTINUED.exec(rest[lines] ?? '')?.[1];
    if (more === undefined) break;
    joined += more;
    lines += 1;
    result = readShareCode(joined);
  }
  return result.ok ? { result, lines } : { result: first, lines: 0 };
}

function tokensOf(result: ShareResult, at: number, catalogue: Catalogue): PlacedToken[] {
  if (!result.ok) return [{ at, token: { kind: 'refused', reason: result.fault, name: null } }];
  const { sections } = result.deck;
  const cards = SECTIONS.flatMap((section) =>
    sections[section].map(({ name, count }): PlacedToken => {
      return { at, token: { kind: 'card', count, section, ...literalCard(catalogue, name) } };
    }),
  );
  // A code of an empty list is still a line of the report.
  return cards.length > 0 ? cards : [{ at, token: { kind: 'comment', note: 'deck-name' } }];
}
