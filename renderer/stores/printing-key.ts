/** One printing of a card; set and number are empty where they are not told apart. */
export interface PrintingKey {
  readonly card: string;
  readonly set: string;
  readonly number: string;
}

/** The printing as one text, to look it up by. */
export const printingKey = ({ card, set, number }: PrintingKey): string => `${card}\u0000${set}\u0000${number}`;
