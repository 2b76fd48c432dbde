import { z } from 'zod';
import { inPresent } from '../rules/controller.ts';
import { healAwayRefusal } from '../rules/healing.ts';
import { decided } from '../rules/rulings.ts';
import { dropWithoutEffect, resolveEntry, topEntry } from '../rules/timeline.ts';
import { toPastOrAbyss } from '../rules/zones.ts';
import { amount, cardRef, command } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { refuse } from '../state/refusal.ts';
import type { TimelineEntry } from '../state/types.ts';

/** Lets the last entry of the Időfonal take effect (ALAP.06); `ineffective` where the cards say it does not (ALAP.25). */
export const resolve = command({
  type: 'resolve',
  schema: z.strictObject({ type: z.literal('resolve'), ineffective: z.boolean().optional() }),
  run(d, { ineffective }) {
    const entry = topEntry(d);
    if (!entry) return refuse('TIMELINE_EMPTY', 'ALAP.06');
    if (ineffective) dropWithoutEffect(d, entry, 'ineffective');
    else resolveEntry(d, entry);
    return null;
  },
  candidates: (state) => (state.timeline.length > 0 ? [{ type: 'resolve' as const }] : []),
});

/** Neutralises what a card has in the Időfonal: the card itself (ALAP.39, ALAP.40) or its ability (ALAP.41). */
export const neutralise = command({
  type: 'neutralise',
  schema: z.strictObject({ type: z.literal('neutralise'), card: cardRef }),
  run(d, { card }) {
    const entry = lastOf(d, card);
    if (!entry) {
      // ALAP.39: a card that is in the Jelen already can be neutralised as well (R16).
      if (!inPresent(d.state, card)) return refuse('NOT_IN_TIMELINE', 'ALAP.40', { cards: [card] });
      decided(d, 'R16', 'ALAP.39', card);
      toPastOrAbyss(d, card, 'neutralised', 'ALAP.39');
      return null;
    }
    // 5.01.e: the attaching of an akadálylap cannot be neutralised.
    if (entry.plan?.do === 'attach' && entry.plan.as !== 'companion') {
      return refuse('ATTACHING_NOT_NEUTRALISED', '5.01.e', { cards: [card] });
    }
    dropWithoutEffect(d, entry, 'neutralised');
    return null;
  },
  *candidates(state) {
    for (const entry of state.timeline) yield { type: 'neutralise' as const, card: entry.card };
  },
});

function lastOf(d: Draft, card: number): TimelineEntry | undefined {
  return d.state.timeline.findLast((entry) => entry.card === card);
}

/** "This effect can be neutralised by X levels of healing": at any time while the effect lasts (ALAP.42). */
export const healAway = command({
  type: 'healAway',
  schema: z.strictObject({ type: z.literal('healAway'), card: cardRef, levels: amount }),
  run(d, { card, levels }) {
    const no = healAwayRefusal(d.state, card, levels);
    if (no) return no;
    toPastOrAbyss(d, card, 'neutralised', 'ALAP.42');
    return null;
  },
});

export const timelineCommands = [resolve, neutralise, healAway] as const;
