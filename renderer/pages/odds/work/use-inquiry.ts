import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Inquiry, InquiryAnswer } from '../../../../engine/mk/odds/inquiry.ts';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { lang } from '../../../app/i18n.ts';
import { notifyError } from '../../../app/toasts.tsx';
import { crew } from './crew.ts';

/**
 * The answer to a question that may change at any time, worked out by a worker; the former answer stands until the new
 * one is there, null while there is nothing to ask.
 */
export function useInquiry(inquiry: Accessor<Inquiry | null>): Accessor<InquiryAnswer | null> {
  const [answer, setAnswer] = createSignal<InquiryAnswer | null>(null);
  createEffect(() => {
    const asked = inquiry();
    if (!asked) {
      setAnswer(null);
      return;
    }
    const stop = new AbortController();
    onCleanup(() => stop.abort());
    crew()
      .run({ kind: 'inquiry', inquiry: asked }, { signal: stop.signal, urgent: true })
      .then(setAnswer)
      .catch((error) => {
        if (stop.signal.aborted) return;
        setAnswer(null);
        notifyError(oddsTexts[lang()].workerFailed(error instanceof Error ? error.message : String(error)));
      });
  });
  return answer;
}
