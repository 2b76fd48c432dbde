import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safe } from '@orpc/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stubCard } from '../../engine/mk/cards/card.ts';
import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { type Deck, SECTIONS } from '../../engine/mk/deck/deck.ts';
import { RULEBOOK } from '../../engine/mk/deck/formats/format.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { listHash } from '../../engine/mk/deck/share/hash.ts';
import { readPdf } from '../../tests/support/pdf.ts';
import { testProgram } from '../../tests/support/program.ts';
import { demoCards } from '../demo/index.ts';
import { MM } from './print/drawing.ts';
import { runsOf } from './print/fonts.ts';
import { SYMBOL_ICONS, TYPE_ICONS } from './print/icons.ts';
import { tournamentPages } from './print/tournament.ts';

const catalogue = createCatalogue(demoCards());
const demoDeck = readList(
  readFileSync(join(import.meta.dirname, '../demo/paklik/revparti-hajra.txt'), 'utf8'),
  catalogue,
).deck;
/** Blanks between two font files are no part of either's text. */
const solid = (text = '') => text.replace(/\s/g, '');
const pages = async (file: File) => await readPdf(new Uint8Array(await file.arrayBuffer()));
const [A4_WIDTH, A4_HEIGHT] = [210 * MM, 297 * MM];

describe('the tournament list', () => {
  it('is one A4 page with every card, count and section, the player, the hash and the version', async () => {
    const { client } = testProgram({ version: '9.8.7' });
    const { file } = await client.print.tournament({
      deck: { ...demoDeck, name: 'Űző őrjárat' },
      format: RULEBOOK,
      player: 'Hőgyész Őrs',
      event: 'Győri Kupa',
      date: '2027-01-05',
    });
    expect(file.type).toBe('application/pdf');
    const [page, second] = await pages(file);
    expect(second).toBeUndefined();
    expect(page?.width).toBeCloseTo(A4_WIDTH, 2);
    expect(page?.height).toBeCloseTo(A4_HEIGHT, 2);
    for (const id of SECTIONS) {
      for (const { name, count } of demoDeck.sections[id])
        expect(solid(page?.text)).toContain(solid(`${count}${name}`));
    }
    for (const part of [
      'Hőgyész Őrs',
      'Győri Kupa',
      '2027-01-05',
      'Űző őrjárat',
      'Jövőlátó 9.8.7',
      listHash(demoDeck),
    ]) {
      expect(solid(page?.text)).toContain(solid(part));
    }
    for (const part of [
      'Torony (3)',
      'Jövő (40)',
      'Cserepakli (5)',
      'Kalandozó (19)',
      'Összesen 48 lap',
      'Játékos aláírása',
    ]) {
      expect(solid(page?.text)).toContain(solid(part));
    }
    // Nothing runs over the edge of the paper, and nothing is too small to read.
    for (const { x, y, size } of page?.texts ?? []) {
      expect(x).toBeGreaterThan(10 * MM);
      expect(y).toBeLessThan(A4_HEIGHT - 8 * MM);
      expect(size).toBeGreaterThanOrEqual(6.5);
    }
  });

  it('has its letters inside, so that every printer writes ő and ű', async () => {
    const { client } = testProgram();
    const { file } = await client.print.tournament({ deck: demoDeck, format: RULEBOOK });
    const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(bytes.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(4);
    expect(bytes).not.toMatch(/\/Subtype \/Type1\b/);
  });

  it('stays one page for any legal deck up to two hundred different cards', () => {
    const name = fc.string({
      unit: fc.constantFrom(...'aábcdeéfghiíjkloóöőpqrstuúüűvz  -'),
      minLength: 3,
      maxLength: 60,
    });
    const decks = fc
      .tuple(
        fc.uniqueArray(name, { minLength: 50, maxLength: 200, selector: (one) => one.trim() }),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([names, count]): Deck => {
        const clean = names.map((one, i) => `${one.trim()}${i}`);
        const entries = (from: number, to: number) => clean.slice(from, to).map((one) => ({ name: one, count }));
        return { name: null, sections: { torony: entries(0, 3), jovo: entries(3, 190), csere: entries(190, 200) } };
      });
    fc.assert(
      fc.property(decks, (deck) => {
        const cards = createCatalogue(deck.sections.jovo.map((one) => stubCard(one.name, { type: 'event', mp: 3 })));
        const printed = tournamentPages(
          { deck, format: RULEBOOK, player: '', event: '', date: '', lang: 'hu' },
          cards,
          '1',
        );
        expect(printed).toHaveLength(1);
        const written = printed[0]?.marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])).join('');
        for (const id of SECTIONS) {
          for (const one of deck.sections[id]) expect(solid(written)).toContain(solid(one.name));
        }
        for (const mark of printed[0]?.marks ?? []) {
          if (mark.kind === 'text') expect(mark.y).toBeLessThan(A4_HEIGHT - 8 * MM);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('goes on to a second page, numbered, only where nothing readable fits on one', () => {
    const jovo = Array.from({ length: 2000 }, (_, i) => ({
      name: `Nagyon hosszú nevű kalandozó a tengeren túlról ${i}`,
      count: 1,
    }));
    const deck: Deck = { name: 'Óriás', sections: { torony: [], jovo, csere: [] } };
    const printed = tournamentPages(
      { deck, format: RULEBOOK, player: '', event: '', date: '', lang: 'hu' },
      createCatalogue([]),
      '1',
    );
    expect(printed.length).toBeGreaterThan(1);
    const texts = printed.map((page) => page.marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])));
    for (const [i, page] of texts.entries()) expect(page).toContain(`${i + 1}. oldal, összesen ${printed.length}`);
    expect(texts.flat().filter((text) => text.startsWith('Nagyon hosszú'))).toHaveLength(2000);
  });
});

describe('proxies', () => {
  it('are cards of exactly 63 × 88 mm, nine on an A4 page, edge to edge, with marks at every cut', async () => {
    const { client } = testProgram();
    const cards = demoCards()
      .slice(0, 10)
      .map(({ name }) => ({ name, count: 1 }));
    const { file } = await client.print.proxies({ cards });
    const sheets = await pages(file);
    expect(sheets).toHaveLength(2);
    const [first, second] = sheets;
    const cardRects = (sheet: typeof first) =>
      (sheet?.rects ?? []).filter(
        ([, , width, height]) => Math.abs(width - 63 * MM) < 1 && Math.abs(height - 88 * MM) < 1,
      );
    expect(cardRects(first)).toHaveLength(9);
    expect(cardRects(second)).toHaveLength(1);
    cardRects(first).forEach(([x, y, width, height], i) => {
      // A thousandth of a millimetre.
      expect(width / MM).toBeCloseTo(63, 3);
      expect(height / MM).toBeCloseTo(88, 3);
      expect(x / MM).toBeCloseTo(10.5 + 63 * (i % 3), 3);
      expect(y / MM).toBeCloseTo(16.5 + 88 * Math.floor(i / 3), 3);
    });
    // Outside the cards lie the ends of the eight cuts, 6 mm long, and no other line.
    const outside = (first?.rects ?? []).filter(
      ([x, y, width, height]) =>
        Math.min(width, height) === 0 &&
        (x < 10.4 * MM || y < 16.4 * MM || x + width > 199.6 * MM || y + height > 280.6 * MM),
    );
    expect(outside).toHaveLength(16);
    for (const [, , width, height] of outside) expect((width + height) / MM).toBeCloseTo(6, 3);
    expect(first?.width).toBeCloseTo(A4_WIDTH, 2);
    expect(first?.height).toBeCloseTo(A4_HEIGHT, 2);
    for (const { name } of cards.slice(0, 9)) expect(solid(first?.text)).toContain(solid(name));
  });

  it('keep all text inside the card, whatever it says', async () => {
    const { client } = testProgram();
    const long = 'Nagyon hosszú szöveg, KINCS és ŐSERŐ is van benne. '.repeat(60);
    const name = 'Megszentségteleníthetetlenségeskedéseitekért felelős túlvilági kancellária udvarmestere';
    await client.cards.put({
      cards: [stubCard(name, { type: 'adventurer', mp: '3X', named: true, abilities: [{ text: long }] })],
    });
    const { pages: drawn } = await client.print.proxies({ cards: [{ name, count: 1 }] });
    const texts = drawn[0]?.marks.filter((mark) => mark.kind === 'text') ?? [];
    expect(texts.length).toBeGreaterThan(20);
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThanOrEqual(10.5 * MM);
      expect(x).toBeLessThan((10.5 + 63) * MM);
      expect(y).toBeLessThan((16.5 + 88) * MM);
    }
  });

  it('carry the picture of the player, unless it is not wanted or damaged', async () => {
    const { client } = testProgram();
    const [card] = demoCards();
    const name = card?.name ?? '';
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    const images = async (question: { pictures?: boolean }) =>
      (await pages((await client.print.proxies({ cards: [{ name, count: 2 }], ...question })).file))[0]?.images;
    expect(await images({})).toBe(0);
    await client.cards.setPicture({ name, file: new File([png], 'kep.png') });
    expect(await images({})).toBe(2);
    expect(await images({ pictures: false })).toBe(0);
    await client.cards.setPicture({ name, file: new File([png.subarray(0, 30)], 'kep.png') });
    expect(await images({})).toBe(0);
  });

  it('print an unknown card by its name, and refuse none and too many', async () => {
    const { client } = testProgram();
    const { file } = await client.print.proxies({ cards: [{ name: 'Senki Pál', count: 1 }] });
    expect((await pages(file))[0]?.text).toContain('Senki Pál');
    for (const cards of [
      [],
      [
        { name: 'Alfa', count: 900 },
        { name: 'Béta', count: 1 },
      ],
    ]) {
      const [error] = await safe(client.print.proxies({ cards }));
      expect(error).toMatchObject({ code: 'INVALID', data: { problems: [{ path: 'cards' }] } });
    }
  });
});

