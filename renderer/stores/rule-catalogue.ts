import { createMemo, createRoot } from 'solid-js';
import type { Catalogue } from '../../engine/mk/cards/catalogue.ts';
import { catalogueWithNames } from '../../engine/mk/cards/named-keywords.ts';
import { catalogue } from './catalogue.ts';
import { vocabulary } from './vocabulary.ts';

/** The cards as verdict, table and odds are to see them: with the keywords that stand there by the player's names. */
export const ruleCatalogue: () => Catalogue = createRoot(() =>
  createMemo(() => catalogueWithNames(catalogue(), vocabulary())),
);
