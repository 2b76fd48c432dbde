import type { Act, Effect, Filter, Picked, Whom } from '../../cards/effects/model.ts';
import { readCard } from '../../cards/effects/read.ts';
import { hurt } from '../rules/combat/damage.ts';
import { card, def, playerOf } from '../rules/controller.ts';
import { draw } from '../rules/drawing.ts';
import { levelOf } from '../rules/levels.ts';
import { toPastOrAbyss } from '../rules/zones.ts';
import type { Draft } from '../state/draft.ts';
import type { Happens, Running } from '../state/running.ts';
import type { CardId, PlayerId, State } from '../state/types.ts';
import { acting } from './acts.ts';
import { bannedBy } from './constants.ts';
import { begunTogether, constantIn, isCarriedOut, wayOf } from './done.ts';
import { type About, amountOf, fits, holds, matching, playersOf, refOf } from './filter.ts';

/*
 * Carrying out the sentences of a text, one act after another. What is under way is part of the state, so that a question can
 * stop it and an answer lets it go on.
 */

export interface Start {
  readonly source: CardId;
  readonly ability: number;
  readonly player: PlayerId;
  readonly targets: readonly CardId[];
  readonly summoner?: CardId | undefined;
  readonly x: number | null;
  /** What the text stands in the place of. */
  readonly instead?: Happens;
}

/** Begins what a text does now; sentences that were not understood are named for the player (`byHand`). */
export function startText(d: Draft, start: Start): void {
  const one = def(d.state, start.source);
  const sentences = begunTogether(readCard(one)[start.ability] ?? []);
  const effects: Effect[] = [];
  for (const sentence of sentences) {
    if (constantIn(one, start.ability, sentence)) continue;
    const way = wayOf(one, start.ability, sentence);
    if (way === 'instead') continue;
    const done = sentence.understood && sentence.effects.every((effect) => isCarriedOut(effect, way));
    if (done) effects.push(...sentence.effects.filter((effect) => firstUse(d, start, effect)));
    else byHand(d, start.source, sentence.text);
  }
  startEffects(d, start, effects);
}

// "Harci körönként egyszer": counts a use, and says whether it is the first one of that time.
function firstUse(d: Draft, start: Start, effect: Effect): boolean {
  if (effect.once === undefined) return true;
  const { turn, manoeuvre } = d.state;
  const fight = manoeuvre?.fight;
  const time = {
    turn,
    // A fight has its number in the state: the manoeuvre can have one only.
    fight: turn * 100 + d.state.turnMarks.length,
    round: turn * 10000 + d.state.turnMarks.length * 100 + (fight?.round ?? 0),
    game: 1,
  }[effect.once];
  const mark = `once:${start.ability}:${effect.once}:${effect.when?.on ?? ''}`;
  if (card(d.state, start.source).marks[mark] === time) return false;
  d.change(start.source, { marks: { ...card(d.state, start.source).marks, [mark]: time } });
  return true;
}

const byHand = (d: Draft, id: CardId, text: string): void => d.emit({ type: 'byHand', card: id, word: text });

/** Begins given effects. */
export function startEffects(d: Draft, start: Start, effects: readonly Effect[]): void {
  if (effects.length === 0) return;
  const run: Running = {
    id: d.freshId(),
    source: start.source,
    ability: start.ability,
    player: start.player,
    summoner: start.summoner ?? null,
    x: start.x,
    targets: start.targets,
    effects,
    effect: 0,
    act: 0,
    it: [],
    looked: [],
    did: true,
    rolled: null,
    said: null,
    chosen: null,
    ...(start.instead ? { instead: start.instead } : {}),
  };
  d.set({ running: [...d.state.running, run] });
}

const aboutOf = (run: Running): About => ({
  self: run.source,
  player: run.player,
  it: run.it,
  summoner: run.summoner ?? undefined,
  x: run.x,
});

/** Goes on with what is under way until a question has to be answered or nothing is left. */
export function continueRuns(d: Draft): void {
  for (let guard = 0; guard < 500; guard++) {
    const run = d.state.running.at(-1);
    if (!run || d.state.decisions.length > 0) return;
    step(d, run);
  }
}

/** Writes what changed in the run that is under way. */
export function changeRun(d: Draft, id: number, change: Partial<Running>): void {
  d.set({ running: d.state.running.map((run) => (run.id === id ? { ...run, ...change } : run)) });
}

