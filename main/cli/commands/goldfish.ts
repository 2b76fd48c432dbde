import { withStubs } from '../../../engine/mk/deck/reader/stubs.ts';
import { prepareGoldfish } from '../../../engine/mk/odds/goldfish/prepare.ts';
import { GOLDFISH_DEFAULTS, GOLDFISH_MAX, type GoldfishSettings } from '../../../engine/mk/odds/goldfish/settings.ts';
import { turnMeans } from '../../../engine/mk/odds/goldfish/tally.ts';
import { goldfishText } from '../../../messages/odds.ts';
import { parseCommand, wholeNumber } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { loadList } from '../deck-input.ts';
import { seedOption } from '../seed.ts';
import { simulateInThreads } from '../simulation.ts';

const usage = `goldfish <lista> --games <n> --turns <t> [--seed <n>] [--start-mp 6] [--gain 4] [--hand 7] [--json] ${CATALOGUE_USAGE}`;

/** Simulated solo games of the curve policy (design, section 5): means by turn with their standard errors. */
export const goldfish: Command = {
  name: 'goldfish',
  usage,
  summary: {
    hu: 'Szóló játékokat szimulál a görbe szerint: MP, elköltött MP, kijátszott lapok, kéz, elakadás fordulónként.',
    en: 'Simulates solo games of the curve policy: MP, spent, played, hand and stuck by turn.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(
      args,
      usage,
      {
        ...CATALOGUE_OPTIONS,
        games: { type: 'string' },
        turns: { type: 'string' },
        seed: { type: 'string' },
        'start-mp': { type: 'string' },
        gain: { type: 'string' },
        hand: { type: 'string' },
        json: { type: 'boolean' },
      },
      { min: 1, max: 1 },
    );
    if (values.games === undefined || values.turns === undefined) throw new UsageError(`Így használd: ${usage}`);
    const settings: GoldfishSettings = {
      games: wholeNumber(values.games, '--games', 1, GOLDFISH_MAX.games),
      turns: wholeNumber(values.turns, '--turns', 1, GOLDFISH_MAX.turns),
      seed: seedOption(values.seed),
      startMp: wholeNumber(values['start-mp'] ?? `${GOLDFISH_DEFAULTS.startMp}`, '--start-mp', 0, GOLDFISH_MAX.startMp),
      gain: wholeNumber(values.gain ?? `${GOLDFISH_DEFAULTS.gain}`, '--gain', 0, GOLDFISH_MAX.gain),
      hand: wholeNumber(values.hand ?? `${GOLDFISH_DEFAULTS.hand}`, '--hand', 0, GOLDFISH_MAX.hand),
    };
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
    const tally = await simulateInThreads(prepareGoldfish(list.deck, withStubs(list, catalogue)), settings);
    const turns = turnMeans(tally).map(({ turn, pool, spent, played, hand, stuck, se }) => ({
      turn,
      pool,
      spent,
      played,
      hand,
      stuck,
      se: { pool: se.pool, spent: se.spent, played: se.played, hand: se.hand, stuck: se.stuck },
    }));
    io.out(
      values.json
        ? JSON.stringify({ games: settings.games, seed: settings.seed, turns })
        : goldfishText(settings.games, settings.seed, turns, io.lang),
    );
    return EXIT.ok;
  },
};
