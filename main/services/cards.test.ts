import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { type Card, type CardInput, cardSchema, stubCard } from '../../engine/mk/cards/card.ts';
import { testProgram } from '../../tests/support/program.ts';
import { loadAllCards } from '../api/contract/load-cards.ts';

const card = (name: string, more: Omit<CardInput, 'name'> = {}): Card => cardSchema.parse({ ...more, name });
const demo = [card('Hajnalőr', { type: 'adventurer', mp: 3 }), card('Révtorony', { type: 'towerLevel' })];
const start = () => testProgram({ demo, demoDecks: [] });
const json = (value: unknown, name = 'lapok.json') => new File([JSON.stringify(value)], name);

describe('cards', () => {
  it('stand over demo cards of the same name, and the demo card comes back when they are removed', async () => {
    const { client } = start();
    const [shown] = await client.cards.get({ names: ['Hajnalőr'] });
    await client.cards.save({ card: card('Hajnalőr', { mp: 4 }), before: shown ?? null });
    expect(await client.cards.get({ names: ['Hajnalőr'] })).toMatchObject([{ mp: 4 }]);
    const { removed } = await client.cards.remove({ names: ['Hajnalőr'] });
    expect(await client.cards.get({ names: ['Hajnalőr'] })).toMatchObject([{ mp: 3 }]);
    await client.cards.put({ cards: removed });
    expect(await client.cards.get({ names: ['Hajnalőr'] })).toMatchObject([{ mp: 4 }]);
  });

  it('keep every field over a restart', async () => {
    const first = start();
    const whole = card('Őskohó', {
      named: false,
      type: 'building',
      token: true,
      mp: '3X',
      attributes: { fizikum: 1, asztral: null, mental: 0 },
      psi: false,
      fal: 0,
      beast: { number: '2', attack: 0, damage: 'K6' },
      phases: ['row'],
      abilities: [{ kind: null, symbols: ['rotate'], mp: 0, points: null, label: null, text: 'Szöveg.' }],
      printings: [
        { set: 'Második', number: '7', rarity: null, artist: 'Kéz' },
        { set: 'Első', number: null, rarity: 'ritka', artist: null },
      ],
    });
    await first.client.cards.save({ card: whole });
    first.services.close();
    const { client } = testProgram({ dataFolder: first.folder, demo });
    expect((await client.cards.all()).user).toEqual([whole]);
  });

  it('of the user alone are told apart from demo cards of the same name', async () => {
    const { client } = start();
    await client.cards.put({ cards: [card('Alfa')] });
    const { cards } = await client.cards.own({ names: ['Alfa', 'Hajnalőr', 'nincs'] });
    expect(cards.map((one) => one.name)).toEqual(['Alfa']);
  });

  it('come in parts as they come at once, whatever the size of a part', async () => {
    const { client } = start();
    const cards = Array.from({ length: 23 }, (_, i) =>
      card(`Lap ${i}`, { mp: i % 3, ...(i % 2 ? { printings: [{ set: 'Alap', number: `${i}` }] } : {}) }),
    );
    await client.cards.put({ cards });
    const whole = await client.cards.all();
    for (const size of [1, 5, 23, 500]) {
      const heard: number[] = [];
      const loaded = await loadAllCards(client.cards, (done) => heard.push(done), size);
      expect(loaded, `${size}`).toEqual(whole);
      expect(heard.at(-1)).toBe(23);
    }
  });

  it('are read again from the start when they change between two parts', async () => {
    const { client } = start();
    await client.cards.put({ cards: [card('A'), card('B'), card('C')] });
    let calls = 0;
    const part: typeof client.cards.part = async (...args) => {
      if (++calls === 2) await client.cards.remove({ names: ['A'] });
      return await client.cards.part(...args);
    };
    const loaded = await loadAllCards({ demo: client.cards.demo, part }, undefined, 1);
    expect(loaded.user.map((one) => one.name)).toEqual(['B', 'C']);
    expect(loaded.revision).toBe((await client.cards.all()).revision);
  });

  it('refuses a save over a card that changed meanwhile and gives both', async () => {
    const { client } = start();
    const opened = (await client.cards.save({ card: card('Alfa', { mp: 1 }) })).card;
    await client.cards.save({ card: card('Alfa', { mp: 2 }), before: opened });
    const [error] = await safe(client.cards.save({ card: card('Alfa', { mp: 3 }), before: opened }));
    expect(error).toMatchObject({ code: 'STALE_VERSION', data: { yours: { mp: 3 }, current: { mp: 2 } } });
    const [twice] = await safe(client.cards.save({ card: card('Alfa') }));
    expect(twice).toMatchObject({ code: 'ALREADY_THERE', data: { kind: 'card', name: 'Alfa' } });
  });

  it('take decks, history, collection, notes and picture along to a new name', async () => {
    const { client } = start();
    const { card: old } = await client.cards.save({ card: card('Régi', { mp: 1 }) });
    const sections = { torony: [], jovo: [{ name: 'Régi', count: 2 }], csere: [{ name: 'Új', count: 1 }] };
    const deck = await client.decks.create({ name: 'P', deck: { name: null, sections } });
    await client.collection.set({ changes: [{ card: 'Régi', count: 3 }] });
    await client.notes.set({ card: 'Régi', text: 'jegyzet', before: '' });
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'kép.png');
    await client.cards.setPicture({ name: 'Régi', file: png });

    const done = await client.cards.save({ card: { ...old, name: 'Új' }, before: old });
    expect(done.decksChanged).toBe(1);
    const after = await client.decks.get({ id: deck.id });
    expect(after.saved?.sections).toEqual({
      torony: [],
      jovo: [{ name: 'Új', count: 2 }],
      csere: [{ name: 'Új', count: 1 }],
    });
    expect(after.revision).toBeGreaterThan(deck.revision);
    expect((await client.collection.all()).printings).toMatchObject([{ card: 'Új', count: 3 }]);
    expect(await client.notes.list({})).toMatchObject([{ card: 'Új', text: 'jegyzet' }]);
    expect(await client.cards.pictures()).toEqual(['Új']);
    expect((await client.cards.all()).user.map((one) => one.name)).toEqual(['Új']);
  });

  it('made as stubs are not made twice, nor over known ones', async () => {
    const { client } = start();
    const stubs = [{ name: 'Vadász', type: 'adventurer' as const, mp: 4 }, { name: 'Vadász' }, { name: 'Hajnalőr' }];
    const made = await client.cards.addStubs({ stubs });
    expect(made.known).toEqual(['Hajnalőr']);
    expect(made.added.map((one) => one.name)).toEqual(['Vadász']);
    expect((await client.cards.all()).user).toHaveLength(1);
  });

  it('stay unknown where a line of a list is longer than any name, and the deck keeps it', async () => {
    const { client } = testProgram({ demo: [], demoDecks: [] });
    const long = 'Hosszú '.repeat(60).trim();
    const made = await client.cards.addStubs({ stubs: [{ name: long }, { name: 'Vadász' }] });
    expect(made.added.map((one) => one.name)).toEqual(['Vadász']);
    const sections = { torony: [], jovo: [{ name: long, count: 2 }], csere: [] };
    const saved = await client.decks.create({ name: 'Próba', deck: { name: null, sections }, as: 'version' });
    expect(saved.sizes.jovo).toBe(2);
  });

  it('are searched by the words of their texts, own and demo, accents optional, signs harmless', async () => {
    const spoken = card('Beszélő', { abilities: [{ text: 'Minden őrült tündér elfordul.' }] });
    const shown = card('Bemutató', { abilities: [{ text: 'Egy ŐRÜLT sárkány alszik.' }] });
    const { client } = testProgram({ demo: [shown], demoDecks: [] });
    await client.cards.put({ cards: [spoken] });
    const found = async (text: string) => (await client.cards.searchTexts({ text })).sort();
    expect(await found('orult')).toEqual(['Bemutató', 'Beszélő']);
    expect(await found('őrült tünd')).toEqual(['Beszélő']);
    expect(await found('tünd őrült')).toEqual([]);
    for (const odd of ['"', 'a"b', '*', 'AND', 'név:x', '-x', '(', "'; --", '^', 'NEAR(']) await found(odd);
    expect(await found('')).toEqual([]);
    await client.cards.remove({ names: ['Beszélő'] });
    expect(await found('tünd')).toEqual([]);
  });

  it('read from a file first show what would happen, then do it, then can be taken back', async () => {
    const { client } = start();
    await client.cards.put({ cards: [card('Alfa', { mp: 1, sex: 'nő' }), card('Béta', { mp: 2 })] });
    const file = () =>
      json({
        format: 'jovolato-catalogue',
        version: 1,
        cards: [{ name: 'Alfa', mp: 5 }, { name: 'Béta', mp: 2 }, { name: 'Cápa' }, { mp: 3 }],
      });
    const preview = await client.cards.import({ file: file() });
    expect(preview.applied).toBe(false);
    expect(preview.cards).toEqual([
      { name: 'Alfa', status: 'changed' },
      { name: 'Béta', status: 'same' },
      { name: 'Cápa', status: 'new' },
    ]);
    expect(preview.notes).toMatchObject([{ at: 4, code: 'NO_NAME' }]);
    expect(await client.cards.get({ names: ['Cápa'] })).toEqual([]);

    const done = await client.cards.import({ file: file(), apply: true });
    expect(done.applied).toBe(true);
    expect(await client.cards.get({ names: ['Alfa'] })).toMatchObject([{ mp: 5, sex: 'nő' }]);
    await client.cards.put({ cards: [...done.before] });
    expect(await client.cards.get({ names: ['Alfa'] })).toMatchObject([{ mp: 1 }]);
  });

  it('of a faulty file import nothing and say where the fault is', async () => {
    const { client } = start();
    const file = new File(['cardLibrary = [\n { nev: "A" },\n { nev: valami() },\n];'], 'lapok.js');
    const report = await client.cards.import({ file, apply: true });
    expect(report).toMatchObject({ applied: false, source: null, fault: { code: 'NOT_LITERAL', line: 3 } });
    expect((await client.cards.all()).user).toEqual([]);
  });

  it('of a table show how its columns were understood, and can be read in another way', async () => {
    const { client } = start();
    const file = () => new File(['Cím;MP;Szín\nAlfa;2;piros\n'], 'lapok.csv');
    const first = await client.cards.import({ file: file(), apply: true });
    expect(first).toMatchObject({ applied: false, fault: { code: 'NO_NAME_COLUMN' } });
    expect(first.table).toMatchObject({
      source: { kind: 'csv', separator: ';' },
      mapping: [{ heading: 'Cím', path: null }, { path: 'mp' }, { path: null }],
      sample: [['Alfa', '2', 'piros']],
    });
    const mapping = (first.table?.mapping ?? []).map((column, i) => (i === 0 ? { ...column, path: 'name' } : column));
    const second = await client.cards.import({ file: file(), apply: true, mapping });
    expect(second).toMatchObject({ applied: true, source: 'table', cards: [{ name: 'Alfa', status: 'new' }] });
    expect(second.notes).toMatchObject([{ code: 'UNKNOWN_FIELD', field: 'Szín' }]);
  });

  it.each(['json', 'csv', 'xlsx'] as const)('written as %s and read in elsewhere are the same cards', async (to) => {
    const { client } = start();
    const cards = [stubCard('Őr/jel'), card('=SUM', { mp: 0, abilities: [{ text: 'a "b"\n; c' }] })];
    await client.cards.put({ cards });
    const file = await client.cards.export({ to });
    const other = start().client;
    await other.cards.import({ file, apply: true });
    const sorted = (list: readonly Card[]) => [...list].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(sorted((await other.cards.all()).user)).toEqual(sorted(cards));
  });

  it('take pictures by their bytes, not by their name', async () => {
    const { client } = start();
    const [error] = await safe(client.cards.setPicture({ name: 'Alfa', file: new File(['<svg/>'], 'kép.png') }));
    expect(error).toMatchObject({ code: 'INVALID', data: { problems: [{ path: 'file' }] } });
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 1, 2]);
    await client.cards.setPicture({ name: 'Alfa', file: new File([bytes], 'x') });
    const back = await client.cards.picture({ name: 'Alfa' });
    expect([back.type, back.name]).toEqual(['image/jpeg', 'Alfa.jpeg']);
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
    await client.cards.removePicture({ name: 'Alfa' });
    expect(await client.cards.pictures()).toEqual([]);
  });
});
