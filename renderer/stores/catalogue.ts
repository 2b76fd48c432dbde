import { createMemo, createRoot, createSignal } from 'solid-js';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type Catalogue, createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import type { AllCards } from '../../main/api/contract/index.ts';
import { loadAllCards } from '../../main/api/contract/load-cards.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';

const [all, setAll] = createSignal<AllCards>({ revision: -1, demo: [], user: [] });
const [loaded, setLoaded] = createSignal(false);

/** True once the cards have arrived. */
export const cardsLoaded = loaded;

/** Every card the player has, the demo set and their own; a card of their own stands over a demo card of its name. */
export const catalogue: () => Catalogue = createRoot(() =>
  createMemo(() => createCatalogue([...all().demo, ...all().user])),
);

/** The cards of the player's own. */
export const userCards = (): readonly Card[] => all().user;

/** True if the card of this name is the player's own (it can be deleted; a demo card can only be covered). */
export const isOwn = (name: string): boolean => all().user.some((card) => card.name === name);

/** Loads all cards, and again whenever they change. */
export async function loadCatalogue(): Promise<void> {
  setAll(await loadAllCards(api.cards));
  setLoaded(true);
}

/** Up to so many changed cards are read by themselves; beyond that everything is read again. */
const FEW = 500;

async function reload(names: readonly string[]): Promise<void> {
  if (names.length === 0 || names.length > FEW) return await loadCatalogue();
  const { revision, cards } = await api.cards.own({ names: [...names] });
  const touched = new Set(names);
  setAll(({ demo, user }) => ({ revision, demo, user: [...user.filter((card) => !touched.has(card.name)), ...cards] }));
}

onChange(['cards'], (change) => {
  const names = change.kind === 'cards' ? change.ids.map(String) : [];
  reload(names).catch(() => undefined);
});
