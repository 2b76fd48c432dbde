import { type StartedApp, startApp } from '../e2e/harness/app.ts';
import { EDITED, makeSteps } from '../e2e/harness/edits.ts';
import { KINDS } from '../e2e/harness/hosts.ts';
import setup from '../e2e/harness/setup.ts';
import { closePage, killPage, openPage } from '../e2e/harness/tabs.ts';

/** Nothing older than this, in ms, may be lost with a killed page. */
const OLDEST = 250;

interface Tally {
  kills: number;
  edits: number;
  /** Edits older than {@link OLDEST} at the kill that are not on the disk. */
  lost: number;
}

/** Kills pages in the midst of quick edits of every kind, and counts what older edits the disk does not have. */
async function killPages(app: StartedApp, kills: number, tally: Tally): Promise<void> {
  for (let i = 0; i < kills; i++) {
    const thing = EDITED[i % EDITED.length] as (typeof EDITED)[number];
    const page = await openPage(app);
    await thing.open(page);
    const before = await thing.stored(app.page);
    const made: number[] = [];
    page.on('console', (message) => {
      const at = /^step \d+ (\d+)$/.exec(message.text())?.[1];
      if (at) made.push(Number(at));
    });
    // Never the same moment: the kill meets writes that wait, that are under way and that are answered.
    const running = makeSteps(page, thing.step, 12, 40).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 150 + ((i * 37) % 400)));
    const killedAt = Date.now();
    await killPage(app, page);
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    const owed = made.filter((at) => at <= killedAt - OLDEST).length;
    let kept = 0;
    for (let wait = 0; wait < 20; wait++) {
      kept = (await thing.stored(app.page)) - before;
      if (kept >= owed) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    tally.kills += 1;
    tally.edits += made.length;
    if (kept < owed) {
      tally.lost += owed - kept;
      console.error(`${app.kind}, ${thing.name}: ${owed - kept} of ${owed} edits lost`);
    }
    if (app.electron) {
      const [first] = await app.electron.evaluate(({ BrowserWindow }) => {
        const all = BrowserWindow.getAllWindows().sort((a, b) => a.id - b.id);
        for (const window of all.slice(1)) window.destroy();
        return all.map((window) => window.id);
      });
      if (first === undefined) throw new Error('The first window is gone.');
    } else await closePage(app, page);
  }
}

/** Kills on each host. */
const WANTED = Number(process.env.KILLS ?? 35);

/** Pages killed while they are edited: in both hosts, every kind of thing that is written behind. */
export default async function run(): Promise<Record<string, unknown>> {
  const end = await setup();
  const tally: Tally = { kills: 0, edits: 0, lost: 0 };
  try {
    for (const kind of KINDS) {
      // Each program gets a few kills only: a window that crashes too often asks before it comes back.
      for (let left = WANTED; left > 0; left -= EDITED.length) {
        const app = await startApp(kind);
        try {
          await killPages(app, Math.min(left, EDITED.length), tally);
        } finally {
          await app.end();
        }
      }
    }
  } finally {
    end();
  }
  if (tally.lost > 0) throw new Error(`Edits older than ${OLDEST} ms were lost: ${JSON.stringify(tally)}`);
  return { ...tally };
}
