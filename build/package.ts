// `npm run package [-- --out <folder>] [--inspectable]`: the program as an unpacked folder, on the Electron at hand. `--inspectable`
// leaves the debugger's switch on, for the end-to-end tests.
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Configuration, build as pack } from 'electron-builder';
import { buildStale } from './bundles.ts';
import { findElectron } from './electron/find.ts';
import { describeElectron, type FoundElectron, ownsDataBase } from './electron/found.ts';
import { root } from './fresh.mjs';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'out' }, inspectable: { type: 'boolean', default: false } },
});

/** Where main/desktop/core-child.ts looks for it. */
const CORE_BESIDE = ['core.mjs', 'reader.cjs'].map((file) => {
  return { from: join(root, 'dist', file), to: `app.asar.unpacked/dist/${file}` };
});

function configuration(electron: FoundElectron & { version: string }): Configuration {
  const node = {
    from: realpathSync(process.execPath),
    to: process.platform === 'win32' ? 'node/node.exe' : 'node/node',
  };
  return {
    extends: join(root, 'electron-builder.yml'),
    electronDist: electron.folder,
    electronVersion: electron.version,
    // Electron's own stand-in for a program; with a given folder electron-builder leaves it in.
    afterPack: ({ appOutDir }) => rm(join(appOutDir, 'resources/default_app.asar'), { force: true }),
    directories: { output: resolve(root, values.out) },
    ...(values.inspectable && { electronFuses: { enableNodeCliInspectArguments: true } }),
    // An Electron that cannot open the data base itself brings along the Node that does, which cannot read inside the archive.
    ...(!ownsDataBase(electron.version) && { extraResources: [node, ...CORE_BESIDE] }),
  };
}

await buildStale();
const electron = await findElectron({ progress: (line) => console.log(line) });
if (!electron?.version) {
  console.error('Nincs elérhető Electron, így csomag sem készülhet.');
  process.exit(1);
}
console.log(describeElectron(electron));
await pack({
  projectDir: root,
  dir: true,
  config: configuration({ ...electron, version: electron.version }),
});
