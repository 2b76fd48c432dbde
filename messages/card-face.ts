import type { Card } from '../engine/mk/cards/card.ts';
import { fold } from '../engine/text/fold.ts';
import type { CardWords } from './page/card.ts';

/** A short label with its value, as it stands on a card. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Letters of the longest word of a name; the face sets long words smaller, so that none is broken. */
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));

/** A piece of card text: keywords are set in small capitals. */
export interface TextPiece {
  readonly text: string;
  readonly keyword: boolean;
}

const known = (value: string | number | null | undefined): value is string | number =>
  value !== null && value !== undefined && value !== '';

/** The MP value as printed; a question mark where it is not known. */
export const mpText = (card: Pick<Card, 'mp'>): string => (card.mp === null ? '?' : String(card.mp));

/** The type line after the type itself: as it is printed, with the kind of the card before it; else put together from its fields. */
export function typeLine(card: Card, words: CardWords): string {
  const parts: string[] = [];
  if (card.obstacleKind) parts.push(words.obstacleKinds[card.obstacleKind]);
  if (card.actionKind) parts.push(words.actionKinds[card.actionKind]);
  if (card.typeLine !== null) {
    const printed = fold(card.typeLine);
    return [...parts.filter((kind) => !printed.includes(fold(kind))), card.typeLine].join(', ');
  }
  parts.push(...card.subtypes, ...card.origins, ...card.races, ...card.religions, ...card.groups);
  if (card.sex) parts.push(card.sex);
  return [...new Set(parts)].join(', ');
}

/** The numbers that stand in the strip under the type line. */
export function stats(card: Card, words: CardWords): readonly Fact[] {
  const a = card.attributes;
  const rows: readonly (readonly [string, string | number | null | undefined])[] = [
    [words.level, card.level],
    [words.fizikum, a?.fizikum],
    [words.asztral, a?.asztral],
    [words.mental, a?.mental],
    [words.dp, card.dp],
    [words.fal, card.fal],
    [words.obstacles, card.obstacleSlots],
    [words.points(card.type), card.points],
    [words.number, card.beast?.number],
    [words.attack, card.beast?.attack],
    [words.damage, card.beast?.damage ?? card.damage],
    [words.attackers, card.attackers],
    [words.defenders, card.defenders],
  ];
  return rows.filter(([, value]) => known(value)).map(([label, value]) => ({ label, value: String(value) }));
}

/** Lines of named facts above the text: place, conditions, skills, spheres, when and how long. */
export function details(card: Card, words: CardWords): readonly Fact[] {
  const rows: readonly (readonly [string, string])[] = [
    [words.place, card.places.join(', ')],
    [words.conditions, card.conditions.join('; ')],
    [words.skills, card.skills.join(', ')],
    [words.spheres, card.spheres.join(', ')],
    [words.phase, card.phases.map((phase) => words.phases[phase]).join(', ')],
    [words.duration, card.duration ? words.durations[card.duration] : ''],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

/** The foot of the card: alignment left, classes right. */
export function foot(card: Card, words: CardWords): { readonly left: string; readonly right: string } {
  const classes = [...card.mainClasses.filter((name) => !includesFolded(card.subclasses, name)), ...card.subclasses];
  if (card.psi) classes.push(words.psi);
  return { left: card.alignment ?? '', right: classes.join(' · ') };
}

const includesFolded = (names: readonly string[], name: string): boolean =>
  names.some((other) => other.toLocaleLowerCase('hu') === name.toLocaleLowerCase('hu'));

// Three capitals or more in a row are a keyword by the game's own typography; a Hungarian ending follows a hyphen.
const KEYWORD = /\p{Lu}{3,}(?:[ -]\p{Lu}{2,})*/gu;

/** Cuts a text into keywords and the rest; joined again, the pieces are the text. */
export function pieces(text: string): readonly TextPiece[] {
  const cut: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(KEYWORD)) {
    if (match.index > at) cut.push({ text: text.slice(at, match.index), keyword: false });
    cut.push({ text: match[0], keyword: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) cut.push({ text: text.slice(at), keyword: false });
  return cut;
}
