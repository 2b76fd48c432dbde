import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../fresh.mjs';
import { withLock } from '../lock.ts';
import { cacheFolder } from './cache.ts';
import { binaryName, type FoundElectron } from './found.ts';

/** A blocked host often swallows the connection instead of refusing it: so long may the first byte take. */
const FIRST_BYTE_MS = 8000;
/** A slow line is fine as long as something still comes. */
const STALL_MS = 30_000;
/** After a failure the download is not tried again for a day; the way round it is quicker. */
const RETRY_MS = 24 * 60 * 60 * 1000;

const failureMark = join(cacheFolder, 'electron-download-failed');

/** The official package's Electron; its binary is downloaded once, if that is possible. Null if it cannot be had. */
export async function officialElectron(
  progress: (line: string) => void,
  offline: boolean,
): Promise<FoundElectron | null> {
  const packageFolder = electronPackage();
  if (!packageFolder) return null;
  const installed = standing(packageFolder);
  if (installed || offline || failedLately()) return installed;
  return await withLock(join(cacheFolder, 'electron-download.lock'), async () => {
    const meanwhile = standing(packageFolder);
    if (meanwhile || failedLately()) return meanwhile;
    progress('Electron letöltése…');
    const done = await download(packageFolder);
    if (!done) writeFailure();
    return done ? standing(packageFolder) : null;
  });
}

function electronPackage(): string | null {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'));
  } catch {
    return null;
  }
}

function standing(packageFolder: string): FoundElectron | null {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(packageFolder, 'dist');
  const binary = join(folder, binaryName(process.platform));
  // `path.txt` is the last thing its installer writes: without it the folder may be half unpacked.
  if (!existsSync(binary) || !existsSync(join(packageFolder, 'path.txt'))) return null;
  return { folder, binary, version, source: 'official' };
}

async function download(packageFolder: string): Promise<boolean> {
  const loader = spawn(process.execPath, [join(import.meta.dirname, 'download.ts'), packageFolder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (!(await endsWell(loader))) return false;
  // The archive now lies in Electron's own cache; its installer unpacks it from there.
  const installer = spawn(process.execPath, [join(packageFolder, 'install.js')], { stdio: 'ignore' });
  return await new Promise((resolve) => {
    installer.on('error', () => resolve(false));
    installer.on('exit', (code) => resolve(code === 0));
  });
}

/** Whether the loader ends with 0 and never keeps silent for too long; a silent one is stopped. */
function endsWell(loader: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    let timer = setTimeout(() => loader.kill(), FIRST_BYTE_MS);
    loader.on('message', () => {
      clearTimeout(timer);
      timer = setTimeout(() => loader.kill(), STALL_MS);
    });
    const settle = (well: boolean) => {
      clearTimeout(timer);
      resolve(well);
    };
    loader.on('error', () => settle(false));
    loader.on('exit', (code) => settle(code === 0));
  });
}

function failedLately(): boolean {
  const stat = statSync(failureMark, { throwIfNoEntry: false });
  if (stat && Date.now() - stat.mtimeMs < RETRY_MS) return true;
  rmSync(failureMark, { force: true });
  return false;
}

function writeFailure(): void {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(failureMark, 'The official Electron could not be downloaded; tried again a day later.\n');
}
