import LibraryBig from 'lucide-solid/icons/library-big';
import { lazy } from 'solid-js';
import { collectionTexts } from '../../../messages/page/collection.ts';
import type { Area } from '../../app/area.ts';
import { useText } from '../../app/i18n.ts';

const t = useText(collectionTexts);

/** The collection: what is owned, and what a set of decks lacks. */
export const area: Area = {
  path: 'gyujtemeny',
  order: 30,
  icon: LibraryBig,
  label: () => t().area,
  routes: [{ path: '/:tab?', component: lazy(() => import('./collection-page.tsx')) }],
};
