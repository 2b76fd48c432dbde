import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFresh, recordPath, root } from './fresh.mjs';

const launcher = join(import.meta.dirname, 'cli.mjs');

interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function cli(args: readonly string[], input = ''): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [launcher, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
    child.stdin?.end(input);
  });
}

const LIST = 'Jövő\n3 Nincs Ilyen Lap\n';

describe('the launcher of the command line', () => {
  it('builds what is stale, once, while several calls come at the same time, and prints only the answers', async () => {
    rmSync(recordPath('cli'), { force: true });
    expect(isFresh('cli')).toBe(false);
    const results = await Promise.all([1, 2, 3, 4].map(() => cli(['hands', '-', '--seed', '1', '--json'], LIST)));
    for (const { code, out, err } of results) {
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ seed: 1 });
      expect(err).toBe('');
    }
    expect(isFresh('cli')).toBe(true);
    expect(existsSync(join(root, 'dist/.lock'))).toBe(false);
  });

  it('notices a changed source', () => {
    const source = join(root, 'main/cli/run.ts');
    const { files } = JSON.parse(readFileSync(recordPath('cli'), 'utf8')) as { files: Record<string, string> };
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['main/cli/run.ts', 'package-lock.json']));
    const before = Number((files['main/cli/run.ts'] ?? '').split(':')[0]);
    try {
      utimesSync(source, Date.now() / 1000, Date.now() / 1000);
      expect(isFresh('cli')).toBe(false);
    } finally {
      utimesSync(source, before / 1000, before / 1000);
    }
  });

  it('passes exit codes and the one line of an error through', async () => {
    expect(await cli(['check', '-', '--json'], LIST)).toMatchObject({ code: 1, err: '' });
    const { code, out, err } = await cli(['check']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('refuses a second “-” in one call instead of taking the list for empty', async () => {
    const { code, out, err } = await cli(['check', '-', '--catalogue', '-', '--json'], '[{"name":"Alfa"}]');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^A „-”[^\n]*\n$/u);
  });

  it('asks nothing of node:module by name, since an old Node would stop there before the right one is called', () => {
    expect(readFileSync(launcher, 'utf8')).not.toMatch(/import \{[^}]*\} from 'node:module'/u);
  });

  it('runs without being built where nothing can be written', async () => {
    // The launcher finds its project by its own place, so a copy of the place is made of links to everything but dist.
    const folder = mkdtempSync(join(tmpdir(), 'jovolato-bare-'));
    const script = `
      set -e
      for part in engine messages db main node_modules package.json package-lock.json tsconfig.json; do ln -s "${root}/$part" .; done
      mkdir build; cp "${root}/build/cli.mjs" "${root}/build/fresh.mjs" build/
      touch dist
      printf '3 Nincs Ilyen Lap\\n' | "${process.execPath}" build/cli.mjs hands - --seed 1 --json`;
    const child = spawn('bash', ['-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ seed: 1 });
  });
});
