import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createORPCClient, safe } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { RPCHandler } from '@orpc/server/message-port';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseFile } from '../../db/names.ts';
import { RULEBOOK } from '../../engine/mk/deck/formats/format.ts';
import { scratchFolder } from '../../tests/support/database.ts';
import { testProgram, tickingClock } from '../../tests/support/program.ts';
import type { ApiClient, Change } from '../api/contract/index.ts';
import { createRouter } from '../api/router/index.ts';
import { createServices } from './index.ts';

/** The client behind a real message port, as the page has it. */
function overPort(services: Parameters<typeof createRouter>[0]): ApiClient {
  const { port1, port2 } = new MessageChannel();
  new RPCHandler(createRouter(services)).upgrade(port2);
  port1.start();
  port2.start();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  return createORPCClient(new RPCLink({ port: port1 }));
}

describe('the program over a message port', () => {
  it('carries values, typed errors and files both ways', async () => {
    const { services } = testProgram();
    const client = overPort(services);
    expect((await client.system.info()).schema).toBeGreaterThan(0);
    const [error] = await safe(client.decks.get({ id: 999 }));
    expect(error).toMatchObject({ code: 'NOT_FOUND', defined: true, data: { kind: 'deck', id: 999 } });
    const file = new File(['\ufeffLap;Darab\r\nŐrült;3\r\n'], 'gyűjtemény.csv');
    await client.collection.import({ file, apply: true });
    const back = await client.collection.export({ to: 'csv' });
    expect(back.name).toBe('gyujtemeny.csv');
    expect(await back.text()).toContain('Őrült;;;3;');
  });

  it('tells a second window what the first one changed', async () => {
    const { services } = testProgram();
    const [first, second] = [overPort(services), overPort(services)];
    const stop = new AbortController();
    const seen: Change[] = [];
    const stream = await second.system.changes(undefined, { signal: stop.signal });
    const reading = (async () => {
      for await (const change of stream) {
        seen.push(change);
        if (seen.length === 2) break;
      }
    })();
    const sections = { torony: [], jovo: [], csere: [] };
    const deck = await first.decks.create({ name: 'Új', deck: { name: null, sections } });
    await first.settings.set({ theme: 'dark' });
    await reading;
    stop.abort();
    expect(seen).toMatchObject([
      { kind: 'decks', ids: [deck.id] },
      { kind: 'settings', ids: ['theme'] },
    ]);
    expect((seen[1] as Change).serial).toBe((seen[0] as Change).serial + 1);
  });
});

describe('two processes', () => {
  it('the window notices what the command line wrote beside it', async () => {
    const { services, folder } = testProgram();
    const seen: string[] = [];
    const other = new Database(databaseFile(folder));
    onTestFinished(() => void other.close());
    const client = overPort(services);
    const stream = await client.system.changes();
    const reading = (async () => {
      for await (const change of stream) {
        seen.push(change.kind);
        break;
      }
    })();
    other.exec(`UPDATE decks SET name = 'kívülről'`);
    await reading;
    expect(seen).toEqual(['all']);
  });
});

describe('settings', () => {
  it('have defaults, keep what is not named, and join views key by key', async () => {
    const { client } = testProgram();
    expect(await client.settings.get()).toMatchObject({ lang: 'hu', theme: 'system', backupsKept: 10 });
    await client.settings.set({ theme: 'dark', view: { editor: { left: 300 } } });
    const after = await client.settings.set({ view: { last: 'cards' } });
    expect(after).toMatchObject({ theme: 'dark', view: { editor: { left: 300 }, last: 'cards' } });
    const [error] = await safe(client.settings.set({ lang: 'de' as 'hu' }));
    expect(error).toMatchObject({ code: 'INVALID', data: { problems: [{ path: 'lang' }] } });
  });

  it('that cannot be read count as their defaults, the others stay', async () => {
    const first = testProgram();
    await first.client.settings.set({ theme: 'dark', lang: 'en' });
    first.services.close();
    const db = new Database(databaseFile(first.folder));
    db.exec(`UPDATE settings SET value = '"pink"' WHERE key = 'theme'`);
    db.close();
    const { client } = testProgram({ dataFolder: first.folder });
    expect(await client.settings.get()).toMatchObject({ theme: 'system', lang: 'en' });
  });
});

