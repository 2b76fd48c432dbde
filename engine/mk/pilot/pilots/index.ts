import type { Pilot } from '../pilot.ts';
import { curve } from './curve.ts';
import { race } from './race.ts';
import { random } from './random.ts';

/** The pilots by name (docs/pilots.md). */
export const PILOTS = { random, curve, race } as const satisfies Readonly<Record<string, Pilot>>;
export type PilotName = keyof typeof PILOTS;
export const PILOT_NAMES = Object.keys(PILOTS) as readonly PilotName[];
