import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withStubs } from '../../../engine/mk/deck/reader/stubs.ts';
import { comparison } from '../../../engine/mk/pilot/compare.ts';
import { type Match, replayOfGame } from '../../../engine/mk/pilot/match.ts';
import { PILOT_NAMES, type PilotName } from '../../../engine/mk/pilot/pilots/index.ts';
import { resultOf } from '../../../engine/mk/pilot/result.ts';
import { FIRST, type First, matchSetup, OPPONENTS, type Opponent, type Side } from '../../../engine/mk/pilot/setup.ts';
import { unreadOf } from '../../../engine/mk/pilot/unread.ts';
import { cliTexts, inEvery } from '../../../messages/cli.ts';
import { comparisonText, inBoth, pilotTexts, tableText, trialText } from '../../../messages/pilot.ts';
import { parseCommand, wholeNumber } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE, type CatalogueChoice } from '../catalogues.ts';
import { type CliIo, type Command, EXIT, UsageError } from '../command.ts';
import { loadList } from '../deck-input.ts';
import { seedOption } from '../seed.ts';
import { pairInThreads, playInThreads } from '../trial.ts';

const usage = `play <lista> [--against <lista>|open|walls|guarded] [--pilot race] [--enemy race] [--games 1000] [--turns 20] [--seed <n>] [--first self|enemy|by-seed] [--replay <i>:<fájl>]… [--compare <lista>] [--json] ${CATALOGUE_USAGE} | play --all <mappa> [--games <n>] [--json]`;

const MOST = { games: 100_000, turns: 200 } as const;

const OPTIONS = {
  ...CATALOGUE_OPTIONS,
  against: { type: 'string' },
  pilot: { type: 'string' },
  enemy: { type: 'string' },
  games: { type: 'string' },
  turns: { type: 'string' },
  seed: { type: 'string' },
  first: { type: 'string' },
  replay: { type: 'string', multiple: true },
  compare: { type: 'string' },
  all: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseCommand<typeof OPTIONS>>['values'];

/** Measures a deck by playing it: so many games by pilots, on the table engine itself (docs/pilots.md). */
export const play: Command = {
  name: 'play',
  usage,
  summary: {
    hu: 'Végigjátszat sok játékot a paklival pilótákkal: hányszor nyer, melyik fordulóban, melyik lap ragad kézben.',
    en: 'Plays many games with the deck by pilots: how often it wins, in which turn, which cards stay in hand.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(args, usage, OPTIONS, { min: 0, max: 1 });
    const [path] = positionals;
    if ((path === undefined) === (values.all === undefined))
      throw new UsageError(inEvery((texts) => texts.usage(usage)));
    return path === undefined ? playAll(values, io) : playOne(path, values, io);
  },
};

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly match: (own: Side, against: Opponent) => Match;
}

function planOf(values: Values): Plan {
  const turns = wholeNumber(values.turns ?? '20', '--turns', 1, MOST.turns);
  const seed = seedOption(values.seed);
  const pilots = { self: oneOf(values.pilot ?? 'race', '--pilot'), dummy: oneOf(values.enemy ?? 'race', '--enemy') };
  const first = (values.first ?? 'by-seed') as First;
  if (!FIRST.includes(first)) throw new UsageError(inEvery((texts) => texts.oneOf('--first', FIRST, values.first)));
  return {
    games: wholeNumber(values.games ?? '1000', '--games', 1, MOST.games),
    seed,
    match: (own, against) => ({ setup: matchSetup(own, against), pilots, turns, seed, first }),
  };
}

function oneOf(name: string, option: string): PilotName {
  if ((PILOT_NAMES as readonly string[]).includes(name)) return name as PilotName;
  throw new UsageError(inEvery((texts) => texts.oneOf(option, PILOT_NAMES, name)));
}

