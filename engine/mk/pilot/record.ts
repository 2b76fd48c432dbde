import { def } from '../table/rules/controller.ts';
import { dpOf } from '../table/rules/win.ts';
import type { TableEvent } from '../table/state/events.ts';
import type { CardId, Outcome, State } from '../table/state/types.ts';
import type { Watch } from './game.ts';

/** The whole numbers kept of a forduló, in the order they are tallied. */
export const MEASURES = ['mp', 'spent', 'played', 'hand', 'stuck', 'dp', 'levels', 'row'] as const;
export type Measure = (typeof MEASURES)[number];

/** What a deck did in one game, from its own side. */
export interface GameRecord {
  readonly winner: Outcome | null;
  readonly clause: string | null;
  /** The last forduló that was played. */
  readonly turn: number;
  readonly turns: readonly Readonly<Record<Measure, number>>[];
  /** By name: copies drawn, copies played, and forduló at whose end a copy lay in the Kéz. */
  readonly cards: ReadonlyMap<string, { readonly drawn: number; readonly played: number; readonly stuckTurns: number }>;
}

interface OpenTurn {
  mp: number;
  hand: number;
  spent: number;
  played: number;
}

/**
 * Keeps the books of one game for the side "self": give `watch` to the game, take the record when it is over. `mp` is the pool
 * after the gain and `hand` the Kéz after the draw, both before anything is played; `stuck` is 1 where nothing was played;
 * `dp`, `levels` (enemy toronyszint that fell) and `row` (own kalandozó in the Sor) are of the end of the forduló.
 */
export class Recorder {
  private readonly turns: Record<Measure, number>[] = [];
  private readonly cards = new Map<string, { drawn: number; played: number; stuckTurns: number }>();
  private now: OpenTurn = { mp: 0, hand: 0, spent: 0, played: 0 };
  private open = false;
  private levelsAtStart: number | null = null;

  readonly watch: Watch = ({ before, after, events }) => {
    this.levelsAtStart ??= before.zones.dummy.tower.length;
    for (const event of events) this.note(event, after);
    if (before.step !== 'manoeuvres' && after.step === 'manoeuvres') this.begin(after);
    if (this.open && (after.step === 'end' || after.result)) this.end(after);
  };

  private begin(state: State): void {
    this.open = true;
    this.now = { mp: state.players.self.mp, hand: state.zones.self.hand.length, spent: 0, played: 0 };
  }

  private end(state: State): void {
    this.open = false;
    const { hand } = state.zones.self;
    this.turns.push({
      ...this.now,
      stuck: this.now.played === 0 ? 1 : 0,
      dp: dpOf(state, 'self'),
      levels: (this.levelsAtStart ?? 0) - state.zones.dummy.tower.length,
      row: state.zones.self.row.length,
    });
    for (const name of new Set(hand.map((id) => def(state, id).name))) this.entry(name).stuckTurns++;
  }

  private note(event: TableEvent, state: State): void {
    if (event.type === 'moved' && event.to === 'self.hand' && event.from === 'self.future') {
      this.count(state, event.card, 'drawn');
    }
    if (event.player !== 'self') return;
    if (event.type === 'paid') this.now.spent += event.n ?? 0;
    if (event.type !== 'summoned' && event.type !== 'attaching') return;
    this.now.played++;
    this.count(state, event.card, 'played');
  }

  private count(state: State, id: CardId | undefined, what: 'drawn' | 'played'): void {
    if (id !== undefined) this.entry(def(state, id).name)[what]++;
  }

  private entry(name: string) {
    const known = this.cards.get(name) ?? { drawn: 0, played: 0, stuckTurns: 0 };
    this.cards.set(name, known);
    return known;
  }

  /** The record of the finished game. */
  record(last: State): GameRecord {
    const { result } = last;
    return {
      winner: result?.winner ?? null,
      clause: result?.clause ?? null,
      turn: result?.turn ?? this.turns.length,
      turns: this.turns,
      cards: this.cards,
    };
  }
}
