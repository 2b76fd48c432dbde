import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import type { Outcome } from '../../../../engine/homalyrev/monster/decide.ts';
import type { Reason } from '../../../../engine/homalyrev/monster/reasons.ts';

/** What the map shows of one step or one outcome. */
export interface Highlight {
  /** Hexes it is about. */
  readonly hexes: readonly Hex[];
  /** The hex headed for, when it cannot be reached yet. */
  readonly goal: Hex | null;
  /** Figures it is about, and figures that fell out by it. */
  readonly figures: readonly string[];
  readonly dropped: readonly string[];
  readonly paths: readonly (readonly Hex[])[];
  /** Figures attacked from the end of the first path. */
  readonly attacked: readonly string[];
}

export const NO_HIGHLIGHT: Highlight = { hexes: [], goal: null, figures: [], dropped: [], paths: [], attacked: [] };

/**
 * What of the map a step of the decision is about.
 * @param way the actor's best way to a hex, however far it is.
 */
export function highlightOfReason(reason: Reason, way: (hex: Hex) => readonly Hex[]): Highlight {
  switch (reason.code) {
    case 'NEIGHBOUR_SIGHT':
    case 'CANDIDATE':
      return show({ figures: [reason.figure], hexes: reason.hexes, paths: reason.hexes.map(way) });
    case 'INVISIBLE':
    case 'NO_ATTACK_HEX':
      return show({ dropped: [reason.figure] });
    case 'FOCUS_BY':
      return show({ figures: reason.kept, dropped: reason.dropped });
    case 'FOCUS':
      return show({ figures: [reason.figure] });
    case 'FOCUS_OPEN':
      return show({ figures: reason.figures });
    case 'IN_REACH':
    case 'OUT_OF_REACH':
      return show({ figures: [reason.focus] });
    case 'END_BY':
    case 'GOAL_BY':
      return show({ figures: [reason.focus], hexes: reason.hexes, paths: reason.hexes.map(way) });
    case 'GOAL':
      return show({ figures: [reason.focus], goal: reason.hex, paths: [way(reason.hex)] });
    case 'APPROACH':
      return show({
        figures: reason.focus === null ? [] : [reason.focus],
        goal: reason.goal,
        hexes: reason.ends,
        paths: reason.ends.map(way),
      });
    case 'STAYS':
      return show({ figures: reason.focus === null ? [] : [reason.focus], goal: reason.goal });
    case 'MAY_FOLLOW':
      return show({ figures: [reason.summoner], hexes: reason.hexes, paths: reason.hexes.map(way) });
    default:
      return NO_HIGHLIGHT;
  }
}

export const highlightOfOutcome = ({ end, path, attacks, foci }: Outcome): Highlight =>
  show({ hexes: [end], paths: path.length > 1 ? [path] : [], figures: foci, attacked: attacks });

const show = (parts: Partial<Highlight>): Highlight => ({ ...NO_HIGHLIGHT, ...parts });
