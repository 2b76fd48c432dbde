import { schemaVersion } from '../../db/migrate.ts';
import type { Context } from './context.ts';
import { examineData } from './doctor.ts';
import type { Notices } from './notices.ts';
import type { ServiceFunctions } from './services.ts';

/** The program itself: what it is, how its data does, what changes. */
export function systemServices(context: Context, notices: Notices): ServiceFunctions['system'] {
  const { store, db, version, host, library } = context;
  return {
    info: () => ({
      version,
      dataFolder: store.folder,
      databaseFile: store.file,
      host,
      readOnly: db.readOnly,
      notices: notices.list,
      rescue: false,
      schema: schemaVersion(db),
    }),
    doctor: () => examineData({ folder: store.folder, file: store.file, db, version, demoCards: library.demo.length }),
    acceptContent() {
      db.acceptContent();
      notices.remove('CONTENT_CHANGED');
    },
    changes: (_input, { signal }) => context.changes.subscribe(signal),
  };
}
