import { createEffect, createSignal, onCleanup } from 'solid-js';
import { api } from '../api/index.ts';
import { onChange } from './changes.ts';

let known: Promise<ReadonlySet<string>> | undefined;
const addresses = new Map<string, Promise<string | null>>();

onChange(['pictures'], () => {
  known = undefined;
  for (const address of addresses.values()) void address.then((url) => url && URL.revokeObjectURL(url));
  addresses.clear();
});

/** The address of the player's own picture of a card, or null. Each picture is fetched once. */
export async function pictureOf(card: string): Promise<string | null> {
  known ??= api.cards.pictures().then((names) => new Set(names));
  const names = await known.catch(() => new Set<string>());
  if (!names.has(card)) return null;
  let address = addresses.get(card);
  if (!address) {
    address = api.cards
      .picture({ name: card })
      .then((file) => URL.createObjectURL(file))
      .catch(() => null);
    addresses.set(card, address);
  }
  return await address;
}

/**
 * The address of the picture of a card that may change; undefined while there is none. Unlike a resource it never
 * suspends the page around it.
 */
export function usePicture(card: () => string | undefined): () => string | undefined {
  const [address, setAddress] = createSignal<string>();
  createEffect(() => {
    const name = card();
    let current = true;
    onCleanup(() => {
      current = false;
    });
    setAddress(undefined);
    if (name) void pictureOf(name).then((url) => current && setAddress(url ?? undefined));
  });
  return address;
}
