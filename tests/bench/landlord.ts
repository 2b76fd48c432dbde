import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The comparison: `@mtgoncurve/landlord`, a hand simulator in WebAssembly. Its module expects a bundler, so the glue
 * is read as text here and given the instance by hand.
 */
export function loadLandlord(): (runs: number) => unknown {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@mtgoncurve/landlord/landlord.js');
  const glue = readFileSync(path, 'utf8')
    .replace(/^import .*$/m, '')
    .replace(/export const (\w+) =/g, 'exports.$1 =')
    .replace(/export function (\w+)/g, 'exports.$1 = function $1');
  const imports: Record<string, unknown> = {};
  const wasm: { memory?: unknown } = {};
  new Function('wasm', 'exports', 'require', 'self', glue)(wasm, imports, require, { self: globalThis });
  const module = new WebAssembly.Module(readFileSync(path.replace(/\.js$/, '_bg.wasm')));
  const needed = WebAssembly.Module.imports(module);
  const instance = new WebAssembly.Instance(
    module,
    Object.fromEntries(
      [...new Set(needed.map((entry) => entry.module))].map((name) => [name, imports]),
    ) as WebAssembly.Imports,
  );
  Object.assign(wasm, instance.exports);
  const run = imports.mtgoncurve_run as (input: unknown) => unknown;
  return (runs) =>
    run({ code: DECK, runs, on_the_play: true, mulligan_down_to: 7, mulligan_on_lands: [], acceptable_hand_list: [] });
}

/** A 60-card deck of eleven kinds of spells and one of lands, the shape the figures in the anchors were taken with. */
const DECK = [
  '24 Forest',
  '4 Llanowar Elves',
  '4 Elvish Mystic',
  '4 Fyndhorn Elves',
  '4 Grizzly Bears',
  '4 Kalonian Tusker',
  '4 Centaur Courser',
  '4 Trained Armodon',
  '3 Giant Spider',
  '2 Alpine Grizzly',
  '2 Rumbling Baloth',
  '1 Craw Wurm',
].join('\n');
