import type { Act, ActOf, Amount, Effect, Filter, PlayerRef, Where, Whom } from '../model.ts';
import type { Case } from '../words/inflect.ts';
import { type Group, type Meaning, type Owner, teamWhom } from './np.ts';
import { filterOf, type Piece } from './pieces.ts';

type PieceOf<P extends Piece['p']> = Extract<Piece, { p: P }>;
type StatMeaning = Extract<Meaning, { t: 'stat' }>;
export type Topic = { readonly player: PlayerRef } | { readonly whom: Whom };

/** What the clauses before leave for the next one. */
export interface Context {
  readonly acts: Act[];
  topic: Topic | null;
  verb: string | null;
  stat: StatMeaning | null;
  /** Cards of a Jövő are being looked at. */
  looked: boolean;
  /** What a missing subject stands for: the card itself. */
  readonly self: Whom;
}

export interface Framed {
  readonly acts: readonly Act[];
  readonly once: Effect['once'] | null;
  readonly subject: Topic | null;
  readonly verb: string | null;
  readonly stat: StatMeaning | null;
}

/** The parts of one clause, taken out one by one; a clause is understood when nothing is left. */
export class Bag {
  private readonly left: Piece[];
  denied = false;
  definite = false;
  /** A subject "első …" was taken: the act must say so. */
  onlyFirst = false;
  topic: Topic | null = null;
  lastStat: StatMeaning | null = null;

  constructor(pieces: readonly Piece[]) {
    this.left = [...pieces];
  }

  empty(): boolean {
    return this.left.length === 0;
  }

  private take<P extends Piece['p']>(p: P, fits: (piece: PieceOf<P>) => boolean = () => true): PieceOf<P> | null {
    const at = this.left.findIndex((piece) => piece.p === p && fits(piece as PieceOf<P>));
    return at < 0 ? null : (this.left.splice(at, 1)[0] as PieceOf<P>);
  }

  until() {
    return this.take('until')?.until ?? null;
  }

  once() {
    return this.take('once')?.per ?? null;
  }

  verb(): PieceOf<'verb'> | null {
    const verb = this.take('verb');
    if (verb?.not) this.denied = true;
    if (verb?.v.definite) this.definite = true;
    return verb;
  }

  word(word: string): boolean {
    return this.take('word', (piece) => piece.word === word && !piece.not) !== null;
  }

  wordPiece(word: string) {
    return this.take('word', (piece) => piece.word === word);
  }

  keywords(form: 'acc' | 'nom') {
    return this.take('keywords', (piece) => piece.form === form)?.list ?? null;
  }

  position(form: 'ill' | 'ine') {
    return this.take('position', (piece) => piece.form === form)?.is ?? null;
  }

  compared() {
    return this.take('cmp');
  }

  /** "ostrom manőverben" limits a change of a number. */
  scope(): { in?: 'siege' | 'quest' | 'building' | 'fight' } {
    const scope = this.take('in');
    return scope ? { in: scope.manoeuvre } : {};
  }

  quantity(unit: string, form: Case): PieceOf<'qty'> | null {
    return this.take('qty', (piece) => piece.unit === unit && piece.form === form);
  }

  /** The number of a quantity; a count told behind it ("annyi …, ahány …") is taken with it. */
  amount(quantity: PieceOf<'qty'>): Amount | null {
    if (quantity.n === 'some') return null;
    if (quantity.n !== 'as') return quantity.n;
    const count = this.take('count');
    return count ? { count: count.filter } : null;
  }

  private group(fits: (g: Group) => boolean): Group | null {
    return this.take('group', (piece) => fits(piece.g))?.g ?? null;
  }

  stat(form: Case): StatMeaning | null {
    const found = this.group((g) => g.m.t === 'stat' && g.form === form)?.m as StatMeaning | undefined;
    if (found) this.lastStat = found;
    return found ?? null;
  }

  /** Whose number it is: named, or what was spoken of before, or the card itself. */
  statOwner(stat: StatMeaning, c: Context): Whom | null {
    if (stat.of === null) return this.subjectOr(c);
    if ('player' in stat.of) {
      if (stat.stat !== 'handSize') return null;
      return {
        pick: 'all',
        kinds: ['card'],
        whose: stat.of.player === 'enemy' ? 'enemy' : 'own',
        where: { in: 'hand' },
      };
    }
    this.topic = { whom: stat.of };
    return stat.of;
  }

  private subjectOr(c: Context): Whom {
    if (c.topic && 'whom' in c.topic) return c.topic.whom;
    return c.self;
  }

  /** The card or cards in the nominative, else what was spoken of, else the card itself. */
  subject(c: Context): Whom {
    const group = this.group(
      (g) => g.form === 'nom' && (g.m.t === 'whom' || (g.m.t === 'zone' && g.m.where.in === 'team')),
    );
    const whom =
      group?.m.t === 'whom'
        ? group.m.whom
        : group?.m.t === 'zone'
          ? teamWhom(group.m.where.whose ?? 'the')
          : this.subjectOr(c);
    if (group?.m.t === 'whom' && group.m.first) this.onlyFirst = true;
    this.topic = { whom };
    return whom;
  }

  sameSubject(whom: Whom | { player: PlayerRef }): void {
    if (!('player' in whom)) this.topic = { whom };
  }

  /** The player in the nominative (or as "who": the one spoken of before). */
  player(c: Context): PlayerRef | null {
    const group = this.group((g) => g.m.t === 'player' && g.form === 'nom');
    const who = group?.m.t === 'player' ? group.m.who : c.topic && 'player' in c.topic ? c.topic.player : null;
    if (who) this.topic = { player: who };
    return who;
  }

