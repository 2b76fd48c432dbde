import { z } from 'zod';

/** Largest file taken in, in bytes: far above any real catalogue, far below what would stop the machine. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** A file chosen or dropped by the player: name and bytes. */
export const fileSchema = z.file().max(MAX_FILE_BYTES);
