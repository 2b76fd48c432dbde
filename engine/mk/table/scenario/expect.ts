import { explain } from '../apply.ts';
import { commandSchema } from '../commands/index.ts';
import { wearsArmour } from '../rules/combat/damage.ts';
import { controllerOf, playerOf, sideOf, typeOf } from '../rules/controller.ts';
import { mpValueOf } from '../rules/costs.ts';
import { has } from '../rules/keywords.ts';
import { levelOf, teamLevel } from '../rules/levels.ts';
import { handSizeOf } from '../rules/paragon.ts';
import { isKeywordId } from '../rules/printed.ts';
import { dpOf } from '../rules/win.ts';
import type { TableEvent } from '../state/events.ts';
import type { CardId, State, ZoneName } from '../state/types.ts';
import { findRef, resolveRefs } from './refs.ts';
import type { Expectation } from './schema.ts';

/** One expectation that does not hold: what, what was wanted, what is there. */
export interface Failure {
  readonly at: string;
  readonly what: string;
  readonly wanted: unknown;
  readonly found: unknown;
}

export interface Scene {
  readonly state: State;
  readonly labels: ReadonlyMap<string, CardId>;
  readonly events: readonly TableEvent[];
}

/** Everything in an expectation that does not hold at this point of the game. */
export function checkExpectation(scene: Scene, expectation: Expectation, at: string): Failure[] {
  const found =
    'event' in expectation
      ? eventFacts(scene, expectation)
      : 'card' in expectation
        ? cardFacts(scene, expectation)
        : 'of' in expectation
          ? playerFacts(scene.state, expectation)
          : 'possible' in expectation || 'impossible' in expectation
            ? commandFacts(scene, expectation)
            : gameFacts(scene.state);
  const failures: Failure[] = [];
  for (const [what, wanted] of Object.entries(expectation)) {
    if (wanted === undefined || !(what in found)) continue;
    const is = found[what];
    if (JSON.stringify(is) !== JSON.stringify(wanted)) failures.push({ at, what, wanted, found: is });
  }
  return failures;
}

type Facts = Record<string, unknown>;

function cardFacts(scene: Scene, wanted: Extract<Expectation, { card: string; zone?: unknown }>): Facts {
  const { state, labels } = scene;
  const id = findRef(state, labels, wanted.card);
  const inst = id === undefined ? undefined : state.cards[id];
  if (id === undefined || !inst) return { card: null };
  const host = wanted.host === undefined ? undefined : findRef(state, labels, wanted.host);
  return {
    zone: inst.zone,
    side: sideOf(state, id),
    owner: inst.owner,
    controller: controllerOf(state, id),
    player: playerOf(state, id),
    host: host !== undefined && inst.host === host ? wanted.host : inst.host,
    as: inst.attachedAs,
    position: inst.position,
    faceDown: inst.faceDown,
    type: typeOf(state, id),
    level: levelOf(state, id),
    damage: inst.damage,
    mpValue: mpValueOf(state, id),
    armoured: wearsArmour(state, id),
    counter: Object.fromEntries(Object.keys(wanted.counter ?? {}).map((key) => [key, inst.counters[key] ?? 0])),
    has: (wanted.has ?? []).filter((name) => isKeywordId(name) && has(state, id, name)),
    hasNot: (wanted.hasNot ?? []).filter((name) => !isKeywordId(name) || !has(state, id, name)),
  };
}

function playerFacts(state: State, wanted: Extract<Expectation, { of: unknown }>): Facts {
  const player = wanted.of;
  const zones = state.zones[player];
  const names = (zone: string) => (zones[zone as ZoneName] ?? []).map((id) => nameOf(state, id));
  return {
    mp: state.players[player].mp,
    dp: dpOf(state, player),
    handSize: handSizeOf(state, player),
    teamLevel: teamLevel(state, player),
    count: Object.fromEntries(Object.keys(wanted.count ?? {}).map((zone) => [zone, names(zone).length])),
    cards: Object.fromEntries(Object.keys(wanted.cards ?? {}).map((zone) => [zone, names(zone)])),
  };
}

function gameFacts(state: State): Facts {
  const { manoeuvre } = state;
  return {
    turn: state.turn,
    step: state.step,
    phase: manoeuvre ? (manoeuvre.phases[manoeuvre.at] ?? null) : null,
    timeline: state.timeline.map((entry) => nameOf(state, entry.card)),
    asked: state.decisions[0]?.kind ?? null,
    winner: state.result?.winner ?? null,
    clause: state.result?.clause ?? null,
  };
}

function eventFacts(scene: Scene, wanted: Extract<Expectation, { event: string }>): Facts {
  const card = wanted.card === undefined ? undefined : findRef(scene.state, scene.labels, wanted.card);
  const hits = scene.events.filter(
    (event) =>
      event.type === wanted.event &&
      (wanted.card === undefined || event.card === card || event.cards?.includes(card as CardId)) &&
      (wanted.clause === undefined || event.clause === wanted.clause) &&
      (wanted.word === undefined || event.word === wanted.word) &&
      (wanted.n === undefined || event.n === wanted.n),
  ).length;
  return wanted.times === undefined ? { event: hits > 0 ? wanted.event : null } : { times: hits };
}

function commandFacts(scene: Scene, wanted: Expectation): Facts {
  const possible = 'possible' in wanted;
  const raw = possible ? wanted.possible : 'impossible' in wanted ? wanted.impossible : {};
  const resolved = resolveRefs(scene.state, scene.labels, raw);
  const parsed = resolved.ok ? commandSchema.safeParse(resolved.value) : null;
  if (!parsed?.success) return { possible: null, impossible: null };
  const refusal = explain(scene.state, parsed.data);
  if (possible) return { possible: refusal === null ? raw : refusal };
  const by = 'by' in wanted ? wanted.by : undefined;
  const matches = refusal !== null && (refusal.clause === by || refusal.code === by);
  return { impossible: refusal === null ? null : raw, by: matches ? by : refusal };
}

const nameOf = (state: State, id: CardId): string => state.defs[state.cards[id]?.def ?? -1]?.name ?? '?';
