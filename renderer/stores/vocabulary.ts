import { createMemo, createRoot } from 'solid-js';
import { createVocabulary, type Vocabulary } from '../../engine/mk/cards/keywords/keywords.ts';
import { settings } from './settings.ts';

/** The keyword vocabulary with the names the player gave to keywords known by number only. */
export const vocabulary: () => Vocabulary = createRoot(() =>
  createMemo(() => createVocabulary({ ...settings.keywordNames })),
);