function step(d: Draft, run: Running): void {
  const effect = run.effects[run.effect];
  if (!effect) {
    d.set({ running: d.state.running.filter((one) => one.id !== run.id) });
    return;
  }
  const about = aboutOf(run);
  if (run.act === 0 && run.said === null && run.chosen === null && !begins(d.state, effect, about, run)) {
    // "Ha így tesz" of the next sentence asks whether this one was done.
    changeRun(d, run.id, { effect: run.effect + 1, act: 0 });
    return;
  }
  const act = effect.acts[run.act];
  if (!act) {
    changeRun(d, run.id, { effect: run.effect + 1, act: 0 });
    return;
  }
  if (act.link === 'ifDone' && !run.did) {
    next(d, run, false);
    return;
  }
  if (act.may && run.said === null && act.do !== 'takeLooked') {
    d.ask({ kind: 'effectMay', player: decider(d.state, act, about), clause: null, card: run.source, preset: 'yes' });
    return;
  }
  if (run.said === false) {
    if (run.instead && run.act === 0) {
      changeRun(d, run.id, { effect: run.effects.length, said: null });
      happenAnyway(d, run.instead);
    } else next(d, run, false);
    return;
  }
  if (asksNumber(d, run, act, about)) return;
  const cards = run.held ?? whomOf(d, run, act, about);
  if (cards === 'asked') return;
  if (act.do === 'attach' && 'pick' in act.to && cards !== null && run.host === undefined) {
    const host = hostOf(d, run, act, act.to, cards, about);
    if (host === 'asked') return;
    if (host !== null) changeRun(d, run.id, { host });
  }
  const here = d.state.running.find((one) => one.id === run.id) ?? run;
  const done = cards === null ? null : acting(d, here, act, cards, about);
  if (done === null && cards === null) d.emit({ type: 'noEffect', card: run.source, clause: '5.01.a' });
  const after = d.state.running.find((one) => one.id === run.id) ?? run;
  const it = cards && cards.length > 0 && act.do !== 'takeLooked' && act.do !== 'restLooked' ? cards : after.it;
  next(d, { ...after, it }, done === true);
}

// X that nobody has said yet is asked for: at most what can be paid, where it is paid.
function asksNumber(d: Draft, run: Running, act: Act, about: About): boolean {
  if (run.x !== null || !usesX(act)) return false;
  const player = decider(d.state, act, about);
  const max = act.do === 'pay' ? d.state.players[player].mp : 99;
  d.ask({ kind: 'effectNumber', player, clause: null, card: run.source, min: 0, max });
  return true;
}

function usesX(act: Act): boolean {
  if ('n' in act && act.n === 'X') return true;
  const whom = whomIn(act);
  return whom !== null && 'pick' in whom && whom.n === 'X';
}

/** What was declined to be replaced happens. */
function happenAnyway(d: Draft, { of, card: id, player, n }: Happens): void {
  d.happensAnyway = true;
  if (of === 'draw') draw(d, player, n);
  else if (of === 'hurt') hurt(d, id, n);
  else if (of === 'die') toPastOrAbyss(d, id, 'died', 'ALAP.25');
  else toPastOrAbyss(d, id, 'destroyed', 'ALAP.43');
  d.happensAnyway = false;
}

function next(d: Draft, run: Running, did: boolean): void {
  changeRun(d, run.id, {
    act: run.act + 1,
    did,
    it: run.it,
    said: null,
    chosen: null,
    held: undefined,
    host: undefined,
  });
}

function begins(state: State, effect: Effect, about: About, run: Running): boolean {
  const conditions = [...(effect.if ?? []), ...(effect.while ?? [])];
  // What a condition says of the target is asked of the first one given.
  const target = about.it.length > 0 ? about.it : run.targets.slice(0, 1);
  return conditions.every((one) => holds(state, one, { ...about, it: target }, run));
}

const decider = (state: State, act: Act, about: About): PlayerId => {
  if ('who' in act) return playersOf(state, act.who, about)[0] ?? about.player;
  return about.player;
};

/** The part of an act that says which cards, and how they are found. */
interface Wanted {
  readonly options: readonly CardId[];
  readonly min: number;
  readonly max: number;
  readonly target: boolean;
  readonly player: PlayerId;
}

// The cards an act is about: given with the command, the only possible ones, or asked for. Null where there are too few.
function whomOf(d: Draft, run: Running, act: Act, about: About): readonly CardId[] | 'asked' | null {
  if (run.chosen !== null) return run.chosen;
  const whom = whomIn(act);
  if (whom && 'ref' in whom) return present(d.state, refOf(d.state, whom.ref, about));
  const wanted = whom ? wantedOf(d.state, act, whom, about) : lookedAt(d.state, run, act, about);
  if (!wanted) return [];
  if (whom && 'pick' in whom && whom.pick === 'all') return wanted.options;
  if (whom && 'pick' in whom && whom.pick === 'random') {
    const pool = [...wanted.options];
    const taken: CardId[] = [];
    while (taken.length < wanted.max && pool.length > 0) taken.push(...pool.splice(d.rng().below(pool.length), 1));
    return taken;
  }
  if (wanted.options.length < wanted.min) return act.do === 'discard' ? wanted.options : null;
  if (wanted.target && run.targets.length > 0) {
    const given = run.targets.filter((id) => wanted.options.includes(id)).slice(0, wanted.max);
    changeRun(d, run.id, { targets: run.targets.filter((id) => !given.includes(id)) });
    // A target that is not legal any more is gone (ALAP.25): nothing else is chosen for it.
    return given.length >= wanted.min ? given : null;
  }
  if (wanted.max === 0) return wanted.min === 0 ? [] : null;
  const forced = wanted.options.length === wanted.min && !wanted.target;
  if (forced) return wanted.options;
  d.ask({
    kind: 'effectTargets',
    player: wanted.player,
    clause: null,
    card: run.source,
    options: wanted.options,
    min: wanted.min,
    max: wanted.max,
  });
  return 'asked';
}

