import { z } from 'zod';
import { changeRun } from '../effects/run.ts';
import { attachNow, isBearing } from '../rules/attaching.ts';
import { attributeOf, roll, settle, thresholdFor } from '../rules/combat/rolls.ts';
import { controllerOf, inPresent, isAdventurer } from '../rules/controller.ts';
import { enterByType } from '../rules/entering.ts';
import { comeHome } from '../rules/manoeuvre/flow.ts';
import { endSearch, seenBy } from '../rules/searching.ts';
import { discard, toPastOrAbyss } from '../rules/zones.ts';
import { cardRefs, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { Decision, State } from '../state/types.ts';

const decideSchema = z.strictObject({
  type: z.literal('decide'),
  yes: z.boolean().optional(),
  cards: cardRefs.optional(),
  number: z.int().min(0).max(999).optional(),
  dice: z.array(z.int().min(1).max(100)).max(6).optional(),
});
type Answer = z.output<typeof decideSchema>;

/** Answers the oldest open question. */
export const decide = command({
  type: 'decide',
  schema: decideSchema,
  always: true,
  run(d, answer) {
    const asked = d.state.decisions[0];
    if (!asked) return refuse('NOTHING_ASKED', null);
    const decision = stillOpen(d.state, asked);
    const no = choiceRefusal(decision, answer);
    if (no) return no;
    const refused = gone(d.state, decision) ? null : ANSWERS[decision.kind](d, decision, answer);
    if (!refused) d.set({ decisions: d.state.decisions.filter((one) => one.id !== decision.id) });
    return refused;
  },
  *candidates(state: State) {
    const asked = state.decisions[0];
    if (!asked) return;
    const decision = stillOpen(state, asked);
    if (decision.preset !== null)
      yield* [
        { type: 'decide' as const, yes: true },
        { type: 'decide' as const, yes: false },
      ];
    else if (decision.kind === 'effectNumber') {
      yield { type: 'decide' as const, number: decision.min };
      yield { type: 'decide' as const, number: decision.max };
      return;
    } else if (decision.kind !== 'roll')
      yield { type: 'decide' as const, cards: decision.options.slice(0, decision.min) };
    if (decision.max > decision.min) yield { type: 'decide' as const, cards: decision.options.slice(0, decision.max) };
  },
});

/** Where the cards a question is about have to lie; hand moves may have taken some away since it was asked. */
const ASKED_OF: Readonly<Partial<Record<Decision['kind'], string>>> = { discard: 'hand', search: 'future' };

/** Questions of a text being carried out: their cards may lie anywhere, and the source may have left. */
const OF_TEXTS: ReadonlySet<Decision['kind']> = new Set(['effectTargets', 'effectMay', 'effectNumber']);

function stillOpen(state: State, decision: Decision): Decision {
  if (OF_TEXTS.has(decision.kind)) return decision;
  const zone = ASKED_OF[decision.kind];
  if (zone === undefined)
    return { ...decision, options: decision.options.filter((id) => stillFits(state, decision, id)) };
  const options = decision.options.filter((id) => state.cards[id]?.zone === zone);
  const min = Math.min(decision.min, options.length);
  return { ...decision, options, min, max: Math.min(decision.max, options.length) };
}

/** What may be chosen can have left, changed hands or lost its place since the question was put. */
function stillFits(state: State, decision: Decision, id: number): boolean {
  if (!inPresent(state, id)) return false;
  if (decision.kind === 'attachOnArrival')
    return isAdventurer(state, id) && controllerOf(state, id) === decision.player;
  return decision.kind !== 'obstacleFromTreasure' || isBearing(state, id);
}

/** The card a question was about has been moved out of play by hand: nothing is left to decide. */
function gone(state: State, decision: Decision): boolean {
  if (OF_TEXTS.has(decision.kind)) return false;
  return ASKED_OF[decision.kind] === undefined && decision.card !== null && !inPresent(state, decision.card);
}

function choiceRefusal(decision: Decision, answer: Answer): Refusal | null {
  if (decision.kind === 'roll') return null;
  if (decision.preset !== null) return answer.yes === undefined ? refuse('YES_OR_NO', decision.clause) : null;
  if (decision.kind === 'effectNumber') {
    const have = answer.number ?? -1;
    const fits = have >= decision.min && have <= decision.max;
    const numbers = { have, min: decision.min, max: decision.max };
    return fits ? null : refuse('WRONG_NUMBER_CHOSEN', decision.clause, { numbers });
  }
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
    if (!spec) return null;
    return endSearch(d, decision.player, spec, answer.cards ?? [], seenBy(d.state, decision.player, spec).length);
  },
  attachOnArrival(d, decision, answer) {
    const host = answer.cards?.[0];
    if (host !== undefined && decision.card !== null) attachNow(d, decision.card, host, 'equipment', decision.player);
    return null;
  },
  flee(d, decision, answer) {
    const id = decision.card as number;
    if (!answer.yes || d.card(id).zone !== 'team') return stays(d, id, '2.16.c');
    comeHome(d, id, false, '2.16.a');
    return null;
  },
  cowardice(d, decision, answer) {
    const id = decision.card as number;
    if (!answer.yes || d.card(id).zone !== 'team') return stays(d, id, '2.23.a');
    const printed = attributeOf(d.state, id, 'fizikum');
    if (printed === null) return refuse('THRESHOLD_UNKNOWN', '2.23.a', { cards: [id] });
    const pending = { for: 'cowardice', threshold: thresholdFor(d.state, id, printed), attack: null } as const;
    roll(d, decision.player, pending, id, answer.dice);
    return null;
  },
  // 2.07.e.1 is offered, the player confirms (Q32).
  alignmentClash(d, decision, answer) {
    const id = decision.card as number;
    if (answer.yes) toPastOrAbyss(d, id, 'clash', '2.07.e.1');
    else enterByType(d, id, decision.player, '2.07.e');
    return null;
  },
  obstacleFromTreasure(d, decision, answer) {
    const id = decision.card as number;
    const host = answer.cards?.[0];
    if (host === undefined) {
      toPastOrAbyss(d, id, 'ineffective', '2.07.e.2');
      return null;
    }
    attachNow(d, id, host, 'plusObstacle', decision.player);
    d.change(id, { faceDown: false, marks: { freeActivation: d.state.turn } });
    return null;
  },
  effectTargets(d, _decision, answer) {
    const run = d.state.running.at(-1);
    if (run) changeRun(d, run.id, { chosen: answer.cards ?? [] });
    return null;
  },
  effectMay(d, _decision, answer) {
    const run = d.state.running.at(-1);
    if (run) changeRun(d, run.id, { said: answer.yes === true });
    return null;
  },
  effectNumber(d, _decision, answer) {
    const run = d.state.running.at(-1);
    if (run) changeRun(d, run.id, { x: answer.number ?? 0 });
    return null;
  },
  roll(d, decision, answer) {
    const { dice, sides } = d.state.settings;
    const thrown = answer.dice ?? [];
    if (thrown.length !== dice || thrown.some((die) => die > sides)) {
      return refuse('WRONG_DICE', null, { numbers: { dice, sides } });
    }
    if (decision.roll) settle(d, decision.roll, decision.card as number, thrown);
    return null;
  },
};

function stays(d: Draft, id: number, clause: string): null {
  d.emit({ type: 'stays', card: id, clause });
  return null;
}

export const decideCommands = [decide] as const;
