import { deletePicture, type PictureType, pictureNames, pictureOf, putPicture } from '../../db/tables/pictures.ts';
import { cleanName } from '../../engine/text/fold.ts';
import { type Context, stamp } from './context.ts';
import { invalid, notFound } from './service-error.ts';
import type { ServiceFunctions } from './services.ts';

export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

type PictureFunctions = Pick<ServiceFunctions['cards'], 'pictures' | 'picture' | 'setPicture' | 'removePicture'>;

/** What picture these bytes are, by how such files begin; null for anything else, whatever its name says. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return null;
}

/** Pictures the player gives to cards. */
export function pictureServices(context: Context): PictureFunctions {
  const { db, changes } = context;
  return {
    pictures: () => pictureNames(db),
    picture({ name }) {
      const found = pictureOf(db, cleanName(name));
      if (!found) throw notFound('picture', name);
      const ending = found.type.slice('image/'.length);
      return new File([Uint8Array.from(found.bytes)], `${found.card}.${ending}`, { type: found.type });
    },
    async setPicture({ name, file }) {
      if (file.size > MAX_PICTURE_BYTES) throw invalid('file', 'tooLarge');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const type = pictureType(bytes);
      if (!type) throw invalid('file', 'noPicture');
      const card = cleanName(name);
      putPicture(db, { card, type, bytes }, stamp(context));
      changes.publish('pictures', [card]);
      return { name: card };
    },
    removePicture({ name }) {
      const card = cleanName(name);
      if (!pictureOf(db, card)) throw notFound('picture', name);
      deletePicture(db, card);
      changes.publish('pictures', [card]);
      return { name: card };
    },
  };
}
