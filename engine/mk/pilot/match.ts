import { Rng } from '../../random/rng.ts';
import type { Command } from '../table/commands/index.ts';
import { REPLAY_VERSION, type Replay } from '../table/replay.ts';
import type { Setup } from '../table/setup.ts';
import type { PlayerId } from '../table/state/types.ts';
import { playGame, type Watch } from './game.ts';
import { PILOTS, type PilotName } from './pilots/index.ts';
import { type GameRecord, Recorder } from './record.ts';
import type { First } from './setup.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** A trial: the same two sides over and over, each game with a seed of its own. Plain data, it can be sent to a worker. */
export interface Match {
  /** How the table is laid; its seed is replaced by that of each game. */
  readonly setup: Setup;
  readonly pilots: { readonly self: PilotName; readonly dummy: PilotName };
  readonly turns: number;
  readonly seed: number;
  readonly first: First;
}

/** Seed of game i (from 0) of a trial: 53 bits out of the trial's seed and the number, the same on every machine. */
export function seedOfGame(seed: number, i: number): number {
  const [a, b] = [Rng.seeded(seed), Rng.seeded(i)];
  const high = (a.next() ^ b.next()) & 0x1f_ffff;
  const low = (a.next() ^ b.next()) >>> 0;
  return high * 0x1_0000_0000 + low;
}

const firstOf = (first: First, seed: number): PlayerId =>
  first === 'self' || (first === 'by-seed' && seed % 2 === 0) ? 'self' : 'dummy';

function play(match: Match, i: number, watch: Watch) {
  const seed = seedOfGame(match.seed, i);
  const pilots = { self: PILOTS[match.pilots.self], dummy: PILOTS[match.pilots.dummy] };
  const setup: Setup = { ...match.setup, seed, first: firstOf(match.first, seed) };
  return { setup, last: playGame({ setup, pilots, turns: match.turns, seed: seed % 0x1_0000_0000 }, watch) };
}

/** What happened in game i of a trial. */
export function recordGame(match: Match, i: number): GameRecord {
  const recorder = new Recorder();
  return recorder.record(play(match, i, recorder.watch).last);
}

/** Game i of a trial as a replay: every command is accepted again and leads to the same end. */
export function replayOfGame(match: Match, i: number): Replay {
  const commands: Command[] = [];
  const { setup } = play(match, i, ({ command }) => commands.push(command));
  return { format: 'jovolato-replay', version: REPLAY_VERSION, setup, commands, at: commands.length };
}

/** Games `from` to `to - 1` of a trial. */
export function playGames(match: Match, from: number, to: number): Tally {
  const tally = emptyTally(match.turns);
  for (let i = from; i < to; i++) addGame(tally, recordGame(match, i));
  return tally;
}
