import { createMemo, Show } from 'solid-js';
import { def } from '../../../../engine/mk/table/rules/controller.ts';
import { canSee } from '../../../../engine/mk/table/rules/view.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { useText } from '../../../app/i18n.ts';
import { CardFace } from '../../../cards/card-face.tsx';
import { SentenceList } from '../../../cards/sentences.tsx';
import { usePicture } from '../../../stores/pictures.ts';
import { useTable } from '../context.ts';
import { readSpot } from '../play/types.ts';
import { ChangesOfTexts } from './changes.tsx';

/** The card in focus, large enough to read. */
export function CardPanel() {
  const { game } = useTable();
  const t = useText(tableTexts);
  const shown = createMemo(() => {
    const spot = readSpot(game.focus());
    if (spot?.kind !== 'card' || !game.state().cards[spot.id]) return null;
    const known = canSee(game.state(), spot.id, 'self') || game.state().cards[spot.id]?.zone === 'future';
    return known ? def(game.state(), spot.id) : null;
  });
  const picture = usePicture(() => shown()?.name);
  return (
    <section class="side-part card-panel" aria-label={t().cardPanel} tabIndex={shown() ? 0 : undefined}>
      <Show when={shown()} fallback={<p class="small muted">{t().cardPanelEmpty}</p>} keyed>
        {(one) => (
          <>
            <CardFace card={one} size="sheet" picture={picture()} />
            <ChangesOfTexts />
            <Show when={one.abilities.length > 0}>
              <SentenceList card={one} />
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}
