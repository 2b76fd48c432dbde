import { dealHands } from '../../../engine/mk/odds/hands.ts';
import { drawPool } from '../../../engine/mk/odds/pool.ts';
import { handsText } from '../../../messages/odds.ts';
import { parseCommand, wholeNumber } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type Command, EXIT } from '../command.ts';
import { loadList } from '../deck-input.ts';
import { seedOption } from '../seed.ts';

const usage = `hands <lista> [--seed <n>] [--count <n>] [--json] ${CATALOGUE_USAGE}`;
const MAX_HANDS = 100_000;

/** Opening hands of seven from the Jövő, the same for the same deck and seed everywhere. */
export const hands: Command = {
  name: 'hands',
  usage,
  summary: {
    hu: 'Kezdőkezeket húz a Jövőből; ugyanaz a mag ugyanazt a kezet adja.',
    en: 'Draws opening hands from the Jövő; the same seed gives the same hand.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(
      args,
      usage,
      { ...CATALOGUE_OPTIONS, seed: { type: 'string' }, count: { type: 'string' }, json: { type: 'boolean' } },
      { min: 1, max: 1 },
    );
    const count = wholeNumber(values.count ?? '1', '--count', 1, MAX_HANDS);
    const seed = seedOption(values.seed);
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
    const dealt = dealHands(drawPool(list.deck, catalogue), seed, count).map((hand) => hand.map((card) => card.name));
    io.out(values.json ? JSON.stringify({ seed, hands: dealt }) : handsText(seed, dealt, io.lang));
    return EXIT.ok;
  },
};