describe('backups by themselves', () => {
  // Long ago, so that the file's own time is always later than the backups' and counts as written since.
  const day = (n: number) => `2001-01-0${n}`;
  const run = (folder: string, at: string) => {
    const services = createServices({ dataFolder: folder, now: tickingClock(`${at}T12:00:00.000Z`) });
    services.afterStart();
    services.afterStart();
    return services;
  };

  it('are made once a day, and as many kept as set', async () => {
    const folder = scratchFolder();
    for (const n of [1, 2, 3]) run(folder, day(n)).close();
    const services = run(folder, day(4));
    const client = overPort(services);
    expect(await client.backup.list()).toHaveLength(4);
    await client.settings.set({ backupsKept: 2 });
    services.close();
    const last = run(folder, day(5));
    expect((await overPort(last).backup.list()).map((backup) => backup.at.slice(0, 10))).toEqual([day(5), day(4)]);
    await overPort(last).settings.set({ backupsKept: 0 });
    last.close();
    const none = run(folder, day(6));
    expect(await overPort(none).backup.list()).toHaveLength(2);
    none.close();
  });

  it('are not made of what has not changed since the last one', async () => {
    const folder = scratchFolder();
    run(folder, '2101-01-01').close();
    const services = run(folder, '2101-01-02');
    expect(await overPort(services).backup.list()).toHaveLength(1);
    services.close();
  });

  it('go on beside one that is dated in the future', async () => {
    const folder = scratchFolder();
    run(folder, '2099-01-01').close();
    const services = run(folder, day(2));
    expect((await overPort(services).backup.list()).map((backup) => backup.at.slice(0, 10))).toContain(day(2));
    services.close();
  });

  it('are written nowhere but into the backups folder when a page asks', async () => {
    const { client, folder } = testProgram();
    const [outside] = await safe(client.backup.create({ path: join(folder, 'window.sqlite') }));
    expect(outside).toMatchObject({ code: 'INVALID', data: { problems: [{ path: 'path', code: 'notChosen' }] } });
    expect(existsSync(join(folder, 'window.sqlite'))).toBe(false);
  });

  it('that fail become a notice', async () => {
    const { services, client, folder } = testProgram();
    writeFileSync(join(folder, 'backups'), 'ez egy fájl, nem mappa');
    services.afterStart();
    expect((await client.system.info()).notices).toMatchObject([{ code: 'BACKUP_FAILED' }]);
  });
});

describe('restore', () => {
  it('brings everything back under an open window and tells it', async () => {
    const { client, services } = testProgram();
    await client.cards.addStubs({ stubs: [{ name: 'Megvolt' }] });
    const made = await client.backup.create({});
    await client.cards.remove({ names: ['Megvolt'] });
    const changes = services.system.changes(undefined, {});
    const heard = (await changes).next();
    const done = await client.backup.restore({ from: made.name });
    expect((await heard).value).toMatchObject({ kind: 'all' });
    expect(done).toMatchObject({ restored: { name: made.name }, before: { kind: 'restore' } });
    expect((await client.cards.all()).user.map((card) => card.name)).toEqual(['Megvolt']);
  });

  it('of an unfit file is a typed refusal', async () => {
    const { client, folder } = testProgram();
    const path = join(folder, 'szöveg.txt');
    writeFileSync(path, 'szöveg');
    const [unfit] = await safe(client.backup.restore({ from: path }));
    expect(unfit).toMatchObject({ code: 'NOT_RESTORABLE', data: { reason: 'notADatabase', path } });
    const [unknown] = await safe(client.backup.restore({ from: '../x.sqlite' }));
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', data: { kind: 'backup' } });
  });
});

