import type { TrialResult } from '../engine/mk/pilot/result.ts';
import { formatNumber, formatPercent, type Lang, type Translations } from './lang.ts';
import { nameList, plural } from './problems/words.ts';

/** What the trial games say by themselves. */
interface PilotTexts {
  readonly games: (n: number) => string;
  readonly outcome: (result: TrialResult, lang: Lang) => string;
  readonly lastTurn: (mean: string) => string;
  readonly nothingEnded: string;
  readonly by: readonly [string, string, string];
  readonly columns: readonly string[];
  readonly cardColumns: readonly string[];
  readonly unread: (count: number, names: string) => string;
  readonly compared: (points: string, error: string) => string;
  readonly pairs: (better: number, worse: number) => string;
  readonly tableColumns: readonly string[];
  readonly progress: (done: number, of: number) => string;
  readonly stopped: (done: number) => string;
  readonly replayOutside: (i: number, games: number) => string;
  readonly replayForm: (text: string) => string;
  readonly noLists: (path: string) => string;
  readonly assumptions: string;
}

export const pilotTexts: Translations<PilotTexts> = {
  hu: {
    games: (n) => `${formatNumber(n, 'hu')} játék`,
    outcome: ({ games, wins, losses, draws, unfinished }, lang) =>
      `győzelem ${share(wins, games, lang)}, vereség ${share(losses, games, lang)}, döntetlen ${share(draws, games, lang)}, befejezetlen ${share(unfinished, games, lang)}`,
    lastTurn: (mean) => `A befejezett játékok átlagosan ennyi fordulóig tartottak: ${mean}.`,
    nothingEnded: 'Egyetlen játék sem ért véget a megadott fordulókon belül.',
    by: ['torony', 'DP', 'elfogyott Jövő'],
    columns: ['forduló', 'játék', 'MP', 'elköltve', 'kijátszva', 'kézben', 'elakadt', 'DP', 'szint', 'Sor'],
    cardColumns: ['lap', 'húzva', 'kijátszva', 'kézben ragadt', 'győzelem húzva', 'győzelem nélküle'],
    unread: (count, names) => `${count} lap szövegét a próba nem vagy csak részben hajtotta végre: ${names}.`,
    compared: (points, error) =>
      `Az első lista játékonként ${points} ponttal szerzett többet a másodiknál (±${error}); a győzelem 1, a döntetlen vagy befejezetlen játék ½ pont.`,
    pairs: (better, worse) =>
      `Ugyanazzal a maggal ${better} játékban az első, ${worse} játékban a második lista járt jobban.`,
    tableColumns: ['lista', 'ellenfél', 'játék', 'győzelem', '±'],
    progress: (done, of) => `${formatNumber(done, 'hu')} / ${formatNumber(of, 'hu')} játék`,
    stopped: (done) => `Megszakítva, az eredmény az első ${formatNumber(done, 'hu')} játéké.`,
    replayOutside: (i, games) => `--replay ${i}: a játékok 0-tól ${games - 1}-ig vannak számozva.`,
    replayForm: (text) => `--replay: így add meg: <játék sorszáma>:<fájl>, pl. 17:jatek.json; ez nem ilyen: „${text}”.`,
    noLists: (path) => `${path}: legalább két paklilista kell a mappába.`,
    assumptions: 'A pilóták csak azt látják, amit a saját oldaluk láthat; a döntéseik rendje: docs/pilots.md.',
  },
  en: {
    games: (n) => plural(n, 'game', 'games'),
    outcome: ({ games, wins, losses, draws, unfinished }, lang) =>
      `won ${share(wins, games, lang)}, lost ${share(losses, games, lang)}, drawn ${share(draws, games, lang)}, unfinished ${share(unfinished, games, lang)}`,
    lastTurn: (mean) => `Finished games lasted so many turns on average: ${mean}.`,
    nothingEnded: 'No game ended within the turns given.',
    by: ['tower', 'DP', 'empty Jövő'],
    columns: ['turn', 'games', 'MP', 'spent', 'played', 'in hand', 'stuck', 'DP', 'levels', 'Sor'],
    cardColumns: ['card', 'drawn', 'played', 'stuck in hand', 'won when drawn', 'won without'],
    unread: (count, names) =>
      `The text of ${plural(count, 'card', 'cards')} was not, or only in part, carried out: ${names}.`,
    compared: (points, error) =>
      `The first list scored ${points} points a game more than the second (±${error}); a win is 1 point, a drawn or unfinished game ½.`,
    pairs: (better, worse) =>
      `With the same seed the first list did better in ${plural(better, 'game', 'games')}, the second in ${worse}.`,
    tableColumns: ['list', 'against', 'games', 'won', '±'],
    progress: (done, of) => `${formatNumber(done, 'en')} / ${formatNumber(of, 'en')} games`,
    stopped: (done) => `Stopped; the result is that of the first ${plural(done, 'game', 'games')}.`,
    replayOutside: (i, games) => `--replay ${i}: games are numbered from 0 to ${games - 1}.`,
    replayForm: (text) => `--replay: give <number of the game>:<file>, e.g. 17:game.json; this is not so: “${text}”.`,
    noLists: (path) => `${path}: the folder must hold at least two deck lists.`,
    assumptions: 'Pilots see only what their own side may see; the order of their decisions: docs/pilots.md.',
  },
};

