import { readSettings, writeSetting } from '../../db/tables/settings.ts';
import { type Settings, settingsSchema } from '../api/contract/settings.ts';
import type { Context } from './context.ts';
import type { ServiceFunctions } from './services.ts';

/** Keys whose values are changed entry by entry. */
const MERGED = new Set(['view', 'table', 'keywordNames']);

/** The settings as stored, each unreadable or missing one with its default. */
export function currentSettings(context: Pick<Context, 'db'>): Settings {
  const stored = readSettings(context.db);
  const readable = Object.entries(settingsSchema.shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(stored[key]);
    return parsed.success ? [[key, parsed.data]] : [];
  });
  return settingsSchema.parse(Object.fromEntries(readable));
}

/** What the page remembers of itself is forgotten by writing nothing in its place. */
const withoutNulls = (view: object): object =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== null));

export function settingsServices(context: Context): ServiceFunctions['settings'] {
  const { db, changes } = context;
  return {
    get: () => currentSettings(context),
    set(patch) {
      db.transaction(() => {
        const before = currentSettings(context) as Record<string, unknown>;
        for (const [key, value] of Object.entries(patch)) {
          if (value === undefined) continue;
          const next = MERGED.has(key) ? { ...(before[key] as object), ...(value as object) } : value;
          writeSetting(db, key, key === 'view' ? withoutNulls(next as object) : next);
        }
      });
      changes.publish('settings', Object.keys(patch));
      return currentSettings(context);
    },
  };
}
