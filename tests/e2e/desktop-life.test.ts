import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { callApi } from './harness/api.ts';
import { type App, HAS_ELECTRON, withApp } from './harness/app.ts';
import { startWeb } from './harness/chromium-app.ts';
import { sandboxSwitches, testElectron } from './harness/machine.ts';
import { useApp } from './harness/shared-app.ts';

const ownerPid = (dataFolder: string): number =>
  (JSON.parse(readFileSync(join(dataFolder, 'owner.json'), 'utf8')) as { pid: number }).pid;
const gone = (pid: number) => !existsSync(`/proc/${pid}`);

async function until(condition: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const electronOf = (app: App) => app.electron as NonNullable<App['electron']>;

const boundsOf = (app: App) =>
  electronOf(app).evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());

describe.runIf(HAS_ELECTRON)('the desktop program', () => {
  const program = useApp('electron');

  it('runs once: a second start ends at once and wakes the first', async () => {
    const app = program();
    await electronOf(app).evaluate(({ app: main }) => {
      main.on('second-instance', () => Object.assign(globalThis, { woken: true }));
    });
    const electron = await testElectron();
    const second = spawn(electron?.binary ?? '', [...sandboxSwitches, '--disable-gpu', root], {
      env: { ...process.env, JOVOLATO_DATA: app.dataFolder, JOVOLATO_NODE: process.execPath },
      stdio: 'ignore',
    });
    const [code] = await once(second, 'exit');
    expect(code).toBe(0);
    await until(() => electronOf(app).evaluate(() => 'woken' in globalThis));
    expect(await callApi(app.page, 'system/info')).toMatchObject({ status: 200 });
  });

  it('keeps its folder from the loopback host, which says so and ends with 1', async () => {
    const { dataFolder } = program();
    const pid = ownerPid(dataFolder);
    const env = { ...(process.env as Record<string, string>), JOVOLATO_DATA: dataFolder };
    await expect(startWeb(env)).rejects.toThrow(new RegExp(`ended with 1: .*\\(${pid}\\. folyamat\\).*${dataFolder}`));
  });

  it('has a Hungarian menu without an undo of its own', async () => {
    const app = program();
    const labels = await electronOf(app).evaluate(({ Menu }) =>
      (Menu.getApplicationMenu()?.items ?? []).map((item) => item.label.replace('&', '')),
    );
    expect(labels).toEqual(['Fájl', 'Szerkesztés', 'Nézet', 'Ablak', 'Súgó']);
    const roles = await electronOf(app).evaluate(({ Menu }) =>
      (Menu.getApplicationMenu()?.items ?? []).flatMap((item) => item.submenu?.items.map((inner) => inner.role) ?? []),
    );
    expect(roles).not.toContain('undo');
  });

  it('opens where it stood', async () => {
    const app = program();
    const place = { x: 60, y: 50, width: 1000, height: 700 };
    await electronOf(app).evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), place);
    await until(async () => (await boundsOf(app))?.x === place.x);
    await app.restart();
    expect(await boundsOf(app)).toMatchObject({ x: place.x, y: place.y });
  });

  it('starts its core again when that dies, and the page goes on by itself', async () => {
    const app = program();
    const pid = ownerPid(app.dataFolder);
    // On an Electron that opens the data base itself the two cannot die apart.
    if (pid === electronOf(app).process().pid) return;
    await electronOf(app).evaluate(({ dialog }) => {
      dialog.showMessageBox = async (...args: unknown[]) => {
        Object.assign(globalThis, { asked: args.at(-1) });
        return { response: 0, checkboxChecked: false };
      };
    });
    process.kill(pid, 'SIGKILL');
    await until(async () => existsSync(join(app.dataFolder, 'owner.json')) && ownerPid(app.dataFolder) !== pid);
    const question = await electronOf(app).evaluate(
      () => (globalThis as unknown as { asked: { message: string } }).asked,
    );
    expect(question.message).toContain('leállt');
    await app.goTo('/paklik/1');
    await app.page.getByRole('row', { name: /Révkalauz/ }).waitFor();
  });

  it('does not open where no screen is', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'jovolato-e2e-'));
    const state = { x: 9000, y: 50, width: 1000, height: 700, maximized: false };
    writeFileSync(join(dataFolder, 'window.json'), JSON.stringify(state));
    try {
      await withApp(
        'electron',
        async (app) => {
          const screens = await electronOf(app).evaluate(({ screen }) =>
            screen.getAllDisplays().map((one) => one.bounds),
          );
          const right = Math.max(...screens.map(({ x, width }) => x + width));
          expect((await boundsOf(app))?.x).toBeLessThan(right - 100);
        },
        { dataFolder },
      );
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });
});

describe.runIf(HAS_ELECTRON)('the desktop program whose processes die', () => {
  const program = useApp('electron', { expectedProblems: [/./] });

  it('brings the page back when its process dies', async () => {
    const app = program();
    const electron = electronOf(app);
    const shown = () =>
      electron.evaluate(async ({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        if (!contents || contents.isCrashed() || contents.isLoading()) return false;
        return (await contents.executeJavaScript('document.body.innerText.trim().length > 0')) as boolean;
      });
    await until(shown);
    await electron.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.on('render-process-gone', () => Object.assign(globalThis, { crashed: true }));
      contents?.forcefullyCrashRenderer();
    });
    await until(() => electron.evaluate(() => 'crashed' in globalThis));
    await until(shown);
  });

  it('takes its core along when it is killed', async () => {
    const app = program();
    const pid = ownerPid(app.dataFolder);
    const electron = electronOf(app).process();
    if (pid === electron.pid) return;
    electron.kill('SIGKILL');
    await until(() => gone(pid));
    // What was written is whole, and the folder is free again.
    const web = await startWeb({ ...(process.env as Record<string, string>), JOVOLATO_DATA: app.dataFolder });
    expect(await web.stop()).toBe(0);
  });
});
