import Layers from 'lucide-solid/icons/layers';
import { lazy } from 'solid-js';
import { deckTexts } from '../../../messages/page/decks.ts';
import type { Area } from '../../app/area.ts';
import { useText } from '../../app/i18n.ts';

const t = useText(deckTexts);

/** Decks: the list of them, and the editor of one. */
export const area: Area = {
  path: 'paklik',
  order: 10,
  icon: Layers,
  label: () => t().area,
  routes: [
    { path: '/', component: lazy(() => import('./list-page.tsx')) },
    { path: '/:id', component: lazy(() => import('./editor-page.tsx')) },
  ],
};
