import { abilityRules } from '../../cards/symbols/resolve.ts';
import { def, playerOf } from '../rules/controller.ts';
import { arrive } from '../rules/zones.ts';
import type { Draft } from '../state/draft.ts';
import type { Lasting } from '../state/running.ts';
import type { TimelineEntry, ZoneName } from '../state/types.ts';
import { continueRuns, startText } from './run.ts';
import { fireTriggers } from './triggers.ts';

/** After a command: texts answer what happened, what is under way goes on, until a question is open or all is quiet. */
export function settleEffects(d: Draft): void {
  if (d.state.settings.effects !== 'read') return;
  let seen = 0;
  for (let guard = 0; guard < 200; guard++) {
    for (; seen < d.events.length; seen++) fireTriggers(d, d.events[seen] as (typeof d.events)[number]);
    continueRuns(d);
    if (seen === d.events.length) return;
  }
}

/** An entry of the Időfonal takes effect: its text is carried out (JEL.P, JEL.O), or those of a card that say what it does. */
export function carryOut(d: Draft, entry: TimelineEntry): void {
  if (d.state.settings.effects !== 'read') return;
  // What a semlegesítő or MENEKÜLÉS does is in its plan.
  if (entry.plan && entry.plan.do !== 'obstacle') return;
  const rules = abilityRules(def(d.state, entry.card));
  const start = {
    source: entry.card,
    player: entry.player,
    targets: entry.targets,
    x: entry.x ?? null,
    summoner: entry.summoner,
  };
  if (entry.ability !== null) {
    startText(d, { ...start, ability: entry.ability });
    return;
  }
  if (entry.kind !== 'card' && entry.plan?.do !== 'obstacle') return;
  // The last one begun goes on first, so they are begun from the back.
  for (let ability = rules.length - 1; ability >= 0; ability--) {
    if (rules[ability]?.mode === 'resolution') startText(d, { ...start, ability });
  }
}

/** Ends what lasts for so long; control goes back. */
export function endLasting(d: Draft, until: Lasting['until']): void {
  const over = d.state.lasting.filter((one) => one.until === until);
  if (over.length === 0) return;
  d.set({ lasting: d.state.lasting.filter((one) => one.until !== until) });
  for (const one of over) {
    const { back } = one;
    if (one.act.do !== 'control' || back === null) continue;
    for (const id of one.cards) {
      const inst = d.card(id);
      if (playerOf(d.state, id) === back || (inst.zone !== 'row' && inst.zone !== 'team' && inst.zone !== 'buildings'))
        continue;
      arrive(d, id, inst.zone === 'team' ? 'row' : (inst.zone as ZoneName), back, {
        position: inst.position,
        clause: 'ALAP.32.c',
      });
      d.emit({ type: 'controlled', card: id, player: back });
    }
  }
}
