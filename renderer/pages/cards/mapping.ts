import {
  CARD_COLUMNS,
  type CardColumn,
  type ColumnMapping,
  headingOf,
} from '../../../engine/mk/cards/table/columns.ts';

/** What a column can be taken for: a place in the card, or nothing. */
export interface Meaning {
  /** As the value of a choice: path and number, or "" for a column that is left out. */
  readonly value: string;
  readonly label: string;
}

export const meaningOf = ({ path, nth }: Pick<ColumnMapping, 'path' | 'nth'>): string =>
  path === null ? '' : `${path} ${nth}`;

/** Everything a column can be taken for; képesség and printings once more than the file has of them. */
export function meanings(mapping: readonly ColumnMapping[], lang: 'hu' | 'en'): readonly Meaning[] {
  const most = (group: CardColumn['repeated']) =>
    Math.max(-1, ...mapping.flatMap(({ path, nth }) => (group && path?.startsWith(`${group}.`) ? [nth] : [])));
  return CARD_COLUMNS.flatMap((column) =>
    Array.from({ length: column.repeated ? most(column.repeated) + 2 : 1 }, (_, nth) => ({
      value: meaningOf({ path: column.path, nth }),
      label: headingOf(column, nth, lang),
    })),
  );
}

/** The mapping with one column taken for something else. What another column was taken for is not taken twice: that one is left out. */
export function withMeaning(mapping: readonly ColumnMapping[], index: number, value: string): ColumnMapping[] {
  const [path = '', nth = '0'] = value.split(' ');
  return mapping.map((column, i) => {
    if (i === index) return { ...column, path: path === '' ? null : path, nth: Number(nth) };
    return value !== '' && meaningOf(column) === value ? { ...column, path: null, nth: 0 } : column;
  });
}
