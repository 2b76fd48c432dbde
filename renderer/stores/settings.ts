import { ORPCError } from '@orpc/client';
import { createMemo, createRoot, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import type { Settings, SettingsPatch } from '../../main/api/contract/index.ts';
import { api, isFailure } from '../api/index.ts';
import { setLang } from '../app/i18n.ts';
import { onChange } from './changes.ts';
import { createWriteBehind } from './write-behind.ts';

const DEFAULTS: Settings = {
  lang: 'hu',
  theme: 'system',
  reducedMotion: 'system',
  defaultFormat: null,
  mutedProblems: [],
  hiddenSets: [],
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

// Another window changed something; what this one remembers of its own view stays, and so does what is still on its way to the
// disk: the answer may be older than that.
onChange(['settings'], ({ ids }) => {
  if (ids.length === 1 && ids[0] === 'view') return;
  api.settings
    .get()
    .then((next) => {
      const { view: _view, ...unwritten } = writer.unwritten() ?? {};
      const table = { ...next.table, ...unwritten.table };
      show({ ...next, ...unwritten, table, view: { ...next.view, ...settings.view } } as Settings);
    })
    .catch(() => undefined);
});

/** Loads the settings; until then, and if that fails, the defaults stand. */
export async function loadSettings(): Promise<void> {
  showTheme();
  show(await api.settings.get());
}

/** The later of two changes wins key by key, in `view` and `table` entry by entry. */
const mergePatches = (waiting: SettingsPatch, next: SettingsPatch): SettingsPatch => ({
  ...waiting,
  ...next,
  ...(waiting.view || next.view ? { view: { ...waiting.view, ...next.view } } : {}),
  ...(waiting.table || next.table ? { table: { ...waiting.table, ...next.table } } : {}),
});

let refusal: unknown = null;

const writer = createWriteBehind<SettingsPatch>({
  write: (patch) => api.settings.set(patch),
  merge: mergePatches,
  // A disk may have room again later. What is refused for good is reported by whoever asked, and must not hold up the way out.
  refused: (error) => {
    if (isFailure(error, 'DISK') || !(error instanceof ORPCError)) return 'retry';
    refusal = error;
    return 'drop';
  },
});

/** Changes settings at once on the page and then on disk. @throws the failure of the write. */
export async function changeSettings(patch: SettingsPatch): Promise<void> {
  const { view, table, ...rest } = patch;
  show({
    ...settings,
    ...rest,
    view: { ...settings.view, ...view },
    table: { ...settings.table, ...table },
  } as Settings);
  refusal = null;
  writer.put(patch);
  await writer.flush();
  const failure = refusal ?? writer.trouble();
  if (failure !== null) throw failure;
}

/** Keeps a small piece of data of the page under a key, without showing it here; null takes the key out again. */
export const keepView = (key: string, value: Settings['view'][string]): void => writer.put({ view: { [key]: value } });

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
    keepView(key, value);
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
    keepView(key, value);
  };
  return [() => settings.view[key], write];
}
