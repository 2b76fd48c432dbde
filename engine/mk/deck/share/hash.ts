import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { foldCase } from '../../../text/fold.ts';
import { type Deck, SECTIONS, type SectionId } from '../deck.ts';

/** Digits and letters that cannot be taken for one another when read out (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 80;

/**
 * The list hash: equal for two lists exactly if they have the same cards as often in the same sections, whatever their names,
 * their order, their file form and the case of their letters. 80 bits of SHA-256 over the canonical form (docs/lists.md),
 * as sixteen signs: `XXXX-XXXX-XXXX-XXXX`.
 */
export function listHash(deck: Deck): string {
  const digest = sha256(utf8ToBytes(canonicalList(deck)));
  let value = 0n;
  for (const byte of digest.subarray(0, BITS / 8)) value = (value << 8n) | BigInt(byte);
  let signs = '';
  for (let shift = BigInt(BITS - 5); shift >= 0n; shift -= 5n) signs += SIGNS[Number((value >> shift) & 31n)];
  return signs.replace(/.{4}(?=.)/g, '$&-');
}

/** The text that is hashed; docs/lists.md describes it, so that anyone can recompute a hash. */
export function canonicalList(deck: Deck): string {
  const lines = SECTIONS.flatMap((id) => sectionLines(deck, id));
  return `jovolato-list 1\n${lines.map((line) => `${line}\n`).join('')}`;
}

function sectionLines(deck: Deck, section: SectionId): string[] {
  const counts = new Map<string, number>();
  for (const { name, count } of deck.sections[section]) {
    const key = foldCase(name);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  // By code units, which is the same on every machine; the order of a language changes with its tables.
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `${section} ${count} ${name}`);
}
