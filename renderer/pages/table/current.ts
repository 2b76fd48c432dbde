import { createEffect, createRoot, createSignal, on } from 'solid-js';
import { type Session, startSession } from '../../../engine/mk/table/session.ts';
import type { Settings } from '../../../engine/mk/table/settings.ts';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { api, isFailure, sentenceOf } from '../../api/index.ts';
import { lang } from '../../app/i18n.ts';
import { freshSeed } from '../../app/seed.ts';
import { notify, notifyError } from '../../app/toasts.tsx';
import { createWriteBehind } from '../../stores/write-behind.ts';
import { createGame, type TableGame } from './game.ts';
import { type KeptGame, openKept, toKept } from './play/saved.ts';

/** The game on the table, with where it is kept. It stays while the player visits other areas. */
export interface Current {
  readonly game: TableGame;
  /** Its record; null until it was first kept. */
  readonly id: number | null;
  /** Names the record while it has no id yet, so that it is made once whatever happens to the answer. */
  readonly token: string;
  readonly name: string;
  /** Named by the player. One that is not gives its record to the next game of "Újra". */
  readonly named: boolean;
  readonly deckId: number | null;
  readonly deckName: string;
}

const [current, setCurrent] = createSignal<Current | null>(null);

export { current };

const words = () => tableTexts[lang()];

/** A game as it is to be kept; of each record the newest. */
type Kept = ReadonlyMap<string, { readonly about: Current; readonly content: KeptGame }>;

/** Ids of the records made here, by their tokens. */
const made = new Map<string, number>();

const writer = createWriteBehind<Kept>({
  // All at once: a page that is being left has no time to wait between two.
  write: async (games) => {
    await Promise.all([...games.values()].map(({ about, content }) => save(about, content)));
  },
  merge: (waiting, next) => new Map([...waiting, ...next]),
});

async function save(about: Current, content: KeptGame): Promise<void> {
  const { token, name, deckId } = about;
  const id = about.id ?? made.get(token) ?? null;
  const game = { id, token, name, kind: 'table' as const, deckId, content: JSON.parse(JSON.stringify(content)) };
  const kept = await api.games.save(game).catch((error: unknown) => {
    if (!isFailure(error, 'NOT_FOUND')) throw error;
    // The record or the deck was deleted meanwhile; the game is still on the table and is kept without it.
    return api.games.save(error.data.kind === 'deck' ? { ...game, deckId: null } : { ...game, id: null });
  });
  made.set(token, kept.id);
  setCurrent((now) => (now && now.token === token && now.id !== kept.id ? { ...now, id: kept.id } : now));
}

createRoot(() =>
  createEffect(on(writer.trouble, (trouble) => trouble !== null && notifyError(sentenceOf(trouble)), { defer: true })),
);

/** Lays a game on the table. What was there is kept first. */
function lay(session: Session, about: Omit<Current, 'game'>, branches: readonly Session[] = []): Current {
  const game = createGame(session, branches);
  const next: Current = { ...about, game };
  setCurrent(next);
  return next;
}

// Every step is kept as it is made, so that nothing is lost however the program ends. A game that has not begun is no record yet.
createRoot(() =>
  createEffect(
    on(
      () => [current(), current()?.game.session(), current()?.game.branches()] as const,
      ([open, session, branches], before) => {
        const idAlone = before?.[0]?.game === open?.game && before?.[0]?.name === open?.name;
        if (idAlone && before?.[1] === session && before?.[2] === branches) return;
        if (!open || !session || !branches || (session.total === 0 && open.id === null)) return;
        writer.put(new Map([[open.token, { about: open, content: toKept(session, branches, open.named) }]]));
      },
    ),
  ),
);

/** Resolves when the game is in its record. */
export const flush = writer.flush;

const newToken = (): string => crypto.randomUUID();

/** Starts a game from a set-up of a deck. */
export function begin(session: Session, deck: { readonly id: number | null; readonly name: string }): void {
  const name = words().keptName(deck.name, session.setup.seed);
  lay(session, { id: null, token: newToken(), name, named: false, deckId: deck.id, deckName: deck.name });
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
  const record = before.named ? { id: null, token: newToken() } : { id: before.id, token: before.token };
  lay(startSession(setup), { ...before, ...record, name, named: false });
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
    lay(session, { id, token: newToken(), name: record.name, named, deckId: record.deckId, deckName }, branches);
  } catch (error) {
    notifyError(sentenceOf(error));
  }
}

/** Lays a replay from a file on the table, under a name. */
export function layReplay(session: Session, name: string): void {
  lay(session, { id: null, token: newToken(), name, named: true, deckId: null, deckName: name });
}

/** Leaves the table for the start; the game is kept. */
export async function leave(): Promise<void> {
  await flush();
  setCurrent(null);
}
