/** An Electron that can be started. */
export interface FoundElectron {
  /** The folder that holds it, as electron-builder and ELECTRON_OVERRIDE_DIST_PATH take it. */
  readonly folder: string;
  readonly binary: string;
  /** "45.5.0"; null when the folder does not say. */
  readonly version: string | null;
  readonly source: 'override' | 'official' | 'registry';
}

/** First Electron whose Node-API (10) can load the data base's binary in its own process. */
const FIRST_WITH_NODE_API_10 = 36;

/** Whether the data base can be opened inside this Electron; otherwise it runs in the project's Node beside it. */
export function ownsDataBase(version: string | null): boolean {
  const major = Number(version?.split('.')[0] ?? Number.NaN);
  return major >= FIRST_WITH_NODE_API_10;
}

/** The binary's path inside an Electron folder. */
export function binaryName(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return platform === 'win32' ? 'electron.exe' : 'electron';
}

/** What `npm start` says about the Electron it took, in one line. */
export function describeElectron(found: FoundElectron): string {
  const version = found.version ? `Electron ${found.version}` : 'Electron';
  const origin = {
    override: 'az ELECTRON_OVERRIDE_DIST_PATH mappájából',
    official: 'a hivatalos csomagból',
    registry: 'a csomagtárból, ellenőrzött kivonattal, mert a hivatalos letöltés nem érhető el',
  }[found.source];
  return `${version} (${origin})`;
}
