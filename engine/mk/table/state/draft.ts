import { Rng } from '../../../random/rng.ts';
import type { Card } from '../../cards/card.ts';
import type { TableEvent } from './events.ts';
import type { Manoeuvre } from './manoeuvre.ts';
import type {
  AttachKind,
  CardId,
  CardInst,
  Decision,
  PlayerId,
  PlayerState,
  State,
  TimelineEntry,
  ZoneName,
} from './types.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Zones = Record<PlayerId, Record<ZoneName, readonly CardId[]>>;

/** Where a card is to be put. `at` counts from the top (future, past, tower: from index 0); left out = the end. */
export type Place =
  | { readonly zone: ZoneName; readonly side: PlayerId; readonly at?: number }
  | { readonly zone: 'timeline'; readonly side: PlayerId }
  | { readonly zone: 'attached'; readonly host: CardId; readonly as: AttachKind };

const NO_COUNTERS: Readonly<Record<string, number>> = {};
const NONE: readonly never[] = [];

/** What a card forgets when it leaves the Jelen: a card that comes back is a new one (Q62). */
export const FRESH = {
  position: 'ready',
  damage: 0,
  faceDown: false,
  asType: null,
  treasure: null,
  levelChange: 0,
  counters: NO_COUNTERS,
  grants: NONE,
  withheld: NONE,
  lost: NONE,
  ruledController: null,
  marks: NO_COUNTERS,
  fromPast: false,
  stays: null,
  since: 0,
} as const satisfies Partial<CardInst>;

/**
 * A state being changed by one command: copies only what is touched, collects the events, and keeps every card in
 * exactly one place, since {@link Draft.place} is the only way to move one. A refused command simply drops its draft.
 */
export class Draft {
  readonly events: TableEvent[] = [];
  private readonly base: State;
  private readonly next: Writable<State>;
  private cardsCopied = false;
  private readonly touched = new Set<CardId>();
  private generator: Rng | null = null;
  /** The command being carried out is a kézi move: events are marked so. */
  byHand = false;
  /** What happens now is what a text was declined for: no text stands in its place again. */
  happensAnyway = false;

  constructor(base: State) {
    this.base = base;
    this.next = { ...base };
  }

  /** The state as it stands now; to be read, never written. */
  get state(): State {
    return this.next;
  }

  /** The finished state with the generator as it was left. */
  finish(): State {
    if (this.generator) this.next.rng = this.generator.state();
    return this.next;
  }

  emit(event: TableEvent): void {
    this.events.push(this.byHand ? { ...event, by: 'hand' } : event);
  }

  set(change: Partial<Pick<State, Exclude<keyof State, 'cards' | 'zones' | 'rng' | 'players'>>>): void {
    Object.assign(this.next, change);
  }

  rng(): Rng {
    this.generator ??= Rng.from(this.base.rng);
    return this.generator;
  }

  freshId(): number {
    return this.next.nextId++;
  }

  card(id: CardId): CardInst {
    return this.next.cards[id] as CardInst;
  }

  def(id: CardId): Card {
    return this.next.defs[this.card(id).def] as Card;
  }

  change(id: CardId, change: Partial<CardInst>): void {
    const cards = this.cardList();
    if (this.touched.has(id)) {
      Object.assign(cards[id] as CardInst, change);
      return;
    }
    this.touched.add(id);
    cards[id] = { ...(cards[id] as CardInst), ...change };
  }

  player(player: PlayerId): PlayerState {
    return this.next.players[player];
  }

  changePlayer(player: PlayerId, change: Partial<PlayerState>): void {
    this.next.players = { ...this.next.players, [player]: { ...this.next.players[player], ...change } };
  }

  list(side: PlayerId, zone: ZoneName): readonly CardId[] {
    return this.next.zones[side][zone];
  }

  /** Replaces the order of a zone; the cards must be the same ones. */
  reorder(side: PlayerId, zone: ZoneName, order: readonly CardId[]): void {
    this.setList(side, zone, order);
  }

  /** Moves a card to a place, taking it out of the one it is in. Nothing else about the card changes. */
  place(id: CardId, to: Place): void {
    const from = this.card(id);
    if (from.zone === 'attached') {
      const host = from.host as CardId;
      this.change(host, { attached: this.card(host).attached.filter((other) => other !== id) });
    } else if (from.zone !== 'timeline') {
      const list = this.list(from.side, from.zone);
      this.setList(
        from.side,
        from.zone,
        list.filter((other) => other !== id),
      );
    }
    if (to.zone === 'attached') {
      this.change(to.host, { attached: [...this.card(to.host).attached, id] });
      this.change(id, { zone: 'attached', side: this.card(to.host).side, host: to.host, attachedAs: to.as });
      return;
    }
    if (to.zone !== 'timeline') {
      const list = this.list(to.side, to.zone);
      const at = to.at === undefined ? list.length : Math.max(0, Math.min(list.length, to.at));
      this.setList(to.side, to.zone, list.toSpliced(at, 0, id));
    }
    this.change(id, { zone: to.zone, side: to.side, host: null, attachedAs: null });
  }

  /** A new card in the game, lying in `zone` of its owner's side (ALAP.28). */
  create(card: Card, owner: PlayerId, zone: ZoneName, side: PlayerId = owner): CardId {
    const known = this.next.defs.indexOf(card);
    const def = known >= 0 ? known : this.next.defs.length;
    if (known < 0) this.next.defs = [...this.next.defs, card];
    const cards = this.cardList();
    const id = cards.length;
    this.touched.add(id);
    cards.push({ ...FRESH, id, def, owner, zone, side, host: null, attachedAs: null, attached: NONE });
    this.setList(side, zone, [...this.list(side, zone), id]);
    return id;
  }

  pushEntry(entry: Omit<TimelineEntry, 'id'>): number {
    const id = this.freshId();
    this.next.timeline = [...this.next.timeline, { ...entry, id }];
    return id;
  }

  dropEntry(id: number): void {
    this.next.timeline = this.next.timeline.filter((entry) => entry.id !== id);
  }

  /** Puts a question to a player; what is left out has its empty value. */
  ask(question: Pick<Decision, 'kind' | 'player' | 'clause'> & Partial<Decision>): void {
    const decision: Decision = {
      card: null,
      options: NONE,
      min: 0,
      max: 0,
      preset: null,
      search: null,
      roll: null,
      ...question,
      id: this.freshId(),
    };
    this.next.decisions = [...this.next.decisions, decision];
  }

  changeManoeuvre(change: Partial<Manoeuvre>): void {
    if (this.next.manoeuvre) this.next.manoeuvre = { ...this.next.manoeuvre, ...change };
  }

  private cardList(): CardInst[] {
    if (!this.cardsCopied) {
      this.next.cards = this.next.cards.slice();
      this.cardsCopied = true;
    }
    return this.next.cards as CardInst[];
  }

  private setList(side: PlayerId, zone: ZoneName, list: readonly CardId[]): void {
    const zones = this.next.zones as Zones;
    this.next.zones = { ...zones, [side]: { ...zones[side], [zone]: list } };
  }
}
