import { BUNDLES, type BundleName, buildStale } from './bundles.ts';

/** `node build/make.ts [part…]`: builds what is stale, all parts unless some are named. Says what it did on standard error. */
const isPart = (name: string): name is BundleName => (BUNDLES as readonly string[]).includes(name);
const named = process.argv.slice(2);
const wrong = named.filter((name) => !isPart(name));
if (wrong.length > 0) {
  console.error(`No such part: ${wrong.join(', ')}. Parts: ${BUNDLES.join(', ')}.`);
  process.exit(2);
}
try {
  const built = await buildStale(named.length > 0 ? named.filter(isPart) : BUNDLES);
  if (built.length > 0) console.error(`Built: ${built.join(', ')}.`);
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
