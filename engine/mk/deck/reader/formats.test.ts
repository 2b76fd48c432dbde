import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../../cards/card.ts';
import { createCatalogue } from '../../cards/catalogue.ts';
import { checkDeck } from '../legality/check.ts';
import { readList } from './read.ts';
import { NOTES } from './token.ts';

const catalogue = createCatalogue(
  ['Alfa', 'Béta', 'Tűz/Jég', "Oz'mog, a vén", '7. érzék', 'Csere'].map((name) => stubCard(name, { type: 'event' })),
);
const read = (list: string) => {
  const { format, deck, lines } = readList(list, catalogue);
  const cards = Object.entries(deck.sections).flatMap(([id, entries]) =>
    entries.map(({ name, count }) => `${id} ${count} ${name}`),
  );
  return { format, cards, lines, name: deck.name, kinds: lines.map(({ kind }) => kind) };
};

describe('tables with headings', () => {
  it.each([
    ['semicolons', 'Név;Darab\nAlfa;3\n"Tűz/Jég";2\n'],
    ['commas', 'Count,Name\n3,Alfa\n2,"Tűz/Jég"\n'],
    ['tabs from a spreadsheet', 'Lap\tKészlet\tdb\nAlfa\tAlap\t3\nTűz/Jég\tAlap\t2\n'],
    ['a mark and CR LF', '\ufeffDarab;Név\r\n3;Alfa\r\n2;Tűz/Jég\r\n'],
  ])('parted by %s', (_title, list) => {
    expect(read(list)).toMatchObject({
      format: 'table',
      cards: ['jovo 3 Alfa', 'jovo 2 Tűz/Jég'],
      kinds: ['comment', 'card', 'card'],
    });
  });

  it('have sections, and heading rows too', () => {
    expect(read('Szakasz;Darab;Név\nTorony;1;Kilátó\nJövő;3;Alfa\nsideboard;1;Béta\nvalahol;2;Alfa').cards).toEqual([
      'torony 1 Kilátó',
      'jovo 5 Alfa',
      'csere 1 Béta',
    ]);
    expect(read('Darab;Név\n;Tartalék\n2;Alfa').cards).toEqual(['csere 2 Alfa']);
  });

  it('keep names that look like something else', () => {
    expect(read('Darab;Név\n2;Csere\n1;2 kard x3\n1;Senki # fia\n1;Jövő:').cards).toEqual([
      'jovo 2 Csere',
      'jovo 1 2 kard x3',
      'jovo 1 Senki # fia',
      'jovo 1 Jövő:',
    ]);
  });

  it('take the guard of a formula off, and only one apostrophe', () => {
    expect(read("Darab;Név\n1;'=cmd\n1;''+két\n1;'Alfa\n").cards).toEqual([
      'jovo 1 =cmd',
      "jovo 1 '+két",
      "jovo 1 'Alfa",
    ]);
  });

  it('refuse wrong counts line by line', () => {
    expect(read('Darab;Név\n0;Alfa\n1,5;Béta\n;Alfa\n3;\nsok;Béta').kinds).toEqual([
      'comment',
      'refused',
      'refused',
      'card',
      'refused',
      'refused',
    ]);
  });

  it('may hold cells of several lines; each physical line has its entry', () => {
    const { cards, kinds, lines } = read('Darab;Név;Jegyzet\n2;Alfa;"két\nsor"\n1;Béta;x');
    expect(cards).toEqual(['jovo 2 Alfa', 'jovo 1 Béta']);
    expect(kinds).toEqual(['comment', 'card', 'comment', 'card']);
    expect(lines[2]?.text).toBe('sor"');
  });

  it('a stray quotation mark does not swallow the rest', () => {
    expect(read('Darab;Név\n3;"Alfa\n2;Béta\n').cards).toEqual(['jovo 3 "Alfa', 'jovo 2 Béta']);
  });

  it('are split as a well-known reader splits them', () => {
    const rows = [
      ['Darab', 'Név'],
      ['2', 'a "b" c'],
      ['1', 'x;y'],
      ['1', "Oz'mog, a vén"],
    ];
    for (const delimiter of [';', ',', '\t']) {
      expect(read(Papa.unparse(rows, { delimiter })).cards).toEqual(
        rows.slice(1).map(([count, name]) => `jovo ${count} ${name}`),
      );
    }
  });

  it('a first line of plain text is no row of headings', () => {
    expect(read("1 Oz'mog, a vén\n2 Alfa").format).toBe('text');
    expect(read('Név\nAlfa').cards).toEqual(['jovo 1 Alfa']);
  });
});

