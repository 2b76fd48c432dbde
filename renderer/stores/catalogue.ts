import { batch, createEffect, createRoot, createSignal, on } from 'solid-js';
import type { Card } from '../../engine/mk/cards/card.ts';
import { type Catalogue, catalogueSteps, createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { loadAllCards } from '../../main/api/contract/load-cards.ts';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';
import { settings } from './settings.ts';
import { inSlices } from './slices.ts';

interface Loaded {
  readonly demo: readonly Card[];
  /** The player's own cards by their names. */
  readonly own: ReadonlyMap<string, Card>;
}

const NOTHING: Loaded = { demo: [], own: new Map() };
const [catalogue, setCatalogue] = createSignal<Catalogue>(createCatalogue([]));
const [shown, setShown] = createSignal<Loaded>(NOTHING);
const [loaded, setLoaded] = createSignal(false);

/** Every card the player has, the demo set and their own; a card of their own stands over a demo card of its name. */
export { catalogue };

/** True once the cards have arrived. */
export const cardsLoaded = loaded;

/** The player's own card of this name, without what the demo set says of it. */
export const ownCard = (name: string): Card | undefined => shown().own.get(name);

/** True if the card of this name is the player's own (it can be deleted; a demo card can only be covered). */
export const isOwn = (name: string): boolean => shown().own.has(name);

/** True once the player has brought in or made a card. */
export const hasOwnCards = (): boolean => shown().own.size > 0;

let newest: Loaded = NOTHING;
let building: Promise<void> = Promise.resolve();

/** Makes the catalogue of what has arrived, in slices; until it is done, the earlier one stands. */
function show(next: Loaded): Promise<void> {
  newest = next;
  const given = build(next);
  building = given;
  return given;
}

async function build(wanted: Loaded): Promise<void> {
  const outdated = () => newest !== wanted;
  const made = await inSlices(
    catalogueSteps([...wanted.demo, ...wanted.own.values()], undefined, [...settings.hiddenSets]),
    outdated,
  );
  if (!made || outdated()) return await building;
  // Kept in the order of the catalogue, the cards need hardly any sorting the next time.
  const own = new Map(made.cards.flatMap((card) => (wanted.own.get(card.name) === card ? [[card.name, card]] : [])));
  newest = { demo: wanted.demo, own };
  batch(() => {
    setCatalogue(made);
    setShown(newest);
    setLoaded(true);
  });
}

let reading: Promise<void> = Promise.resolve();

/** One reading after another: a long one that began before a change must not end after that change was taken in. */
function inTurn(read: () => Promise<void>): Promise<void> {
  const done = reading.then(read);
  reading = done.catch(() => undefined);
  return done;
}

/** Loads all cards, and again whenever they change; done when the catalogue holds them. */
export function loadCatalogue(): Promise<void> {
  return inTurn(readAll);
}

async function readAll(): Promise<void> {
  const { demo, user } = await loadAllCards(api.cards);
  await show({ demo, own: new Map(user.map((card) => [card.name, card])) });
}

/** Up to so many changed cards are read by themselves; beyond that everything is read again. */
const FEW = 500;

async function reload(names: readonly string[]): Promise<void> {
  if (names.length === 0 || names.length > FEW) return await readAll();
  const { cards } = await api.cards.own({ names: [...names] });
  const own = new Map(newest.own);
  for (const name of names) own.delete(name);
  for (const card of cards) own.set(card.name, card);
  await show({ demo: newest.demo, own });
}

onChange(['cards'], (change) => {
  const names = change.kind === 'cards' ? change.ids.map(String) : [];
  inTurn(() => reload(names)).catch(() => undefined);
});

// Sets put aside or taken back change what is offered, not what there is.
createRoot(() =>
  createEffect(
    on(
      () => settings.hiddenSets.join('\n'),
      () => loaded() && void show({ ...newest }),
      { defer: true },
    ),
  ),
);
