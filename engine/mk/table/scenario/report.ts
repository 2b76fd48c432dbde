import { controllerOf } from '../rules/controller.ts';
import { levelOf, teamLevel } from '../rules/levels.ts';
import { handSizeOf } from '../rules/paragon.ts';
import { dpOf } from '../rules/win.ts';
import { type CardId, type PlayerId, type State, ZONES, type ZoneName } from '../state/types.ts';

/** A card as a report shows it: only what is different from a new card of its kind. */
export interface CardReport {
  readonly name: string;
  readonly position?: string;
  readonly damage?: number;
  readonly level?: number;
  readonly faceDown?: true;
  readonly owner?: PlayerId;
  readonly controller?: PlayerId | null;
  readonly as?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attached?: readonly CardReport[];
}

/** The whole table in names and numbers, for printing and for comparing. */
export interface TableReport {
  readonly turn: number;
  readonly step: string;
  readonly phase: string | null;
  readonly result: State['result'];
  readonly asked: readonly string[];
  readonly timeline: readonly string[];
  readonly players: Readonly<
    Record<
      PlayerId,
      {
        mp: number;
        dp: number;
        handSize: number;
        teamLevel: number;
        zones: Partial<Record<ZoneName, readonly CardReport[]>>;
      }
    >
  >;
}

export function reportTable(state: State): TableReport {
  const { manoeuvre } = state;
  const side = (player: PlayerId) => ({
    mp: state.players[player].mp,
    dp: dpOf(state, player),
    handSize: handSizeOf(state, player),
    teamLevel: teamLevel(state, player),
    zones: Object.fromEntries<readonly CardReport[]>(
      ZONES.filter((zone) => state.zones[player][zone].length > 0).map((zone) => [
        zone,
        state.zones[player][zone].map((id) => reportCard(state, id)),
      ]),
    ),
  });
  return {
    turn: state.turn,
    step: state.step,
    phase: manoeuvre ? (manoeuvre.phases[manoeuvre.at] ?? null) : null,
    result: state.result,
    asked: state.decisions.map((decision) => decision.kind),
    timeline: state.timeline.map((entry) => nameOf(state, entry.card)),
    players: { self: side('self'), dummy: side('dummy') },
  };
}

const nameOf = (state: State, id: CardId): string => state.defs[state.cards[id]?.def ?? -1]?.name ?? '?';

function reportCard(state: State, id: CardId): CardReport {
  const inst = state.cards[id];
  if (!inst) return { name: '?' };
  const controller = controllerOf(state, id);
  const adventurer = state.defs[inst.def]?.type === 'adventurer' && (inst.zone === 'row' || inst.zone === 'team');
  return {
    name: nameOf(state, id),
    ...(inst.position === 'ready' ? {} : { position: inst.position }),
    ...(inst.damage === 0 ? {} : { damage: inst.damage }),
    ...(adventurer ? { level: levelOf(state, id) } : {}),
    ...(inst.faceDown ? { faceDown: true } : {}),
    ...(inst.owner === inst.side ? {} : { owner: inst.owner }),
    ...(controller === null || controller === inst.side ? {} : { controller }),
    ...(inst.attachedAs === null ? {} : { as: inst.attachedAs }),
    ...(Object.keys(inst.counters).length === 0 ? {} : { counters: inst.counters }),
    ...(inst.attached.length === 0 ? {} : { attached: inst.attached.map((other) => reportCard(state, other)) }),
  };
}
