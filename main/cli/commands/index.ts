import type { Command } from '../command.ts';
import { check } from './check.ts';
import { convert } from './convert.ts';
import { focus } from './focus.ts';
import { initiative } from './initiative.ts';
import { stamina } from './stamina.ts';

/** Every command, in the order the help lists them. */
export const commands: readonly Command[] = [check, convert, stamina, focus, initiative];
