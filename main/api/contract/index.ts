import type { ContractRouterClient } from '@orpc/contract';
import { backup } from './backup.ts';
import { cards } from './cards.ts';
import { collection } from './collection.ts';
import { decks } from './decks.ts';
import { formats, games, searches } from './library.ts';
import { notes } from './notes.ts';
import { print } from './print.ts';
import { rescue } from './rescue.ts';
import { settings } from './settings.ts';
import { system } from './system.ts';

/**
 * Everything the page can ask of the rest of the program. Inputs are brought to NFC and checked by zod; errors are
 * typed values (`const [error, data] = await safe(client.decks.get({ id }))`, then `isDefinedError(error)`).
 */
export const contract = {
  system,
  rescue,
  cards,
  decks,
  notes,
  collection,
  settings,
  backup,
  searches,
  games,
  formats,
  print,
};
export type Contract = typeof contract;

/** The page's side of the contract, whatever carries the calls. */
export type ApiClient = ContractRouterClient<Contract>;

export type * from './backup.ts';
export type * from './cards.ts';
export type * from './collection.ts';
export type * from './decks.ts';
export type * from './errors.ts';
export type * from './library.ts';
export type * from './notes.ts';
export type * from './print.ts';
export type * from './rescue.ts';
export type * from './settings.ts';
export type * from './system.ts';
