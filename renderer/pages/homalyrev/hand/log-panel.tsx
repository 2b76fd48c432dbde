import Undo2 from 'lucide-solid/icons/undo-2';
import { For, Show } from 'solid-js';
import { describeHandEvent } from '../../../../messages/homalyrev/hand.ts';
import { homalyrevHandTexts } from '../../../../messages/page/homalyrev-hand.ts';
import { lang, useText } from '../../../app/i18n.ts';
import { IconButton } from '../../../design/components/icon-button.tsx';
import { session, undoSteps } from './state.ts';

/** What happened, newest first; every step can be taken back from here. */
export function LogPanel() {
  const t = useText(homalyrevHandTexts);
  const steps = () => session().history?.steps ?? [];
  return (
    <section class="hd-zone" aria-labelledby="hd-log">
      <h2 id="hd-log">{t().log}</h2>
      <Show when={steps().length > 0} fallback={<p class="muted small">{t().emptyLog}</p>}>
        <ol class="hd-log" reversed>
          <For each={steps().toReversed()}>
            {(step, i) => (
              <li class="hd-log-line">
                <span class="hd-log-number num muted">{steps().length - i()}</span>
                <span class="grow">{step.events.map((event) => describeHandEvent(event, lang())).join(' ')}</span>
                <IconButton
                  size="small"
                  label={t().backBefore(steps().length - i())}
                  onClick={() => undoSteps(i() + 1)}
                >
                  <Undo2 />
                </IconButton>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
