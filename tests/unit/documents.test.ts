import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../main/cli/commands/index.ts';

/*
 * Documents are read by people who type what they say: every script, command, route and file they name must be there.
 */
const root = join(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'README.hu.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const PART_OF_PROGRAM = /^(?:engine|main|renderer|messages|db|build|tests|docs)\/[\w./-]+$/;

describe.each(documents)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  it('names scripts that package.json has', () => {
    const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
      ([, script, short]) => (script ?? short) as string,
    );
    const missing = named.filter((script) => !(script in scripts));
    expect(missing).toEqual([]);
  });

  it('names commands that the command line has', () => {
    const known = new Set([...commands.map((command) => command.name), 'help']);
    const named = [...text.matchAll(/\bcli -- ([a-z][\w-]*)/g)].map(([, command]) => command as string);
    expect(named.filter((command) => !known.has(command))).toEqual([]);
  });

  it('names views that the page has', () => {
    const areas = new Set(['paklik', 'lapok', 'gyujtemeny', 'asztal', 'esely', 'homalyrev', 'beallitasok']);
    const named = [...text.matchAll(/--route \/([\w-]+)/g)].map(([, area]) => area as string);
    expect(named.filter((area) => !areas.has(area))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path]) => (path as string).replace(/\/$/, ''));
    const missing = named.filter(
      (path) => PART_OF_PROGRAM.test(path) && !path.includes('NNNN') && !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
  });

  it('links to documents that are there', () => {
    const folder = join(root, name, '..');
    const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) => path as string);
    expect(linked.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });
});
