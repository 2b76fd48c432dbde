import type { Page } from 'playwright-core';
import { callApi } from './api.ts';

/** Something of the page that is kept as it is edited, and can be edited in countable steps. */
export interface EditedThing {
  readonly name: string;
  /** Goes to where it is edited. */
  open(page: Page): Promise<void>;
  /** One step: a click on what is found there, or one letter typed into it. */
  readonly step: { readonly click: string } | { readonly type: string };
  /** How many steps the disk has, asked over any page of the program. */
  stored(page: Page): Promise<number>;
}

export const CARD = 'Révkalauz';
const value = async (page: Page, path: string, input?: unknown): Promise<unknown> => {
  const answer = await callApi(page, path, input);
  if (answer.kind !== 'answer') throw new Error(`${path}: ${answer.kind}`);
  return answer.value;
};

async function goTo(page: Page, route: string, found: string): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('main')?.childElementCount ?? 0) > 0);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await page.locator(found).first().waitFor();
}

interface Entry {
  readonly name: string;
  readonly count: number;
}
interface Sections {
  readonly sections: { readonly jovo: readonly Entry[] };
}

const kept = async (page: Page, key: string): Promise<unknown> => {
  const { view } = (await value(page, 'settings/get')) as { view: Record<string, unknown> };
  return typeof view[key] === 'string' ? JSON.parse(view[key]) : undefined;
};

const thing = (name: string, route: string, step: EditedThing['step'], stored: EditedThing['stored']): EditedThing => ({
  name,
  step,
  stored,
  open: (page) => goTo(page, route, 'click' in step ? step.click : step.type),
});

/** One of each kind of thing that is written behind. */
export const EDITED: readonly EditedThing[] = [
  thing(
    'the draft of a deck',
    '/paklik/1',
    { click: `.deck-row[aria-label*="${CARD}"] .deck-stepper button:last-child` },
    async (page) => {
      const { draft, saved } = (await value(page, 'decks/get', { id: 1 })) as { draft: Sections; saved: Sections };
      return (draft ?? saved).sections.jovo.find((entry) => entry.name === CARD)?.count ?? 0;
    },
  ),
  thing('the collection', '/gyujtemeny', { click: '.owned-count button:last-child' }, async (page) => {
    const { printings } = (await value(page, 'collection/all')) as { printings: readonly Entry[] };
    return printings.reduce((sum, { count }) => sum + count, 0);
  }),
  thing('a note', `/lapok/${encodeURIComponent(CARD)}`, { type: 'main .field textarea' }, async (page) => {
    const notes = (await value(page, 'notes/list', {})) as { card: string; text: string }[];
    return notes.find((note) => note.card === CARD)?.text.length ?? 0;
  }),
  {
    name: 'the game on the table',
    async open(page) {
      await goTo(page, '/asztal', '.board, input[type="radio"]');
      if ((await page.locator('.board').count()) > 0) return;
      await page.getByRole('radio').first().check({ force: true });
      await page.locator('main .btn-primary').first().click();
      await page.locator('.board').waitFor();
    },
    step: { click: '.phase-bar .next' },
    async stored(page) {
      const games = (await value(page, 'games/list', { kind: 'table' })) as { id: number }[];
      let steps = 0;
      for (const { id } of games) {
        const { content } = (await value(page, 'games/get', { id })) as { content: { replay: { at: number } } };
        steps += content.replay.at;
      }
      return steps;
    },
  },
  thing(
    'a Homályrév round',
    '/homalyrev/kezdemenyezes',
    { click: '[aria-labelledby="od-characters"] .btn-small' },
    async (page) => {
      const order = (await kept(page, 'homalyrev.order')) as { characters: unknown[] } | undefined;
      return order?.characters.length ?? 0;
    },
  ),
  thing('a setting', '/beallitasok', { type: '.settings-grid input' }, async (page) => {
    const { keywordNames } = (await value(page, 'settings/get')) as { keywordNames: Record<string, string> };
    return Object.values(keywordNames).join('').length;
  }),
  thing('a half-filled card', '/lapok/szerkeszto', { type: '.card-editor-body input' }, async (page) => {
    const draft = (await kept(page, 'draft.card.')) as { value: { card: { name: string } } } | undefined;
    return draft?.value.card.name.length ?? 0;
  }),
];

/**
 * Makes steps one after the other inside the page, with a pause in ms between them. Each is told on the console as
 * `step <number> <time>` once the page has taken it in.
 */
export async function makeSteps(page: Page, step: EditedThing['step'], count: number, pause: number): Promise<void> {
  await page.evaluate(
    async ({ selector, types, count: wanted, pause: gap }) => {
      const set = (prototype: object) => Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
      for (let i = 1; i <= wanted; i++) {
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        if (types) {
          const field = element as HTMLInputElement;
          const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
          set(prototype.prototype)?.call(field, `${field.value}x`);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        } else element.click();
        console.log(`step ${i} ${Date.now()}`);
        if (i < wanted) await new Promise((resolve) => setTimeout(resolve, gap));
      }
    },
    { selector: 'click' in step ? step.click : step.type, types: 'type' in step, count, pause },
  );
}
