import type { Answer, Doubt, Reason } from './condition.ts';

export const MET: Answer = { verdict: 'met' };

export const notMet = (...because: readonly Reason[]): Answer => ({ verdict: 'notMet', because });

export const unknown = (doubts: readonly Doubt[], because: readonly Reason[] = []): Answer => ({
  verdict: 'unknown',
  doubts,
  because,
});

const reasonsOf = (answer: Answer): readonly Reason[] => (answer.verdict === 'met' ? [] : answer.because);
const doubtsOf = (answer: Answer): readonly Doubt[] => (answer.verdict === 'unknown' ? answer.doubts : []);

function distinct<T>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}

/** Every part is needed: one that is not met decides, else one that is not known. */
export function every(answers: readonly Answer[]): Answer {
  const because = distinct(answers.flatMap(reasonsOf));
  if (answers.some(({ verdict }) => verdict === 'notMet')) return { verdict: 'notMet', because };
  const doubts = distinct(answers.flatMap(doubtsOf));
  return answers.some(({ verdict }) => verdict === 'unknown') ? unknown(doubts, because) : MET;
}

/** One part is enough; of no parts none is met. */
export function some(answers: readonly Answer[]): Answer {
  if (answers.some(({ verdict }) => verdict === 'met')) return MET;
  const because = distinct(answers.flatMap(reasonsOf));
  if (answers.some(({ verdict }) => verdict === 'unknown'))
    return unknown(distinct(answers.flatMap(doubtsOf)), because);
  return { verdict: 'notMet', because };
}

/** The opposite; what is not known stays so. */
export function opposite(answer: Answer, reason: Reason): Answer {
  if (answer.verdict === 'met') return notMet(reason);
  return answer.verdict === 'notMet' ? MET : answer;
}
