import { type RouteSectionProps, useLocation, useNavigate } from '@solidjs/router';
import CircleQuestionMark from 'lucide-solid/icons/circle-question-mark';
import Command from 'lucide-solid/icons/command';
import Moon from 'lucide-solid/icons/moon';
import ScanEye from 'lucide-solid/icons/scan-eye';
import Sun from 'lucide-solid/icons/sun';
import Unplug from 'lucide-solid/icons/unplug';
import {
  createEffect,
  createSignal,
  ErrorBoundary,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { frameTexts } from '../../messages/page/frame.ts';
import { connection, sentenceOf } from '../api/index.ts';
import { Button } from '../design/components/button.tsx';
import { EmptyState } from '../design/components/empty-state.tsx';
import { changeSettings, loadSettings, theme } from '../stores/settings.ts';
import { start } from '../stores/start.ts';
import { announce, announcement } from './announce.ts';
import type { Area } from './area.ts';
import { areas } from './areas.ts';
import { Help } from './help.tsx';
import { useText } from './i18n.ts';
import { Palette } from './palette.tsx';
import { hearKey, useShortcuts } from './shortcuts.ts';
import { StartNotices } from './start-notices.tsx';
import { notifyError, ToastCorner } from './toasts.tsx';
import './shell.css';

/** The frame around every area: rail, banners, dialogs of the whole program, live region, notices. */
export function Shell(props: RouteSectionProps) {
  const t = useText(frameTexts);
  const location = useLocation();
  const navigate = useNavigate();
  const [palette, setPalette] = createSignal(false);
  const [help, setHelp] = createSignal(false);
  let content: HTMLElement | undefined;

  const here = () => location.pathname.split('/')[1] ?? '';
  const current = () => areas.find((area) => area.path === here());
  const switchTheme = () => {
    changeSettings({ theme: theme() === 'dark' ? 'light' : 'dark' }).catch((error) => notifyError(sentenceOf(error)));
  };

  useShortcuts(
    { keys: 'Ctrl+K', label: () => t().palette, group: () => t().helpGeneral, run: () => setPalette(true) },
    { keys: ['F1', '?'], label: () => t().help, group: () => t().helpGeneral, run: () => setHelp(true) },
    ...areas.slice(0, 9).map((area, i) => ({
      keys: `Alt+${i + 1}`,
      label: () => `${t().paletteGo}: ${area.label()}`,
      group: () => t().helpGeneral,
      run: () => navigate(`/${area.path}`),
    })),
  );

  onMount(() => {
    window.addEventListener('keydown', hearKey);
    onCleanup(() => window.removeEventListener('keydown', hearKey));
    loadSettings()
      .then(start)
      .catch((error) => notifyError(sentenceOf(error)));
  });

  // A new area takes the focus, so that keyboard and screen reader start at its beginning, not in the rail.
  createEffect(on(here, () => content?.focus({ preventScroll: true }), { defer: true }));
  createEffect(
    on(connection, (now, before) => now === 'connected' && before === 'lost' && announce(t().online), { defer: true }),
  );
  createEffect(() => {
    const area = current();
    document.title = area ? `${area.label()} – ${t().product}` : t().product;
  });

  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => content?.focus()}>
        {t().skip}
      </button>
      <nav class="rail" aria-label={t().areas}>
        <p class="brand">
          <ScanEye aria-hidden={true} />
          {t().product}
        </p>
        <For each={areas.filter((area) => area.order < 90)}>{(area) => <AreaLink area={area} here={here()} />}</For>
        <span class="rail-gap" />
        <RailButton label={t().palette} keys="Ctrl+K" icon={<Command />} onClick={() => setPalette(true)} />
        <RailButton
          label={t().help}
          short={t().helpShort}
          keys="F1"
          icon={<CircleQuestionMark />}
          onClick={() => setHelp(true)}
        />
        <RailButton
          label={theme() === 'dark' ? t().toLight : t().toDark}
          short={t().theme}
          icon={theme() === 'dark' ? <Sun /> : <Moon />}
          onClick={switchTheme}
        />
        <For each={areas.filter((area) => area.order >= 90)}>{(area) => <AreaLink area={area} here={here()} />}</For>
      </nav>
      <div class="stage">
        <Show when={connection() === 'lost'}>
          <p class="banner" role="status">
            <Unplug /> {t().offline}
          </p>
        </Show>
        <StartNotices />
        <main
          id="content"
          class="content"
          tabIndex={-1}
          aria-label={current()?.label()}
          ref={(element) => {
            content = element;
          }}
        >
          <ErrorBoundary fallback={(error, reset) => <Failed error={error} retry={reset} />}>
            <Suspense fallback={<p class="loading muted">{t().loading}</p>}>{props.children}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Palette open={palette()} onClose={() => setPalette(false)} onHelp={() => setHelp(true)} onTheme={switchTheme} />
      <Help open={help()} onClose={() => setHelp(false)} />
      <div class="sr-only" role="status" aria-live="polite">
        {announcement()}
      </div>
      <ToastCorner />
    </div>
  );
}

function AreaLink(props: { readonly area: Area; readonly here: string }) {
  const index = () => areas.indexOf(props.area);
  return (
    <a
      class="rail-item"
      href={`#/${props.area.path}`}
      aria-current={props.here === props.area.path ? 'page' : undefined}
      aria-keyshortcuts={index() < 9 ? `Alt+${index() + 1}` : undefined}
    >
      <Dynamic component={props.area.icon} class="rail-icon" />
      <span>{props.area.label()}</span>
    </a>
  );
}

function RailButton(props: {
  readonly label: string;
  readonly short?: string;
  readonly keys?: string;
  readonly icon: JSX.Element;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="rail-item"
      aria-label={props.label}
      title={props.keys ? `${props.label} (${props.keys})` : props.label}
      onClick={() => props.onClick()}
    >
      {props.icon}
      <span aria-hidden="true">{props.short ?? props.label}</span>
    </button>
  );
}

function Failed(props: { readonly error: unknown; readonly retry: () => void }) {
  const t = useText(frameTexts);
  return (
    <EmptyState icon={<Unplug />} title={t().failedTitle} text={`${t().failed} ${detailOf(props.error)}`}>
      <Button look="primary" onClick={() => props.retry()}>
        {t().retry}
      </Button>
    </EmptyState>
  );
}

const detailOf = (error: unknown): string => (error instanceof Error ? `(${error.message})` : '');
