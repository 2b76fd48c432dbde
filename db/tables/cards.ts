import { type Card, cardSchema, type Printing } from '../../engine/mk/cards/card.ts';
import type { Connection } from '../connection.ts';
import { indexText, removeText } from './card-texts.ts';

interface CardRow {
  id: number;
  name: string;
  content: string;
}
interface PrintingRow {
  card_id: number;
  set_name: string;
  number: string | null;
  rarity: string | null;
  artist: string | null;
}

/** All cards of the user, with their printings, in no particular order. */
export function allCards(db: Connection): Card[] {
  const printings = Map.groupBy(
    db.all<PrintingRow>('SELECT * FROM printings ORDER BY card_id, position'),
    (row) => row.card_id,
  );
  return db.all<CardRow>('SELECT id, name, content FROM cards').map((row) => toCard(row, printings.get(row.id) ?? []));
}

/** Names of the user's cards. */
export function cardNames(db: Connection): string[] {
  return db.all<{ name: string }>('SELECT name FROM cards').map((row) => row.name);
}

/** Some cards as JSON text, as it is stored: fields that say nothing are left out, `cardSchema` puts them back. */
export interface CardsPart {
  /** A JSON array of cards. */
  readonly json: string;
  /** Where the next part goes on; null at the end. */
  readonly next: number | null;
}

/** At most `limit` cards after a place of an earlier part (0 = the beginning), without taking them apart. */
export function cardsPart(db: Connection, after: number, limit: number): CardsPart {
  const rows = db.all<CardRow>('SELECT id, name, content FROM cards WHERE id > ? ORDER BY id LIMIT ?', after, limit);
  const last = rows.at(-1)?.id ?? after;
  const printings = Map.groupBy(
    db.all<PrintingRow>(
      'SELECT * FROM printings WHERE card_id > ? AND card_id <= ? ORDER BY card_id, position',
      after,
      last,
    ),
    (row) => row.card_id,
  );
  const json = rows.map(({ id, name, content }) => {
    const own = { name, printings: (printings.get(id) ?? []).map(toPrinting) };
    return content === '{}' ? JSON.stringify(own) : `${JSON.stringify(own).slice(0, -1)},${content.slice(1)}`;
  });
  return { json: `[${json.join(',')}]`, next: rows.length < limit ? null : last };
}

/** One card of the user by its exact name. */
export function cardByName(db: Connection, name: string): Card | undefined {
  const row = db.get<CardRow>('SELECT id, name, content FROM cards WHERE name = ?', name);
  return row && toCard(row, db.all<PrintingRow>('SELECT * FROM printings WHERE card_id = ? ORDER BY position', row.id));
}

/** Writes cards over any of the same names. */
export function putCards(db: Connection, cards: Iterable<Card>, at: string): void {
  db.transaction(() => {
    for (const card of cards) putCard(db, card, at);
  });
}

function putCard(db: Connection, card: Card, at: string): void {
  const content = toContent(card);
  const known = db.get<{ id: number }>('SELECT id FROM cards WHERE name = ?', card.name);
  let id: number;
  if (known) {
    id = known.id;
    db.run('UPDATE cards SET content = ?, updated_at = ? WHERE id = ?', content, at, id);
    db.run('DELETE FROM printings WHERE card_id = ?', id);
    removeText(db, id);
  } else {
    id = db.run(
      'INSERT INTO cards (name, content, created_at, updated_at) VALUES (?, ?, ?, ?)',
      card.name,
      content,
      at,
      at,
    ).id;
  }
  card.printings.forEach((printing, position) => {
    const { set, number, rarity, artist } = printing;
    db.run('INSERT INTO printings VALUES (?, ?, ?, ?, ?, ?)', id, position, set, number, rarity, artist);
  });
  indexText(db, id, card);
}

/** Takes a card out and gives it back; nothing if there is none of this name. */
export function removeCard(db: Connection, name: string): Card | undefined {
  return db.transaction(() => {
    const row = db.get<CardRow>('SELECT id, name, content FROM cards WHERE name = ?', name);
    const card = cardByName(db, name);
    if (!row || !card) return undefined;
    removeText(db, row.id);
    db.run('DELETE FROM cards WHERE id = ?', row.id);
    return card;
  });
}

/** Puts the texts of cards into the index that are not in it. A card that cannot be understood is passed over. */
export function indexMissingTexts(db: Connection): void {
  const missing = db.all<CardRow>(
    'SELECT id, name, content FROM cards WHERE id NOT IN (SELECT rowid FROM card_texts) ORDER BY id',
  );
  for (const row of missing) {
    const read = cardSchema.safeParse({ ...JSON.parse(row.content), name: row.name });
    if (read.success) indexText(db, row.id, read.data);
  }
}

/** The number of cards of the user. */
export function countCards(db: Connection): number {
  return db.get<{ n: number }>('SELECT count(*) AS n FROM cards')?.n ?? 0;
}

const DEFAULTS: Readonly<Record<string, unknown>> = cardSchema.parse({ name: '?' });

// Only what is known is stored: a field the model gains later begins with its default in every old row.
function toContent(card: Card): string {
  const { name: _name, printings: _printings, ...rest } = card;
  const known = Object.entries(rest).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[key]));
  return JSON.stringify(Object.fromEntries(known));
}

function toCard(row: CardRow, printings: readonly PrintingRow[]): Card {
  return cardSchema.parse({ ...JSON.parse(row.content), name: row.name, printings: printings.map(toPrinting) });
}

function toPrinting(row: PrintingRow): Printing {
  return { set: row.set_name, number: row.number, rarity: row.rarity, artist: row.artist };
}
