import type { Card } from '../../cards/card.ts';
import type { Act, Ban, Effect, EventWord, Stat } from '../../cards/effects/model.ts';
import { type ReadSentence, readCard } from '../../cards/effects/read.ts';
import { isEquipment } from '../../cards/keywords/facts.ts';
import { VOCABULARY } from '../../cards/keywords/keywords.ts';
import { type AbilityMode, abilityRules } from '../../cards/symbols/resolve.ts';

/*
 * What of the structure of effects the table carries out, in one place: a sentence with anything else in it is the player's,
 * and is named (`byHand`) at the moment it would act, a constant one as its card comes into the Jelen.
 */

/** How a sentence comes to act. */
export type Way = 'run' | 'constant' | 'timed' | 'instead';

const RUN: ReadonlySet<Act['do']> = new Set([
  'mp',
  'pay',
  'draw',
  'discard',
  'look',
  'takeLooked',
  'restLooked',
  'search',
  'shuffle',
  'move',
  'damage',
  'heal',
  'turn',
  'kill',
  'destroy',
  'neutralise',
  'sacrifice',
  'stat',
  'lose',
  'ban',
  'silence',
  'grant',
  'nextCost',
  'control',
  'token',
  'attach',
  'again',
  'roll',
  'cap',
]);

/** Said in words, but done by another part of the table: prices, uses, positions, keywords whose rule the words are. */
const ELSEWHERE: ReadonlySet<Act['do']> = new Set([
  'limit',
  'usable',
  'price',
  'religion',
  'curable',
  'beyondLimit',
  'repeatArrival',
  'wordsOfPower',
  'pierce',
]);

const CONSTANT: ReadonlySet<Act['do']> = new Set([
  'stat',
  'cap',
  'grant',
  'lose',
  'silence',
  'ban',
  'freely',
  'first',
  'arrive',
]);

/** Numbers that some rule asks for with what texts make of them. */
const STATS: ReadonlySet<Stat> = new Set<Stat>([
  'level',
  'baseLevel',
  'fizikum',
  'asztral',
  'mental',
  'attackThreshold',
  'attackRoll',
  'testRoll',
  'saveRoll',
  'damage',
  'fal',
  'mpCost',
  'handSize',
]);
const AGAINST: ReadonlySet<Stat> = new Set<Stat>(['attackThreshold', 'attackRoll', 'damage']);

const BANS: ReadonlySet<Ban> = new Set<Ban>([
  'target',
  'obstruct',
  'initiate',
  'heal',
  'attack',
  'act',
  'activate',
  'hurt',
  'raiseCost',
  'lowerCost',
  'return',
  'die',
  'destroy',
  'win',
]);
const PLAYER_BANS: ReadonlySet<Ban> = new Set<Ban>(['gainMp', 'draw', 'siege']);

/** Events of the table a text can wait for; for the others its sentence is named as the card arrives. */
export const HEARD: ReadonlySet<EventWord> = new Set<EventWord>([
  'arrive',
  'reveal',
  'solve',
  'die',
  'destroyed',
  'leave',
  'sacrificed',
  'discarded',
  'besieged',
  'summon',
  'draw',
  'hurt',
  'heal',
  'siegeWon',
  'fightWon',
  'fightStart',
  'fightEnd',
  'turnStart',
  'turnEnd',
  'attack',
  'activate',
]);

function actDone(act: Act, way: Way): boolean {
  if (ELSEWHERE.has(act.do)) return true;
  if (!(way === 'constant' ? CONSTANT : RUN).has(act.do)) return false;
  switch (act.do) {
    case 'stat':
      return statDone(act, way);
    case 'cap':
      return act.stat === 'damage' && !('ref' in act.whom);
    case 'lose':
      return way !== 'constant' || act.what === 'keywords' || Array.isArray(act.what);
    case 'ban':
      if ('player' in act.whom) return PLAYER_BANS.has(act.ban);
      return BANS.has(act.ban) || (act.ban === 'work' && way !== 'constant');
    case 'grant':
      return act.keywords.every((text) => VOCABULARY.scan(text).length > 0);
    default:
      return true;
  }
}

function statDone(act: Extract<Act, { do: 'stat' }>, way: Way): boolean {
  if (!STATS.has(act.stat)) return false;
  // Only attacks look at whom they are made against, and constant texts alone are asked so.
  if (act.against !== undefined && (way !== 'constant' || !AGAINST.has(act.stat))) return false;
  if (act.first !== undefined && act.stat !== 'attackRoll') return false;
  return act.stat !== 'handSize' || !('ref' in act.whom);
}

/** True where the table does everything an effect says, when it comes to act in this way. */
export function isCarriedOut(effect: Effect, way: Way = 'run'): boolean {
  if (effect.instead) return way === 'instead' && effect.acts.every((act) => actDone(act, 'run'));
  if (way === 'timed' && effect.when && !hears(effect)) return false;
  return effect.acts.every((act) => actDone(act, way));
}

