import type { CardType } from '../../../engine/mk/cards/card.ts';

/** Colours of printed cards and sheets: those of the page's card face, and ink that prints well. */
export const INK = '#1f2430';
export const SOFT_INK = '#5b6475';
export const RULE = '#b9bfca';
export const CARD_GROUND = '#f4ecd9';
export const CARD_EDGE = '#b59f73';
export const CARD_RULE = '#cdb98d';
export const CARD_INK = '#2a2418';
export const CARD_SOFT_INK = '#5d5239';

export const TYPE_COLORS: Readonly<Record<CardType | 'unknown', string>> = {
  adventurer: '#7a2924',
  quest: '#74490a',
  building: '#544a3f',
  obstacle: '#46561d',
  action: '#1f4a7d',
  event: '#5d3178',
  ally: '#135850',
  towerLevel: '#36425a',
  omen: '#7c2657',
  paragon: '#6b4f07',
  unknown: '#5d5239',
};
