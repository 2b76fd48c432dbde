import { join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The folder of the player's data, the same for the window, the loopback host and the command line. JOVOLATO_DATA names
 * another one; otherwise it is where the system keeps such things (XDG on Linux). The folder need not exist yet.
 */
export function dataFolder(env: Env, platform: NodeJS.Platform, home: string): string {
  if (env.JOVOLATO_DATA) return env.JOVOLATO_DATA;
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Jovolato');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Jovolato');
  // The XDG specification: a relative path is to be ignored.
  const base = env.XDG_DATA_HOME?.startsWith('/') ? env.XDG_DATA_HOME : join(home, '.local', 'share');
  return join(base, 'jovolato');
}
