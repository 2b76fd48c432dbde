import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stubCard } from '../../engine/mk/cards/card.ts';
import type { Command } from '../../engine/mk/table/commands/index.ts';
import { goTo, perform, type Session, startSession, undo } from '../../engine/mk/table/session.ts';
import { setupSchema } from '../../engine/mk/table/setup.ts';
import { perSecond } from './measure.ts';

/*
 * The same script on the table and on boardgame.io: a deck of sixty; shuffle, draw seven, put each of the seven back into the
 * deck one by one, again and again. Both keep the log and can undo every step.
 */
const DECK = 60;
const HAND = 7;
const ROUND = 1 + HAND + HAND;
const ROUNDS = 60;
const LONG = 10_000;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that stay in use because of what `make` gives back. */
function retained<T>(make: () => T): { value: T; bytes: number } {
  collect();
  const before = process.memoryUsage().heapUsed;
  const value = make();
  collect();
  return { value, bytes: process.memoryUsage().heapUsed - before };
}

const SETUP = setupSchema.parse({
  cards: Array.from({ length: DECK }, (_, i) => stubCard(`Lap ${i}`)),
  seed: 1,
  self: { zones: { future: Array.from({ length: DECK }, (_, card) => ({ card })) } },
});

function step(session: Session, command: Command): Session {
  const answer = perform(session, command);
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.session;
}

function playTable(steps: number): Session {
  let session = startSession(SETUP);
  for (let done = 0; done < steps; done += ROUND) {
    session = step(session, { type: 'shuffle' });
    for (let i = 0; i < HAND; i++) session = step(session, { type: 'draw', n: 1 });
    for (let i = 0; i < HAND; i++) {
      const card = session.state.zones.self.hand[0] as number;
      session = step(session, { type: 'hand.move', card, to: 'future' });
    }
  }
  return session;
}

interface G {
  deck: number[];
  hand: number[];
}
interface Client {
  start(): void;
  moves: Record<'shuffle' | 'draw' | 'putBack', () => void>;
  undo(): void;
  getState(): { G: G } | null;
}
type MakeClient = (options: unknown) => Client;

function playPeer(makeClient: MakeClient, steps: number): Client {
  const game = {
    setup: (): G => ({ deck: Array.from({ length: DECK }, (_, i) => i), hand: [] }),
    moves: {
      shuffle: ({ G, random }: { G: G; random: { Shuffle(list: number[]): number[] } }) => {
        G.deck = random.Shuffle(G.deck);
      },
      draw: ({ G }: { G: G }) => {
        G.hand.push(G.deck.shift() as number);
      },
      putBack: ({ G }: { G: G }) => {
        G.deck.push(G.hand.shift() as number);
      },
    },
    seed: 'bench',
  };
  const client = makeClient({ game, debug: false, numPlayers: 1 });
  client.start();
  for (let done = 0; done < steps; done += ROUND) {
    client.moves.shuffle();
    for (let i = 0; i < HAND; i++) client.moves.draw();
    for (let i = 0; i < HAND; i++) client.moves.putBack();
  }
  return client;
}

/** Commands a second with full history, and what ten thousand steps leave in memory, beside boardgame.io in one run. */
export default function bench(): Record<string, number> {
  const require = createRequire(import.meta.url);
  const { Client: makeClient } = require('boardgame.io/client') as { Client: MakeClient };
  const steps = ROUND * ROUNDS;
  const tablePerSecond = perSecond(() => {
    playTable(steps);
    return steps;
  });
  const peerPerSecond = perSecond(() => {
    playPeer(makeClient, steps);
    return steps;
  });

  const long = retained(() => playTable(LONG));
  const peerLong = retained(() => playPeer(makeClient, LONG));
  const session = long.value;
  const undoPerSecond = perSecond(() => {
    let back = session;
    for (let i = 0; i < 200; i++) back = undo(back);
    return 200;
  }, 0.3);
  const jumpPerSecond = perSecond(() => {
    for (let i = 0; i < 20; i++) goTo(session, (i * 487) % session.total);
    return 20;
  }, 0.3);
  return {
    commandsPerSecond: Math.round(tablePerSecond),
    boardgameCommandsPerSecond: Math.round(peerPerSecond),
    commandsRatio: Number((tablePerSecond / peerPerSecond).toFixed(1)),
    historyBytesPerStep: Math.round(long.bytes / session.total),
    boardgameHistoryBytesPerStep: Math.round(peerLong.bytes / LONG),
    memoryRatio: Number((peerLong.bytes / long.bytes).toFixed(1)),
    historyMegabytesOfTenThousandSteps: Number((long.bytes / 1e6).toFixed(2)),
    undoStepsPerSecond: Math.round(undoPerSecond),
    jumpsPerSecond: Math.round(jumpPerSecond),
    // Both are kept alive until here, so that their memory was measured while in use.
    checked: session.total + (peerLong.value.getState()?.G.deck.length ?? 0),
  };
}