// What a card is attached to: given as a target, the only one there is, or asked for.
function hostOf(
  d: Draft,
  run: Running,
  act: Act,
  to: Picked,
  cards: readonly CardId[],
  about: About,
): CardId | 'asked' | null {
  if (run.held !== undefined) return run.chosen?.[0] ?? null;
  const player = decider(d.state, act, about);
  const options = optionsOf(d.state, act, to, about, player).filter((id) => !cards.includes(id));
  const given = run.targets.find((id) => options.includes(id));
  if (given !== undefined || options.length < 2) return given ?? options[0] ?? null;
  changeRun(d, run.id, { held: cards, chosen: null });
  d.ask({ kind: 'effectTargets', player, clause: null, card: run.source, options, min: 1, max: 1 });
  return 'asked';
}

const present = (state: State, ids: readonly CardId[]): readonly CardId[] => ids.filter((id) => state.cards[id]);

function whomIn(act: Act): Whom | null {
  if (act.do === 'discard') return act.what;
  if (act.do === 'ban') return 'player' in act.whom ? null : act.whom;
  return 'whom' in act ? act.whom : null;
}

function wantedOf(state: State, act: Act, whom: Extract<Whom, { pick: unknown }>, about: About): Wanted {
  const player = decider(state, act, about);
  const n = whom.n === undefined ? 1 : amountOf(state, whom.n, about);
  let options = optionsOf(state, act, whom, about, player);
  if (whom.best) options = extreme(state, options, whom.best);
  const max = Math.min(n, options.length);
  return { options, min: whom.upTo ? 0 : n, max, target: whom.pick === 'target', player };
}

/** The legal cards for an act: those its words mean, less those a text in play protects. */
export function optionsOf(
  state: State,
  act: Act,
  whom: Extract<Whom, { pick: unknown }>,
  about: About,
  player: PlayerId,
): readonly CardId[] {
  const { pick, n: _n, upTo: _u, best: _b, by: _by, of, ...rest } = whom;
  let filter: Filter = rest;
  if (act.do === 'discard' && !filter.where) filter = { ...filter, where: { in: 'hand' } };
  if (act.do === 'neutralise' && !filter.where) filter = { ...filter, where: { in: 'timeline' } };
  let found = matching(state, filter, about);
  if (act.do === 'discard') found = found.filter((id) => card(state, id).side === player);
  if (act.do === 'sacrifice') found = found.filter((id) => playerOf(state, id) === player);
  if (act.do === 'neutralise') found = found.filter((id) => id !== about.self);
  if (of) found = found.filter((id) => hostFits(state, id, of, about));
  if (pick !== 'target') return found;
  return found.filter((id) => bannedBy(state, 'target', id, about.self) === null);
}

function hostFits(
  state: State,
  id: CardId,
  of: NonNullable<Extract<Whom, { pick: unknown }>['of']>,
  about: About,
): boolean {
  const { host } = card(state, id);
  if (host === null) return false;
  if ('ref' in of) return refOf(state, of.ref, about).includes(host);
  const { pick: _pick, ...filter } = of;
  return fits(state, host, filter, about);
}

function extreme(state: State, options: readonly CardId[], best: 'lowestLevel' | 'highestLevel'): readonly CardId[] {
  const levels = options.map((id) => levelOf(state, id));
  const edge = best === 'lowestLevel' ? Math.min(...levels) : Math.max(...levels);
  return options.filter((_, i) => levels[i] === edge);
}

function lookedAt(state: State, run: Running, act: Act, about: About): Wanted | null {
  if (act.do === 'search') {
    const player = decider(state, act, about);
    const zone = act.from === 'spare' ? ('spare' as const) : ('deck' as const);
    const filter: Filter = { ...act.filter, where: { in: zone } };
    const options = matching(state, filter, about).filter((id) => card(state, id).side === player);
    return { options, min: 0, max: Math.min(act.n, options.length), target: false, player };
  }
  if (act.do === 'takeLooked') {
    const filter = act.filter;
    const options = run.looked.filter((id) => !filter || fits(state, id, { ...filter, where: { in: 'deck' } }, about));
    const max = Math.min(act.n, options.length);
    return { options, min: act.upTo || act.may || filter ? 0 : max, max, target: false, player: about.player };
  }
  if (act.do === 'restLooked' && run.looked.length > 1 && act.to !== 'deck') {
    const n = run.looked.length;
    return { options: run.looked, min: n, max: n, target: true, player: about.player };
  }
  return null;
}
