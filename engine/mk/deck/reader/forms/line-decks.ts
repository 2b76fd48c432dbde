import { cleanName } from '../../../../text/fold.ts';
import type { Catalogue } from '../../../cards/catalogue.ts';
import { sectionOfWord } from '../headings.ts';
import { readTextLines } from '../text.ts';
import type { PlacedToken, Token } from '../token.ts';
import { type DeckForm, type FormatReading, refusal } from './forms.ts';

const markup: Token = { kind: 'comment', note: 'markup' };
const deckName = (name: string | undefined): Token => ({
  kind: 'comment',
  note: 'deck-name',
  deckName: cleanName(name ?? ''),
});

/** How a form writes its lines: a token of its own, or the line as a text list would have it. */
type LineOf = (line: string, at: number) => Token | string;

/** Forms of one card per line that say more around it than a text list does. Told by signs that no plain list has. */
export function readLineDeck(lines: readonly string[], catalogue: Catalogue): FormatReading | undefined {
  const form = formOf(lines);
  if (form === undefined) return undefined;
  if (form === 'hearthstoneCode' || form === 'ydke') return refusal(form);
  if (form === 'ydk') return readYdk(lines, catalogue);
  const lineOf = LINES[form]?.(lines, catalogue);
  if (!lineOf) return undefined;
  return { form, tokens: readWith(lines, catalogue, lineOf), name: null };
}

