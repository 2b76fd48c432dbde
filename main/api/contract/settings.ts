import { type } from '@orpc/contract';
import { z } from 'zod';
import { input } from './border.ts';
import { base } from './errors.ts';

/**
 * The player's settings. Every key has a default, so a data base without a row answers the same as a new one; an
 * unreadable stored value counts as the default.
 */
export const settingsSchema = z.strictObject({
  lang: z.enum(['hu', 'en']).default('hu'),
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  reducedMotion: z.enum(['system', 'on', 'off']).default('system'),
  /** Id of the format decks are checked by unless they name their own; null = the rulebook's. */
  defaultFormat: z.string().max(200).nullable().default(null),
  /** Codes of warnings and hints the player does not want to see. */
  mutedProblems: z.array(z.string().max(100)).max(500).default([]),
  /** Sets whose cards stand in no search, suggestion or list; decks that hold them work as before. */
  hiddenSets: z.array(z.string().max(200)).max(1000).default([]),
  /** Names the player gave to keywords known by clause number only: "2.21" → name. */
  keywordNames: z.record(z.string().max(20), z.string().max(100)).default({}),
  /** Numbers of the solo table the rules leave open. */
  table: z.record(z.string().max(60), z.union([z.number(), z.string().max(200), z.boolean()])).default({}),
  /** Backups made by themselves: at most one a day, so many kept; 0 = none made. */
  backupsKept: z.int().min(0).max(100).default(10),
  /** What the page remembers of itself: pane sizes, last view, sort orders. */
  view: z.record(z.string().max(60), z.json()).default({}),
});
export type Settings = z.output<typeof settingsSchema>;

/** The settings without their defaults: what is not named in a change stays as it is. */
const S = settingsSchema.shape;
export const settingsPatch = z.strictObject({
  lang: S.lang.unwrap().optional(),
  theme: S.theme.unwrap().optional(),
  reducedMotion: S.reducedMotion.unwrap().optional(),
  defaultFormat: S.defaultFormat.unwrap().optional(),
  mutedProblems: S.mutedProblems.unwrap().optional(),
  hiddenSets: S.hiddenSets.unwrap().optional(),
  keywordNames: S.keywordNames.unwrap().optional(),
  table: S.table.unwrap().optional(),
  backupsKept: S.backupsKept.unwrap().optional(),
  view: S.view.unwrap().optional(),
});
export type SettingsPatch = z.output<typeof settingsPatch>;

export const settings = {
  get: base.output(type<Settings>()),
  /** Changes the named settings; `view` and `table` are merged key by key (null takes a key of `view` out), else replaced. */
  set: base.input(input(settingsPatch)).output(type<Settings>()),
};
