import { type FairnessCounts, fairnessPart } from '../../../../engine/mk/odds/fairness.ts';
import type { PreparedDeck } from '../../../../engine/mk/odds/goldfish/prepare.ts';
import type { GoldfishSettings } from '../../../../engine/mk/odds/goldfish/settings.ts';
import { simulatePart } from '../../../../engine/mk/odds/goldfish/simulate.ts';
import type { Tally } from '../../../../engine/mk/odds/goldfish/tally.ts';
import { answerInquiry, type Inquiry, type InquiryAnswer } from '../../../../engine/mk/odds/inquiry.ts';

/** A piece of work for a worker; plain data, small enough to be done in a moment. */
export type Task =
  | { readonly kind: 'inquiry'; readonly inquiry: Inquiry }
  | {
      readonly kind: 'goldfish';
      readonly deck: PreparedDeck;
      readonly settings: GoldfishSettings;
      readonly part: number;
    }
  | {
      readonly kind: 'fairness';
      readonly seed: number;
      readonly part: number;
      readonly cards: number;
      readonly shuffles: number;
    };

interface Results {
  readonly inquiry: InquiryAnswer;
  readonly goldfish: Tally;
  readonly fairness: FairnessCounts;
}

export type ResultOf<T extends Task> = Results[T['kind']];

/** Does a task; the worker and the tests both call this. */
export function carryOut<T extends Task>(task: T): ResultOf<T>;
export function carryOut(task: Task): Results[Task['kind']] {
  switch (task.kind) {
    case 'inquiry':
      return answerInquiry(task.inquiry);
    case 'goldfish':
      return simulatePart(task.deck, task.settings, task.part);
    case 'fairness':
      return fairnessPart(task.seed, task.part, task.cards, task.shuffles);
  }
}

/** What goes to a worker and what comes back. */
export interface Order {
  readonly id: number;
  readonly task: Task;
}
export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: Results[Task['kind']] }
  | { readonly id: number; readonly ok: false; readonly reason: string };
