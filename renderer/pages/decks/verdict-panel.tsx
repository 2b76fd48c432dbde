import BellOff from 'lucide-solid/icons/bell-off';
import CircleCheck from 'lucide-solid/icons/circle-check';
import CircleX from 'lucide-solid/icons/circle-x';
import FilePlus from 'lucide-solid/icons/file-plus';
import Info from 'lucide-solid/icons/info';
import Search from 'lucide-solid/icons/search';
import TriangleAlert from 'lucide-solid/icons/triangle-alert';
import Wrench from 'lucide-solid/icons/wrench';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { type Deck, SECTIONS, type SectionId } from '../../../engine/mk/deck/deck.ts';
import type { Format } from '../../../engine/mk/deck/formats/format.ts';
import type { Verdict } from '../../../engine/mk/deck/legality/check.ts';
import { finePoints } from '../../../engine/mk/deck/legality/fine.ts';
import type { Problem, Severity } from '../../../engine/mk/deck/legality/problem.ts';
import { verdictTexts } from '../../../messages/page/verdict.ts';
import {
  fineSentence,
  joinUnknown,
  problemSentence,
  repairSentence,
  severityWord,
} from '../../../messages/problems/index.ts';
import { announce } from '../../app/announce.ts';
import { lang, useText } from '../../app/i18n.ts';
import { Badge } from '../../design/components/badge.tsx';
import { Button } from '../../design/components/button.tsx';
import { IconButton } from '../../design/components/icon-button.tsx';
import { changeSettings, settings } from '../../stores/settings.ts';
import { CurveView } from './curve-view.tsx';
import { canRepair, gapOf, needsChoice } from './repair.ts';
import './verdict-panel.css';

interface VerdictPanelProps {
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly format: Format;
  readonly verdict: Verdict;
  readonly onRepair: (problem: Problem) => void;
  /** Takes unknown names in as cards with just a name. */
  readonly onStub: (names: readonly string[]) => void;
  /** False where the curve stands elsewhere. */
  readonly withCurve: boolean;
  readonly onRepairAll: () => void;
  /** The player has to choose cards: the search gets the focus. */
  readonly onFill: (section: SectionId) => void;
}

const ICONS: Readonly<Record<Severity, () => JSX.Element>> = {
  error: () => <CircleX />,
  warning: () => <TriangleAlert />,
  info: () => <Info />,
};

