import type { LossCost, LossCosts, Stamina, StaminaStep } from '../../engine/homalyrev/stamina.ts';
import { article } from '../../engine/text/article.ts';
import type { Lang } from '../lang.ts';

const STEP: Readonly<Record<Lang, Readonly<Record<StaminaStep['kind'], (step: StaminaStep) => string>>>> = {
  hu: {
    play: ({ lost }) => (lost > 0 ? `két lap kijátszva, ebből ${lost} elveszett` : 'két lap kijátszva'),
    shortRest: () => 'rövid pihenő, egy lap elveszett',
    longRest: () => 'hosszú pihenő, egy lap elveszett',
    exhausted: () => 'kimerülés',
  },
  en: {
    play: ({ lost }) => (lost > 0 ? `two cards played, ${lost} of them lost` : 'two cards played'),
    shortRest: () => 'short rest, one card lost',
    longRest: () => 'long rest, one card lost',
    exhausted: () => 'exhausted',
  },
};

/** One step of the course as a line: the round, what happens, the piles after it. */
export function describeStaminaStep(step: StaminaStep, lang: Lang): string {
  const what = STEP[lang][step.kind](step);
  return lang === 'hu'
    ? `${step.round}. kör: ${what} (kézben ${step.hand}, dobva ${step.discard})`
    : `Round ${step.round}: ${what} (hand ${step.hand}, discard ${step.discard})`;
}

/** The result in sentences. */
export function describeStamina(result: Stamina, lang: Lang): string[] {
  const { roundsPlayed, lastRound, exhaustedAtStartOfRound, cycles } = result;
  const course = cycles.length > 0 ? cycles.join(', ') : '–';
  return lang === 'hu'
    ? [
        lastRound === 0
          ? 'Egyetlen köröd sem maradt.'
          : `${roundsPlayed} körben tudsz lapot játszani, az utolsó köröd ${ordinal(lastRound)}`,
        `Kimerülés ${ordinal(exhaustedAtStartOfRound)} kör elején.`,
        `Körök két pihenő között: ${course}.`,
      ]
    : [
        lastRound === 0
          ? 'You have no round left.'
          : `You can play cards in ${roundsPlayed} rounds; your last round is ${lastRound}.`,
        `Exhausted at the start of round ${exhaustedAtStartOfRound}.`,
        `Rounds between rests: ${course}.`,
      ];
}

/** What one more loss takes away, a line each. */
export function describeLossCosts(costs: LossCosts, lang: Lang): string[] {
  const price = ({ rounds, last }: LossCost): string => {
    if (last === 0 && rounds === 0) return lang === 'hu' ? 'nem vesz el kört' : 'takes no round away';
    if (lang === 'hu') {
      return rounds === last
        ? `${rounds} körrel kevesebb`
        : `${rounds} körrel kevesebb lapjáték, ${last} körrel korábbi kimerülés`;
    }
    return rounds === last
      ? `${rounds === 1 ? '1 round' : `${rounds} rounds`} fewer`
      : `${rounds === 1 ? '1 round' : `${rounds} rounds`} of play fewer, exhausted ${last === 1 ? '1 round' : `${last} rounds`} earlier`;
  };
  const lines: string[] = [];
  const hu = lang === 'hu';
  if (costs.handCard)
    lines.push(
      `${hu ? 'Egy kézben lévő lap sebzés ellen, most' : 'A hand card against damage, now'}: ${price(costs.handCard)}.`,
    );
  if (costs.twoDiscards) {
    lines.push(
      `${hu ? 'Két dobott lap sebzés ellen, most' : 'Two discarded cards against damage, now'}: ${price(costs.twoDiscards)}.`,
    );
  }
  for (const [i, cost] of costs.cycles.entries()) {
    lines.push(
      `${hu ? `Egy kijátszott lap ${ordinal(i + 1)} ciklusban` : `A played card in cycle ${i + 1}`}: ${price(cost)}.`,
    );
  }
  return lines;
}

// „az 1.” (első), „az 5.” (ötödik), „a 2.”
const ordinal = (n: number): string => `${article(String(n))} ${n}.`;

export const STAMINA_TEXTS = {
  hu: { costs: 'Még egy elvesztett lap ára', course: 'Lefolyás' },
  en: { costs: 'Price of one more lost card', course: 'Course' },
} as const satisfies Record<Lang, unknown>;
