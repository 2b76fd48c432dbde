/** What becomes of a card after an action: a bonus stays in play until the round ends, or until it is spent. */
export const BONUSES = ['round', 'persistent'] as const;
export type Bonus = (typeof BONUSES)[number];

/** One half of an ability card. */
export interface HandAction {
  readonly text: string;
  /** The lost icon: the card is lost if any part of the action is performed. */
  readonly lost: boolean;
  /** A card with a bonus stays active first. */
  readonly bonus: Bonus | null;
  /** Some lost cards can never come back. */
  readonly unrecoverable: boolean;
}

/** An ability card of a class, entered by the user or from the demo class. */
export interface HandCard {
  readonly name: string;
  /** 1 to 9, or X, which counts as 1. */
  readonly level: number | 'X';
  readonly initiative: number;
  readonly top: HandAction;
  readonly bottom: HandAction;
}

export type Half = 'top' | 'bottom';

/** The level a card counts as. */
export const levelOf = (card: Pick<HandCard, 'level'>): number => (card.level === 'X' ? 1 : card.level);
