import { safe } from '@orpc/client';
import { createRouterClient } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../services/service-error.ts';
import type { ServiceFunctions } from '../../services/services.ts';
import type { ApiClient } from '../contract/index.ts';
import { createRouter } from './index.ts';

/** A client over functions that stand in for the services; a procedure that is not given must not be called. */
function clientOver(functions: Record<string, Record<string, (input: never) => unknown>>): ApiClient {
  const group = (name: string) =>
    new Proxy(
      {},
      { get: (_, procedure: string) => functions[name]?.[procedure] ?? (() => Promise.reject(new Error())) },
    );
  const services = new Proxy({}, { get: (_, name: string) => group(name) }) as ServiceFunctions;
  return createRouterClient(createRouter(services));
}

describe('router', () => {
  it('brings every text of an input to NFC before the service sees it', async () => {
    let seen: unknown;
    const set = (input: unknown) => {
      seen = input;
      return null;
    };
    const client = clientOver({ notes: { set } });
    await client.notes.set({ card: 'o\u030bz', text: 'a\u0301', before: '' });
    expect(seen).toEqual({ deckId: null, card: 'őz', text: 'á', before: '', unanswered: [] });
  });

  it('refuses a wrong input as the typed error INVALID with the place', async () => {
    const client = clientOver({});
    const [error] = await safe(
      client.decks.saveDraft({
        id: 1,
        revision: 0,
        deck: { name: null, sections: { torony: [], jovo: [{ name: 'A', count: 0 }], csere: [] } },
      }),
    );
    expect(error).toMatchObject({ code: 'INVALID', defined: true });
    expect(error).toHaveProperty('data.problems.0.path', 'deck.sections.jovo.0.count');
  });

  it('hands a service error over as a value with its data', async () => {
    const client = clientOver({
      decks: {
        get: () => {
          throw new ServiceError('NOT_FOUND', { kind: 'deck', id: 7 });
        },
      },
    });
    const [error, data] = await safe(client.decks.get({ id: 7 }));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ code: 'NOT_FOUND', defined: true, data: { kind: 'deck', id: 7 } });
  });

  it('tells a refusing disk from a fault of the program', async () => {
    const failing = (code: string) =>
      clientOver({
        settings: {
          get: () => {
            throw Object.assign(new Error('secret path'), { code });
          },
        },
      });
    const [full] = await safe(failing('SQLITE_FULL').settings.get());
    expect(full).toMatchObject({ code: 'DISK', defined: true, data: { code: 'SQLITE_FULL' } });
    const [fault] = await safe(failing('SQLITE_MISUSE').settings.get());
    expect(fault).not.toMatchObject({ code: 'DISK' });
  });
});