describe('JSON', () => {
  it.each([
    ['names', '["Alfa","3 Béta"]', ['jovo 1 Alfa', 'jovo 3 Béta']],
    [
      'objects',
      '[{"nev":"Alfa","db":3},{"name":"Béta","count":"2"},{"card":{"name":"7. érzék"},"quantity":1}]',
      ['jovo 3 Alfa', 'jovo 2 Béta', 'jovo 1 7. érzék'],
    ],
    ['a map', '{"Alfa":3,"Béta":2}', ['jovo 3 Alfa', 'jovo 2 Béta']],
    ['pairs', '[["Alfa",3],[2,"Béta"]]', ['jovo 3 Alfa', 'jovo 2 Béta']],
    [
      'sections',
      '{"torony":["Kilátó"],"main":{"Alfa":3},"sideboard":[{"name":"Béta"}]}',
      ['torony 1 Kilátó', 'jovo 3 Alfa', 'csere 1 Béta'],
    ],
    ['a section beside each card', '[{"name":"Alfa","section":"csere"}]', ['csere 1 Alfa']],
    ['a JavaScript array', "const pakli = [ { nev: 'Alfa', db: 2 }, ];", ['jovo 2 Alfa']],
  ])('as %s', (_title, list, cards) => {
    expect(read(list)).toMatchObject({ format: 'json', cards });
  });

  it('as check prints it, with the name of the deck', () => {
    const { deck } = readList('Torony\nKilátó\n\nJövő\n3 Alfa\nCsere:\n1 Béta', catalogue);
    const printed = JSON.stringify(
      { legal: false, deck: { ...deck, name: 'Próba' }, lines: [{ name: 'Alfa', count: 3 }] },
      null,
      2,
    );
    expect(read(printed)).toMatchObject({ name: 'Próba', cards: ['torony 1 Kilátó', 'jovo 3 Alfa', 'csere 1 Béta'] });
  });

  it('one entry for each physical line; a card stands on the line of its name', () => {
    const { kinds, lines } = read('[\n  {\n    "name": "Alfa",\n    "count": 3\n  },\n\n  "Béta"\n]\n');
    expect(kinds).toEqual(['comment', 'comment', 'card', 'comment', 'comment', 'blank', 'card', 'comment']);
    expect(lines[2]?.text).toBe('    "name": "Alfa",');
  });

  it('several cards on one line are all told', () => {
    expect(read('["2 Alfa","Senki"]').lines).toMatchObject([
      { kind: 'unknown', name: null, count: 3, cards: [{ name: 'Alfa' }, { name: 'Senki' }] },
    ]);
  });

  it('refuses what is no card and no count', () => {
    expect(
      read(
        '[\n4,\n{"db":2},\n{"name":"Alfa","count":0},\n{"name":"Alfa","count":2.5},\n{"name":"Béta","count":null}\n]',
      ).kinds,
    ).toEqual(['comment', 'refused', 'refused', 'refused', 'refused', 'card', 'comment']);
  });

  it('never runs anything, and takes what is no literal for text', () => {
    for (const list of ['[process.exit(1)]', '[`Alfa`]', '[...x]', '{get a(){}}'])
      expect(read(list).format).toBe('text');
    expect(read('{"a":1').format).toBe('text');
    const broken = '{\n"version": 3,\n"title": "x",';
    expect(readList(broken, catalogue)).toMatchObject({ refused: 'json', deck: { name: null } });
  });

  it('stands any depth', () => {
    const deep = `${'['.repeat(3000)}"Alfa"${']'.repeat(3000)}`;
    expect(() => read(deep)).not.toThrow();
    expect(read(deep).lines).toHaveLength(1);
  });

  it('an empty list is an empty deck', () => {
    expect(read('[]')).toMatchObject({ cards: [], kinds: ['comment'] });
    expect(read('{}')).toMatchObject({ cards: [], kinds: ['comment'] });
  });
});

