import { type Card, type CardInput, cardSchema } from '../../engine/mk/cards/card.ts';
import { readCard } from '../../engine/mk/cards/effects/read.ts';
import { legalCommands } from '../../engine/mk/table/apply.ts';
import { perform, type Session, startSession } from '../../engine/mk/table/session.ts';
import { setupSchema } from '../../engine/mk/table/setup.ts';
import { perSecond } from './measure.ts';

const TEXTS = [
  'Célpont kalandozó 2 szintet sebződik.',
  'Játékosa húz 2 lapot, majd eldob 1 lapot.',
  'Jelenbe kerülésekor játékosa kikereshet Jövőjéből 1 legfeljebb 2 MP-értékű kalandozót.',
  'Játékosa tárgyainak MP-igénye 1-gyel csökken, de nem csökkenhet 1 alá.',
  'Célpont ellenséges kalandozó 1 szintet sebződik, ha sérült, akkor 2 szintet.',
  'A csapat kalandozói nem gyógyulhatnak a manőver végéig.',
  'Játékosának egy célpont pihenő kalandozója éber helyzetbe kerül.',
  'Viselője +1 szintet kap, amíg Hátas van hozzá csatolva.',
];
const CONSTANT = [
  'Játékosa ork kalandozóinak +1 szint.',
  'Játékosa kalandozóinak +1 támadóküszöb.',
  'Az ellenfél akadálylapjainak MP-igénye 1-gyel nő.',
  'Játékosa tárgyainak MP-igénye 1-gyel csökken, de nem csökkenhet 1 alá.',
  'Alapszintje 1-gyel nő, ha játékosa irányít legalább 2 törpe kalandozót.',
  'Elf kalandozók alapszintje 1-gyel csökken.',
];

const withText = (name: string, text: string): Card =>
  cardSchema.parse({
    name,
    type: 'adventurer',
    mp: 1,
    level: 2,
    races: ['ork'],
    abilities: [{ kind: 'effect', symbols: ['constant'], text }],
  } satisfies CardInput);

/** A game with thirty kalandozó in the Sor; their texts are read, or left to the player. */
function game(effects: 'read' | 'hand'): Session {
  const cards = [
    ...Array.from({ length: 30 }, (_, i) => withText(`Hős ${i}`, CONSTANT[i % CONSTANT.length] as string)),
    cardSchema.parse({ name: 'Újonc', type: 'adventurer', mp: 1, level: 1, races: ['elf'] } satisfies CardInput),
  ];
  const row = cards.slice(0, 30).map((_, card) => ({ card }));
  const hand = Array.from({ length: 40 }, () => ({ card: 30 }));
  return startSession(
    setupSchema.parse({
      cards,
      settings: { effects, discardDown: false },
      seed: 1,
      self: { mp: 900, zones: { row, hand } },
    }),
  );
}

function playOn(start: Session): number {
  let now = start;
  let done = 0;
  const act = (command: Parameters<typeof perform>[1]) => {
    const answer = perform(now, command);
    if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
    now = answer.session;
    done++;
  };
  while (now.state.step !== 'manoeuvres') act({ type: 'next' });
  for (const id of [...now.state.zones.self.hand].slice(0, 20)) {
    act({ type: 'summon', card: id });
    act({ type: 'resolve' });
  }
  return done;
}

/** Reading 1,000 cards, and commands of a game with 30 constant texts in play against the same game by hand. */
export default function effects() {
  const read = perSecond(() => {
    for (let i = 0; i < 1000; i++) readCard(withText(`Lap ${i}`, TEXTS[i % TEXTS.length] as string));
    return 1000;
  });
  const rate = (how: 'read' | 'hand') => {
    const start = game(how);
    return perSecond(() => playOn(start));
  };
  const byHand = rate('hand');
  const acting = rate('read');
  const offered = (how: 'read' | 'hand') => {
    const { state } = game(how);
    return perSecond(() => legalCommands(state).length + 1);
  };
  return {
    cardsReadPerSecond: Math.round(read),
    commandsPerSecond: {
      byHand: Math.round(byHand),
      thirtyConstants: Math.round(acting),
      ratio: +(acting / byHand).toFixed(2),
    },
    legalPerSecond: { byHand: Math.round(offered('hand')), thirtyConstants: Math.round(offered('read')) },
  };
}
