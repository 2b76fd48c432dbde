import type { Connection } from '../connection.ts';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';
export interface Picture {
  readonly card: string;
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

/** Names of cards that have a picture. */
export function pictureNames(db: Connection): string[] {
  return db.all<{ card: string }>('SELECT card FROM pictures').map((row) => row.card);
}

export function pictureOf(db: Connection, card: string): Picture | undefined {
  return db.get<Picture>('SELECT card, type, bytes FROM pictures WHERE card = ?', card);
}

export function putPicture(db: Connection, picture: Picture, at: string): void {
  db.run('INSERT OR REPLACE INTO pictures VALUES (?, ?, ?, ?)', picture.card, picture.type, picture.bytes, at);
}

export const deletePicture = (db: Connection, card: string) => db.run('DELETE FROM pictures WHERE card = ?', card);

/** Lets a picture follow its card's new name, unless the new name has one of its own. */
export function renameInPictures(db: Connection, from: string, to: string): void {
  db.run('UPDATE OR IGNORE pictures SET card = ? WHERE card = ?', to, from);
}
