import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { legalCommands } from '../../engine/mk/table/apply.ts';
import type { Command } from '../../engine/mk/table/commands/index.ts';
import { setupFromDeck } from '../../engine/mk/table/from-deck.ts';
import { DUMMIES } from '../../engine/mk/table/opponent.ts';
import { fromReplay, replaySchema, toReplay } from '../../engine/mk/table/replay.ts';
import { goTo, perform, type Session, startSession } from '../../engine/mk/table/session.ts';
import { demoCards, demoDecks } from '../../main/demo/index.ts';
import { describeEvent } from '../../messages/table/index.ts';
import { chooser } from '../support/table-world.ts';

const catalogue = createCatalogue(demoCards());

/** Plays on by possible commands, going to the next step now and then, until a forduló is reached. */
function playUntil(session: Session, turn: number, pick: (below: number) => number): Session {
  let now = session;
  for (let i = 0; i < 4000 && now.state.turn < turn; i++) {
    const legal = legalCommands(now.state).filter((one) => !['draw', 'shuffle', 'takeSpare'].includes(one.type));
    const next = legal.find((one) => ['next', 'advance', 'goHome', 'pass'].includes(one.type));
    const command: Command =
      next && pick(8) === 0 ? next : (legal[pick(legal.length)] ?? { type: 'hand.endManoeuvre' });
    const answer = perform(now, command);
    if (answer.ok) now = answer.session;
  }
  return now;
}

describe.each(demoDecks.map(({ name, list }) => [name, readList(list, catalogue).deck] as const))(
  'the demo deck %s',
  (_name, deck) => {
    it('plays eight fordulók by possible commands, with a readable log, undo and an identical replay', () => {
      const start = startSession(setupFromDeck(deck, catalogue, { seed: 11, dummy: DUMMIES.defended }));
      const end = playUntil(start, 9, chooser([7, 301, 55, 1024]));
      expect(end.state.turn).toBe(9);
      const kinds = new Set(end.history.commands.map((command) => command.type));
      for (const kind of ['summon', 'resolve', 'start', 'advance'] as const) expect(kinds).toContain(kind);
      for (const event of end.history.events.flat())
        expect(describeEvent(event, end.state, 'hu')).not.toMatch(/[{}]|#\d|undefined/);
      expect(goTo(end, 0).state).toEqual(start.state);
      const reopened = fromReplay(replaySchema.parse(JSON.parse(JSON.stringify(toReplay(end)))));
      expect(reopened.ok && reopened.session.state).toEqual(end.state);
    });
  },
);
