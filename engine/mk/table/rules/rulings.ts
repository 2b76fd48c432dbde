import type { RulingId } from '../rulings.ts';
import type { Draft } from '../state/draft.ts';
import type { CardId } from '../state/types.ts';

/** Notes in the log that a ruling of ours decided what happened here, with the clause it reads (docs/rulings.md). */
export function decided(d: Draft, ruling: RulingId, clause: string, card?: CardId): void {
  d.emit({ type: 'info', ruling, clause, ...(card === undefined ? {} : { card }) });
}
