// Runs as a process of its own, so that a download that hangs can be stopped. Fetches the official archive into Electron's
// cache with Electron's own downloader and hash list, and tells its parent whenever something has arrived.
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Downloader {
  downloadArtifact(details: {
    version: string;
    artifactName: string;
    platform: string;
    arch: string;
    checksums: unknown;
    downloadOptions: { quiet: boolean; getProgressCallback: () => Promise<void> };
  }): Promise<string>;
}

const packageFolder = process.argv[2] ?? '';
const require = createRequire(join(packageFolder, 'install.js'));
const { downloadArtifact } = (await import(require.resolve('@electron/get'))) as Downloader;
const { version } = require('./package.json') as { version: string };
await downloadArtifact({
  version,
  artifactName: 'electron',
  platform: process.platform,
  arch: process.arch,
  checksums: require('./checksums.json'),
  downloadOptions: {
    quiet: true,
    getProgressCallback: async () => {
      process.send?.('progress');
    },
  },
});
process.disconnect?.();
