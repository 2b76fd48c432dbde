import EyeOff from 'lucide-solid/icons/eye-off';
import Play from 'lucide-solid/icons/play';
import { createMemo, For, Show } from 'solid-js';
import { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { useText } from '../../../app/i18n.ts';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { figureById, setActor } from './draft.ts';
import { FigureEditor } from './figure-editor.tsx';
import { tokenLabel } from './labels.ts';
import { apply, decision, draft, selected, setSelected } from './state.ts';
import { TokenShape } from './tokens.tsx';

/** Everybody on the board; the chosen one opens with its details. */
export function FigureList() {
  const t = useText(homalyrevTexts);
  const ids = createMemo(() => draft().figures.map((figure) => figure.id));
  return (
    <section class="hx-section" aria-labelledby="hx-figures">
      <h2 id="hx-figures">{t().figures}</h2>
      <Show when={ids().length > 0} fallback={<p class="muted small">{t().noFigures}</p>}>
        <ul class="hx-figures">
          <For each={ids()}>{(id) => <Line id={id} />}</For>
        </ul>
      </Show>
    </section>
  );
}

function Line(props: { readonly id: string }) {
  const t = useText(homalyrevTexts);
  const open = () => selected() === props.id;
  const acts = () => draft().actor === props.id;
  return (
    <Show when={figureById(draft(), props.id)}>
      {(figure) => (
        <li class="hx-figure" classList={{ 'hx-figure-open': open() }}>
          <div class="hx-figure-line">
            <button
              type="button"
              class="hx-figure-name"
              aria-expanded={open()}
              onClick={() => setSelected(open() ? null : props.id)}
            >
              <svg class={`hx-chip hx-token-${figure().side}`} viewBox="-24 -24 48 48" aria-hidden="true">
                <TokenShape side={figure().side} />
                <text class="hx-token-name" y={6}>
                  {tokenLabel(props.id)}
                </text>
              </svg>
              <span class="grow cut">{props.id}</span>
              <span class="sr-only">{t().sides[figure().side]}</span>
              <Show when={figure().invisible}>
                <EyeOff aria-label={t().invisible} />
              </Show>
              <Show when={decision().foci.includes(props.id)}>
                <span class="hx-tag hx-tag-focus">{t().isFocus}</span>
              </Show>
              <span class="num muted">{figure().longRest ? 99 : figure().initiative || '–'}</span>
            </button>
            <IconButton
              size="small"
              label={`${acts() ? t().actsNow : t().makeActor}: ${props.id}`}
              pressed={acts()}
              onClick={() => apply('actor', setActor(draft(), props.id))}
            >
              <Play />
            </IconButton>
          </div>
          <Show when={open()}>
            <FigureEditor figure={figure()} />
          </Show>
        </li>
      )}
    </Show>
  );
}