function formOf(lines: readonly string[]): DeckForm | undefined {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const some = (form: RegExp) => filled.some((line) => form.test(line));
  if (filled.length === 1 && /^ydke:\/\//iu.test(filled[0] as string)) return 'ydke';
  if (filled.length === 1 && /^AAE[A-Za-z\d+/]{20,}={0,2}$/u.test(filled[0] as string)) return 'hearthstoneCode';
  if (some(/^#main$/iu) && (some(/^!side$/iu) || some(/^#(?:extra|created by)/iu))) return 'ydk';
  if (some(/^\[metadata\]$/iu) || (some(/^\[main\]$/iu) && some(/^\d+ [^|]+\|/u))) return 'forge';
  if (some(/^(?:SB:\s*)?\d+\s+\[[\p{L}\d]{1,8}:[\p{L}\d★†*-]{1,8}\]\s/u) && some(/^(?:NAME:|LAYOUT |AUTHOR:|SB:)/u))
    return 'xmage';
  if (some(/^\/\/ *(?:Deck file for Magic Workstation|NAME *:)/iu) || some(/^\/\/ *Deck file for Magic Works/iu))
    return 'workstation';
  if (some(/^# \d+x \(\d+\) /u) && some(/^### /u)) return 'hearthstone';
  if (
    some(/^(?:Total Cards\s*[:-]\s*\d+|\*{4,}[^*]{1,120}\*{4,})$/iu) ||
    some(/^(?:##)?Pok[eé]mon\s*(?:[:-]\s*\d+|\(\d+\))$/iu)
  )
    return 'pokemon';
  if (/^About$/iu.test(filled[0] ?? '') && (some(/^Name\s+\S/iu) || some(/^\d{1,3}x?\s+\S/iu))) return 'arena';
  if (
    some(
      /^(?:Cards up to\s|Deck(?:list)? (?:built|created|published).*(?:db\b|https?:)|\d+ influence spent|.*\b(?:rings|netrunner|arkham|marvelc|thrones|l5r|fiveringsd)db\b)/iu,
    )
  )
    return 'cardDatabase';
  return undefined;
}

const LINES: Partial<Record<DeckForm, (lines: readonly string[], catalogue: Catalogue) => LineOf>> = {
  forge: (_lines, catalogue) => {
    let inMetadata = false;
    return (line) => {
      const bare = line.trim();
      const head = /^\[([^\]]+)\]$/u.exec(bare)?.[1];
      if (head !== undefined) {
        inMetadata = /^(?:metadata|general)$/iu.test(head);
        if (inMetadata) return markup;
        return { kind: 'section', section: sectionOfWord(head) ?? 'jovo', title: head };
      }
      if (inMetadata) {
        const name = /^Name\s*=\s*(\S.*)$/iu.exec(bare)?.[1];
        return name === undefined ? markup : deckName(name);
      }
      const [, count = '', name = '', rest = ''] = /^(\d+\s+)?([^|]+?)(\s*\|.*)?$/u.exec(bare) ?? [];
      // A + behind the name marks a foil, unless the name itself ends so.
      return catalogue.exact(name) ? `${count}${name}${rest}` : `${count}${name.replace(/\+$/u, '')}${rest}`;
    };
  },
  xmage: () => (line) => {
    const name = /^\s*NAME:\s*(.*)$/u.exec(line)?.[1];
    if (name !== undefined) return name.trim() === '' ? markup : deckName(name);
    return /^\s*(?:LAYOUT |AUTHOR:)/u.test(line) ? markup : line;
  },
  workstation: () => (line) => {
    const name = /^\s*\/\/\s*NAME\s*:\s*(\S.*)$/iu.exec(line)?.[1];
    // "(2)" behind a name is the picture, not the count.
    return name === undefined ? line : deckName(name);
  },
  hearthstone: () => (line) => {
    const name = /^###\s+(\S.*)$/u.exec(line.trim())?.[1];
    if (name !== undefined) return deckName(name);
    const card = /^#\s*(\d+)x\s+\(\d+\)\s+(\S.*)$/u.exec(line.trim());
    if (card) return `${card[1]} ${card[2]}`;
    if (/^#\s*Sideboard/iu.test(line.trim())) return { kind: 'section', section: 'csere', title: 'Sideboard' };
    return line.trim() === '' ? line : markup;
  },
  pokemon: () => (line) => {
    const bare = line.trim();
    if (/^(?:Total (?:Cards|de cartas)|Karten insgesamt|Cartes? au total|Carte totali|\*{4,})/iu.test(bare))
      return { kind: 'comment', note: 'total' };
    const group =
      /^(?:#+\s*)?(Pok[eé]mon|Trainer(?: Cards)?|Energ(?:y|ie|[ií]a)|[EÉ]nergie|Dresseurs?|Entrenador|Allenatore|Treinador|Supporter|Item|Stadium)\s*(?:[:-]\s*\d+|\(\d+\))?$/iu.exec(
        bare,
      );
    if (group) return { kind: 'section', section: null, title: group[1] as string };
    return bare.replace(/^\*\s*/u, '');
  },
  arena: (lines, catalogue) => {
    const about = lines.findIndex((line) => /^About$/iu.test(line.trim()) && !catalogue.find('About'));
    let named = false;
    return (line, at) => {
      if (at === about) return markup;
      const name = at > about && !named ? /^\s*Name\s+(\S.*)$/iu.exec(line)?.[1] : undefined;
      if (name === undefined) return line;
      named = true;
      return deckName(name);
    };
  },
  cardDatabase: (lines) => {
    const title = lines.findIndex((line) => line.trim() !== '');
    const second = lines.slice(title + 1).find((line) => line.trim() !== '') ?? '';
    const isTitle =
      !/^\s*\d/u.test(lines[title] ?? '') && !/^\s*\d+x?\s/u.test(second === lines[title + 1] ? second : '');
    return (line, at) => {
      const bare = line.trim();
      if (at === title && isTitle) return deckName(bare);
      const told =
        /^(?:\d+ (?:Heroes|Hero|influence|cards|agenda|Cards)\b.*|Cards up to\b.*|Deck(?:list)? (?:built|created|published)\b.*|.*\bonly uses cards\b.*|(?:Packs|Sets?|Threat|Starting Threat)\s*:.*|https?:\S*)$/iu;
      if (told.test(bare)) return { kind: 'comment', note: 'total' };
      const group = /^(\p{L}[\p{L} -]{1,30})\s*\(\d+\)$/u.exec(bare);
      if (group)
        return { kind: 'section', section: sectionOfWord(group[1] as string) ?? null, title: group[1] as string };
      // Influence is written in dots behind the set.
      return line.replace(/[\s●○•☆]+$/u, '');
    };
  },
};

function readWith(lines: readonly string[], catalogue: Catalogue, lineOf: LineOf): PlacedToken[] {
  const own = lines.map(lineOf);
  const texts = own.map((line) => (typeof line === 'string' ? line : ''));
  const tokens = readTextLines(texts, catalogue);
  return tokens.map((placed) => {
    const mine = own[placed.at];
    return mine === undefined || typeof mine === 'string' ? placed : { at: placed.at, token: mine };
  });
}

/** `.ydk`: one line for every copy; nearly always pass codes of another game, which say no name. */
function readYdk(lines: readonly string[], catalogue: Catalogue): FormatReading {
  const isCode = (line: string) => /^\d{1,10}$/u.test(line) && !catalogue.exact(line);
  const cards = lines.map((line) => line.trim()).filter((line) => line !== '' && !/^[#!]/u.test(line));
  if (cards.length > 0 && cards.every(isCode)) return refusal('ydk');
  const tokens = readWith(lines, catalogue, (line) => {
    const bare = line.trim();
    const head = /^[#!](main|extra|side)$/iu.exec(bare)?.[1]?.toLowerCase();
    if (head) return { kind: 'section', section: head === 'side' ? 'csere' : 'jovo', title: head };
    if (/^[#!]/u.test(bare)) return markup;
    if (isCode(bare)) return { kind: 'refused', reason: 'not-understood', name: null };
    return line;
  });
  return { form: 'ydk', tokens, name: null };
}
