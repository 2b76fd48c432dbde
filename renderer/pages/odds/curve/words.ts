import { cardTexts } from '../../../../messages/page/card.ts';
import { oddsTexts } from '../../../../messages/page/odds.ts';
import { lang, num } from '../../../app/i18n.ts';
import type { CurveWords } from './curve-data.ts';

/** The words of curve charts in the language spoken now. */
export function curveWords(): CurveWords {
  const t = oddsTexts[lang()];
  const card = cardTexts[lang()];
  return {
    cost: t.cost,
    cards: t.cardsAxis,
    type: t.type,
    typeName: (type) => (type ? card.types[type] : t.unknownType),
    format: (value) => num(value, Number.isInteger(value) ? 0 : 1),
  };
}
