import type { Command } from '../command.ts';
import { cards } from './cards.ts';
import { check } from './check.ts';
import { convert } from './convert.ts';
import { dataCommands } from './data.ts';
import { focus } from './focus.ts';
import { goldfish } from './goldfish.ts';
import { hands } from './hands.ts';
import { importCards } from './import-cards.ts';
import { initiative } from './initiative.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { print } from './print.ts';
import { stamina } from './stamina.ts';
import { table } from './table.ts';

/** Every command, in the order the help lists them. */
export const commands: readonly Command[] = [
  check,
  convert,
  print,
  hands,
  odds,
  goldfish,
  play,
  stamina,
  focus,
  initiative,
  importCards,
  cards,
  ...dataCommands,
  table,
];
