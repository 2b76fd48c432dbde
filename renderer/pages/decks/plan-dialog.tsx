import Search from 'lucide-solid/icons/search';
import { For, Show } from 'solid-js';
import { countIn, type Deck } from '../../../engine/mk/deck/deck.ts';
import type { DeckPlan, Gap } from '../../../engine/mk/deck/plan/plan.ts';
import { frameTexts } from '../../../messages/page/frame.ts';
import { verdictTexts } from '../../../messages/page/verdict.ts';
import { repairSentence } from '../../../messages/problems/index.ts';
import { lang, useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';
import { Dialog } from '../../design/components/dialog.tsx';

interface PlanDialogProps {
  readonly plan: DeckPlan | null;
  readonly title: string;
  readonly onClose: () => void;
  /** Takes the deck as one change. */
  readonly onApply: (deck: Deck) => void;
  /** Leads to the search with these words in it. */
  readonly onSearch: (query: string) => void;
}

/** Shows what a plan would do before it is done: what leaves and moves, what could come for each gap, and the way to choose oneself. */
export function PlanDialog(props: PlanDialogProps) {
  const t = useText(verdictTexts);
  const frame = useText(frameTexts);
  /** Cards the plan puts into a gap by itself. */
  const proposed = (plan: DeckPlan, gap: Gap) =>
    plan.filled.sections[gap.section]
      .map(({ name, count }) => ({ name, count: count - countIn(plan.open, gap.section, name) }))
      .filter(({ count }) => count > 0);
  return (
    <Dialog
      open={props.plan !== null}
      onClose={props.onClose}
      title={props.title}
      footer={
        <Show when={props.plan}>
          {(plan) => (
            <>
              <Button onClick={() => props.onClose()}>{frame().cancel}</Button>
              <Show when={plan().steps.length > 0 && plan().gaps.length > 0}>
                <Button onClick={() => props.onApply(plan().open)}>{t().planWithoutCards}</Button>
              </Show>
              <Button look="primary" onClick={() => props.onApply(plan().filled)}>
                {t().planApply}
              </Button>
            </>
          )}
        </Show>
      }
    >
      <Show when={props.plan}>
        {(plan) => (
          <>
            <p class="small muted">
              {!plan().complete
                ? t().planIncomplete
                : plan().legal
                  ? t().planChanges(plan().changes)
                  : t().planOne(plan().changes)}
            </p>
            <ul>
              <For each={plan().steps}>{(step) => <li>{repairSentence([step], lang())}</li>}</For>
              <For each={plan().gaps}>
                {(gap) => (
                  <li>
                    {repairSentence([{ add: null, count: gap.count, section: gap.section }], lang())}{' '}
                    <Button
                      size="small"
                      icon={<Search />}
                      aria-label={`${t().fillUp}: ${gap.query}`}
                      onClick={() => props.onSearch(gap.query)}
                    >
                      {t().fillUp}
                    </Button>
                    <p class="small">
                      {t().planProposed}:{' '}
                      {proposed(plan(), gap)
                        .map(({ name, count }) => `${count}× ${name}`)
                        .join(', ') || '–'}
                    </p>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Show>
    </Dialog>
  );
}
