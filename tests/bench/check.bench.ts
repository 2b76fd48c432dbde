import { createCatalogue } from '../../engine/mk/cards/catalogue.ts';
import { checkDeck } from '../../engine/mk/deck/legality/check.ts';
import { readList } from '../../engine/mk/deck/reader/read.ts';
import { writeDeck } from '../../engine/mk/deck/writer/write.ts';
import { syntheticCards } from './cards.ts';
import { perSecond } from './measure.ts';

const CARDS = 30_000;

/** Reading a 60-line list, matching it against 30,000 cards and checking it; milliseconds a list, after warm-up. */
export default function bench(): Record<string, number> {
  const cards = syntheticCards(CARDS);
  const catalogue = createCatalogue(cards);
  const known = Array.from({ length: 57 }, (_, i) => (cards[i * 500]?.name ?? '').toUpperCase());
  const exact = Array.from({ length: 57 }, (_, i) => cards[i * 500]?.name ?? '');
  const listOf = (names: readonly string[]) =>
    ['Jövő (60):', ...names.map((name, i) => `${(i % 3) + 1} ${name}`), '', '# vége'].join('\n');
  const clean = listOf(exact);
  const messy = listOf(known.map((name, i) => (i % 2 === 0 ? `${name} (M1) 12 # jó` : name)));
  const unknown = listOf(exact.map((_, i) => `Senki által nem ismert lap ${i}`));
  const { deck } = readList(clean, catalogue);

  // A judge's folder: what people send in, one after the other against cards loaded once.
  const LISTS = 500;
  const mixed = (i: number) =>
    listOf(
      exact.map((name, line) => {
        const kind = (i + line) % 10;
        if (kind === 0) return `${name.toUpperCase()} (M1) 12 # jó`;
        return kind === 1 && line % 3 === 0 ? `Senki által nem ismert lap ${i} ${line}` : name;
      }),
    );
  const folder = Array.from({ length: LISTS }, (_, i) => mixed(i));
  const chats = Array.from({ length: 50 }, (_, i) =>
    exact.map((name, line) => `[18:${10 + (line % 50)}] Minta Mari: ${(i % 3) + 1} ${name}!`).join('\n'),
  );
  const listsPerSecond = (lists: readonly string[], known = catalogue) =>
    Math.round(
      perSecond(() => {
        for (const list of lists) checkDeck(readList(list, known).deck, known);
        return lists.length;
      }),
    );
  const larger = createCatalogue(syntheticCards(100_000));

  const milliseconds = (work: () => unknown) => {
    const calls = perSecond(() => {
      for (let i = 0; i < 20; i++) work();
      return 20;
    });
    return Math.round(1e6 / calls) / 1000;
  };
  return {
    lines: clean.split('\n').length,
    cards: CARDS,
    readMatchCheckMs: milliseconds(() => checkDeck(readList(clean, catalogue).deck, catalogue)),
    checkOnlyMs: milliseconds(() => checkDeck(deck, catalogue)),
    messyMs: milliseconds(() => checkDeck(readList(messy, catalogue).deck, catalogue)),
    allUnknownMs: milliseconds(() => checkDeck(readList(unknown, catalogue).deck, catalogue)),
    listsPerSecond: listsPerSecond(folder),
    chatListsPerSecond: listsPerSecond(chats),
    listsPerSecondOf100000: listsPerSecond(folder, larger),
    writeTextMs: milliseconds(() => writeDeck(deck, 'txt', catalogue)),
  };
}
