/**
 * Dice as a player types them: "3 4", "3,4" or "3+4". An empty text gives no dice, anything that is not so many numbers from
 * 1 to `sides` gives null.
 */
export function parseDice(text: string, dice: number, sides: number): readonly number[] | null {
  const parts = text.split(/[\s,;+]+/).filter((part) => part !== '');
  if (parts.length === 0) return [];
  const numbers = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 0));
  return numbers.length === dice && numbers.every((n) => n >= 1 && n <= sides) ? numbers : null;
}
