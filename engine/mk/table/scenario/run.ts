import type { Card } from '../../cards/card.ts';
import { type Command, commandSchema } from '../commands/index.ts';
import { perform, type Session, startSession } from '../session.ts';
import type { TableEvent } from '../state/events.ts';
import type { Refusal } from '../state/refusal.ts';
import type { CardId } from '../state/types.ts';
import { checkExpectation, type Failure } from './expect.ts';
import { isFault, layScenario, type ScenarioFault } from './lay.ts';
import { resolveRefs } from './refs.ts';
import { expectationSchema, type Scenario, type ScenarioStep } from './schema.ts';

/** One line of a played scenario: the command with its events, or its refusal. */
export interface PlayedStep {
  readonly command: Command;
  readonly events: readonly TableEvent[];
  readonly refusal: Refusal | null;
}

export type ScenarioRun =
  | {
      readonly ok: true;
      readonly session: Session;
      readonly labels: ReadonlyMap<string, CardId>;
      readonly steps: readonly PlayedStep[];
      readonly failures: readonly Failure[];
    }
  | { readonly ok: false; readonly fault: ScenarioFault };

/**
 * Plays a scenario. A command that is refused without `"refused"`, or carried out in spite of it, and every expectation that
 * does not hold, is a failure; a file that cannot be understood is a fault with its place.
 * @param known cards of catalogues, for names the scenario does not define itself.
 */
export function runScenario(scenario: Scenario, known: readonly Card[] = []): ScenarioRun {
  const laid = layScenario(scenario, known);
  if (isFault(laid)) return { ok: false, fault: laid };
  const { labels } = laid;
  let session = startSession(laid.setup);
  const steps: PlayedStep[] = [];
  const failures: Failure[] = [];
  const events: TableEvent[] = [];

  for (const [i, step] of scenario.commands.entries()) {
    const at = `commands[${i}]`;
    if (typeof step !== 'string' && 'expect' in step) {
      for (const one of [step.expect].flat()) {
        const wanted = expectationSchema.safeParse(one);
        // The step schema lets any object through, so that a wrong expectation is named and not taken for a command.
        if (!wanted.success) return { ok: false, fault: { at, code: 'badExpectation', word: JSON.stringify(one) } };
        failures.push(...checkExpectation({ state: session.state, labels, events }, wanted.data, at));
      }
      continue;
    }
    const read = readCommand(session, labels, step, at);
    if (!read.ok) return read;
    const answer = perform(session, read.command);
    if (answer.ok) {
      session = answer.session;
      events.push(...answer.events);
    }
    const refusal = answer.ok ? null : answer.refusal;
    steps.push({ command: read.command, events: answer.ok ? answer.events : [], refusal });
    const failure = refusalFailure(read.refused, refusal, at);
    if (failure) failures.push(failure);
  }
  for (const [i, expectation] of scenario.expect.entries()) {
    failures.push(...checkExpectation({ state: session.state, labels, events }, expectation, `expect[${i}]`));
  }
  return { ok: true, session, labels, steps, failures };
}

type Read =
  | { readonly ok: true; readonly command: Command; readonly refused: string | undefined }
  | { readonly ok: false; readonly fault: ScenarioFault };

function readCommand(session: Session, labels: ReadonlyMap<string, CardId>, step: ScenarioStep, at: string): Read {
  const raw: Record<string, unknown> = typeof step === 'string' ? { type: step } : { ...step };
  const refused = raw.refused === undefined ? undefined : String(raw.refused);
  delete raw.refused;
  delete raw.why;
  const resolved = resolveRefs(session.state, labels, raw);
  if (!resolved.ok) return { ok: false, fault: { at, code: 'unknownRef', word: resolved.ref } };
  const parsed = commandSchema.safeParse(resolved.value);
  if (!parsed.success) {
    return { ok: false, fault: { at, code: 'badCommand', word: String(raw.type), issue: parsed.error.issues[0] } };
  }
  return { ok: true, command: parsed.data, refused };
}

function refusalFailure(wanted: string | undefined, refusal: Refusal | null, at: string): Failure | null {
  if (wanted === undefined) {
    return refusal === null ? null : { at, what: 'refused', wanted: null, found: refusal };
  }
  if (refusal !== null && (refusal.code === wanted || refusal.clause === wanted)) return null;
  return { at, what: 'refused', wanted, found: refusal };
}
