import Ban from 'lucide-solid/icons/ban';
import Castle from 'lucide-solid/icons/castle';
import CircleQuestionMark from 'lucide-solid/icons/circle-question-mark';
import Clock from 'lucide-solid/icons/clock';
import Crown from 'lucide-solid/icons/crown';
import Diamond from 'lucide-solid/icons/diamond';
import Eye from 'lucide-solid/icons/eye';
import Handshake from 'lucide-solid/icons/handshake';
import Hourglass from 'lucide-solid/icons/hourglass';
import InfinityIcon from 'lucide-solid/icons/infinity';
import Landmark from 'lucide-solid/icons/landmark';
import RotateCw from 'lucide-solid/icons/rotate-cw';
import ScrollText from 'lucide-solid/icons/scroll-text';
import Shield from 'lucide-solid/icons/shield';
import Skull from 'lucide-solid/icons/skull';
import Square from 'lucide-solid/icons/square';
import Sword from 'lucide-solid/icons/sword';
import Swords from 'lucide-solid/icons/swords';
import Triangle from 'lucide-solid/icons/triangle';
import WandSparkles from 'lucide-solid/icons/wand-sparkles';
import Zap from 'lucide-solid/icons/zap';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { CardSymbol, CardType } from '../../engine/mk/cards/card.ts';
import { cardTexts } from '../../messages/page/card.ts';
import { useText } from '../app/i18n.ts';
import './glyphs.css';

type Icon = (props: { readonly class?: string; readonly 'aria-hidden'?: boolean }) => JSX.Element;

const TYPE_ICONS: Readonly<Record<CardType, Icon>> = {
  adventurer: Sword,
  quest: ScrollText,
  building: Landmark,
  obstacle: Skull,
  action: WandSparkles,
  event: Hourglass,
  ally: Handshake,
  towerLevel: Castle,
  omen: Eye,
  paragon: Crown,
};

const SYMBOL_ICONS: Readonly<Record<Exclude<CardSymbol, 'oncePerTurn'>, Icon>> = {
  rotate: RotateCw,
  mpBound: Diamond,
  constant: InfinityIcon,
  fightPreparation: Shield,
  fight: Swords,
  interrupt: Zap,
  neutralise: Ban,
  oncePerPlayer: Triangle,
  lostAfterUse: Square,
  timed: Clock,
};

/** The glyph of a card type in its colour. Decoration: the type's word stands beside it or in the row's label. */
export function TypeGlyph(props: { readonly type: CardType | null }) {
  return (
    <span class={`type-glyph type-${props.type ?? 'unknown'}`} aria-hidden="true">
      <Dynamic component={props.type ? TYPE_ICONS[props.type] : CircleQuestionMark} />
    </span>
  );
}

/** A printed symbol of an ability, with its name for screen readers and as a title. */
export function SymbolGlyph(props: { readonly symbol: CardSymbol }) {
  const t = useText(cardTexts);
  return (
    <span
      class={`symbol symbol-${props.symbol}`}
      role="img"
      aria-label={t().symbols[props.symbol]}
      title={t().symbols[props.symbol]}
    >
      {props.symbol === 'oncePerTurn' ? (
        <span class="symbol-once" aria-hidden="true" />
      ) : (
        <Dynamic component={SYMBOL_ICONS[props.symbol]} aria-hidden={true} />
      )}
    </span>
  );
}
