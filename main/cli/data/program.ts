import { dirname } from 'node:path';
import { BackupError } from '../../../db/backup.ts';
import {
  DataFolderError,
  errorCode,
  LostDataError,
  MigrationError,
  ReadOnlyError,
  SwapError,
} from '../../../db/errors.ts';
import { openStore } from '../../../db/open.ts';
import { openForReading } from '../../../db/reader.ts';
import { lookAround } from '../../../db/rescue.ts';
import { dataTexts } from '../../../messages/data.ts';
import type { Lang } from '../../../messages/lang.ts';
import { noticeTexts } from '../../../messages/notices.ts';
import { lockDataFolder } from '../../core/owner-lock.ts';
import type { Context } from '../../services/context.ts';
import { contextOver, servicesOver } from '../../services/index.ts';
import { ServiceError } from '../../services/service-error.ts';
import type { Services } from '../../services/services.ts';
import { VERSION } from '../../version.ts';
import { type CliIo, UsageError } from '../command.ts';
import { databasePath } from '../database.ts';

/** The services a command calls: the same ones the page uses, over the player's or the named data base. */
export interface Program {
  readonly services: Services;
  readonly context: Context;
  /** The data base file. */
  readonly path: string;
}

/** Options every command on the data base takes. */
export const DATABASE_OPTIONS = { db: { type: 'string' }, json: { type: 'boolean' } } as const;

/**
 * Answers a question from the data base, beside a running window if there is one.
 * @throws UsageError in one sentence if it cannot be opened or the question cannot be answered.
 */
export async function reading<T>(
  db: string | undefined,
  io: CliIo,
  work: (program: Program) => T | Promise<T>,
): Promise<T> {
  const path = databasePath(db);
  return await sentences(io.lang, async () => {
    const context = contextOver(openForReading(path), { version: VERSION });
    return await withServices(context, path, work);
  });
}

/**
 * Changes the data base, made if it is not there yet. A window that has it open keeps it to itself.
 * @throws UsageError as {@link reading} does, or if the window is open.
 */
export async function writing<T>(
  db: string | undefined,
  io: CliIo,
  work: (program: Program) => T | Promise<T>,
): Promise<T> {
  return await sentences(io.lang, async () => await changing(db, io, work));
}

/** The same with errors as they are thrown: for a command that goes on after some of them. */
export async function changing<T>(
  db: string | undefined,
  io: CliIo,
  work: (program: Program) => T | Promise<T>,
): Promise<T> {
  const path = databasePath(db);
  return await locked(path, io.lang, async () => {
    const store = openStore(dirname(path), { file: path });
    const context = contextOver(store, { version: VERSION });
    const done = await withServices(context, path, work);
    for (const notice of store.notices) io.err(noticeTexts[io.lang][notice.code](notice.values));
    return done;
  });
}

/** Keeps every other process away from the data base meanwhile. @throws UsageError if a window has it. */
export async function locked<T>(path: string, lang: Lang, work: () => T | Promise<T>): Promise<T> {
  const lock = lockOf(path);
  if (!lock.ok) throw new UsageError(dataTexts[lang].folderInUse(dirname(path), lock.owner?.pid ?? null));
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function withServices<T>(context: Context, path: string, work: (program: Program) => T | Promise<T>): Promise<T> {
  const services = servicesOver(context);
  try {
    return await work({ services, context, path });
  } finally {
    services.close();
  }
}

type Lock = { ok: true; release(): void } | { ok: false; owner: { pid: number } | null; release(): void };

function lockOf(path: string): Lock {
  const folder = dirname(path);
  try {
    const lock = lockDataFolder(folder, 'cli', path);
    return lock.ok ? lock : { ...lock, release: () => {} };
  } catch (error) {
    throw new DataFolderError(folder, errorCode(error));
  }
}

/** Runs it; whatever a player can do something about becomes a usage error in one sentence. */
export async function sentences<T>(lang: Lang, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceFor(error, lang);
    if (sentence === null) throw error;
    throw new UsageError(sentence);
  }
}

function sentenceFor(error: unknown, lang: Lang): string | null {
  const texts = dataTexts[lang];
  if (error instanceof LostDataError) return lostSentence(error, lang);
  if (error instanceof SwapError) return texts.swapFailed(error.code, error.aside);
  if (error instanceof BackupError && error.reason === 'notOurs') return texts.notOurBackup(error.path);
  if (error instanceof DataFolderError) return texts.openFault(error.path, error.code);
  if (error instanceof MigrationError) return texts.migrationFailed(error.version, error.backup);
  if (error instanceof ReadOnlyError) return texts.readOnly(error.reason, error.path);
  if (error instanceof ServiceError) return texts.serviceError(error.code, error.data);
  const code = errorCode(error);
  return /^(E[A-Z]+|SQLITE_(FULL|IOERR|BUSY|CANTOPEN)\w*)$/.test(code) ? texts.diskRefused(code) : null;
}

function lostSentence(lost: LostDataError, lang: Lang): string {
  const { files, backups } = lookAround(lost);
  const rows = Math.max(0, ...files.map(({ salvage }) => salvage.read));
  return dataTexts[lang].lostData(lost.reason, lost.path, backups.filter(({ counts }) => counts !== null).length, rows);
}
