import { dirname, isAbsolute, join } from 'node:path';
import type { z } from 'zod';
import type { Card } from '../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../engine/mk/cards/catalogue.ts';
import { fromReplay, replaySchema, toReplay } from '../../../engine/mk/table/replay.ts';
import { reportTable } from '../../../engine/mk/table/scenario/report.ts';
import { runScenario, type ScenarioRun } from '../../../engine/mk/table/scenario/run.ts';
import { type Scenario, scenarioSchema } from '../../../engine/mk/table/scenario/schema.ts';
import { eventsOf, type Session, startSession } from '../../../engine/mk/table/session.ts';
import { cliTexts } from '../../../messages/cli.ts';
import type { Lang } from '../../../messages/lang.ts';
import { describeSchemaIssue } from '../../../messages/schema-issue.ts';
import { describeEvent, describeRefusal, logText } from '../../../messages/table/index.ts';
import { failureText, faultText, reportText } from '../../../messages/table/report.ts';
import { parseCommand } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE, type CatalogueChoice, loadCatalogue } from '../catalogues.ts';
import { type CliIo, type Command, EXIT, UsageError } from '../command.ts';
import { readJson } from '../input.ts';

const usage = `table <forgatókönyv.json|visszajátszás.json> [--replay <fájl>] [--json] ${CATALOGUE_USAGE}`;

/**
 * Plays a scripted solo game and says whether everything came out as the scenario expects (docs/scenarios.md); a replay file is
 * played again and shown as readable text.
 */
export const table: Command = {
  name: 'table',
  usage,
  summary: {
    hu: 'Lejátszik egy forgatókönyvet az asztalon: kiírja a naplót és a végállást, és megmondja, teljesültek-e az elvárásai.',
    en: 'Plays a scenario on the table: prints the log and the final state, and says whether its expectations hold.',
  },
  async run(args, io) {
    const options = { ...CATALOGUE_OPTIONS, json: { type: 'boolean' }, replay: { type: 'string' } } as const;
    const { values, positionals } = parseCommand(args, usage, options, { min: 1, max: 1 });
    const path = positionals[0] as string;
    const file = await readJson(io, path);
    if (isReplay(file)) {
      const session = reopen(file, path, io.lang);
      io.out(values.json ? JSON.stringify(replayAnswer(session, io.lang)) : replayText(session, io.lang));
      return EXIT.ok;
    }
    const parsed = scenarioSchema.safeParse(file);
    if (!parsed.success) throw new UsageError(issueText(path, parsed.error, io.lang));
    const run = runScenario(parsed.data, await cardsFor(parsed.data, path, values, io));
    if (!run.ok) throw new UsageError(`${path}: ${faultText(run.fault, io.lang)}`);
    if (values.replay) await io.write(values.replay, `${JSON.stringify(toReplay(run.session), null, 2)}\n`);
    io.out(values.json ? JSON.stringify(jsonAnswer(run, io.lang)) : textAnswer(run, io.lang));
    return run.failures.length === 0 ? EXIT.ok : EXIT.no;
  },
};

const isReplay = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'format' in file && file.format === 'jovolato-replay';

/** Plays a saved game again up to the point where it was left. */
function reopen(file: unknown, path: string, lang: Lang): Session {
  const parsed = replaySchema.safeParse(file);
  if (!parsed.success) throw new UsageError(issueText(path, parsed.error, lang));
  const reopened = fromReplay(parsed.data);
  if (reopened.ok) return reopened.session;
  const { state } = startSession(parsed.data.setup);
  throw new UsageError(`${path}: commands[${reopened.at}]: ${describeRefusal(reopened.refusal, state, lang)}`);
}

function replayAnswer(session: Session, lang: Lang) {
  const { state } = session;
  const log = eventsOf(session).map((events, i) => ({
    command: session.history.commands[i],
    events,
    text: events.map((event) => describeEvent(event, state, lang)),
  }));
  return { ok: true, failures: [], seed: session.setup.seed, state: reportTable(state), log };
}

function replayText(session: Session, lang: Lang): string {
  const seed = `${lang === 'hu' ? 'Mag' : 'Seed'}: ${session.setup.seed}`;
  return [seed, logText(eventsOf(session), session.state, lang), '', reportText(reportTable(session.state), lang)].join(
    '\n',
  );
}

type Played = Extract<ScenarioRun, { ok: true }>;

function issueText(path: string, error: z.ZodError, lang: Lang): string {
  const issue = error.issues[0];
  return cliTexts[lang].badValue(path, issue?.path.join('.') ?? '', describeSchemaIssue(issue, lang));
}

/** Cards of the files the scenario names (beside it), else those every command works with. */
async function cardsFor(
  scenario: Scenario,
  path: string,
  values: CatalogueChoice,
  io: CliIo,
): Promise<readonly Card[]> {
  const beside = scenario.catalogues.map((name) =>
    isAbsolute(name) ? name : join(path === '-' ? '.' : dirname(path), name),
  );
  const named = [...beside, ...(values.catalogue ?? [])];
  // A scenario that brings all its cards needs no catalogue, and no data base is opened for it.
  if (named.length === 0 && values.db === undefined && bringsItsCards(scenario)) return [];
  const catalogue = await loadCatalogue({ ...values, ...(named.length > 0 ? { catalogue: named } : {}) }, io);
  return createCatalogue(catalogue.cards).cards;
}

const bringsItsCards = (scenario: Scenario): boolean => {
  const run = runScenario({ ...scenario, commands: [], expect: [] });
  return run.ok || run.fault.code !== 'unknownCard';
};

function jsonAnswer(run: Played, lang: Lang) {
  const { state } = run.session;
  return {
    ok: run.failures.length === 0,
    failures: run.failures,
    seed: run.session.setup.seed,
    state: reportTable(state),
    log: run.steps.map((step) => ({
      command: step.command,
      events: step.events,
      text: step.events.map((event) => describeEvent(event, state, lang)),
      ...(step.refusal ? { refused: step.refusal, why: describeRefusal(step.refusal, state, lang) } : {}),
    })),
  };
}

function textAnswer(run: Played, lang: Lang): string {
  const { state } = run.session;
  const log = run.steps.map((step, i) => {
    const lines = step.refusal
      ? [`${lang === 'hu' ? 'Elutasítva' : 'Refused'}: ${describeRefusal(step.refusal, state, lang)}`]
      : step.events.map((event) => describeEvent(event, state, lang));
    return lines.map((line) => `${String(i + 1).padStart(3)}. ${line}`).join('\n');
  });
  const verdict =
    run.failures.length > 0
      ? failureText(run.failures, lang)
      : lang === 'hu'
        ? 'Minden elvárás teljesült.'
        : 'Every expectation holds.';
  return [...log.filter((block) => block !== ''), '', reportText(reportTable(state), lang), '', verdict].join('\n');
}
