import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { type Deck, emptyDeck, setCount } from '../../engine/mk/deck/deck.ts';
import { testProgram } from '../../tests/support/program.ts';
import type { ApiClient, DeckRecord } from '../api/contract/index.ts';

const jovo = (cards: Record<string, number>): Deck =>
  Object.entries(cards).reduce((deck, [name, count]) => setCount(deck, 'jovo', name, count), emptyDeck());

/** The contract's input type is mutable; the engine's deck is not. */
const sent = (deck: Deck) => structuredClone(deck) as Parameters<ApiClient['decks']['saveDraft']>[0]['deck'];
const make = (client: ApiClient, cards: Record<string, number>, name = 'Próba'): Promise<DeckRecord> =>
  client.decks.create({ name, deck: sent(jovo(cards)) });
const entries = (deck: Deck | null) => deck?.sections.jovo;

describe('decks', () => {
  it('keeps a draft apart from the saved version until it is saved', async () => {
    const { client } = testProgram();
    const { id, revision, version } = await make(client, { Alfa: 3 });
    expect(version).toBe(1);
    const draft = await client.decks.saveDraft({ id, revision, deck: sent(jovo({ Alfa: 2 })) });
    const open = await client.decks.get({ id });
    expect(entries(open.draft)).toEqual([{ name: 'Alfa', count: 2 }]);
    expect(entries(open.saved)).toEqual([{ name: 'Alfa', count: 3 }]);
    expect(open).toMatchObject({ hasDraft: true, version: 1, draftAt: draft.draftAt });

    const saved = await client.decks.saveVersion({ id, revision: draft.revision, deck: sent(jovo({ Alfa: 2 })) });
    expect(saved).toMatchObject({ version: 2, hasDraft: false, draft: null });
    expect(entries(saved.saved)).toEqual([{ name: 'Alfa', count: 2 }]);
  });

  it('survives a restart with draft, versions, tags, folder and notes', async () => {
    const first = testProgram();
    const { client, folder } = first;
    const shelf = await client.decks.createFolder({ name: 'Verseny' });
    const deck = await client.decks.create({ name: 'Őrjárat', deck: sent(jovo({ Alfa: 1 })), folderId: shelf.id });
    await client.decks.setTags({ id: deck.id, tags: ['gyors', 'olcsó'] });
    await client.notes.set({ deckId: deck.id, text: 'Próbáld ki.', before: '' });
    await client.decks.saveDraft({ id: deck.id, revision: deck.revision, deck: sent(jovo({ Alfa: 2 })) });
    first.services.close();
    const again = testProgram({ dataFolder: folder }).client;
    const open = await again.decks.get({ id: deck.id });
    expect(open).toMatchObject({ name: 'Őrjárat', tags: ['gyors', 'olcsó'], folderId: shelf.id, hasDraft: true });
    expect(entries(open.draft)).toEqual([{ name: 'Alfa', count: 2 }]);
    expect(await again.notes.list({ deckId: deck.id })).toMatchObject([{ text: 'Próbáld ki.' }]);
  });

  it('refuses a stale write and hands over both lists; nothing of either is lost', async () => {
    const { client } = testProgram();
    const { id, revision } = await make(client, { Alfa: 3 });
    await client.decks.saveDraft({ id, revision, deck: sent(jovo({ Alfa: 1 })) });
    const [error] = await safe(client.decks.saveVersion({ id, revision, deck: sent(jovo({ Béta: 9 })) }));
    expect(error).toMatchObject({ code: 'STALE_VERSION', defined: true });
    const data = (error as unknown as { data: { yours: Deck; current: DeckRecord } }).data;
    expect(entries(data.yours)).toEqual([{ name: 'Béta', count: 9 }]);
    expect(entries(data.current.draft)).toEqual([{ name: 'Alfa', count: 1 }]);
    expect(data.current.version).toBe(1);
  });

  it('makes no version of what is saved already and no draft of what equals the saved version', async () => {
    const { client } = testProgram();
    const { id, revision } = await make(client, { Alfa: 3 });
    const draft = await client.decks.saveDraft({ id, revision, deck: sent(jovo({ Alfa: 3 })) });
    expect(draft.hasDraft).toBe(false);
    const saved = await client.decks.saveVersion({ id, revision: draft.revision, deck: sent(jovo({ Alfa: 3 })) });
    expect(saved.version).toBe(1);
  });

  it('goes back to an old version as the draft and keeps a draft that would be lost in the history', async () => {
    const { client } = testProgram();
    const { id, revision } = await make(client, { Alfa: 1 });
    const two = await client.decks.saveVersion({ id, revision, deck: sent(jovo({ Alfa: 2 })), comment: 'több Alfa' });
    const edit = await client.decks.saveDraft({ id, revision: two.revision, deck: sent(jovo({ Béta: 5 })) });
    const back = await client.decks.restoreVersion({ id, revision: edit.revision, version: 1 });
    expect(entries(back.draft)).toEqual([{ name: 'Alfa', count: 1 }]);
    expect(entries(back.saved)).toEqual([{ name: 'Alfa', count: 2 }]);
    const history = await client.decks.versions({ id });
    expect(history.map((version) => [version.version, version.kind, version.comment])).toEqual([
      [3, 'kept', ''],
      [2, 'saved', 'több Alfa'],
      [1, 'saved', ''],
    ]);
    expect(entries(history[0]?.deck ?? null)).toEqual([{ name: 'Béta', count: 5 }]);
    const saved = await client.decks.saveVersion({ id, revision: back.revision, deck: sent(jovo({ Alfa: 1 })) });
    expect(saved.version).toBe(4);
  });

  it('gives a dropped draft back, and keeps the list of a deck that was never saved', async () => {
    const { client } = testProgram();
    const { id, revision } = await make(client, { Alfa: 1 });
    const edit = await client.decks.saveDraft({ id, revision, deck: sent(jovo({ Béta: 2 })) });
    const dropped = await client.decks.dropDraft({ id, revision: edit.revision });
    expect(entries(dropped.dropped)).toEqual([{ name: 'Béta', count: 2 }]);
    expect(dropped.deck.hasDraft).toBe(false);

    const fresh = await client.decks.create({ name: 'Új', deck: sent(jovo({ Cápa: 1 })), as: 'draft' });
    expect(fresh).toMatchObject({ version: 0, saved: null, hasDraft: true });
    await client.decks.dropDraft({ id: fresh.id, revision: fresh.revision });
    const kept = await client.decks.versions({ id: fresh.id });
    expect(kept.map((version) => [version.kind, entries(version.deck)])).toEqual([
      ['kept', [{ name: 'Cápa', count: 1 }]],
    ]);
  });

  it('puts decks in the bin, takes them out again whole, and deletes for good only from the bin', async () => {
    const { client } = testProgram();
    const { id } = await make(client, { Alfa: 1 });
    await client.decks.setTags({ id, tags: ['x'] });
    await client.decks.remove({ ids: [id] });
    expect((await client.decks.list({})).map((deck) => deck.id)).not.toContain(id);
    expect(await client.decks.list({ removed: true })).toMatchObject([{ id, tags: ['x'] }]);
    await client.decks.restore({ ids: [id] });
    expect(entries((await client.decks.get({ id })).saved)).toEqual([{ name: 'Alfa', count: 1 }]);
    const [refused] = await safe(client.decks.purge({ ids: [id] }));
    expect(refused).toMatchObject({ code: 'NOT_FOUND' });
    await client.decks.remove({ ids: [id] });
    expect(await client.decks.purge({ ids: [id] })).toEqual({ purged: 1 });
    const [gone] = await safe(client.decks.get({ id }));
    expect(gone).toMatchObject({ code: 'NOT_FOUND', data: { kind: 'deck', id } });
  });

  it('removes all of a selection or none of it', async () => {
    const { client } = testProgram();
    const { id } = await make(client, { Alfa: 1 });
    const [error] = await safe(client.decks.remove({ ids: [id, 999_999] }));
    expect(error).toMatchObject({ code: 'NOT_FOUND' });
    expect((await client.decks.get({ id })).removedAt).toBeNull();
  });

  it('copies a deck with tags and notes but without reserving its cards twice', async () => {
    const { client } = testProgram();
    const deck = await make(client, { Alfa: 1 });
    await client.notes.set({ deckId: deck.id, card: 'Alfa', text: 'kulcslap', before: '' });
    const copy = await client.decks.duplicate({ id: deck.id, name: 'Próba 2' });
    expect(copy).toMatchObject({ name: 'Próba 2', version: 1, reserves: false });
    expect(entries(copy.saved)).toEqual([{ name: 'Alfa', count: 1 }]);
    expect(await client.notes.list({ deckId: copy.id })).toMatchObject([{ card: 'Alfa', text: 'kulcslap' }]);
  });

  it('joins entries of one name however they are composed, and keeps unknown names', async () => {
    const { client } = testProgram();
    const deck = { name: null, sections: { torony: [], csere: [], jovo: [] as { name: string; count: number }[] } };
    deck.sections.jovo = [
      { name: 'Tu\u030bz', count: 1 },
      { name: '  Tűz ', count: 2 },
      { name: 'Sosemvolt', count: 1 },
    ];
    const made = await client.decks.create({ name: 'Vegyes', deck });
    expect(entries(made.saved)).toEqual([
      { name: 'Tűz', count: 3 },
      { name: 'Sosemvolt', count: 1 },
    ]);
  });

  it('gives the cards of all decks at once, drafts before saved versions', async () => {
    const { client } = testProgram({ demoDecks: [] });
    const a = await make(client, { Alfa: 1 }, 'A');
    const b = await make(client, { Béta: 2 }, 'B');
    await client.decks.saveDraft({ id: a.id, revision: a.revision, deck: sent(jovo({ Cápa: 3 })) });
    await client.decks.remove({ ids: [(await make(client, { Alfa: 1 }, 'C')).id] });
    const contents = await client.decks.contents();
    expect(contents.map((deck) => [deck.id, deck.name, deck.revision, entries(deck.deck)])).toEqual([
      [a.id, 'A', a.revision + 1, [{ name: 'Cápa', count: 3 }]],
      [b.id, 'B', b.revision, [{ name: 'Béta', count: 2 }]],
    ]);
  });

  it('lists decks in Hungarian order whatever SQLite thinks of it', async () => {
    const { client } = testProgram({ demo: [] });
    for (const name of ['Zápor', 'Őz', 'Csata', 'Cukor', 'Ág', 'Oszlop']) await make(client, { Alfa: 1 }, name);
    const names = (await client.decks.list({})).map((deck) => deck.name);
    expect(names.filter((name) => /^(Zápor|Őz|Csata|Cukor|Ág|Oszlop)$/.test(name))).toEqual([
      'Ág',
      'Cukor',
      'Csata',
      'Oszlop',
      'Őz',
      'Zápor',
    ]);
  });
});

