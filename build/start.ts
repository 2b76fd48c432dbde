// `npm start`: builds what is stale and opens the program, in a window if there can be one, otherwise in the browser.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './bundles.ts';
import { findElectron } from './electron/find.ts';
import { describeElectron, type FoundElectron } from './electron/found.ts';
import { root } from './fresh.mjs';
import { electronSwitches, hasDisplay, type NoWindow, startLine } from './start-choice.ts';

/** An Electron that ends this soon with an error never opened a window: a library is missing, or its sandbox is refused. */
const START_MS = 10_000;

const say = (line: string) => console.log(line);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let toldToStop = false;

/** Runs a program until it ends and gives its exit code. Signals are passed on: the program ends in its own way. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    const pass = (signal: NodeJS.Signals) => {
      toldToStop = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    const end = (code: number) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('exit', (code) => end(code ?? 1));
  });
}

/** The exit code of the window; null if no window came about. */
async function runWindow(electron: FoundElectron): Promise<number | null> {
  const switches = electronSwitches(process.platform, process.getuid?.());
  say(startLine({ electron: describeElectron(electron), root: switches.length > 0 }));
  const begun = Date.now();
  const env = { ...process.env, JOVOLATO_NODE: process.execPath };
  const code = await run(electron.binary, [...switches, root, ...process.argv.slice(2)], env);
  return code !== 0 && !toldToStop && Date.now() - begun < START_MS ? null : code;
}

async function runBrowser(reason: NoWindow): Promise<number> {
  say(startLine({ reason }));
  return await run(process.execPath, [join(root, 'dist/core.mjs'), 'web'], process.env);
}

async function electronOrNull(): Promise<FoundElectron | null> {
  try {
    return await findElectron({ progress: say });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

async function start(): Promise<number> {
  await buildStale();
  if (process.argv.includes('--web'))
    return await run(process.execPath, [join(root, 'dist/core.mjs'), 'web'], process.env);
  if (!hasDisplay(process.platform, process.env)) return await runBrowser('noDisplay');
  const electron = await electronOrNull();
  if (!electron) return await runBrowser('noElectron');
  return (await runWindow(electron)) ?? (await runBrowser('electronFails'));
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
