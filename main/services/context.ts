import type { Connection } from '../../db/connection.ts';
import type { Store } from '../../db/open.ts';
import type { SystemInfo } from '../api/contract/index.ts';
import type { ChangeHub } from './changes.ts';
import type { Library } from './library.ts';

/** What every group of services works with. */
export interface Context {
  readonly store: Store;
  readonly db: Connection;
  readonly changes: ChangeHub;
  /** All cards of the program and the user, kept in memory between changes. */
  readonly library: Library;
  readonly version: string;
  readonly host: SystemInfo['host'];
  /** The moment of a write; tests put their own clock. */
  now(): Date;
}

/** The present moment as it is stored: ISO 8601, UTC. */
export const stamp = (context: Context) => context.now().toISOString();
