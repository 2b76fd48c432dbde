import Settings from 'lucide-solid/icons/settings';
import { lazy } from 'solid-js';
import { settingsTexts } from '../../../messages/page/settings.ts';
import type { Area } from '../../app/area.ts';
import { useText } from '../../app/i18n.ts';

const t = useText(settingsTexts);

/** Settings, data and backups. */
export const area: Area = {
  path: 'beallitasok',
  order: 90,
  icon: Settings,
  label: () => t().area,
  routes: [{ path: '/', component: lazy(() => import('./settings-page.tsx')) }],
};
