import { join } from 'node:path';
import { root } from '../fresh.mjs';

/** What is fetched and can be fetched again; ignored by git and gone with node_modules. */
export const cacheFolder = join(root, 'node_modules/.cache/jovolato');
