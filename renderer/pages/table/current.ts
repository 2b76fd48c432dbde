import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { type Session, startSession } from '../../../engine/mk/table/session.ts';
import type { Settings } from '../../../engine/mk/table/settings.ts';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { api, sentenceOf } from '../../api/index.ts';
import { lang } from '../../app/i18n.ts';
import { freshSeed } from '../../app/seed.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { createGame, type TableGame } from './game.ts';
import { openKept, toKept } from './play/saved.ts';

/** The game on the table, with where it is kept. It stays while the player visits other areas. */
export interface Current {
  readonly game: TableGame;
  /** Its record; null until it was first kept. */
  readonly id: number | null;
  readonly name: string;
  /** Named by the player. One that is not gives its record to the next game of "Újra". */
  readonly named: boolean;
  readonly deckId: number | null;
  readonly deckName: string;
}

const [current, setCurrent] = createSignal<Current | null>(null);

export { current };

const words = () => tableTexts[lang()];
const WRITE_DELAY = 800;
let timer: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> = Promise.resolve();

/** Lays a game on the table. What was there is kept first. */
function lay(session: Session, about: Omit<Current, 'game'>, branches: readonly Session[] = []): Current {
  void flush();
  const game = createGame(session, branches);
  const next: Current = { ...about, game };
  setCurrent(next);
  return next;
}

// Every step is kept a moment later, so that nothing is lost if the program ends.
createRoot(() =>
  createEffect(
    on(
      () => [current(), current()?.game.session(), current()?.game.branches()] as const,
      ([open]) => {
        clearTimeout(timer);
        if (open && (open.game.session().total > 0 || open.id !== null))
          timer = setTimeout(() => void flush(), WRITE_DELAY);
      },
    ),
  ),
);

/** Writes the game to its record now; writes follow each other. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  const open = current();
  if (!open || (open.game.session().total === 0 && open.id === null)) return writing;
  const content = toKept(open.game.session(), open.game.branches(), open.named);
  writing = writing.then(async () => {
    try {
      const id = current()?.game === open.game ? (current()?.id ?? open.id) : open.id;
      const kept = await api.games.save({
        id,
        name: open.name,
        kind: 'table',
        deckId: open.deckId,
        content: JSON.parse(JSON.stringify(content)),
      });
      setCurrent((now) => (now && now.game === open.game && now.id === null ? { ...now, id: kept.id } : now));
    } catch (error) {
      notifyError(sentenceOf(error));
    }
  });
  return writing;
}

/** Starts a game from a set-up of a deck. */
export function begin(session: Session, deck: { readonly id: number | null; readonly name: string }): void {
  const name = words().keptName(deck.name, session.setup.seed);
  lay(session, { id: null, name, named: false, deckId: deck.id, deckName: deck.name });
}

/**
 * The same set-up again, with a seed or with other settings. A game the player did not name gives its record to the new one,
 * and the notice leads back to it.
 */
export function again(seed: number | 'fresh' | 'same', settings?: Partial<Settings>): void {
  const before = current();
  if (!before) return;
  const old = before.game.session();
  const chosen = seed === 'fresh' ? freshSeed() : seed === 'same' ? old.setup.seed : seed;
  const setup = { ...old.setup, seed: chosen, ...(settings ? { settings } : {}) };
  const name = words().keptName(before.deckName, chosen);
  lay(startSession(setup), { ...before, id: before.named ? null : before.id, name, named: false });
  if (old.total === 0) return;
  notify({
    text: words().againDone(chosen),
    action: { label: words().againBack, run: () => lay(old, before, before.game.branches()) },
  });
}

/** Keeps the game under a name of the player's. */
export async function saveAs(name: string): Promise<void> {
  setCurrent((now) => (now ? { ...now, name, named: true } : now));
  await flush();
  notify({ text: words().saved(name) });
}

/** Opens a kept game exactly as it was left. */
export async function openGame(id: number): Promise<void> {
  try {
    const record = await api.games.get({ id });
    const opened = openKept(record.content);
    if (!opened.ok) {
      notifyError(words().importFailed);
      return;
    }
    const { session, branches, named } = opened;
    const deckName = record.name.split(',')[0] ?? record.name;
    lay(session, { id, name: record.name, named, deckId: record.deckId, deckName }, branches);
  } catch (error) {
    notifyError(sentenceOf(error));
  }
}

/** Lays a replay from a file on the table, under a name. */
export function layReplay(session: Session, name: string): void {
  lay(session, { id: null, name, named: true, deckId: null, deckName: name });
}

/** Leaves the table for the start; the game is kept. */
export async function leave(): Promise<void> {
  await flush();
  setCurrent(null);
}
