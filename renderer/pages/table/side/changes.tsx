import { createMemo, For, Show } from 'solid-js';
import { changesOf } from '../../../../engine/mk/table/effects/constants.ts';
import { effectTexts } from '../../../../messages/page/effects.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { useTable, visibleName } from '../context.ts';
import { readSpot } from '../play/types.ts';

const STATS = [
  ['level', 'level'],
  ['cost', 'mpCost'],
] as const;

/** Which cards change the level or the MP-igény of the card in focus, each with by how much. */
export function ChangesOfTexts() {
  const { game } = useTable();
  const t = useText(effectTexts);
  const table = useText(tableTexts);
  const lines = createMemo(() => {
    const spot = readSpot(game.focus());
    if (spot?.kind !== 'card' || !game.state().cards[spot.id]) return [];
    return STATS.flatMap(([word, stat]) =>
      changesOf(game.state(), spot.id, stat).map(({ n, from }) =>
        t().change(t()[word], n < 0 ? `−${-n}` : `+${n}`, visibleName(game.state(), from, table())),
      ),
    );
  });
  return (
    <Show when={lines().length > 0}>
      <h3 class="mini">{t().changes}</h3>
      <ul class="small num">
        <For each={lines()}>{(line) => <li>{line}</li>}</For>
      </ul>
    </Show>
  );
}