const saysAll = (sentence: ReadSentence, way: Way): boolean =>
  sentence.understood && sentence.effects.every((effect) => isCarriedOut(effect, way));

/** A constant text: everything in it holds by itself, without a moment, a choice or an end. */
function holdsByItself(effect: Effect): boolean {
  if (effect.when || effect.instead) return false;
  return effect.acts.every((act) => {
    if (ELSEWHERE.has(act.do)) return true;
    if (!CONSTANT.has(act.do) || act.until || act.may || act.link) return false;
    const whom = 'whom' in act && 'pick' in act.whom ? act.whom : null;
    return whom === null || whom.pick === 'all';
  });
}

const STAYS: ReadonlySet<AbilityMode> = new Set(['continuous', 'printed']);

/** How each sentence of a text of a card comes to act. */
export function wayOf(one: Card, ability: number, sentence: ReadSentence): Way {
  const mode = abilityRules(one)[ability]?.mode;
  const effects = sentence.understood ? sentence.effects : [];
  if (effects.some((effect) => effect.instead)) return 'instead';
  if (mode === 'timed') return 'timed';
  if (mode === 'activated') return 'run';
  if (effects.some((effect) => effect.when)) return 'timed';
  if (mode !== undefined && STAYS.has(mode)) return 'constant';
  // What worn equipment or a lasting card says all the time is no act of its summoning.
  const stays = isEquipment(one) || (one.duration === 'permanent' && one.type !== 'obstacle');
  return stays && effects.length > 0 && effects.every(holdsByItself) ? 'constant' : 'run';
}

/** A sentence that the player has to keep in mind, with the text it stands in. */
export interface Named {
  readonly ability: number;
  readonly text: string;
}

const named = new WeakMap<Card, readonly Named[]>();

/**
 * Sentences of a card that no later moment would name: constant ones the table does not carry out, and those that wait for
 * something it cannot hear. They are named as the card comes into the Jelen.
 */
export function namedOnArrival(one: Card): readonly Named[] {
  let found = named.get(one);
  if (!found) {
    const modes = abilityRules(one).map(({ mode }) => mode);
    found = readCard(one).flatMap((sentences, ability) => {
      if (modes[ability] === 'activated') return sentences.filter((one2) => insteadByHand(one2)).map(note(ability));
      // The sentences of a text that waits for a moment are begun together, and what is not done is named then.
      const begun = begunTogether(sentences);
      const heard = begun.some((sentence) => sentence.understood && sentence.effects.some(hears));
      if (modes[ability] === 'timed' && heard)
        return sentences.filter((one2) => !begun.includes(one2) || insteadByHand(one2)).map(note(ability));
      return sentences
        .filter((sentence) => {
          const way = wayOf(one, ability, sentence);
          if (way === 'run') return false;
          if (way === 'timed' && sentence.understood && sentence.effects.some(hears)) return false;
          return !saysAll(sentence, way) || (way === 'constant' && !allConstant(sentence));
        })
        .map(note(ability));
    });
    named.set(one, found);
  }
  return found;
}
const note =
  (ability: number) =>
  ({ text }: ReadSentence): Named => ({ ability, text });
/** True where the moment an effect waits for is one the table hears. */
export const hears = (effect: Effect): boolean =>
  effect.when !== undefined && HEARD.has(effect.when.on) && effect.when.at !== 'before';
const allConstant = (sentence: ReadSentence): boolean => sentence.understood && sentence.effects.every(holdsByItself);
const insteadByHand = (sentence: ReadSentence): boolean =>
  sentence.understood && sentence.effects.some((effect) => effect.instead) && !saysAll(sentence, 'instead');

/** True where a sentence holds by itself and is no act of the text it stands in. */
export const constantIn = (one: Card, ability: number, sentence: ReadSentence): boolean =>
  wayOf(one, ability, sentence) === 'constant';

/** The sentences of a text that are begun together: those up to one that waits for another moment. */
export function begunTogether(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  let first: string | null = null;
  const end = sentences.findIndex((sentence) => {
    const when = sentence.understood ? sentence.effects.find((effect) => effect.when)?.when : undefined;
    if (!when) return false;
    first ??= JSON.stringify(when);
    return JSON.stringify(when) !== first;
  });
  return end < 0 ? sentences : sentences.slice(0, end);
}

/** The effects of a text that hold by themselves and are carried out. */
export function constantEffects(one: Card, ability: number): readonly Effect[] {
  return (readCard(one)[ability] ?? []).flatMap((sentence) =>
    sentence.understood &&
    wayOf(one, ability, sentence) === 'constant' &&
    saysAll(sentence, 'constant') &&
    allConstant(sentence)
      ? sentence.effects
      : [],
  );
}
