import { acted, roundOver } from '../rules/combat/rounds.ts';
import { phaseOf } from '../rules/manoeuvre/flow.ts';
import type { Draft } from '../state/draft.ts';
import { decide } from './decide.ts';

/** No chain of presets is longer than this; a question that comes back would otherwise never end. */
const MOST_ANSWERS = 50;

/**
 * Where the player is not to be asked for the dummy (Q77), its questions are answered with their presets, and in the harci
 * körök it passes (Q75).
 */
export function dummyDecides(d: Draft): void {
  if (d.state.rival || d.state.settings.dummyDecides !== 'preset') return;
  for (let i = 0; i < MOST_ANSWERS; i++) if (!answerOne(d) && !passOnce(d)) return;
}

function answerOne(d: Draft): boolean {
  const asked = d.state.decisions[0];
  if (asked?.player !== 'dummy' || asked.preset === null) return false;
  const wanted = asked.preset === 'yes';
  const refused = decide.run(d, { type: 'decide', yes: wanted });
  // A preset that cannot be carried out, such as a test with an unknown Fizikum, is not taken.
  if (refused) decide.run(d, { type: 'decide', yes: !wanted });
  return true;
}

function passOnce(d: Draft): boolean {
  const m = d.state.manoeuvre;
  const waits = d.state.decisions.length > 0 || d.state.timeline.length > 0;
  if (!m?.fight || waits || phaseOf(m) !== 'rounds') return false;
  if (m.fight.toAct !== 'dummy' || roundOver(m.fight)) return false;
  acted(d, 'dummy', true);
  return true;
}
