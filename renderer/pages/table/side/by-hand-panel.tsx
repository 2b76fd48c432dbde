import Hand from 'lucide-solid/icons/hand';
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { effectTexts } from '../../../../messages/page/effects.ts';
import { tableTexts } from '../../../../messages/page/table/index.ts';
import { announce } from '../../../app/announce.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { Button } from '../../../design/components/button.tsx';
import { useTable, visibleName } from '../context.ts';
import { type Quick, quickActions, settledBy, type ToCarryOut } from '../play/carry-out.ts';

/** A sentence the player carries out: its words, what fits it, and "Kész" or "Kihagyom". The game goes on meanwhile. */
export function ByHandPanel(props: { readonly open: readonly ToCarryOut[] }) {
  const { game } = useTable();
  const t = useText(effectTexts);
  const table = useText(tableTexts);
  const one = () => props.open[0] as ToCarryOut;
  const actions = createMemo(() => quickActions(game.state(), one().text));
  const label = (id: Quick['id']) =>
    id === 'mpMore' || id === 'mpLess' || id === 'draw' ? t().acts[id] : table().offers[id];
  const take = (quick: Quick) => {
    if (quick.command) game.run(quick.command);
    else if (quick.offer) game.take(quick.offer, one().card);
  };
  createEffect(
    on(
      () => one().text,
      (text) => announce(`${t().handTitle}: ${text}`),
    ),
  );
  return (
    <section class="panel panel-by-hand" aria-label={t().handTitle}>
      <h2>
        <Hand aria-hidden={true} /> <span>{t().handTitle}</span>
      </h2>
      <p>
        <b>{visibleName(game.state(), one().card, table())}: </b>
        <span lang="hu">{one().text}</span>
      </p>
      <Show when={props.open.length > 1}>
        <p class="small muted">{t().handMore(props.open.length - 1)}</p>
      </Show>
      <div class="panel-quick" role="group" aria-label={t().quick}>
        <For each={actions()}>
          {(quick) => (
            <Button size="small" onClick={() => take(quick)}>
              {label(quick.id)}
            </Button>
          )}
        </For>
      </div>
      <div class="panel-foot">
        <Button size="small" look="quiet" onClick={() => game.run(settledBy(one().text, 'skip', lang()))}>
          {t().skip}
        </Button>
        <Button size="small" look="primary" onClick={() => game.run(settledBy(one().text, 'done', lang()))}>
          {t().done}
        </Button>
      </div>
    </section>
  );
}
