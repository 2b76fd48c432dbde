import { type Decision, decide } from '../../../engine/homalyrev/monster/decide.ts';
import type { Scenario } from '../../../engine/homalyrev/scenario.ts';
import { readScenario } from '../../../engine/homalyrev/scenario-file.ts';
import { describeOutcome, describeReason, FOCUS_TEXTS } from '../../../messages/homalyrev/focus.ts';
import { describeFileProblem, describeUnknownKeys } from '../../../messages/homalyrev/problems.ts';
import type { Lang } from '../../../messages/lang.ts';
import { parseCommand } from '../args.ts';
import { type CliIo, type Command, EXIT, UsageError } from '../command.ts';
import { readJson } from '../input.ts';

const usage = 'focus <fájl> [--json]';

/** Whom a monster or summon focuses, where it goes and whom it attacks, for one scenario or a list of them. */
export const focus: Command = {
  name: 'focus',
  usage,
  summary: {
    hu: 'Szörnyek és megidézettek fókusza, mozgása és támadása egy pályán, minden megengedett lehetőséggel és indokkal.',
    en: 'Focus, movement and attack of monsters and summons on a map, with every allowed outcome and the reasons.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(args, usage, { json: { type: 'boolean' } }, { min: 1, max: 1 });
    const path = positionals[0] as string;
    const value = await readJson(io, path);
    const scenarios = readAll(Array.isArray(value) ? value : [value], Array.isArray(value), path, io);
    const decisions = scenarios.map((scenario) => decide(scenario));
    if (values.json) io.out(JSON.stringify(Array.isArray(value) ? decisions : decisions[0]));
    else
      io.out(
        decisions.map((decision, i) => asText(decision, decisions.length > 1 ? i + 1 : null, io.lang)).join('\n\n'),
      );
    return EXIT.ok;
  },
};

function readAll(values: readonly unknown[], isList: boolean, path: string, io: CliIo): Scenario[] {
  const hints: string[] = [];
  const scenarios = values.map((value, i) => {
    const at = isList ? `[${i}]` : '';
    const read = readScenario(value);
    if (!read.ok) {
      const inside = at !== '' && read.problem.path !== '' ? '.' : '';
      const problem = { ...read.problem, path: `${at}${inside}${read.problem.path}` };
      throw new UsageError(`${path}: ${describeFileProblem(problem, io.lang)}`);
    }
    if (read.unknown.length > 0) hints.push(`${path}${at}: ${describeUnknownKeys(read.unknown, io.lang)}`);
    return read.value;
  });
  // Hints wait for the end: a question that is refused owes exactly one line.
  for (const hint of hints) io.err(hint);
  return scenarios;
}

function asText(decision: Decision, number: number | null, lang: Lang): string {
  const texts = FOCUS_TEXTS[lang];
  const foci = decision.foci.length > 0 ? decision.foci.join(', ') : texts.none;
  return [
    ...(number === null ? [] : [texts.number(number)]),
    `${texts.focus}: ${foci}`,
    `${texts.outcomes}:`,
    ...decision.outcomes.map((outcome) => `  • ${describeOutcome(outcome, lang)}`),
    `${texts.why}:`,
    ...decision.reasons.map((reason) => `  – ${describeReason(reason, lang)} [${reason.clause}]`),
  ].join('\n');
}
