import { useNavigate, useParams } from '@solidjs/router';
import type { JSX } from 'solid-js';
import { homalyrevTexts } from '../../../messages/page/homalyrev.ts';
import { useText } from '../../app/i18n.ts';
import { Tabs } from '../../design/components/tabs.tsx';
import { BoardTab } from './board/board-tab.tsx';
import { HandTab } from './hand/hand-tab.tsx';
import { OrderTab } from './order/order-tab.tsx';
import './page.css';

const SECTIONS = ['tabla', 'kez', 'kezdemenyezes'] as const;
type Section = (typeof SECTIONS)[number];

const isSection = (text: string | undefined): text is Section => SECTIONS.some((section) => section === text);

/** The Homályrév page, at #/homalyrev/<section>. */
export default function HomalyrevPage() {
  const t = useText(homalyrevTexts);
  const params = useParams<{ section?: string }>();
  const navigate = useNavigate();
  const section = (): Section => (isSection(params.section) ? params.section : 'tabla');
  const content: Readonly<Record<Section, () => JSX.Element>> = {
    tabla: () => <BoardTab />,
    kez: () => <HandTab />,
    kezdemenyezes: () => <OrderTab />,
  };
  return (
    <div class="homalyrev">
      <h1 class="sr-only">{t().area}</h1>
      <Tabs
        label={t().area}
        value={section()}
        tabs={SECTIONS.map((value) => ({ value, label: t().sections[value], content: content[value] }))}
        onChange={(value) => navigate(`/homalyrev/${value}`)}
      />
    </div>
  );
}
