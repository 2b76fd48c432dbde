import { schemaVersion } from '../../db/migrate.ts';
import type { Notice } from '../api/contract/index.ts';
import type { Context } from './context.ts';
import { examineData } from './doctor.ts';
import type { ServiceFunctions } from './services.ts';

/** The program itself: what it is, how its data does, what changes. */
export function systemServices(context: Context, notices: readonly Notice[]): ServiceFunctions['system'] {
  const { store, db, version, host, library } = context;
  return {
    info: () => ({
      version,
      dataFolder: store.folder,
      databaseFile: store.file,
      host,
      readOnly: db.readOnly,
      notices,
      schema: schemaVersion(db),
    }),
    doctor: () => examineData({ folder: store.folder, file: store.file, db, version, demoCards: library.demo.length }),
    changes: (_input, { signal }) => context.changes.subscribe(signal),
  };
}
