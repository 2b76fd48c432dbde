import { z } from 'zod';

/** Largest file taken in, in bytes: far above any real catalogue, far below what would stop the machine. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The sheet of an XLSX that is meant, by its name; null for the one whose headings read as what is wanted. */
export const sheetName = z.string().max(200).nullable().default(null);

/** A file chosen or dropped by the player: name and bytes. */
export const fileSchema = z.file().max(MAX_FILE_BYTES);