describe('folders and tags', () => {
  it('nests folders, refuses two of one name in one place and a folder inside itself', async () => {
    const { client } = testProgram();
    const outer = await client.decks.createFolder({ name: 'Verseny' });
    const inner = await client.decks.createFolder({ name: '2026', parentId: outer.id });
    const [twice] = await safe(client.decks.createFolder({ name: 'Verseny' }));
    expect(twice).toMatchObject({ code: 'ALREADY_THERE', data: { kind: 'folder', name: 'Verseny' } });
    const [inside] = await safe(client.decks.moveFolder({ id: outer.id, parentId: inner.id }));
    expect(inside).toMatchObject({ code: 'INVALID' });
  });

  it('moves decks and folders up when their folder goes, numbering a name that is taken there', async () => {
    const { client } = testProgram();
    const outer = await client.decks.createFolder({ name: 'Régi' });
    await client.decks.createFolder({ name: '2026' });
    await client.decks.createFolder({ name: '2026', parentId: outer.id });
    const deck = await client.decks.create({ name: 'X', deck: sent(jovo({ Alfa: 1 })), folderId: outer.id });
    const left = await client.decks.removeFolder({ id: outer.id });
    expect(left.map((folder) => folder.name).sort()).toEqual(['2026', '2026 (2)']);
    expect((await client.decks.get({ id: deck.id })).folderId).toBeNull();
  });

  it('renames a tag everywhere and lets it flow together with an existing one', async () => {
    const { client } = testProgram({ demo: [] });
    const a = await make(client, { Alfa: 1 });
    const b = await make(client, { Alfa: 1 });
    await client.decks.setTags({ id: a.id, tags: ['gyors', 'fürge'] });
    await client.decks.setTags({ id: b.id, tags: ['fürge'] });
    expect(await client.decks.renameTag({ from: 'fürge', to: 'gyors' })).toEqual({ decks: 2 });
    expect(await client.decks.tags()).toContainEqual({ tag: 'gyors', decks: 2 });
    expect((await client.decks.tags()).map((tag) => tag.tag)).not.toContain('fürge');
  });
});

describe('notes', () => {
  it('refuses to write over a note that changed meanwhile and shows both', async () => {
    const { client } = testProgram({ demoDecks: [] });
    await client.notes.set({ card: 'Alfa', text: 'egyik', before: '' });
    const [error] = await safe(client.notes.set({ card: 'Alfa', text: 'másik', before: '' }));
    expect(error).toMatchObject({ code: 'STALE_VERSION', data: { yours: 'másik', current: 'egyik' } });
    await client.notes.set({ card: 'Alfa', text: '', before: 'egyik' });
    expect(await client.notes.list({})).toEqual([]);
  });
});
