import { describe, expect, it } from 'vitest';
import { lossCosts, type Stamina, type StaminaPlan, stamina } from './stamina.ts';

const plan = (hand: number, rest: StaminaPlan['rest'] = 'short', more: Partial<StaminaPlan> = {}): StaminaPlan => ({
  hand,
  discard: 0,
  rest,
  lose: [],
  ...more,
});

function value(one: StaminaPlan): Stamina {
  const result = stamina(one);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

/**
 * The rules alone, without any habit: every legal choice is tried (play, long rest, optional short rest, and in which
 * round of its cycle a planned loss happens). Gives the latest last round, or -1 if the losses cannot all be placed.
 */
function latestRound(hand: number, discard: number, lose: readonly number[]): number {
  const due = (cycle: number): number => lose.filter((one) => one === cycle).length;
  const known = new Map<string, number>();
  const search = (h: number, d: number, cycle: number, left: number, playing: boolean): number => {
    const key = [h, d, cycle, left, playing].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = -1;
    const consider = (rounds: number): void => {
      if (rounds >= 0) best = Math.max(best, rounds);
    };
    const later = (rounds: number): number => (rounds < 0 ? -1 : rounds + 1);
    if (h <= 1 && d <= 1) {
      consider(left === 0 && lose.every((one) => one <= cycle) ? 0 : -1);
    } else {
      if (d >= 2 && left === 0) consider(later(search(h + d - 1, 0, cycle, 0, false)));
      if (h >= 2) {
        const now = playing ? cycle : cycle + 1;
        const open = playing ? left : due(now);
        for (let lost = 0; lost <= Math.min(2, open); lost++) {
          const pile = d + 2 - lost;
          consider(later(search(h - 2, pile, now, open - lost, true)));
          if (pile >= 2 && open === lost) consider(later(search(h - 2 + pile - 1, 0, now, 0, false)));
        }
      }
    }
    known.set(key, best);
    return best;
  };
  return search(hand, discard, 0, 0, false);
}

describe('stamina', () => {
  it('HOM.1.b plays ⌊N²/4⌋ rounds with a fresh hand of 2 to 13 under any habit', () => {
    for (let n = 2; n <= 13; n++) {
      for (const rest of ['short', 'long', 'best'] as const) {
        expect(value(plan(n, rest)).roundsPlayed, `${n} ${rest}`).toBe(Math.floor((n * n) / 4));
      }
    }
  });

  it('HOM.1.b lasts exactly its played rounds with short rests', () => {
    for (let n = 2; n <= 13; n++) {
      const { lastRound, roundsPlayed, exhaustedAtStartOfRound } = value(plan(n));
      expect(lastRound).toBe(roundsPlayed);
      expect(exhaustedAtStartOfRound).toBe(lastRound + 1);
    }
  });

  it('HOM.1.b lasts one round more for each of its N - 1 long rests', () => {
    for (let n = 2; n <= 13; n++) {
      expect(value(plan(n, 'long')).lastRound).toBe(Math.floor((n * n) / 4) + n - 1);
    }
  });

  it('gives the course of a hand of nine', () => {
    expect(value(plan(9))).toMatchObject({
      roundsPlayed: 20,
      lastRound: 20,
      exhaustedAtStartOfRound: 21,
      cycles: [4, 4, 3, 3, 2, 2, 1, 1],
    });
  });

  it('HOM.1.b is exhausted at once with at most one card in hand and one discarded, not with two discarded', () => {
    expect(value(plan(1, 'short', { discard: 1 }))).toMatchObject({
      lastRound: 0,
      exhaustedAtStartOfRound: 1,
      cycles: [],
    });
    expect(value(plan(0, 'short', { discard: 2 }))).toMatchObject({ lastRound: 1, roundsPlayed: 0, cycles: [] });
  });

  it('begins with a long rest, which is no cycle, when fewer than two cards are in hand', () => {
    const result = value(plan(1, 'short', { discard: 5 }));
    expect(result.steps[0]).toMatchObject({ round: 1, kind: 'longRest', hand: 5, discard: 0, lost: 1 });
    expect(result).toMatchObject({ roundsPlayed: 6, lastRound: 7, cycles: [2, 2, 1, 1] });
  });

  it('takes a lost card out of all later cycles', () => {
    expect(value(plan(9, 'short', { lose: [1] })).cycles).toEqual([4, 3, 3, 2, 2, 1, 1]);
    expect(value(plan(9, 'short', { lose: [8] })).cycles).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
    expect(value(plan(9, 'long', { lose: [8] })).lastRound).toBe(27);
  });

  it('refuses a loss in a cycle that does not exist, also when an earlier loss removed it', () => {
    expect(stamina(plan(9, 'short', { lose: [9] }))).toEqual({
      ok: false,
      problem: { code: 'NO_SUCH_CYCLE', cycle: 9, cycles: 8 },
    });
    expect(stamina(plan(4, 'short', { lose: [1, 3] }))).toMatchObject({
      problem: { code: 'NO_SUCH_CYCLE', cycles: 2 },
    });
    expect(stamina(plan(2, 'short', { lose: [1, 1, 1] }))).toMatchObject({
      problem: { code: 'TOO_MANY_LOSSES', played: 2 },
    });
  });

  it('finds the latest last round that any legal choices give, for all hands, discards and losses', () => {
    for (let hand = 0; hand <= 10; hand++) {
      for (let discard = 0; discard <= 6; discard++) {
        const { cycles } = value(plan(hand, 'best', { discard }));
        const losses = [[], ...cycles.map((_, i) => [i + 1]), ...cycles.slice(1).map((_, i) => [1, i + 1])];
        for (const lose of losses) {
          const result = stamina(plan(hand, 'best', { discard, lose }));
          const latest = latestRound(hand, discard, lose);
          expect(result.ok ? result.value.lastRound : -1, `${hand} ${discard} ${lose}`).toBe(latest);
        }
      }
    }
  });

  it('keeps its books: every step changes the piles by what it says', () => {
    for (const rest of ['short', 'long'] as const) {
      let { hand, discard } = { hand: 11, discard: 3 };
      for (const step of value(plan(11, rest, { discard: 3, lose: [1, 2, 2] })).steps) {
        if (step.kind === 'exhausted') continue;
        expect(step.hand + step.discard).toBe(hand + discard - step.lost);
        ({ hand, discard } = step);
      }
    }
  });
});

describe('loss costs', () => {
  it('prices a loss now and later, dearest first', () => {
    const costs = lossCosts(plan(9));
    expect(costs?.handCard).toEqual({ rounds: 4, last: 4 });
    expect(costs?.twoDiscards).toBeNull();
    expect(costs?.cycles.map((cost) => cost.rounds)).toEqual([4, 3, 3, 2, 2, 1, 1, 0]);
  });

  it('agrees with counting the rounds anew', () => {
    for (let hand = 2; hand <= 10; hand++) {
      const before = value(plan(hand, 'long', { discard: 4 })).roundsPlayed;
      const costs = lossCosts(plan(hand, 'long', { discard: 4 }));
      expect(costs?.twoDiscards?.rounds).toBe(before - value(plan(hand, 'long', { discard: 2 })).roundsPlayed);
    }
  });

  it('gives none for a plan that cannot be followed', () => {
    expect(lossCosts(plan(3, 'short', { lose: [7] }))).toBeNull();
  });
});
