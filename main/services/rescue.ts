import { isAbsolute } from 'node:path';
import { type LostDataError, RestoreError } from '../../db/errors.ts';
import { type Findings, lookAround, type RescueChoice, type Rescued, rescue } from '../../db/rescue.ts';
import type { RescueFindings } from '../api/contract/index.ts';
import { ChangeHub } from './changes.ts';
import { notFound, readOnly, ServiceError } from './service-error.ts';
import type { ServiceFunctions, Services } from './services.ts';

/** What the rescue services need. */
export interface RescueOptions {
  readonly lost: LostDataError;
  readonly version: string;
  readonly host: 'desktop' | 'web' | 'test';
  readonly now: () => Date;
  /** Opens what was made and goes on with the real services. */
  readonly onRescued: (done: Rescued) => void;
}

/** What is left, as the contract tells it. */
export function findingsOf(lost: LostDataError, found: Findings): RescueFindings {
  const files = found.files.map(({ path, bytes, at, salvage }) => ({ path, bytes, at, tables: salvage.tables }));
  return { reason: lost.reason, path: lost.path, known: found.known, files, backups: found.backups };
}

/**
 * What the program answers while its data base is lost: where it is, what is left, and the choice. Everything else is refused as
 * READ_ONLY (`damaged`), so that no window takes a lost data base for an empty one.
 */
export function rescueServices(options: RescueOptions): Services {
  const { lost } = options;
  const changes = new ChangeHub();
  let found: Findings | null = null;
  const findings = () => {
    found ??= lookAround(lost);
    return found;
  };
  const own: Pick<ServiceFunctions, 'rescue'> & { system: Partial<ServiceFunctions['system']> } = {
    system: {
      info: () => ({
        version: options.version,
        dataFolder: lost.folder,
        databaseFile: lost.path,
        host: options.host,
        readOnly: { reason: 'damaged', path: lost.path },
        notices: [],
        rescue: true,
        schema: 0,
      }),
      changes: (_input, { signal }) => changes.subscribe(signal),
    },
    rescue: {
      look: () => findingsOf(lost, findings()),
      choose(input) {
        const choice = chosen(input, findings());
        const done = rescuedBy(() => rescue(lost, choice, options.now()));
        options.onRescued(done);
        changes.publish('all');
        return { read: done.read, lost: done.lost, aside: done.aside };
      },
    },
  };
  const refuse = () => {
    throw readOnly({ reason: 'damaged', path: lost.path });
  };
  const group = (functions: object) =>
    new Proxy(functions, { get: (known, name) => Reflect.get(known, name) ?? refuse });
  const services = { afterStart() {}, close() {} };
  return new Proxy(services, {
    get: (known, name) => Reflect.get(known, name) ?? group(Reflect.get(own, name) ?? {}),
  }) as unknown as Services;
}

/** Runs a rescue; a backup that is not fit becomes the contract's refusal. */
export function rescuedBy(work: () => Rescued): Rescued {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RestoreError)) throw error;
    throw new ServiceError('NOT_RESTORABLE', { reason: error.reason, path: error.path });
  }
}

type Input = { kind: 'backup'; name: string } | { kind: 'salvage'; path: string } | { kind: 'fresh' };

// Only what was found may be chosen: a page may not have any file of the system read.
function chosen(input: Input, found: Findings): RescueChoice {
  if (input.kind === 'fresh') return input;
  if (input.kind === 'backup') {
    const backup = found.backups.find(({ name }) => name === input.name);
    if (!backup) throw notFound('backup', input.name);
    return { kind: 'backup', path: backup.path };
  }
  const known = [...found.files, ...found.backups].some(({ path }) => path === input.path);
  if (!known || !isAbsolute(input.path)) throw notFound('backup', input.path);
  return input;
}
