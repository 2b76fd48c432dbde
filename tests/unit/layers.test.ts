import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const LAYERS = ['engine', 'messages', 'db', 'main', 'renderer'] as const;

/** Which folders a folder may import from, beside itself. The longest matching folder decides. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  messages: ['engine'],
  db: ['engine'],
  // The window's icon is a picture, not code.
  main: ['engine', 'messages', 'db', 'build/icons'],
  'main/api/contract': ['engine'],
  renderer: ['engine', 'messages', 'main/api/contract'],
};

/** Packages and globals that must never be reached from a layer: the engine is pure, the page knows no data base. */
const FORBIDDEN_PACKAGES: Readonly<Record<string, RegExp>> = {
  engine: /^(node:|electron|solid-js|better-sqlite3|ws$|@orpc|vite|@kobalte)/,
  messages: /^(node:|electron|solid-js|better-sqlite3|ws$|@orpc|vite)/,
  'main/api/contract': /^(node:|electron|solid-js|better-sqlite3|ws$)/,
  db: /^(electron|solid-js|ws$|@orpc|vite)/,
  renderer: /^(node:|electron|better-sqlite3|ws$|@orpc\/server)/,
};
const IMPURE_IN_ENGINE =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bprocess\.|\bcrypto\.(getRandomValues|randomUUID)\b/;

function sources(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|bench)\.tsx?$|\.d\.ts$/.test(path));
}

function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g);
  return [...found].map((match) => match[1] as string);
}

function longestRule<T>(table: Readonly<Record<string, T>>, path: string): [string, T] | undefined {
  return Object.entries(table)
    .filter(([folder]) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`))
    .sort((a, b) => b[0].length - a[0].length)[0];
}

/** What is wrong with one file's imports, as sentences; empty when it keeps to the layers. */
function violations(path: string, text: string): string[] {
  const rule = longestRule(ALLOWED, path);
  if (!rule) return [`${path}: no layer`];
  const [own, allowed] = rule;
  const bad: string[] = [];
  for (const name of importsOf(text)) {
    if (name.startsWith('.')) {
      const target = relative(root, resolve(root, dirname(path), name.split('?')[0] as string)).replaceAll('\\', '/');
      const inside = [own, ...allowed].some(
        (folder) => target === folder || target.startsWith(`${folder}/`) || target.startsWith(`${folder}.`),
      );
      if (!inside) bad.push(`${path} imports ${target}`);
    } else {
      const forbidden = longestRule(FORBIDDEN_PACKAGES, path)?.[1];
      if (forbidden?.test(name)) bad.push(`${path} imports ${name}`);
    }
  }
  if (path.startsWith('engine/') && IMPURE_IN_ENGINE.test(text)) bad.push(`${path} is not pure`);
  return bad;
}

describe('layers', () => {
  it.each(LAYERS)('%s imports only what lies below it', (layer) => {
    const bad = sources(layer).flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')));
    expect(bad).toEqual([]);
  });

  it('notices a wrong import, an impure engine and a page that reaches for the data base', () => {
    expect(violations('engine/mk/x.ts', "import { open } from '../../db/open.ts';")).toHaveLength(1);
    expect(violations('engine/mk/x.ts', "import fs from 'node:fs';")).toHaveLength(1);
    expect(violations('engine/mk/x.ts', 'const luck = Math.random();')).toHaveLength(1);
    expect(violations('renderer/x.tsx', "import { router } from '../main/api/router.ts';")).toHaveLength(1);
    expect(violations('main/api/contract/decks.ts', "import { decks } from '../../../db/decks.ts';")).toHaveLength(1);
    expect(violations('renderer/x.tsx', "import { contract } from '../main/api/contract/index.ts';")).toEqual([]);
  });
});
