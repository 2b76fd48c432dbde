import { describe, expect, it } from 'vitest';
import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../../../engine/mk/cards/catalogue.ts';
import { addCopies, emptyDeck } from '../../../../engine/mk/deck/deck.ts';
import { judgeFairness } from '../../../../engine/mk/odds/fairness.ts';
import { prepareGoldfish } from '../../../../engine/mk/odds/goldfish/prepare.ts';
import { PART_GAMES, simulate } from '../../../../engine/mk/odds/goldfish/simulate.ts';
import { Crew, type WorkerLike } from './crew.ts';
import { runFairness } from './fairness.ts';
import { runSimulation } from './simulate.ts';
import { carryOut, type Order } from './tasks.ts';

/** A worker in the same thread that answers after a while, later orders sometimes before earlier ones. */
class FakeWorker implements WorkerLike {
  static broken = 0;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly delay: number;
  constructor(delay: number) {
    this.delay = delay;
  }
  postMessage({ id, task }: Order): void {
    setTimeout(() => {
      if (FakeWorker.broken > 0) {
        FakeWorker.broken--;
        this.onerror?.({ message: 'broken', preventDefault: () => undefined } as ErrorEvent);
        return;
      }
      this.onmessage?.({ data: { id, ok: true, result: carryOut(structuredClone(task)) } } as MessageEvent);
    }, this.delay);
  }
  terminate(): void {}
}

const crewOf = (size: number) => {
  let made = 0;
  return new Crew(size, () => new FakeWorker(made++ === 0 ? 8 : 1));
};

const catalogue = createCatalogue([
  stubCard('Alfa', { type: 'adventurer', mp: 3 }),
  stubCard('Béta', { type: 'event', mp: 8 }),
]);
const deck = prepareGoldfish(addCopies(addCopies(emptyDeck(), 'jovo', 'Alfa', 20), 'jovo', 'Béta', 20), catalogue);
const settings = { games: 5 * PART_GAMES + 100, turns: 3, seed: 8, startMp: 6, gain: 4, hand: 7 };
const never = new AbortController().signal;
const quiet = () => undefined;

describe('simulation on workers', () => {
  it.each([1, 2, 5])('gives with %i workers what one run gives', async (size) => {
    const sum = await runSimulation({ deck, settings, crew: crewOf(size), signal: never, onPart: quiet });
    expect(sum.total).toEqual(simulate(deck, settings));
  });

  it('taken back, keeps the games of the unbroken run: they are a simulation of their own', async () => {
    const stop = new AbortController();
    const sum = await runSimulation({
      deck,
      settings,
      crew: crewOf(3),
      signal: stop.signal,
      onPart: (so) => so.parts >= 2 && stop.abort(),
    });
    expect(sum.total.games).toBeGreaterThanOrEqual(2 * PART_GAMES);
    expect(sum.total.games).toBeLessThan(settings.games);
    expect(sum.total).toEqual(simulate(deck, { ...settings, games: sum.total.games }));
  });

  it('goes on with more games as if they had been asked for at once', async () => {
    const few = { ...settings, games: 2 * PART_GAMES };
    const crew = crewOf(2);
    const before = await runSimulation({ deck, settings: few, crew, signal: never, onPart: quiet });
    const after = await runSimulation({ deck, settings, crew, signal: never, before, onPart: quiet });
    expect(after.total).toEqual(simulate(deck, settings));
    // A last part that was cut short is played again in full.
    const more = { ...settings, games: 7 * PART_GAMES };
    const longer = await runSimulation({ deck, settings: more, crew, signal: never, before: after, onPart: quiet });
    expect(longer.total).toEqual(simulate(deck, more));
  });

  it('stops where it is precise enough, at the same game with any number of workers', async () => {
    const enough = ({ games }: { games: number }) => games > 2 * PART_GAMES;
    for (const size of [1, 4]) {
      const sum = await runSimulation({ deck, settings, crew: crewOf(size), signal: never, enough, onPart: quiet });
      expect(sum.total.games).toBe(3 * PART_GAMES);
    }
  });

  it('says so when a worker fails, and has another one for the next task', async () => {
    FakeWorker.broken = 1;
    const crew = crewOf(1);
    await expect(runSimulation({ deck, settings, crew, signal: never, onPart: quiet })).rejects.toThrow('broken');
    const sum = await runSimulation({ deck, settings, crew, signal: never, onPart: quiet });
    expect(sum.total.games).toBe(settings.games);
  });
});

describe('crew', () => {
  const task = (part: number) => ({ kind: 'goldfish', deck, settings: { ...settings, games: 10 }, part }) as const;

  it('does urgent tasks before those that wait', async () => {
    const crew = crewOf(1);
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      crew.run(task(0)).then(note('first')),
      crew.run(task(0)).then(note('second')),
      crew.run(task(0), { urgent: true }).then(note('urgent')),
    ]);
    expect(order).toEqual(['first', 'urgent', 'second']);
  });

  it('does not begin a task that was taken back', async () => {
    const crew = crewOf(1);
    const stop = new AbortController();
    const first = crew.run(task(0));
    const second = crew.run(task(0), { signal: stop.signal });
    stop.abort(new Error('not wanted'));
    await expect(second).rejects.toThrow('not wanted');
    expect((await first).games).toBe(10);
    await expect(crew.run(task(0), { signal: stop.signal })).rejects.toThrow('not wanted');
  });
});

describe('fairness on workers', () => {
  it('gives the same counts with one worker and with many', async () => {
    const run = (size: number) =>
      runFairness({ seed: 5, cards: 10, shuffles: 120_000, crew: crewOf(size), signal: never, onPart: quiet });
    const one = await run(1);
    expect(one.shuffles).toBe(120_000);
    expect(judgeFairness(one)).toEqual(judgeFairness(await run(3)));
  });
});
