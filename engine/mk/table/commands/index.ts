import { z } from 'zod';
import { abilityCommands } from './abilities.ts';
import { attachCommands } from './attach.ts';
import { decideCommands } from './decide.ts';
import { effectCommands } from './effects.ts';
import { fightCommands } from './fight.ts';
import { fromHandCommands } from './from-hand.ts';
import { handCommands } from './hand.ts';
import { manoeuvreCommands } from './manoeuvre.ts';
import { obstacleCommands } from './obstacles.ts';
import { summonCommands } from './summon.ts';
import { timelineCommands } from './timeline.ts';
import { turnCommands } from './turn.ts';

/** Every kind of command the table knows, family by family. A new family is added here and nowhere else. */
export const COMMANDS = [
  ...turnCommands,
  ...timelineCommands,
  ...summonCommands,
  ...abilityCommands,
  ...fromHandCommands,
  ...attachCommands,
  ...manoeuvreCommands,
  ...obstacleCommands,
  ...fightCommands,
  ...decideCommands,
  ...effectCommands,
  ...handCommands,
] as const;

export type Command = z.output<(typeof COMMANDS)[number]['schema']>;
export type CommandType = Command['type'];

/** What a file or a page may send as a command. */
export const commandSchema = z.discriminatedUnion(
  'type',
  COMMANDS.map((kind) => kind.schema) as unknown as [z.ZodObject<{ type: z.ZodLiteral<CommandType> }>],
) as unknown as z.ZodType<Command>;