async function playOne(path: string, values: Values, io: CliIo): Promise<number> {
  const plan = planOf(values);
  const replays = (values.replay ?? []).map((text) => replayOption(text, plan.games));
  const own = await sideOf(path, values, io);
  const against = await opponentOf(values.against ?? 'open', values, io);
  const match = plan.match(own, against);
  const running = stoppable(plan.games, io);
  try {
    if (values.compare !== undefined) {
      const other = plan.match(await sideOf(values.compare, values, io), against);
      const paired = comparison(await pairInThreads(match, other, running));
      io.out(
        values.json
          ? JSON.stringify({ games: plan.games, seed: plan.seed, ...paired })
          : comparisonText(paired, io.lang),
      );
      return EXIT.ok;
    }
    const result = resultOf(await playInThreads(match, running));
    if (result.games < plan.games) io.err(pilotTexts[io.lang].stopped(result.games));
    for (const { i, file } of replays) {
      await io.write(file, `${JSON.stringify(replayOfGame(match, i), null, 2)}\n`);
    }
    const unread = unreadOf(match.setup.cards);
    const { games, ...rest } = result;
    io.out(
      values.json
        ? JSON.stringify({ games, seed: plan.seed, ...rest, unread })
        : trialText(result, plan.seed, unread, io.lang),
    );
    return EXIT.ok;
  } finally {
    running.end();
  }
}

function replayOption(text: string, games: number): { i: number; file: string } {
  const found = /^(\d{1,9}):(.+)$/s.exec(text);
  if (!found) throw new UsageError(inBoth((texts) => texts.replayForm(text)));
  const i = Number(found[1]);
  if (i >= games) throw new UsageError(inBoth((texts) => texts.replayOutside(i, games)));
  return { i, file: found[2] as string };
}

async function sideOf(path: string, choice: CatalogueChoice, io: CliIo): Promise<Side> {
  const { list, catalogue } = await loadList(path, choice, io);
  return { deck: list.deck, catalogue: withStubs(list, catalogue) };
}

function opponentOf(name: string, choice: CatalogueChoice, io: CliIo): Promise<Opponent> | Opponent {
  return name in OPPONENTS ? (name as Opponent) : sideOf(name, choice, io);
}

/** Progress on standard error, and Ctrl+C once as a wish to see what was played so far; a second one ends the program. */
function stoppable(games: number, io: CliIo) {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once('SIGINT', onSignal);
  let told = 0;
  const progress = (done: number): void => {
    const tenth = Math.floor((done * 10) / games);
    if (tenth > told && games >= 100) io.err(pilotTexts[io.lang].progress(done, games));
    told = tenth;
  };
  return { games, stop: stop.signal, progress, end: () => process.removeListener('SIGINT', onSignal) };
}

/** Every list of a folder against every other: wins of the row over the column with their error. */
async function playAll(values: Values, io: CliIo): Promise<number> {
  const folder = values.all as string;
  const plan = planOf(values);
  const names = await listsIn(folder, io);
  const sides: { name: string; side: Side }[] = [];
  for (const name of names) sides.push({ name, side: await sideOf(join(folder, name), values, io) });
  const rows = [];
  for (const own of sides) {
    for (const other of sides) {
      if (own === other) continue;
      const running = stoppable(plan.games, io);
      const result = resultOf(await playInThreads(plan.match(own.side, other.side), running));
      running.end();
      const { games, wins, losses, draws, unfinished } = result;
      const share = games === 0 ? 0 : wins / games;
      const se = games === 0 ? 0 : Math.sqrt((share * (1 - share)) / games);
      rows.push({ list: own.name, against: other.name, games, wins, losses, draws, unfinished, share, se });
    }
  }
  io.out(values.json ? JSON.stringify({ seed: plan.seed, rows }) : tableText(rows, io.lang));
  return EXIT.ok;
}

async function listsIn(folder: string, io: CliIo): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new UsageError(cliTexts[io.lang].unreadable(folder));
  });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  if (names.length < 2) throw new UsageError(inBoth((texts) => texts.noLists(folder)));
  return names.sort();
}
