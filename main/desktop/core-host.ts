import type { MessagePortMain } from 'electron';
import type { StartFailure } from '../core/child-protocol.ts';
import type { CloseResult } from '../core/core.ts';
import { startChildHost } from './core-child.ts';
import { startOwnHost } from './core-own.ts';

/** The part that owns the data base, wherever it runs. */
export interface CoreHost {
  /** Lets a page's port speak to the router. */
  connect(port: MessagePortMain): void;
  /** Ends all connections, waits for the calls under way, writes out and closes the data base. */
  close(): Promise<CloseResult>;
  /** Resolves if the core ends without having been told to. */
  readonly lost: Promise<void>;
}

export type HostStart =
  | { readonly ok: true; readonly host: CoreHost }
  | { readonly ok: false; readonly failure: StartFailure };

export interface HostOptions {
  readonly dataFolder: string;
  /** Folder of the bundles. */
  readonly distFolder: string;
}

/** The data base's binary needs this Node-API and crashes on an older one; Electron has it from version 36 on. */
const NEEDED_NODE_API = 10;

/** Whether this Electron's Node can load the data base. */
export function ownsDataBase(): boolean {
  return Number(process.versions.napi ?? 0) >= NEEDED_NODE_API;
}

/** Starts the core in this process if its Node can load the data base, otherwise in the project's Node beside it. */
export async function startCoreHost(options: HostOptions): Promise<HostStart> {
  return await (ownsDataBase() ? startOwnHost(options) : startChildHost(options));
}
