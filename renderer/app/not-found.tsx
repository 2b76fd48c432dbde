import Compass from 'lucide-solid/icons/compass';
import { frameTexts } from '../../messages/page/frame.ts';
import { EmptyState } from '../design/components/empty-state.tsx';
import { useText } from './i18n.ts';

/** What stands at an address nobody knows. */
export function NotFound() {
  const t = useText(frameTexts);
  return <EmptyState icon={<Compass />} title={t().notFoundTitle} text={t().notFound} />;
}
