import { cleanName, fold } from '../../../text/fold.ts';
import { OBSTACLES_PER_TOWER_LEVEL } from '../../limits.ts';
import { THIRTEEN_RELIGIONS } from '../../vocabulary/religions.ts';
import type { Card } from '../card.ts';
import { completeCard } from '../type-line/complete.ts';
import { findKeyword, keywordsOf, VOCABULARY, type Vocabulary } from './keywords.ts';
import type { Keyword } from './vocabulary.ts';

/** FAL-érték: from the field, "FAL X" or "Fal: X"; without any print 0 (2.01.a). */
export function falOf(card: Card, vocabulary: Vocabulary = VOCABULARY): number {
  return findKeyword(card, 'wall', vocabulary)?.value ?? 0;
}

/** X of KINCS X, or null for a card that is no Kincs (2.07.a). A Kincs without a readable number asks for team level 0. */
export function treasureValue(card: Card, vocabulary: Vocabulary = VOCABULARY): number | null {
  const keyword = findKeyword(card, 'treasure', vocabulary);
  return keyword ? (keyword.value ?? 0) : null;
}

/** How many akadálylap can be attached: AKADÁLYOK X (2.13.a), for a toronyszint without it two, for others none. */
export function obstacleSlots(card: Card, vocabulary: Vocabulary = VOCABULARY): number {
  return (
    findKeyword(card, 'obstacles', vocabulary)?.value ?? (card.type === 'towerLevel' ? OBSTACLES_PER_TOWER_LEVEL : 0)
  );
}

/** X of EXPEDÍCIÓ X, the DP an expedition gives, or null (2.03.c). */
export function expeditionValue(card: Card, vocabulary: Vocabulary = VOCABULARY): number | null {
  const keyword = findKeyword(card, 'expedition', vocabulary);
  return keyword ? (keyword.value ?? 0) : null;
}

/** A bestia akadálylap with HÁTAS (2.06.a). */
export function isMount(card: Card, vocabulary: Vocabulary = VOCABULARY): boolean {
  return card.obstacleKind === 'beast' && findKeyword(card, 'mount', vocabulary) !== undefined;
}

/** A kalandozó card with CSATLÓS (2.09.a). */
export function isCompanion(card: Card, vocabulary: Vocabulary = VOCABULARY): boolean {
  return card.type === 'adventurer' && findKeyword(card, 'companion', vocabulary) !== undefined;
}

/** felszerelés: an akciólap of kind Tárgy or Varázstárgy. */
export function isEquipment(card: Card): boolean {
  return card.type === 'action' && (card.actionKind === 'item' || card.actionKind === 'magicItem');
}

/**
 * The names under which a card is the same as another one for the named-card rule, beside its own: those of IGAZ NÉV
 * (2.02.a), and the condition of ÉLETÚT where that is the name of a named card (2.32.h). `isNamedCard` says which names
 * are; without it only IGAZ NÉV counts.
 */
export function trueNames(
  card: Card,
  isNamedCard: (name: string) => boolean = () => false,
  vocabulary: Vocabulary = VOCABULARY,
): readonly string[] {
  const names = keywordsOf(card, vocabulary).flatMap((keyword) => {
    if (keyword.under !== null) return [];
    if (keyword.id === 'trueName' && keyword.cardName !== null) return [cleanName(keyword.cardName)];
    if (keyword.id === 'lifePath' && keyword.condition !== null) {
      const name = cleanName(keyword.condition);
      return isNamedCard(name) ? [name] : [];
    }
    return [];
  });
  return [...new Set(names)];
}

export interface Races {
  readonly races: readonly string[];
  /** True where "ember" is not printed but follows from the missing race word (Q48). */
  readonly derived: boolean;
}

/** Races of a kalandozó; one without a race word is ember, unless that setting is off (Q48). Other cards have none. */
export function racesOf(card: Card, humanWithoutRace = true): Races {
  const { races } = completeCard(card);
  if (races.length > 0) return { races, derived: false };
  const human = humanWithoutRace && card.type === 'adventurer';
  return { races: human ? ['ember'] : [], derived: human };
}

const ANCIENT_RACES: readonly string[] = ['aquir', 'sarkany'];

/** 2.12: the race aquir or sárkány, which makes cards with ŐSERŐ free; a name or a skill does not. */
export const isAncient = (card: Card): boolean =>
  completeCard(card).races.some((race) => ANCIENT_RACES.includes(fold(race)));

/** Religions of a card, with the thirteen that 2.34 adds. */
export function religionsOf(card: Card, vocabulary: Vocabulary = VOCABULARY): readonly string[] {
  const { religions } = completeCard(card);
  if (!findKeyword(card, 'allReligions', vocabulary)) return religions;
  return [...new Set([...religions, ...THIRTEEN_RELIGIONS])];
}

/** The races a TÖRZSSZÖVETSÉG counts, folded; empty = any one race (2.08.b, 2.08.c). A hyphen means either (2.08.note2). */
export function tribeRaces(keyword: Keyword): readonly string[] {
  if (keyword.condition === null) return [];
  return keyword.condition
    .split(/[-–/,]|\s+vagy\s+/)
    .map((race) => fold(race))
    .filter((race) => race !== '');
}

export interface Beast {
  readonly number: string | null;
  readonly attack: number | null;
  readonly damage: string | null;
}

/** SZÁM, TÁMADÁS and SEBZÉS of a bestia, from its fields or its text ("SZÁM: 2. TÁMADÁS: 8. SEBZÉS: 1-2."); null for others. */
export function beastOf(card: Card): Beast | null {
  if (card.beast) return card.beast;
  if (card.obstacleKind !== 'beast') return null;
  const text = card.abilities.map((ability) => ability.text).join('\n');
  const part = (word: string) =>
    new RegExp(`${word}\\s*:?\\s*(X|\\d+(?:\\s*[-–]\\s*\\d+)?)`, 'u').exec(text)?.[1] ?? null;
  const [number, attack, damage] = [part('SZÁM'), part('TÁMADÁS'), part('SEBZÉS')];
  if (number === null && attack === null && damage === null) return null;
  return { number, attack: attack !== null && /^\d+$/.test(attack) ? Number(attack) : null, damage };
}
