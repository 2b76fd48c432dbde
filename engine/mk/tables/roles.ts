import { fold } from '../../text/fold.ts';

/** What a column of a list or a collection can be. */
export const COLUMN_ROLES = [
  'name',
  'count',
  'foilCount',
  'section',
  'sideboard',
  'set',
  'number',
  'deck',
  'type',
  'mp',
  'note',
  'rowNumber',
  'proxy',
  'wish',
  'trade',
  'finish',
  'condition',
  'language',
  'price',
  'date',
  'other',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

const WORDS: Readonly<Partial<Record<ColumnRole, readonly string[]>>> = {
  name: [
    ...['nev', 'lap', 'lapnev', 'lap neve', 'kartya', 'kartyanev', 'kartya neve', 'megnevezes', 'magyar nev', 'name', 'card'],
    ...['card name', 'cardname', 'title', 'card title', 'simple name', 'product name', 'english name', 'names'],
  ],
  count: [
    ...['darab', 'db', 'db.', 'drb', 'darabszam', 'mennyiseg', 'peldany', 'peldanyszam', 'hany', 'hany darab', 'hany db', 'megvan'],
    ...['count', 'qty', 'quantity', 'amount', 'copies', 'owned', 'have', 'quantityx', 'reg qty', 'total qty', 'total quantity'],
    ...['in deck', 'number of copies', 'card count', 'normal', 'nonfoil', 'non-foil', 'regular', 'normal count', 'normal qty', 'pcs'],
    ...['my count', 'deck count', 'deck qty', 'add to quantity', 'nem foil', 'normal db', 'pakliban'],
  ],
  foilCount: [
    ...['foil count', 'foil qty', 'foil quantity', 'foils', 'quantity foil', 'foilok', 'foil db', 'foil darab', 'foil mennyiseg'],
    ...['folias', 'folias db', 'folias darab', 'foil count.', 'count foil', 'etched count', 'special foil count'],
  ],
  section: [
    ...['szakasz', 'resz', 'zona', 'hely', 'pakliresz', 'pakli resz', 'kategoria', 'kategoriak', 'section', 'zone', 'board'],
    ...['category', 'categories', 'deck section', 'list', 'board type', 'deck part'],
  ],
  sideboard: ['sideboard', 'side', 'in sideboard', 'is sideboard', 'csere', 'cserepakli'],
  set: [
    ...['keszlet', 'kiadas', 'kiegeszito', 'szett', 'sorozat', 'keszlet kod', 'keszletkod', 'set', 'set code', 'set name', 'edition'],
    ...['edition name', 'edition code', 'expansion', 'printing', 'set id', 'expansion name', 'edition id'],
  ],
  number: [
    ...['szam', 'sorszam', 'lapszam', 'kartyaszam', 'number', 'card number', 'collector number', 'collector no', 'no', 'no.'],
    ...['collector #', 'collectornumber', 'cn', 'card #', 'card no', 'collector_number'],
  ],
  deck: ['pakli neve', 'paklinev', 'deck name', 'deckname'],
  type: ['tipus', 'laptipus', 'type', 'card type', 'type line', 'typeline'],
  mp: ['mp', 'mp-ertek', 'mp ertek', 'cost', 'mana cost', 'cmc', 'mana value', 'koltseg'],
  note: ['megjegyzes', 'jegyzet', 'note', 'notes', 'comment', 'comments', 'my notes', 'tags', 'cimkek'],
  rowNumber: ['#', 'ssz', 'ssz.', 'sor', 'sorsz', 'sorsz.', 'row', 'index', 'id'],
  proxy: ['proxy', 'proxies', 'proxy count', 'proxy qty', 'proxyk', 'proxy db', 'is proxy'],
  wish: [
    ...['wish', 'wishlist', 'wish list', 'wish count', 'wishlist count', 'wanted', 'want', 'want count', 'acquire', 'to buy', 'needed'],
    ...['kivansag', 'kivansaglista', 'kell', 'beszerzendo', 'keresett', 'buy'],
  ],
  trade: ['trade', 'trade quantity', 'tradelist count', 'for trade', 'trade count', 'tradelist', 'cserelheto', 'csereelheto', 'elado'],
  finish: ['foil', 'foil/etched', 'finish', 'kivitel', 'modifier', 'variant', 'is foil', 'foil?', 'alter', 'signed', 'misprint', 'alapot'],
  condition: ['condition', 'allapot', 'quality', 'minoseg', 'grade'],
  language: ['language', 'nyelv', 'lang'],
  price: [
    ...['price', 'ar', 'ertek', 'value', 'price bought', 'purchase price', 'low', 'mid', 'market', 'high', 'avg', 'vetelar', 'forint', 'ft'],
    ...['my price', 'price (usd)', 'price (eur)', 'total value', 'sell price', 'currency', 'purchase price currency', 'penznem', 'egysegar'],
  ],
  date: ['date', 'datum', 'date bought', 'date added', 'added', 'last updated', 'last modified', 'purchase date', 'added at', 'hozzaadva', 'beszerezve'],
};

const ROLE_OF = new Map(
  Object.entries(WORDS).flatMap(([role, words]) => words.map((word) => [word, role as ColumnRole] as const)),
);

/** What a heading says its column is; undefined for words nobody knows. */
export function roleOfHeading(heading: string): ColumnRole | undefined {
  const word = fold(heading.replaceAll('_', ' ')).replace(/[:*]+$/u, '').trim();
  return ROLE_OF.get(word);
}
