import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import pageConfig from '../vite.config.ts';
import { type BundleRecord, fingerprint, isFresh, recordPath, root } from './fresh.mjs';
import { withLock } from './lock.ts';

/** The program's parts. Each is one file, but for the page. */
export const BUNDLES = ['page', 'main', 'preload', 'reader', 'core', 'cli'] as const;
export type BundleName = (typeof BUNDLES)[number];

interface NodePart {
  readonly entry: string;
  readonly output: string;
  readonly format: 'es' | 'cjs';
  readonly target: string;
}

/** The main process also runs on an Electron whose Node is 20; everything else on the project's Node. */
const PARTS: Readonly<Record<Exclude<BundleName, 'page'>, NodePart>> = {
  main: { entry: 'main/desktop/main.ts', output: 'dist/main.mjs', format: 'es', target: 'node20' },
  preload: { entry: 'main/desktop/preload.ts', output: 'dist/preload.cjs', format: 'cjs', target: 'node20' },
  reader: { entry: 'main/reading/worker.ts', output: 'dist/reader.cjs', format: 'cjs', target: 'node22' },
  core: { entry: 'main/core/index.ts', output: 'dist/core.mjs', format: 'es', target: 'node22' },
  cli: { entry: 'main/cli/index.ts', output: 'dist/cli.mjs', format: 'es', target: 'node22' },
};

/** Not bundled: the native module and Electron itself. */
const EXTERNAL = ['electron', 'better-sqlite3'];

/** What every bundle depends on besides its own sources. */
const COMMON_INPUTS = ['package.json', 'package-lock.json', 'vite.config.ts', 'build/bundles.ts'];
/** Folders of which the page may take in any file, also ones found by pattern. */
const PAGE_FOLDERS = ['renderer', 'messages', 'engine', 'main/api/contract'];

/**
 * Makes those of the named bundles that are stale and gives their names. Safe when several processes ask at once:
 * one builds, the others wait, and nobody sees half a file.
 * @throws Error with the bundler's message if a part cannot be built; the former one then stays.
 */
export async function buildStale(names: readonly BundleName[] = BUNDLES): Promise<BundleName[]> {
  if (names.every(isFresh)) return [];
  return await withLock(join(root, 'dist/.lock'), async () => {
    const stale = names.filter((name) => !isFresh(name));
    for (const name of stale) await (name === 'page' ? buildPage() : buildPart(name, PARTS[name]));
    return stale;
  });
}

async function buildPart(name: BundleName, part: NodePart): Promise<void> {
  const modules = new Set<string>();
  const begun = Date.now();
  const scratch = join(root, 'dist', `.${name}-${process.pid}`);
  const file = part.output.slice('dist/'.length);
  try {
    await build(partConfig(part, scratch, file, modules));
    renameSync(join(scratch, file), join(root, part.output));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  remember(name, { output: part.output, files: prints([...modules], begun) });
}

function partConfig(part: NodePart, outDir: string, file: string, modules: Set<string>): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [collectModules(modules)],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      outDir,
      ssr: join(root, part.entry),
      target: part.target,
      minify: false,
      sourcemap: false,
      copyPublicDir: false,
      rolldownOptions: { output: { format: part.format, entryFileNames: file, codeSplitting: false } },
    },
  };
}

async function buildPage(): Promise<void> {
  const begun = Date.now();
  const scratch = join(root, 'dist', `.page-${process.pid}`);
  const output = join(root, 'dist/page');
  const former = `${scratch}-former`;
  try {
    await build({
      ...pageConfig,
      configFile: false,
      logLevel: 'error',
      build: { ...pageConfig.build, outDir: scratch },
    });
    if (existsSync(output)) renameSync(output, former);
    renameSync(scratch, output);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    rmSync(former, { recursive: true, force: true });
  }
  const inputs = PAGE_FOLDERS.flatMap(filesAndFolders).filter((path) => !/\.(test|bench)\.tsx?$/.test(path));
  remember('page', { output: 'dist/page/index.html', files: prints(inputs, begun) });
}

/** Collects the project's own files that went into a bundle; installed packages are covered by the lock file. */
function collectModules(modules: Set<string>): Plugin {
  return {
    name: 'collect-modules',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const path = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
        if (!path.includes('node_modules') && !path.startsWith('..') && existsSync(join(root, path))) modules.add(path);
      }
    },
  };
}

/** A folder's files and folders, itself too: a new file changes its folder's time. */
function filesAndFolders(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const below = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return [folder, ...below.map((path) => join(folder, path).replaceAll('\\', '/'))];
}

function prints(paths: readonly string[], begun: number): Record<string, string | null> {
  const files: Record<string, string | null> = {};
  for (const path of [...COMMON_INPUTS, ...paths]) {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    files[path] = stat && stat.mtimeMs < begun ? fingerprint(path) : null;
  }
  return files;
}

function remember(name: BundleName, record: BundleRecord): void {
  const path = recordPath(name);
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(record));
  renameSync(partial, path);
}