/** A sentence in every language, for what is refused before the language of the call is known. */
export const inBoth = (make: (texts: PilotTexts) => string): Translations<string> => ({
  hu: make(pilotTexts.hu),
  en: make(pilotTexts.en),
});

function share(n: number, of: number, lang: Lang): string {
  return formatPercent(of === 0 ? 0 : n / of, lang);
}

/** Half the width of a 95 % interval around a share of games. */
const WIDE = 1.96;

/** A trial as text for the terminal. */
export function trialText(result: TrialResult, seed: number, unread: readonly string[], lang: Lang): string {
  const words = pilotTexts[lang];
  const { games, wins } = result;
  const p = games === 0 ? 0 : wins / games;
  const error = games === 0 ? 0 : WIDE * Math.sqrt((p * (1 - p)) / games);
  const ended = result.lastTurn.histogram.some((n) => n > 0);
  const by = (['tower', 'dp', 'deckOut'] as const).map((key, i) => `${words.by[i]} ${result.by[key]}`).join(', ');
  return [
    `${lang === 'hu' ? 'Mag' : 'Seed'}: ${seed} · ${words.games(games)}`,
    `${words.outcome(result, lang)} (±${formatPercent(error, lang)})`,
    ended ? `${words.lastTurn(withError(result.lastTurn.mean, result.lastTurn.se, lang))} (${by})` : words.nothingEnded,
    '',
    ...columns([words.columns, ...result.turns.map((turn) => turnRow(turn, lang))]),
    '',
    ...columns([words.cardColumns, ...result.cards.map((card) => cardRow(card, lang))], 1),
    ...(unread.length > 0 ? ['', words.unread(unread.length, nameList(unread, lang))] : []),
    '',
    words.assumptions,
  ].join('\n');
}

const withError = (mean: number, se: number, lang: Lang) =>
  `${formatNumber(mean, lang, 2)}${se > 0 ? ` ±${formatNumber(se, lang, 2)}` : ''}`;

function turnRow(turn: TrialResult['turns'][number], lang: Lang): string[] {
  const number = (n: number) => formatNumber(n, lang, 2);
  return [
    String(turn.turn),
    String(turn.games),
    ...(['mp', 'spent', 'played', 'hand'] as const).map((key) => number(turn[key])),
    formatPercent(turn.stuck, lang),
    ...(['dp', 'levels', 'row'] as const).map((key) => number(turn[key])),
  ];
}

function cardRow(card: TrialResult['cards'][number], lang: Lang): string[] {
  const number = (n: number) => formatNumber(n, lang, 2);
  const chance = (n: number | null) => (n === null ? '–' : formatPercent(n, lang));
  return [
    card.name,
    number(card.drawn),
    number(card.played),
    number(card.stuckTurns),
    chance(card.winsWhenDrawn),
    chance(card.winsWhenNot),
  ];
}

/** Rows as columns of even width; the first `left` columns are set to the left. */
function columns(rows: readonly (readonly string[])[], left = 0): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row.map((cell, i) => (i < left ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}

/** The paired difference of two decks as text. */
export function comparisonText(
  paired: { readonly mean: number; readonly se: number; readonly better: number; readonly worse: number },
  lang: Lang,
): string {
  const words = pilotTexts[lang];
  const error = formatNumber(WIDE * paired.se, lang, 3);
  return [words.compared(formatNumber(paired.mean, lang, 3), error), words.pairs(paired.better, paired.worse)].join(
    '\n',
  );
}

/** Every list against every other as text. */
export function tableText(
  rows: readonly {
    readonly list: string;
    readonly against: string;
    readonly games: number;
    readonly share: number;
    readonly se: number;
  }[],
  lang: Lang,
): string {
  const cells = rows.map((row) => [
    row.list,
    row.against,
    String(row.games),
    formatPercent(row.share, lang),
    formatPercent(WIDE * row.se, lang),
  ]);
  return columns([pilotTexts[lang].tableColumns, ...cells], 2).join('\n');
}
