import type { EventType } from './codes.ts';
import type { CardId, PlayerId } from './types.ts';

/** Where a card lies, as an event names it: "self.hand", "attached:12", "timeline". */
export type PlaceName = string;

/**
 * What happened, as data; the log is made of events by messages/table.ts. `clause` names the rule that made it happen
 * where one did, `by: 'hand'` marks a kézi move.
 */
export interface TableEvent {
  readonly type: EventType;
  readonly clause?: string;
  readonly by?: 'hand';
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
