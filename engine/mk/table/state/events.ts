import type { RulingId } from '../rulings.ts';
import type { EventType } from './codes.ts';
import type { CardId, PlayerId } from './types.ts';

/** Where a card lies, as an event names it: "self.hand", "attached:12", "timeline". */
export type PlaceName = string;

/**
 * What happened, as data; the log is made of events by messages/table.ts. `clause` names the rule that made it happen
 * where one did, `ruling` the decision of ours it rests on, `by: 'hand'` marks a kézi move.
 */
export interface TableEvent {
  readonly type: EventType;
  readonly clause?: string;
  readonly by?: 'hand';
  /** The ruling of ours that decided it (rulings.ts). */
  readonly ruling?: RulingId;
  readonly player?: PlayerId;
  readonly card?: CardId;
  readonly cards?: readonly CardId[];
  readonly from?: PlaceName;
  readonly to?: PlaceName;
  readonly n?: number;
  readonly of?: number;
  readonly word?: string;
  readonly dice?: readonly number[];
}