describe('the verdict sheet', () => {
  it('has the verdict with clauses, the whole list, hash, version and day on every page', async () => {
    const { client } = testProgram({ version: '9.8.7' });
    const unknown = Array.from({ length: 300 }, (_, i) => ({ name: `Ismeretlen őrző ${i}`, count: 5 }));
    const deck: Deck = { name: 'Bírónak', sections: { ...demoDeck.sections, jovo: unknown } };
    const { file } = await client.print.verdict({ deck, format: RULEBOOK, date: '2027-01-05' });
    const sheets = await pages(file);
    expect(sheets.length).toBeGreaterThan(1);
    sheets.forEach(({ text, width }, i) => {
      expect(solid(text)).toContain(solid(`Listaazonosító: ${listHash(deck)}`));
      expect(solid(text)).toContain(solid('Jövőlátó 9.8.7, 2027-01-05'));
      expect(solid(text)).toContain(solid(`${i + 1}. oldal, összesen ${sheets.length}`));
      expect(width).toBeCloseTo(A4_WIDTH, 2);
    });
    const all = sheets.map(({ text }) => text).join('');
    expect(solid(all)).toContain(solid('A pakli nem szabályos.'));
    expect(solid(all)).toContain('szabály:1.02.a');
    expect(solid(all)).toContain('Bíróaláírása');
    for (const { name } of unknown) expect(solid(all)).toContain(solid(`5${name}`));
  });

  it('is the same file for the same question on the same day', async () => {
    const bytes = async () => {
      const { client } = testProgram({ now: () => new Date('2027-01-05T10:00:00Z') });
      const { file } = await client.print.verdict({ deck: demoDeck, format: RULEBOOK, date: '2027-01-05' });
      return Buffer.from(await file.arrayBuffer());
    };
    expect((await bytes()).equals(await bytes())).toBe(true);
  });
});

