import { spawn } from 'node:child_process';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The command that opens an address in the system's browser; null where there is no screen to open it on, or where
 * JOVOLATO_NO_BROWSER asks for none.
 */
export function browserCommand(url: string, platform: NodeJS.Platform, env: Env): [string, string[]] | null {
  if (env.JOVOLATO_NO_BROWSER) return null;
  if (platform === 'darwin') return ['open', [url]];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]];
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return null;
  return ['xdg-open', [url]];
}

/** Opens an address in the system's browser if there is one; never fails, since the address is printed as well. */
export function openInBrowser(url: string): void {
  const command = browserCommand(url, process.platform, process.env);
  if (!command) return;
  const child = spawn(command[0], command[1], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
