import type { ColumnRole } from '../../engine/mk/tables/roles.ts';
import type { Translations } from '../lang.ts';

const hu = {
  roles: {
    name: 'lapnév',
    count: 'darabszám',
    foilCount: 'fóliás darabszám (hozzáadva)',
    section: 'szakasz',
    sideboard: 'a Cserepakliba való-e',
    set: 'készlet',
    number: 'a lap száma',
    deck: 'a pakli neve',
    type: 'típus',
    mp: 'MP-érték',
    note: 'megjegyzés',
    rowNumber: 'a sor száma (kihagyva)',
    proxy: 'proxy (kihagyva)',
    wish: 'kívánság (kihagyva)',
    trade: 'cserére szánt (kihagyva)',
    finish: 'kivitel (kihagyva)',
    condition: 'állapot (kihagyva)',
    language: 'nyelv (kihagyva)',
    price: 'ár (kihagyva)',
    date: 'dátum (kihagyva)',
    other: 'kihagyva',
  } satisfies Record<ColumnRole, string>,
};

const en: typeof hu = {
  roles: {
    name: 'card name',
    count: 'copies',
    foilCount: 'foil copies (added)',
    section: 'section',
    sideboard: 'whether it is in the Cserepakli',
    set: 'set',
    number: 'number of the card',
    deck: 'name of the deck',
    type: 'type',
    mp: 'MP',
    note: 'note',
    rowNumber: 'number of the row (left out)',
    proxy: 'proxy (left out)',
    wish: 'wish list (left out)',
    trade: 'for trade (left out)',
    finish: 'finish (left out)',
    condition: 'condition (left out)',
    language: 'language (left out)',
    price: 'price (left out)',
    date: 'date (left out)',
    other: 'left out',
  },
};

export const columnTexts: Translations<typeof hu> = { hu, en };
