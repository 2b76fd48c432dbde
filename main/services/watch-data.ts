import { dailyBackup, rescueCopy } from './backup.ts';
import type { Context } from './context.ts';
import type { Notices } from './notices.ts';

/** How often is looked whether a backup of the day is due; a program may stay open for days. */
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How often is looked whether the file is still there, when nothing is written. */
const GROUND_MS = 2000;

/** Looks after the data while the program runs. */
export interface DataWatch {
  /** The work of a day that need not hold up the start: digests, full check, backup. */
  daily(): void;
  stop(): void;
}

/**
 * Watches the ground under an open data base and does the daily work. Each finding becomes a notice; nothing is repaired here.
 * A ground that moved ends all writing, and what is in the open file is copied to where it will be found.
 */
export function watchData(context: Context, notices: Notices): DataWatch {
  const { db, store } = context;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const ground = () => {
    if (db.standsFirm()) return;
    db.refuseWrites();
    notices.add({ code: 'GROUND_MOVED', values: { path: store.file, copy: rescueCopy(context) } });
  };
  const noticed = (work: () => void) => {
    try {
      work();
    } catch (error) {
      notices.add({ code: 'BACKUP_FAILED', values: { detail: String((error as Error).message) } });
    }
  };
  const daily = () => {
    if (db.readOnly) return;
    // Not the clock of the day, which may jump, but the time that has passed.
    const due = performance.now() - checkedAt >= DAY_MS;
    noticed(() => {
      if (due) check(context, notices);
      dailyBackup(context, notices.has('CONTENT_CHANGED') || notices.has('CHECK_FAILED'));
      if (due) checkedAt = performance.now();
    });
  };

  db.onMoved(ground);
  const timers = [setInterval(ground, GROUND_MS), setInterval(daily, HOUR_MS)];
  for (const timer of timers) timer.unref();
  return {
    daily,
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** The full check: SQLite's own, then the digests of the pages, which find what that cannot. */
function check({ db, store }: Context, notices: Notices): void {
  const verdict = String(db.pragma('integrity_check(1)'));
  if (verdict !== 'ok') notices.add({ code: 'CHECK_FAILED', values: { path: store.file, detail: verdict } });
  const changed = [...db.changedContent()].filter(([name]) => name !== '');
  if (changed.length > 0) {
    const pages = changed.reduce((sum, [, n]) => sum + n, 0);
    notices.add({ code: 'CONTENT_CHANGED', values: { pages, where: changed.map(([name]) => name).join(', ') } });
  }
  // A data base from before there were digests gets them now.
  if (verdict === 'ok' && changed.length === 0) db.checkpoint();
}
