import BookOpen from 'lucide-solid/icons/book-open';
import { lazy } from 'solid-js';
import { cardPageTexts } from '../../../messages/page/cards.ts';
import type { Area } from '../../app/area.ts';
import { useText } from '../../app/i18n.ts';

const t = useText(cardPageTexts);
const browse = lazy(() => import('./browse-page.tsx'));
const edit = lazy(() => import('./editor-page.tsx'));

/** Cards: the browser, and the editor of one card. */
export const area: Area = {
  path: 'lapok',
  order: 20,
  icon: BookOpen,
  label: () => t().area,
  routes: [
    { path: '/', component: browse },
    { path: '/szerkeszto', component: edit },
    { path: '/szerkeszto/:name', component: edit },
    { path: '/:name', component: browse },
  ],
};