/** The live verdict: legal or not, what is fine, then each problem with its rule and its repair. */
export function VerdictPanel(props: VerdictPanelProps) {
  const t = useText(verdictTexts);
  const isEmpty = () => SECTIONS.every((section) => props.deck.sections[section].length === 0);
  const count = (severity: Severity) =>
    joinUnknown(props.verdict.closest.problems).filter((one) => one.severity === severity).length;
  const shown = createMemo(() =>
    props.verdict.closest.problems.filter(
      (one) => one.severity === 'error' || !settings.mutedProblems.includes(one.code),
    ),
  );
  const legalLimits = () => props.verdict.readings.filter((one) => one.legal).map((one) => one.limit);
  const facts = createMemo(() => finePoints(props.verdict));
  const headline = () => {
    if (isEmpty()) return t().empty;
    if (!props.verdict.legal) return t().illegal;
    return legalLimits().length > 1 && props.verdict.readings.length === 2
      ? t().legalBoth
      : t().legal(legalLimits()[0] ?? 3);
  };

  createEffect(
    on(
      () => t().spoken(props.verdict.legal, count('error'), count('warning')),
      (sentence) => announce(sentence),
      { defer: true },
    ),
  );

  const mute = (code: string) => {
    changeSettings({ mutedProblems: [...settings.mutedProblems, code] }).catch(() => undefined);
  };

  return (
    <section class="verdict" aria-label={t().title}>
      <header class="verdict-head" classList={{ 'verdict-legal': props.verdict.legal && !isEmpty() }}>
        <Show when={props.verdict.legal && !isEmpty()} fallback={<CircleX class="verdict-icon" aria-hidden={true} />}>
          <CircleCheck class="verdict-icon" aria-hidden={true} />
        </Show>
        <h2 class="verdict-headline">{headline()}</h2>
        <Show when={count('error') > 0}>
          <Badge tone="danger">{t().errors(count('error'))}</Badge>
        </Show>
        <Show when={count('warning') > 0}>
          <Badge tone="warning">{t().warnings(count('warning'))}</Badge>
        </Show>
        <Show when={count('info') > 0}>
          <Badge tone="info">{t().infos(count('info'))}</Badge>
        </Show>
        <Show when={!props.verdict.legal && !isEmpty()}>
          <Button size="small" icon={<Wrench />} onClick={() => props.onRepairAll()}>
            {t().repairAll}
          </Button>
        </Show>
        <span class="verdict-limits small muted">
          {props.format.name} · {t().reading}{' '}
          {props.verdict.readings
            .map((one) => {
              const errors = one.problems.filter((problem) => problem.severity === 'error').length;
              return one.legal ? t().readingLegal(one.limit) : t().readingIllegal(one.limit, errors);
            })
            .join(' · ')}
        </span>
      </header>
      <div class="verdict-body">
        <div class="verdict-list">
          <Show when={facts().length > 0}>
            <p class="verdict-fine">
              <CircleCheck aria-hidden={true} />
              <span>
                <b>{t().fine}:</b>{' '}
                {facts()
                  .map((point) => fineSentence(point, lang()))
                  .join(' ')}
              </span>
            </p>
          </Show>
          <ul>
            <For each={shown()}>
              {(problem) => (
                <ProblemLine
                  problem={problem}
                  onRepair={() => props.onRepair(problem)}
                  onFill={() => props.onFill(gapOf(problem) ?? 'jovo')}
                  onStub={() => props.onStub(problem.cards)}
                  onMute={() => mute(problem.code)}
                />
              )}
            </For>
          </ul>
          <Show when={settings.mutedProblems.length > 0}>
            <p class="small muted verdict-muted">
              {t().muted(settings.mutedProblems.length)}{' '}
              <Button size="small" look="quiet" onClick={() => changeSettings({ mutedProblems: [] })}>
                {t().unmute}
              </Button>
            </p>
          </Show>
        </div>
        <Show when={props.withCurve}>
          <div class="verdict-curve">
            <CurveView deck={props.deck} catalogue={props.catalogue} />
          </div>
        </Show>
      </div>
    </section>
  );
}

interface ProblemLineProps {
  readonly problem: Problem;
  readonly onRepair: () => void;
  readonly onFill: () => void;
  readonly onStub: () => void;
  readonly onMute: () => void;
}

function ProblemLine(props: ProblemLineProps) {
  const t = useText(verdictTexts);
  const sentence = () => problemSentence(props.problem, lang());
  return (
    <li class={`problem problem-${props.problem.severity}`}>
      <span class="problem-icon" role="img" aria-label={severityWord(props.problem.severity, lang())}>
        {ICONS[props.problem.severity]()}
      </span>
      <div class="grow">
        <p>
          {sentence()}{' '}
          <Show when={props.problem.clause}>
            {(clause) => <span class="problem-clause">{t().clause(clause())}</span>}
          </Show>
        </p>
        <Show when={canRepair(props.problem)}>
          <p class="small muted">{repairSentence(props.problem.repair, lang())}</p>
        </Show>
      </div>
      <Show when={props.problem.code === 'UNKNOWN_CARD'}>
        <Button
          size="small"
          icon={<FilePlus />}
          aria-label={`${t().stub}: ${sentence()}`}
          onClick={() => props.onStub()}
        >
          {t().stub}
        </Button>
      </Show>
      <Show when={canRepair(props.problem)}>
        <Button
          size="small"
          icon={<Wrench />}
          aria-label={`${props.problem.severity === 'error' ? t().repair : t().ease}: ${sentence()}`}
          onClick={() => props.onRepair()}
        >
          {props.problem.severity === 'error' ? t().repair : t().ease}
        </Button>
      </Show>
      <Show when={needsChoice(props.problem)}>
        <Button
          size="small"
          icon={<Search />}
          aria-label={`${t().fillUp}: ${sentence()}`}
          onClick={() => props.onFill()}
        >
          {t().fillUp}
        </Button>
      </Show>
      <Show when={props.problem.severity !== 'error'}>
        <IconButton size="small" label={`${t().mute}: ${sentence()}`} onClick={() => props.onMute()}>
          <BellOff />
        </IconButton>
      </Show>
    </li>
  );
}
