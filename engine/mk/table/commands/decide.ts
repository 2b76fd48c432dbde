import { z } from 'zod';
import { attachNow } from '../rules/attaching.ts';
import { endSearch, seenBy } from '../rules/searching.ts';
import { discard, move } from '../rules/zones.ts';
import { cardRefs, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { Decision, State } from '../state/types.ts';

const decideSchema = z.strictObject({
  type: z.literal('decide'),
  yes: z.boolean().optional(),
  cards: cardRefs.optional(),
  dice: z.array(z.int().min(1).max(100)).max(6).optional(),
});
type Answer = z.output<typeof decideSchema>;

/** Answers the oldest open question. */
export const decide = command({
  type: 'decide',
  schema: decideSchema,
  always: true,
  run(d, answer) {
    const decision = d.state.decisions[0];
    if (!decision) return refuse('NOTHING_ASKED', null);
    const no = choiceRefusal(decision, answer);
    if (no) return no;
    d.set({ decisions: d.state.decisions.slice(1) });
    return ANSWERS[decision.kind](d, decision, answer);
  },
  *candidates(state: State) {
    const decision = state.decisions[0];
    if (!decision) return;
    if (decision.preset !== null)
      yield* [
        { type: 'decide' as const, yes: true },
        { type: 'decide' as const, yes: false },
      ];
    else if (decision.kind !== 'roll')
      yield { type: 'decide' as const, cards: decision.options.slice(0, decision.min) };
    if (decision.max > decision.min) yield { type: 'decide' as const, cards: decision.options.slice(0, decision.max) };
  },
});

function choiceRefusal(decision: Decision, answer: Answer): Refusal | null {
  if (decision.kind === 'roll') return null;
  if (decision.preset !== null) return answer.yes === undefined ? refuse('YES_OR_NO', decision.clause) : null;
  const cards = answer.cards ?? [];
  const strange = cards.find((id) => !decision.options.includes(id));
  if (strange !== undefined) return refuse('NOT_OFFERED', decision.clause, { cards: [strange] });
  if (new Set(cards).size !== cards.length || cards.length < decision.min || cards.length > decision.max) {
    const numbers = { have: cards.length, min: decision.min, max: decision.max };
    return refuse('WRONG_NUMBER_CHOSEN', decision.clause, { numbers });
  }
  return null;
}

type Answerer = (d: Draft, decision: Decision, answer: Answer) => Refusal | null;

const ANSWERS: Readonly<Record<Decision['kind'], Answerer>> = {
  discard(d, _decision, answer) {
    for (const id of answer.cards ?? []) discard(d, id);
    return null;
  },
  search(d, decision, answer) {
    const spec = decision.search;
    if (spec) endSearch(d, decision.player, spec, answer.cards ?? [], seenBy(d.state, decision.player, spec).length);
    return null;
  },
  attachOnArrival(d, decision, answer) {
    const host = answer.cards?.[0];
    if (host !== undefined && decision.card !== null) attachNow(d, decision.card, host, 'equipment', decision.player);
    return null;
  },
  flee(d, decision, answer) {
    if (answer.yes) goHome(d, decision, '2.16.a');
    else d.emit({ type: 'stays', card: decision.card as number, clause: '2.16.c' });
    return null;
  },
  cowardice: () => null,
  alignmentClash: () => null,
  obstacleFromTreasure: () => null,
  roll: () => null,
};

function goHome(d: Draft, decision: Decision, clause: string): void {
  const id = decision.card as number;
  move(d, id, { zone: 'row', side: d.card(id).side }, clause);
}

export const decideCommands = [decide] as const;
