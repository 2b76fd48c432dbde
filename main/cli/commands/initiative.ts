import { readRound } from '../../../engine/homalyrev/order/round-file.ts';
import { type TurnOrder, turnOrder } from '../../../engine/homalyrev/order/turn-order.ts';
import { describeBlock, describeChoice, describeOrderReason } from '../../../messages/homalyrev/initiative.ts';
import { describeFileProblem, describeUnknownKeys } from '../../../messages/homalyrev/problems.ts';
import type { Lang } from '../../../messages/lang.ts';
import { parseCommand } from '../args.ts';
import { type Command, EXIT, UsageError } from '../command.ts';
import { readJson } from '../input.ts';

const usage = 'initiative <fájl> [--json]';

/** The order of turns of a round, with what the rules leave to the players. */
export const initiative: Command = {
  name: 'initiative',
  usage,
  summary: {
    hu: 'Egy kör kezdeményezési sora: karakterek, megidézettek, szörnyek, és amiről a játékosok döntenek.',
    en: 'The order of turns of a round: characters, summons, monsters, and what the players decide.',
  },
  async run(args, io) {
    const { values, positionals } = parseCommand(args, usage, { json: { type: 'boolean' } }, { min: 1, max: 1 });
    const path = positionals[0] as string;
    const read = readRound(await readJson(io, path));
    if (!read.ok) throw new UsageError(`${path}: ${describeFileProblem(read.problem, io.lang)}`);
    if (read.unknown.length > 0) io.err(`${path}: ${describeUnknownKeys(read.unknown, io.lang)}`);
    const order = turnOrder(read.value);
    io.out(values.json ? JSON.stringify(order) : asText(order, io.lang));
    return EXIT.ok;
  },
};

function asText(order: TurnOrder, lang: Lang): string {
  const lines = order.groups.flatMap((group) => {
    const blocks = group.blocks.map((block) => describeBlock(block, lang));
    return group.choice ? [describeChoice(group, lang), ...blocks.map((block) => `  • ${block}`)] : blocks;
  });
  const reasons = order.reasons.map((reason) => `  – ${describeOrderReason(reason, lang)} [${reason.clause}]`);
  if (lines.length === 0) return lang === 'hu' ? 'Nincs senki, aki cselekedne.' : 'There is nobody to act.';
  return [...lines, ...(reasons.length > 0 ? ['', ...reasons] : [])].join('\n');
}
