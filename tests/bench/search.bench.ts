import { keywordsOf, VOCABULARY } from '../../engine/mk/cards/keywords/keywords.ts';
import { Columns } from '../../engine/mk/search/columns.ts';
import { buildSearchIndex, parseQuery } from '../../engine/mk/search/index.ts';
import { fold } from '../../engine/text/fold.ts';
import { syntheticCards } from './cards.ts';
import { perSecond } from './measure.ts';

const COUNT = 30_000;
const QUERIES = {
  word: 'varony',
  name: 'név:varony',
  words: 'tuz rend halo',
  field: 'típus:kalandozó mp<=3',
  text: 'szöveg:"rendtor" -szöveg:vár',
  mixed: 'típus:kalandozó mp<=3 jellem:Élet faj:elf szint>=2 -szöveg:csapá (vár or kard)',
  keyword: 'kulcsszó:MÚLTIDÉZÉS mp<4',
} as const;

const milliseconds = (work: () => unknown) =>
  1000 /
  perSecond(() => {
    work();
    return 1;
  }, 0.6);

/**
 * Answers to questions over 30,000 cards, beside a bare `includes` over the same folded texts in the same run. A frame is
 * 16.7 ms; the first three figures say what it costs to get ready.
 */
export default function bench(): Record<string, number> {
  const cards = syntheticCards(COUNT);
  const begun = performance.now();
  const index = buildSearchIndex(cards);
  const built = performance.now() - begun;
  const keywordsBegun = performance.now();
  for (const card of cards) keywordsOf(card);
  const keywords = performance.now() - keywordsBegun;

  const { readable } = new Columns(cards, VOCABULARY);
  const names = cards.map((card) => fold(card.name));
  const bare = (texts: readonly string[]) => milliseconds(() => texts.filter((text) => text.includes(QUERIES.word)));
  const figures: Record<string, number> = {
    cards: COUNT,
    buildMs: Math.round(built),
    keywordsMs: Math.round(keywords),
    bareNamesMs: round(bare(names)),
    bareTextsMs: round(bare(readable)),
  };
  for (const [name, text] of Object.entries(QUERIES)) {
    const parsed = parseQuery(text);
    if (!parsed.ok) throw new Error(text);
    figures[`${name}Ms`] = round(milliseconds(() => index.search(parsed.query)));
  }
  figures.nameRatio = round((figures.nameMs as number) / (figures.bareNamesMs as number));
  figures.wordRatio = round((figures.wordMs as number) / (figures.bareTextsMs as number));
  figures.mixedRatio = round((figures.mixedMs as number) / (figures.bareTextsMs as number));
  return figures;
}

const round = (value: number) => Number(value.toFixed(2));
