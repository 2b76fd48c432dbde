/**
 * `npm run boards`: the engine beside the slow, exact reference on random small boards, each under both editions.
 * `--count` boards (2,000), from `--seed` (1) on. Exit code 1 if they disagree anywhere.
 */
import { parseArgs } from 'node:util';
import { BOARD_KINDS, compareBoards } from './compare-boards.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const shares = BOARD_KINDS.reduce((sum, { share }) => sum + share, 0);
let wrong = 0;
for (const kind of BOARD_KINDS) {
  const count = Math.ceil((Number(values.count) * kind.share) / shares);
  let different = 0;
  for (const faults of compareBoards(kind, Number(values.seed), count)) {
    if (faults.length > 0) different++;
    for (const fault of faults) console.log(`  ${fault}`);
  }
  console.log(`${kind.title}: ${count - different} of ${count} boards`);
  wrong += different;
}
process.exitCode = wrong > 0 ? 1 : 0;
