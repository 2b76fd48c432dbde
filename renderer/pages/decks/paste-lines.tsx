import Ban from 'lucide-solid/icons/ban';
import Check from 'lucide-solid/icons/check';
import CircleQuestionMark from 'lucide-solid/icons/circle-question-mark';
import Hash from 'lucide-solid/icons/hash';
import Heading from 'lucide-solid/icons/heading';
import Lightbulb from 'lucide-solid/icons/lightbulb';
import Minus from 'lucide-solid/icons/minus';
import { For, type JSX, Show } from 'solid-js';
import type { LineKind, ListLine } from '../../../engine/mk/deck/reader/assemble.ts';
import { lineSentences } from '../../../messages/list-lines.ts';
import { deckTexts } from '../../../messages/page/decks.ts';
import { pasteTexts } from '../../../messages/page/paste.ts';
import { lang, useText } from '../../app/i18n.ts';
import { Button } from '../../design/components/button.tsx';

const ICONS: Readonly<Record<LineKind, () => JSX.Element>> = {
  card: () => <Check />,
  suggested: () => <Lightbulb />,
  unknown: () => <CircleQuestionMark />,
  section: () => <Heading />,
  comment: () => <Hash />,
  blank: () => <Minus />,
  refused: () => <Ban />,
};

interface LineReportProps {
  readonly line: ListLine;
  readonly stubbed: boolean;
  readonly onAccept: (name: string) => void;
  readonly onStub: (name: string) => void;
  /** Takes the suggestion of the line, or leaves it. */
  readonly onTake: (taken: boolean) => void;
}

/** One line of the pasted list: its number, what it is, what was done to understand it, and what can be done about it. */
export function LineReport(props: LineReportProps) {
  const t = useText(pasteTexts);
  const deck = useText(deckTexts);
  const notes = () => lineSentences(props.line, lang()).join(' ');
  const place = () => (props.line.section ? deck().sections[props.line.section] : '');
  const told = () =>
    props.line.cards.length > 1
      ? props.line.cards.map((card) => `${card.count} × ${card.name}`).join(', ')
      : props.line.name !== null && props.line.count !== null
        ? `${props.line.count} × ${props.line.name}`
        : props.line.text.trim();
  const flagged = () => ['suggested', 'unknown', 'refused'].includes(props.line.kind);
  return (
    <li class={`paste-line paste-${props.line.kind}`}>
      <span class="paste-number num muted">{props.line.line}</span>
      <span class="paste-kind" role="img" aria-label={t().kinds[props.line.kind]} title={t().kinds[props.line.kind]}>
        {ICONS[props.line.kind]()}
      </span>
      <div class="grow">
        <p>
          <span class="paste-what">{told() || t().kinds.blank}</span>
          <Show when={props.line.kind !== 'section' && place()}>
            <span class="muted small"> · {place()}</span>
          </Show>
          <Show when={props.line.kind === 'section' || props.line.kind === 'comment'}>
            <span class="muted small"> · {t().kinds[props.line.kind]}</span>
          </Show>
        </p>
        <Show when={notes() || flagged()}>
          <p class="small muted">
            <Show when={flagged()}>
              <b class="paste-flag">{t().kinds[props.line.kind]}</b>{' '}
            </Show>
            {notes()}
          </p>
        </Show>
        <Show when={props.line.kind === 'suggested'}>
          <div class="paste-fixes">
            <Button
              size="small"
              aria-label={`${props.line.taken ? t().leaveSuggestion : t().takeSuggestion}: ${told()}`}
              onClick={() => props.onTake(!props.line.taken)}
            >
              {props.line.taken ? t().leaveSuggestion : t().takeSuggestion}
            </Button>
          </div>
        </Show>
        <Show when={props.line.kind === 'unknown'}>
          <div class="paste-fixes">
            <For each={props.line.suggestions}>
              {(name) => (
                <Button size="small" aria-label={t().accept(name)} onClick={() => props.onAccept(name)}>
                  {name}
                </Button>
              )}
            </For>
            <Show when={props.line.name}>
              {(name) => (
                <Show when={!props.stubbed} fallback={<span class="small paste-stubbed">{t().stubbed}</span>}>
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={t().stubOf(name())}
                    onClick={() => props.onStub(name())}
                  >
                    {t().stub}
                  </Button>
                </Show>
              )}
            </Show>
          </div>
        </Show>
      </div>
    </li>
  );
}