  /** Takes a subject that only says whose effect it is: "a lap megsemmisíti …", "játékosa …". */
  dropSubject(c: Context): void {
    if (this.player(c)) return;
    const self = this.group(
      (g) => g.form === 'nom' && g.m.t === 'whom' && 'ref' in g.m.whom && g.m.whom.ref !== 'target',
    );
    if (self?.m.t === 'whom') this.topic = { whom: self.m.whom };
  }

  objectWhom(): Whom | null {
    const group = this.group((g) => g.m.t === 'whom' && !g.m.first && g.form === 'acc');
    return group?.m.t === 'whom' ? group.m.whom : null;
  }

  object(fits: (g: Group) => boolean): boolean {
    return this.group((g) => g.form === 'acc' && fits(g)) !== null;
  }

  groupWhom(form: Case): Whom | null {
    const group = this.group((g) => g.m.t === 'whom' && !g.m.first && g.form === form);
    return group?.m.t === 'whom' ? group.m.whom : null;
  }

  /** A class of cards in the nominative that does something to another. */
  subjectFilter(): Filter | null {
    return this.bareFilter(['nom']);
  }

  bareFilter(forms: readonly Case[]): Filter | null {
    const fits = (g: Group) =>
      forms.includes(g.form) &&
      g.m.t === 'whom' &&
      !('ref' in g.m.whom) &&
      g.m.whom.pick === 'all' &&
      filterOf(g.m.whom) !== null;
    const group = this.group(fits);
    return group?.m.t === 'whom' ? filterOf(group.m.whom) : null;
  }

  /** The class of cards right before "célpontjául": the last one. */
  lastFilter(): Filter | null {
    const groups = this.left.filter((piece) => piece.p === 'group' && piece.g.form === 'nom' && piece.g.m.t === 'whom');
    const last = groups.at(-1);
    if (last?.p !== 'group' || last.g.m.t !== 'whom' || 'ref' in last.g.m.whom || last.g.m.whom.pick !== 'all')
      return null;
    const filter = filterOf(last.g.m.whom);
    if (filter) this.left.splice(this.left.indexOf(last), 1);
    return filter;
  }

  zone(form: Case): Where | null {
    const group = this.group((g) => g.m.t === 'zone' && g.form === form && !g.m.end);
    return group?.m.t === 'zone' ? group.m.where : null;
  }

  top(): Extract<Meaning, { t: 'top' }> | null {
    const group = this.group((g) => g.m.t === 'top' && g.form === 'acc');
    return group?.m.t === 'top' ? group.m : null;
  }

  /** Where cards are put: "Kezébe", "Jövője aljára", "raktárába". */
  destination(shuffled: boolean): Destination | null {
    const end = this.group(
      (g) => g.m.t === 'zone' && g.form === 'sub' && g.m.end !== undefined && g.m.where.in === 'deck',
    );
    if (end?.m.t === 'zone') {
      this.ownerStays(end.m.owner);
      return end.m.end === 'bottom' ? 'deckBottom' : 'deckTop';
    }
    const place = this.group((g) => g.m.t === 'zone' && g.form === 'ill' && DESTINATIONS.has(g.m.where.in));
    if (place?.m.t !== 'zone') return null;
    this.ownerStays(place.m.owner);
    if (place.m.where.in === 'deck') return shuffled ? 'deck' : null;
    return place.m.where.in as Destination;
  }

  // "Célpont felszerelés irányítója raktárába kerül": whose place it is, is what goes there.
  private ownerStays(owner: Owner | null): void {
    if (owner?.o !== 'whom') return;
    this.left.push({ p: 'group', g: { m: { t: 'whom', whom: owner.whom, definite: true, many: false }, form: 'nom' } });
  }

  /** "élőhalott ellen". */
  against(): Filter | null {
    return this.take('against')?.filter ?? null;
  }

  first(): { first?: 'fight' } {
    if (!this.onlyFirst || !this.take('eachFight')) return {};
    this.onlyFirst = false;
    return { first: 'fight' };
  }

  firstRoll(stat: StatMeaning): { first?: 'fight' } {
    const first = (stat as { first?: true }).first === true;
    const every = this.take('eachFight') !== null;
    // "the first roll" of something else than a fight has no place in the structure.
    if (first !== every) this.onlyFirst = true;
    return first && every ? { first: 'fight' } : {};
  }

  ofLooked(): void {
    this.take('word', (piece) => piece.word === 'abból');
  }

  siegeObject(): boolean {
    return this.take('word', (piece) => piece.word === 'ostrom manővert') !== null;
  }

  roll(): { roll: 'test' | 'save'; attribute: 'fizikum' | 'asztral' | 'mental' } | null {
    const hit = this.take('word', (piece) => /^(fizikum|asztrál|mentál) (próbadobást|mentődobást)$/u.test(piece.word));
    if (!hit) return null;
    const [attribute, roll] = hit.word.split(' ');
    return {
      roll: roll === 'próbadobást' ? 'test' : 'save',
      attribute: attribute === 'fizikum' ? 'fizikum' : attribute === 'asztrál' ? 'asztral' : 'mental',
    };
  }

  nothingBut(): boolean {
    return this.left.every((piece) => piece.p === 'group' && piece.g.form === 'nom');
  }
}

export type Destination = ActOf<'move'>['to'] | 'present';
const DESTINATIONS: ReadonlySet<string> = new Set([
  'hand',
  'past',
  'abyss',
  'pastOrAbyss',
  'store',
  'row',
  'present',
  'deck',
]);
