import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/support/pdf.ts';
import type { CliIo } from '../command.ts';
import { runCli } from '../run.ts';

const demo = join(import.meta.dirname, '../../demo/paklik/revparti-hajra.txt');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jovolato-print-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const written = new Map<string, Buffer>();
  const [out, err]: [string[], string[]] = [[], []];
  const io: CliIo = {
    lang: 'hu',
    read: async (path) => readFileSync(path),
    write: async (path, data) => {
      written.set(path, Buffer.from(data));
    },
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  };
  const code = await runCli(args, io);
  return { code, out: out.join('\n'), err, written };
}

const solid = (text = '') => text.replace(/\s/g, '');

describe('print', () => {
  it('writes the tournament list', async () => {
    const { code, out, written } = await run(
      'print',
      demo,
      '--as',
      'tournament',
      '--out',
      'x.pdf',
      '--player',
      'Őry Ági',
      '--date',
      '2027-02-28',
    );
    expect({ code, out }).toEqual({ code: 0, out: '' });
    const [page] = await readPdf(written.get('x.pdf') as Buffer);
    for (const part of ['Őry Ági', '2027-02-28', '3Révkalauz']) expect(solid(page?.text)).toContain(solid(part));
  });

  it('writes proxies of every copy or of each card once', async () => {
    const all = await run('print', demo, '--as', 'proxies', '--out', 'x.pdf');
    expect(await readPdf(all.written.get('x.pdf') as Buffer)).toHaveLength(Math.ceil(48 / 9));
    const one = await run('print', demo, '--as', 'proxies', '--which', 'one', '--plain', '--out', 'x.pdf');
    expect(await readPdf(one.written.get('x.pdf') as Buffer)).toHaveLength(Math.ceil(26 / 9));
  });

  it.each([
    ['no kind', ['--out', 'x.pdf'], '--as'],
    ['no file', ['--as', 'verdict'], '--out'],
    ['a day that does not exist', ['--as', 'verdict', '--out', 'x.pdf', '--date', '2027-02-30'], '--date'],
    ['an unknown choice', ['--as', 'proxies', '--out', 'x.pdf', '--which', 'some'], '--which'],
  ])('refuses %s in one line', async (_, args, named) => {
    const { code, out, err, written } = await run('print', demo, ...args);
    expect({ code, out, files: written.size }).toEqual({ code: 2, out: '', files: 0 });
    expect(err).toHaveLength(1);
    expect(err[0]).toContain(named);
  });

  it('refuses an empty list as proxies', async () => {
    const path = join(folder, 'ures.txt');
    writeFileSync(path, '// semmi\n');
    expect(await run('print', path, '--as', 'proxies', '--out', 'x.pdf')).toMatchObject({ code: 2, out: '' });
  });
});

describe('check --sheet', () => {
  const illegal = () => {
    const path = join(folder, 'rossz.txt');
    writeFileSync(path, '5 Révkalauz\n0 Valami\n');
    return path;
  };

  it('writes the sheet beside the answer, in the form of the ending', async () => {
    for (const name of ['lap.txt', 'lap.md', 'lap.pdf']) {
      const { code, out, written } = await run('check', illegal(), '--sheet', name, '--date', '2027-01-05', '--json');
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({ legal: false });
      const bytes = written.get(name) as Buffer;
      const text = name.endsWith('.pdf')
        ? (await readPdf(bytes)).map((page) => page.text).join('')
        : bytes.toString('utf8');
      const said = [
        'A pakli nem szabályos.',
        '1.02.a',
        'Révkalauz',
        '2027-01-05',
        'Listaazonosító',
        'Kihagyott sorok',
        'Bíró aláírása',
      ];
      for (const part of said) expect(solid(text), `${name}: ${part}`).toContain(solid(part));
    }
  });

  it('writes the same hash for the same deck in another form', async () => {
    const hash = async (path: string) =>
      /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(
        String((await run('check', path, '--sheet', 'x.txt')).written.get('x.txt')),
      )?.[0];
    const expected = await hash(demo);
    expect(expected).toBeTruthy();
    for (const form of ['csv', 'json', 'md', 'html', 'code']) {
      const path = join(folder, `lista.${form}`);
      writeFileSync(path, (await run('convert', demo, '--to', form)).out);
      expect(await hash(path), form).toBe(expected);
    }
  });

  it('refuses what is no day', async () => {
    expect(await run('check', demo, '--sheet', 'x.txt', '--date', 'ma')).toMatchObject({ code: 2, out: '' });
  });
});
