import Hexagon from 'lucide-solid/icons/hexagon';
import { lazy } from 'solid-js';
import { homalyrevTexts } from '../../../messages/page/homalyrev.ts';
import type { Area } from '../../app/area.ts';
import { useText } from '../../app/i18n.ts';

const t = useText(homalyrevTexts);
const page = lazy(() => import('./page.tsx'));

/** Homályrév: whom monsters focus, how long a hand lasts, who comes when. */
export const area: Area = {
  path: 'homalyrev',
  order: 60,
  icon: Hexagon,
  label: () => t().area,
  routes: [
    { path: '/', component: page },
    { path: '/:section', component: page },
  ],
};
