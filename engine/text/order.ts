const collator = new Intl.Collator('hu', { numeric: true });

/**
 * Hungarian order (c before cs, á with a, ö after o) with numbers by value; texts the collator calls equal are
 * put in code-unit order, so that a sort gives the same result everywhere.
 */
export function compareHu(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