describe('a data base that may only be read', () => {
  it('answers every question and refuses every write with the reason', async () => {
    const first = testProgram();
    first.services.close();
    const db = new Database(databaseFile(first.folder));
    db.pragma('user_version = 900');
    db.close();
    const { client } = testProgram({ dataFolder: first.folder });
    const info = await client.system.info();
    expect(info).toMatchObject({ readOnly: { reason: 'newerProgram' }, notices: [{ code: 'NEWER_DATABASE' }] });
    expect((await client.decks.list({})).length).toBeGreaterThan(0);
    const [refused] = await safe(client.settings.set({ theme: 'dark' }));
    expect(refused).toMatchObject({ code: 'READ_ONLY', defined: true, data: { reason: 'newerProgram' } });
    const made = await client.backup.create({});
    const [kept] = await safe(client.backup.restore({ from: made.name }));
    expect(kept).toMatchObject({ code: 'READ_ONLY', defined: true });
  });
});

describe('the doctor', () => {
  it('finds a sound program sound and names what is not', async () => {
    const { client, folder } = testProgram();
    const well = await client.system.doctor();
    expect(well.ok).toBe(true);
    expect(well.checks.map((check) => check.code)).toEqual([
      'FOLDER_WRITABLE',
      'INTEGRITY',
      'FOREIGN_KEYS',
      'VERSIONS',
      'COUNTS',
      'LAST_BACKUP',
    ]);
    const made = await client.backup.create({});
    expect(existsSync(made.path)).toBe(true);
    writeFileSync(made.path, 'elromlott');
    const db = new Database(databaseFile(folder));
    db.pragma('foreign_keys = OFF');
    db.exec(`INSERT INTO deck_tags VALUES (4711, 'árva')`);
    db.close();
    const ill = await client.system.doctor();
    expect(ill.checks.filter((check) => !check.ok).map((check) => check.code)).toEqual(['FOREIGN_KEYS', 'LAST_BACKUP']);
  });
});

describe('saved things', () => {
  it('searches have one name in one place and come back after removing', async () => {
    const { client } = testProgram();
    const made = await client.searches.save({ name: 'olcsók', query: 'mp<=2' });
    const [twice] = await safe(client.searches.save({ name: 'olcsók', query: 'mp<=3' }));
    expect(twice).toMatchObject({ code: 'ALREADY_THERE', data: { kind: 'search' } });
    await client.searches.save({ id: made.id, name: 'olcsók', query: 'mp<=3' });
    expect(await client.searches.list()).toMatchObject([{ query: 'mp<=3', place: 'cards' }]);
    expect(await client.searches.remove({ id: made.id })).toMatchObject({ query: 'mp<=3' });
  });

  it('games and formats keep their JSON unchanged', async () => {
    const { client } = testProgram();
    const content = { rng: [1, 2, 4294967295, 0], log: [{ húzás: 7, kézi: null }], x: 0.1 };
    const game = await client.games.save({ name: 'Próba', kind: 'table', content });
    expect((await client.games.get({ id: game.id })).content).toEqual(content);
    expect(await client.games.list({ kind: 'homalyrev' })).toEqual([]);
    await client.games.save({ id: game.id, name: 'Próba 2', kind: 'table', content: [] });
    expect(await client.games.list({})).toMatchObject([{ name: 'Próba 2' }]);
    const club = { ...RULEBOOK, id: 'klub', name: 'Klubformátum' };
    const format = JSON.parse(JSON.stringify(club));
    await client.formats.save({ id: 'klub', content: format });
    expect(await client.formats.list()).toEqual([{ id: 'klub', content: format }]);
    const [own] = await safe(client.formats.save({ id: RULEBOOK.id, content: { ...format, id: RULEBOOK.id } }));
    expect(own).toMatchObject({ code: 'ALREADY_THERE', data: { kind: 'format', name: RULEBOOK.id } });
    for (const wrong of [{ limit: 2 }, { ...format, id: 'más' }, null]) {
      const [error] = await safe(client.formats.save({ id: 'klub', content: wrong }));
      expect(error).toMatchObject({ code: 'INVALID' });
    }
    const [gone] = await safe(client.formats.remove({ id: 'nincs' }));
    expect(gone).toMatchObject({ code: 'NOT_FOUND', data: { kind: 'format' } });
  });
});
