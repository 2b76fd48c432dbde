import type { Catalogue } from '../../../engine/mk/cards/catalogue.ts';
import { withStubs } from '../../../engine/mk/deck/reader/stubs.ts';
import { CURVE_POLICY, type Policy } from '../../../engine/mk/odds/goldfish/policy.ts';
import { prepareGoldfish } from '../../../engine/mk/odds/goldfish/prepare.ts';
import { GOLDFISH_DEFAULTS, GOLDFISH_MAX, type GoldfishSettings } from '../../../engine/mk/odds/goldfish/settings.ts';
import { turnMeans } from '../../../engine/mk/odds/goldfish/tally.ts';
import { drawPool, type PoolCard } from '../../../engine/mk/odds/pool.ts';
import { cardMatcher } from '../../../engine/mk/odds/questions.ts';
import { cliTexts, inEvery } from '../../../messages/cli.ts';
import { goldfishText } from '../../../messages/odds.ts';
import { parseCommand, wholeNumber } from '../args.ts';
import { CATALOGUE_OPTIONS, CATALOGUE_USAGE } from '../catalogues.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { loadList } from '../deck-input.ts';
import { seedOption } from '../seed.ts';
import { simulateInThreads } from '../simulation.ts';

const usage = `goldfish <lista> --games <n> --turns <t> [--seed <n>] [--start-mp 6] [--gain 4] [--hand 7] [--save-for <lap>] [--quests-first] [--hold-obstacles] [--no-carry] [--json] ${CATALOGUE_USAGE}`;

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
        'save-for': { type: 'string' },
        'quests-first': { type: 'boolean' },
        'hold-obstacles': { type: 'boolean' },
        'no-carry': { type: 'boolean' },
        json: { type: 'boolean' },
      },
      { min: 1, max: 1 },
    );
    if (values.games === undefined || values.turns === undefined) throw new UsageError(cliTexts[io.lang].usage(usage));
    const settings: GoldfishSettings = {
      games: wholeNumber(values.games, '--games', 1, GOLDFISH_MAX.games),
      turns: wholeNumber(values.turns, '--turns', 1, GOLDFISH_MAX.turns),
      seed: seedOption(values.seed),
      startMp: wholeNumber(values['start-mp'] ?? `${GOLDFISH_DEFAULTS.startMp}`, '--start-mp', 0, GOLDFISH_MAX.startMp),
      gain: wholeNumber(values.gain ?? `${GOLDFISH_DEFAULTS.gain}`, '--gain', 0, GOLDFISH_MAX.gain),
      hand: wholeNumber(values.hand ?? `${GOLDFISH_DEFAULTS.hand}`, '--hand', 0, GOLDFISH_MAX.hand),
    };
    const { list, catalogue } = await loadList(positionals[0] as string, values, io);
    const cards = withStubs(list, catalogue);
    const policy: Policy = {
      ...CURVE_POLICY,
      saveFor:
        values['save-for'] === undefined ? null : savedCard(values['save-for'], drawPool(list.deck, cards), cards),
      solveQuests: values['quests-first'] ?? false,
      holdObstacles: values['hold-obstacles'] ?? false,
      carry: !values['no-carry'],
    };
    const tally = await simulateInThreads(prepareGoldfish(list.deck, cards, policy), settings);
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
        : goldfishText(settings.games, settings.seed, turns, policy, io.lang),
    );
    return EXIT.ok;
  },
};

/** The card to save for, in the list's spelling. */
function savedCard(name: string, pool: readonly PoolCard[], cards: Catalogue): string {
  const found = pool.find(cardMatcher(name, pool, cards));
  if (!found) throw new UsageError(inEvery((texts) => texts.noCardToSaveFor(name)));
  return found.name;
}