describe('the picture of a deck', () => {
  it('has every card with its count, and all of it inside', async () => {
    const { client } = testProgram();
    const page = await client.print.picture({ deck: demoDeck, format: RULEBOOK });
    const texts = page.marks.filter((mark) => mark.kind === 'text');
    for (const id of SECTIONS) {
      for (const { name } of demoDeck.sections[id]) expect(texts.map(({ text }) => text)).toContain(name);
    }
    for (const { x, y } of texts) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(page.width);
      expect(y).toBeLessThan(page.height);
    }
  });
});

describe('the type', () => {
  it('has every Hungarian letter in each face, and a question mark for what no face has', () => {
    expect(runsOf('őű').map(({ subset }) => subset)).toEqual(['latin-ext']);
    expect(runsOf('aő b').map(({ text }) => text)).toEqual(['a', 'ő ', 'b']);
    expect(runsOf('龍 ▲ →')).toMatchObject([{ text: '? ' }, { text: 'Δ ' }, { text: '›' }]);
  });

  it('draws each icon from its own beginning', () => {
    for (const icon of [...Object.values(TYPE_ICONS), ...Object.values(SYMBOL_ICONS)]) {
      expect(icon).toMatch(/^M/);
      expect(icon).not.toMatch(/m/);
    }
  });
});
