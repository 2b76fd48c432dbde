import type { Translations } from '../../lang.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';

export type TableWords = typeof hu;
export const tableTexts: Translations<TableWords> = { hu, en };
