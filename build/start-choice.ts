/** What stands in the way of a window; null if nothing does. */
export type NoWindow = 'noDisplay' | 'noElectron' | 'electronFails';

type Env = Readonly<Record<string, string | undefined>>;

/** Whether there is a screen to open a window on. Only Linux can be without one and say so. */
export function hasDisplay(platform: NodeJS.Platform, env: Env): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Switches Electron needs here. Its sandbox refuses to work for root; it is given up for root alone, never silently
 * (see {@link startLine}) and never for anybody else.
 */
export function electronSwitches(platform: NodeJS.Platform, uid: number | undefined): string[] {
  return platform === 'linux' && uid === 0 ? ['--no-sandbox'] : [];
}

/** The one line that says which way was taken. */
export function startLine(way: { electron: string; root: boolean } | { reason: NoWindow }): string {
  if ('electron' in way) {
    return `Jövőlátó ablakban: ${way.electron}${way.root ? '; root felhasználóként, homokozó nélkül' : ''}.`;
  }
  const why = {
    noDisplay: 'nincs képernyő (DISPLAY)',
    noElectron: 'nincs elérhető Electron',
    electronFails: 'az Electron nem indult el',
  }[way.reason];
  return `Jövőlátó a böngészőben, mert ${why}.`;
}
