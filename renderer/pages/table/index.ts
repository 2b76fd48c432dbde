import LayoutGrid from 'lucide-solid/icons/layout-grid';
import { lazy } from 'solid-js';
import { tableTexts } from '../../../messages/page/table/index.ts';
import type { Area } from '../../app/area.ts';
import { useText } from '../../app/i18n.ts';

const t = useText(tableTexts);
const page = lazy(() => import('./table-page.tsx'));

/** The table: solo games by the rules. `/asztal/pakli/<id>` opens the start with that deck chosen. */
export const area: Area = {
  path: 'asztal',
  order: 40,
  icon: LayoutGrid,
  label: () => t().area,
  routes: [
    { path: '/', component: page },
    { path: '/pakli/:id', component: page },
  ],
};
