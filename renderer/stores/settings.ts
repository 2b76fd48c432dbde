import { createMemo, createRoot, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Settings, SettingsPatch } from '../../main/api/contract/index.ts';
import { api } from '../api/index.ts';
import { setLang } from '../app/i18n.ts';
import { onChange } from './changes.ts';

const DEFAULTS: Settings = {
  lang: 'hu',
  theme: 'system',
  reducedMotion: 'system',
  defaultFormat: null,
  mutedProblems: [],
  keywordNames: {},
  table: {},
  backupsKept: 10,
  view: {},
};

const [settings, setSettings] = createStore<Settings>(structuredClone(DEFAULTS));

export { settings };

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

const [systemTheme, setSystemTheme] = createSignal<'dark' | 'light'>(systemDark.matches ? 'dark' : 'light');

/** The theme in force: the player's choice, or the system's. */
export const theme = createRoot(() => createMemo(() => (settings.theme === 'system' ? systemTheme() : settings.theme)));

function show(next: Settings): void {
  setSettings(reconcile(next));
  setLang(next.lang);
  showTheme();
}

function showTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'system' ? systemTheme() : settings.theme;
  root.dataset.motion = settings.reducedMotion;
}

systemDark.addEventListener('change', () => {
  setSystemTheme(systemDark.matches ? 'dark' : 'light');
  showTheme();
});

// Another window changed something; what this one remembers of its own view stays.
onChange(['settings'], () => {
  api.settings
    .get()
    .then((next) => show({ ...next, view: { ...next.view, ...settings.view } }))
    .catch(() => undefined);
});

/** Loads the settings; until then, and if that fails, the defaults stand. */
export async function loadSettings(): Promise<void> {
  showTheme();
  show(await api.settings.get());
}

/** Changes settings at once on the page and then on disk. */
export async function changeSettings(patch: SettingsPatch): Promise<void> {
  const { view, table, ...rest } = patch;
  show({
    ...settings,
    ...rest,
    view: { ...settings.view, ...view },
    table: { ...settings.table, ...table },
  } as Settings);
  await api.settings.set(patch);
}

const WRITE_PAUSE = 150;
const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>();
const written = new Map<string, number>();

// At once, so that closing the program right after a change loses nothing; changes in quick succession share a write.
function writeSoon(key: string, value: Settings['view'][string]): void {
  clearTimeout(waiting.get(key)?.timer);
  const write = () => {
    waiting.delete(key);
    written.set(key, performance.now());
    api.settings.set({ view: { [key]: value } }).catch(() => undefined);
  };
  const since = performance.now() - (written.get(key) ?? -WRITE_PAUSE);
  if (since >= WRITE_PAUSE) write();
  else waiting.set(key, { timer: setTimeout(write, WRITE_PAUSE - since), write });
}

window.addEventListener('pagehide', () => {
  for (const { timer, write } of [...waiting.values()]) {
    clearTimeout(timer);
    write();
  }
});

/**
 * A number the page remembers of itself under a key, e.g. the share of a pane: reading it is reactive,
 * writing shows at once and goes to the disk at once, in a quick series a moment later. Not being able to keep it disturbs
 * nobody.
 */
export function remembered(key: string, fallback: number): readonly [() => number, (value: number) => void] {
  const read = (): number => {
    const value = settings.view[key];
    return typeof value === 'number' ? value : fallback;
  };
  const write = (value: number): void => {
    setSettings('view', key, value);
    writeSoon(key, value);
  };
  return [read, write];
}

/**
 * A small piece of data the page remembers of itself under a key; like {@link remembered}, but of any shape. Who reads
 * it checks it: it may come from an older version.
 */
export function rememberedData(key: string): readonly [() => unknown, (value: Settings['view'][string]) => void] {
  const write = (value: Settings['view'][string]): void => {
    setSettings('view', key, reconcile(value));
    writeSoon(key, value);
  };
  return [() => settings.view[key], write];
}
