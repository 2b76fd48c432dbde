import { createMemo, createRoot, createSignal } from 'solid-js';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type Catalogue, createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import type { AllCards } from '../../main/api/contract/index.ts';
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
  setAll(await api.cards.all());
  setLoaded(true);
}

onChange(['cards'], () => {
  loadCatalogue().catch(() => undefined);
});
