import { num, percent } from '../../../app/i18n.ts';

/** A number at an axis, as short as it can be told: whole where it is whole, else with one decimal. */
export function axisNumber(value: number, share: boolean): string {
  const shown = share ? value * 100 : value;
  const decimals = Math.abs(shown - Math.round(shown)) < 1e-9 ? 0 : 1;
  return share ? percent(value, decimals) : num(value, decimals);
}
