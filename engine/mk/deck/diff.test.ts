import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deck, emptyDeck, SECTIONS, type SectionId, setCount } from './deck.ts';
import { diffDecks } from './diff.ts';

const deck = (cards: Partial<Record<SectionId, Record<string, number>>>): Deck =>
  SECTIONS.reduce(
    (made, section) =>
      Object.entries(cards[section] ?? {}).reduce((d, [name, count]) => setCount(d, section, name, count), made),
    emptyDeck(),
  );

describe('difference of two decks', () => {
  it('is nothing for the same cards in another order and under another name', () => {
    const a = deck({ jovo: { Alfa: 2, Béta: 1 } });
    const b = { ...deck({ jovo: { Béta: 1, Alfa: 2 } }), name: 'más' };
    expect(diffDecks(a, b)).toEqual({ changes: [], moved: 0, added: 0, removed: 0, swaps: 0 });
  });

  it('counts one card replaced by another in a section as one swap', () => {
    const d = diffDecks(deck({ jovo: { Alfa: 3, Béta: 3 } }), deck({ jovo: { Alfa: 1, Béta: 3, Cápa: 2 } }));
    expect(d.changes).toEqual([
      { section: 'jovo', name: 'Alfa', before: 3, after: 1 },
      { section: 'jovo', name: 'Cápa', before: 0, after: 2 },
    ]);
    expect(d).toMatchObject({ added: 2, removed: 2, moved: 0, swaps: 2 });
  });

  it('counts a copy moved to the spare deck once, not as taken out and put in', () => {
    const d = diffDecks(deck({ jovo: { Alfa: 3 } }), deck({ jovo: { Alfa: 1 }, csere: { Alfa: 2 } }));
    expect(d).toMatchObject({ moved: 2, added: 0, removed: 0, swaps: 2 });
    expect(d.changes).toHaveLength(2);
  });

  it('does not pair a card put into one section with another taken out of another', () => {
    const d = diffDecks(deck({ torony: { Alfa: 1 } }), deck({ jovo: { Béta: 1 } }));
    expect(d).toMatchObject({ added: 1, removed: 1, swaps: 2 });
  });

  it('names cards in Hungarian order', () => {
    const d = diffDecks(deck({}), deck({ jovo: { Zápor: 1, Őz: 1, Csata: 1, Cukor: 1, Ág: 1 } }));
    expect(d.changes.map((change) => change.name)).toEqual(['Ág', 'Cukor', 'Csata', 'Őz', 'Zápor']);
  });

  const anyDeck = fc
    .record({
      torony: fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 3 })),
      jovo: fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 4 })),
      csere: fc.dictionary(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 3 })),
    })
    .map(deck);

  it('leads from the first deck to the second when applied, backwards in as many swaps', () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, (a, b) => {
        const there = diffDecks(a, b);
        const applied = there.changes.reduce((d, { section, name, after }) => setCount(d, section, name, after), a);
        expect(diffDecks(applied, b).changes).toEqual([]);
        const back = diffDecks(b, a);
        expect([back.swaps, back.added, back.removed]).toEqual([there.swaps, there.removed, there.added]);
      }),
    );
  });

  it('never asks for fewer swaps than single steps can do (checked by search on small decks)', () => {
    const small = fc
      .record({
        jovo: fc.dictionary(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 2 })),
        csere: fc.dictionary(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 2 })),
      })
      .map(deck);
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(diffDecks(a, b).swaps).toBe(fewestSteps(a, b));
      }),
      { numRuns: 150 },
    );
  });
});

type State = readonly [number, number, number, number];
const state = (d: Deck): State => {
  const n = (section: SectionId, name: string) => d.sections[section].find((e) => e.name === name)?.count ?? 0;
  return [n('jovo', 'A'), n('jovo', 'B'), n('csere', 'A'), n('csere', 'B')];
};

// Breadth first over all single steps of two cards and two sections: put in, take out, replace, move.
function fewestSteps(a: Deck, b: Deck): number {
  const goal = state(b).join();
  const steps: State[] = [
    ...[0, 1, 2, 3].flatMap((i) => [1, -1].map((n) => [0, 1, 2, 3].map((j) => (i === j ? n : 0)) as unknown as State)),
    [1, -1, 0, 0],
    [-1, 1, 0, 0],
    [0, 0, 1, -1],
    [0, 0, -1, 1],
    [1, 0, -1, 0],
    [-1, 0, 1, 0],
    [0, 1, 0, -1],
    [0, -1, 0, 1],
  ];
  let reached = new Map([[state(a).join(), state(a)]]);
  const seen = new Set(reached.keys());
  for (let depth = 0; ; depth++) {
    if (reached.has(goal)) return depth;
    const next = new Map<string, State>();
    for (const at of reached.values()) {
      for (const step of steps) {
        const to = at.map((n, i) => n + (step[i] as number)) as unknown as State;
        const key = to.join();
        if (to.some((n) => n < 0 || n > 5) || seen.has(key)) continue;
        seen.add(key);
        next.set(key, to);
      }
    }
    reached = next;
  }
}
