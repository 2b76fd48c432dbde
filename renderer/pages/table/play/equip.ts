import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { isEquipment } from '../../../../engine/mk/table/rules/controller.ts';
import type { CardId, State } from '../../../../engine/mk/table/state/types.ts';

/** An item of the raktár and the members of a team who may take it up now. */
export interface Equipping {
  readonly item: CardId;
  readonly bearers: readonly CardId[];
}

/** Taking up an item out of the raktár; it costs nothing and goes past the Időfonal. */
export const equipping = (item: CardId, bearer: CardId): Command => ({
  type: 'attach',
  card: item,
  target: bearer,
  as: 'equipment',
});

/** What the own members of a team can take up out of the raktár now. */
export function equippable(state: State, team: readonly CardId[]): readonly Equipping[] {
  return state.zones.self.store
    .filter((item) => isEquipment(state, item))
    .map((item) => ({ item, bearers: team.filter((id) => explain(state, equipping(item, id)) === null) }))
    .filter(({ bearers }) => bearers.length > 0);
}
