import { createMemo, createSignal, For, Show } from 'solid-js';
import { coverage } from '../../../engine/mk/cards/effects/coverage.ts';
import { effectTexts } from '../../../messages/page/effects.ts';
import { num, useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';
import { catalogue, isOwn } from '../../stores/catalogue.ts';

/** How much of the player's own cards is understood (of the demo set while there are none), and the sentences that are not. */
export function Coverage() {
  const t = useText(effectTexts);
  const [open, setOpen] = createSignal(false);
  // Read only when asked for: a large catalogue takes a moment.
  const counted = createMemo(() => {
    if (!open()) return null;
    const all = catalogue().cards;
    const own = all.filter((card) => isOwn(card.name));
    return coverage(own.length > 0 ? own : all);
  });
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t().coverageButton}
      </Button>
      <Dialog
        open={open()}
        onClose={() => setOpen(false)}
        title={t().coverageTitle}
        description={t().coverageIntro}
        width="medium"
        footer={
          <>
            <span class="gap" />
            <Button look="primary" onClick={() => setOpen(false)}>
              {t().close}
            </Button>
          </>
        }
      >
        <Show when={counted()}>
          {(all) => (
            <>
              <p class="num">
                <b>{t().coverage(num(all().understood), num(all().sentences))}</b>
              </p>
              <Show when={all().unread.length > 0} fallback={<p>{t().coverageNone}</p>}>
                <ul class="unread-sentences">
                  <For each={all().unread}>
                    {(one) => (
                      <li>
                        <a href={`#/lapok/${encodeURIComponent(one.card)}`} onClick={() => setOpen(false)}>
                          {one.card}
                        </a>
                        <span lang="hu"> {one.text}</span> <span class="small muted">{t().stuck(one.word)}</span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
            </>
          )}
        </Show>
      </Dialog>
    </>
  );
}
