import type { OrderReason, TurnBlock, TurnGroup } from '../../engine/homalyrev/order/turn-order.ts';
import type { Lang } from '../lang.ts';

/** A block of turns as a line: its initiative and who acts, in order. */
export function describeBlock(block: TurnBlock, lang: Lang): string {
  const rest = block.longRest ? (lang === 'hu' ? ' (hosszú pihenő)' : ' (long rest)') : '';
  return `${block.initiative}${rest}: ${block.turns.join(' → ')}`;
}

/** Heading of a group whose order is open. */
export function describeChoice(group: TurnGroup, lang: Lang): string {
  const fixed = group.fixed.map(([a, b]) => (lang === 'hu' ? `${a} megelőzi: ${b}` : `${a} before ${b}`)).join('; ');
  const head = lang === 'hu' ? 'A játékosok döntik el a sorrendet' : 'The players decide the order';
  return fixed === '' ? `${head}:` : `${head} (${fixed}):`;
}

const REASONS: Readonly<Record<Lang, Readonly<Record<OrderReason['code'], (ids: readonly string[]) => string>>>> = {
  hu: {
    CHARACTER_FIRST: ([a, b]) => `Holtverseny: a karakter (${a}) megelőzi a szörnyet (${b}).`,
    SECOND_CARD: ([a, b]) => `Holtverseny: a nem vezető lapok döntenek, ${a} megelőzi: ${b}.`,
    OPEN: (ids) => `Teljes a holtverseny, a játékosok döntenek: ${ids.join(', ')}.`,
    SUMMONS_FIRST: (ids) =>
      `A megidézettek közvetlenül a megidézőjük előtt jönnek, a megidézés sorrendjében: ${ids.join(', ')}.`,
    SUMMONED_NOW: (ids) => `Ebben a körben idézték meg, ezért még nem cselekszik: ${ids.join(', ')}.`,
    STANDEES: ([type]) => `${type}: előbb az elitek, aztán a többiek, számsorrendben.`,
    LONG_REST: ([id]) => `${id} hosszan pihen, ezért 99-en jön.`,
  },
  en: {
    CHARACTER_FIRST: ([a, b]) => `A tie: the character (${a}) comes before the monster (${b}).`,
    SECOND_CARD: ([a, b]) => `A tie: the cards that do not lead decide, ${a} before ${b}.`,
    OPEN: (ids) => `A complete tie, the players decide: ${ids.join(', ')}.`,
    SUMMONS_FIRST: (ids) => `Summons act just before their summoner, in the order of summoning: ${ids.join(', ')}.`,
    SUMMONED_NOW: (ids) => `Summoned this round, so not acting yet: ${ids.join(', ')}.`,
    STANDEES: ([type]) => `${type}: elites first, then the others, by number.`,
    LONG_REST: ([id]) => `${id} takes a long rest and so acts at 99.`,
  },
};

/** Why somebody stands where it stands, as a sentence. */
export const describeOrderReason = ({ code, ids }: OrderReason, lang: Lang): string => REASONS[lang][code](ids);
