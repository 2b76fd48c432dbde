import ChartColumn from 'lucide-solid/icons/chart-column';
import { lazy } from 'solid-js';
import { oddsTexts } from '../../../messages/page/odds.ts';
import type { Area } from '../../app/area.ts';
import { useText } from '../../app/i18n.ts';

const t = useText(oddsTexts);
const page = lazy(() => import('./page.tsx'));

/** Odds: curve, exact questions, opening hands, simulation, comparison of two decks, fairness of the shuffle. */
export const area: Area = {
  path: 'esely',
  order: 50,
  icon: ChartColumn,
  label: () => t().area,
  routes: [
    { path: '/', component: page },
    { path: '/:section', component: page },
  ],
};