describe('Markdown', () => {
  it('tables and lists under headings', () => {
    const list =
      '# Hajrá\n\n## Torony\n\n- Kilátó\n\n## Jövő (5)\n\n| Db | Lap |\n|---:|:----|\n| 3 | Alfa |\n| 2 | **Béta** |\n\nCsere:\n\n1. Alfa\n2. Senki';
    expect(read(list)).toMatchObject({
      format: 'markdown',
      name: 'Hajrá',
      cards: ['torony 1 Kilátó', 'jovo 3 Alfa', 'jovo 2 Béta', 'csere 1 Alfa', 'csere 1 Senki'],
    });
  });
  it('a bar behind a backslash belongs to the name', () => {
    expect(read('| db | név |\n|---|---|\n| 2 | A \\| B |').cards).toEqual(['jovo 2 A | B']);
  });
  it('a table without known headings is read by what is in it', () => {
    expect(read('| x | y |\n|---|---|\n| 2 | Alfa |').cards).toContain('jovo 2 Alfa');
  });
  it('a lone hash line is a comment of a text list', () => {
    expect(read('# Hajrá\n2 Alfa')).toMatchObject({ format: 'text', name: null, kinds: ['comment', 'card'] });
  });
});

describe('HTML copied from a page', () => {
  it('headings, lists, paragraphs, line breaks', () => {
    const list =
      '<!doctype html>\n<html><head><title>x</title><style>p{}</style></head><body>\n<h1>Hajrá</h1>\n<h2>Torony</h2>\n<p>Kilátó<br>Pincesor</p>\n' +
      '<h2>Jövő (5)</h2><ul>\n<li>3x <b>Alfa</b></li>\n<li>T&#369;z/J&eacute;g x2</li>\n</ul>\n<script>var x = "<li>9 Alfa</li>"</script></body></html>\n';
    expect(read(list)).toMatchObject({
      format: 'html',
      name: 'Hajrá',
      cards: ['torony 1 Kilátó', 'torony 1 Pincesor', 'jovo 3 Alfa', 'jovo 2 Tűz/Jég'],
      kinds: ['comment', 'comment', 'comment', 'section', 'unknown', 'section', 'card', 'card', 'comment', 'comment'],
    });
  });
  it('tables with and without headings', () => {
    expect(read('<table><tr><th>Db</th><th>Név</th></tr>\n<tr><td>3</td>\n<td>Alfa</td></tr></table>').cards).toEqual([
      'jovo 3 Alfa',
    ]);
    expect(read('<table>\n<tr><td>2</td><td>Béta</td><td>Alap</td></tr>\n</table>').cards).toEqual(['jovo 2 Béta']);
  });
  it('shows names as the page does, without codes', () => {
    expect(read('<ul><li>2 Senki &amp; fia</li></ul>').lines[0]).toMatchObject({
      kind: 'unknown',
      name: 'Senki & fia',
      count: 2,
    });
  });
  it('a page nested without end stops the program', () => {
    for (const tag of ['<div>', '<ul><li>', '<b>', '<table><tr><td>']) {
      expect(read(tag.repeat(20_000)).lines).toHaveLength(1);
      expect(read(`${tag.repeat(20_000)}\n3 Alfa`).cards).toContain('jovo 3 Alfa');
    }
    const closed = `${'<div>'.repeat(5000)}\n3 Alfa\n${'</div>'.repeat(5000)}`;
    expect(read(closed).cards).toContain('jovo 3 Alfa');
  });
  it('a long list of items that are never closed is a page all the same', () => {
    const items = read(`<ul>${'<li>1 Alfa\n'.repeat(900)}</ul>`);
    expect([items.format, items.cards]).toEqual(['html', ['jovo 900 Alfa']]);
    expect(read(`<div>${'<p>1 Béta</p>\n'.repeat(999)}</div>`).cards).toEqual(['jovo 999 Béta']);
  });
  it('a text list that only holds an angle bracket is no page', () => {
    expect(read('<3 Alfa').format).toBe('text');
    expect(read('3 <b>Alfa</b>').format).toBe('text');
  });
});

it('every reader gives one entry per physical line with its own text', () => {
  const lists = [
    'a\r\n\r\nb',
    '[\n"Alfa"\n\n]',
    'Db;Név\r2;Alfa\r',
    '<ul>\n\n<li>Alfa</li></ul>\n\n',
    '## Torony\n\n| a |\n',
  ];
  for (const list of lists) {
    const physical = list.split(/\r\n|\r|\n/);
    if (physical.at(-1) === '') physical.pop();
    expect(read(list).lines.map(({ text }) => text)).toEqual(physical);
    expect(read(list).lines.map(({ line }) => line)).toEqual(physical.map((_, i) => i + 1));
  }
});

it('what was read can be checked at once', () => {
  expect(checkDeck(readList('[{"name":"Alfa","count":40}]', catalogue).deck, catalogue).closest.problems[0]?.code).toBe(
    'COPY_LIMIT_EXCEEDED',
  );
});

it('docs/lists.md names every note', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/lists.md'), 'utf8');
  for (const note of NOTES) expect(text, note).toContain(`\`${note}\``);
});
