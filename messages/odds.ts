import type { Policy } from '../engine/mk/odds/goldfish/policy.ts';
import type { Answer } from '../engine/mk/odds/questions.ts';
import { formatNumber, formatPercent, type Lang } from './lang.ts';

/** Words of the commands hands, odds and goldfish. */
const WORDS = {
  hu: {
    seed: 'Mag',
    hand: 'kéz',
    emptyHand: '(üres)',
    chance: 'Esély',
    exactly: 'Pontosan ennyi az elsőből',
    exact: 'Pontos érték (hipergeometrikus eloszlás), nem szimuláció.',
    estimate:
      'Becslés véletlen húzásokból, 95%-os hibahatárral: a pontos válasz túl sokáig tartana. Az eloszlás pontos érték.',
    kept: (fresh: string, last: string, redraws: string) =>
      `Friss kéz megtartása: ${fresh}; a végső kéz megfelel: ${last}; újrahúzás átlagosan: ${redraws}`,
    columns: ['forduló', 'MP', 'elköltve', 'kijátszva', 'kézben', 'elakadt'],
    assumptions:
      'Szimuláció a görbe szerinti játékkal: mindig a legtöbb MP-t költi el; X és ismeretlen költségű lapot nem játszik ki.',
    carry: ['A maradék MP elvész.', 'A maradék MP megmarad.'],
    quests: ['Küldetést nem old meg.', 'Küldetést megold, mielőtt lapokra költene.'],
    held: 'Az akadályokat kézben tartja.',
    saves: (card: string) => `Erre a lapra spórol: ${card}.`,
  },
  en: {
    seed: 'Seed',
    hand: 'hand',
    emptyHand: '(empty)',
    chance: 'Chance',
    exactly: 'Exactly so many of the first',
    exact: 'Exact (hypergeometric), not simulated.',
    estimate:
      'Estimated from random draws, with a 95% margin: the exact answer would take too long. The distribution is exact.',
    kept: (fresh: string, last: string, redraws: string) =>
      `A fresh hand is kept: ${fresh}; the last hand fits: ${last}; redraws on average: ${redraws}`,
    columns: ['turn', 'MP', 'spent', 'played', 'in hand', 'stuck'],
    assumptions: 'Simulated with the curve policy: always spends the most MP; never plays cards of X or unknown cost.',
    carry: ['MP left over are lost.', 'MP left over stay.'],
    quests: ['It solves no quest.', 'It solves quests before it pays for cards.'],
    held: 'It holds obstacles in hand.',
    saves: (card: string) => `It saves for this card: ${card}.`,
  },
} as const;

/** Opening hands as text: the seed, then a line a hand. */
export function handsText(seed: number, hands: readonly (readonly string[])[], lang: Lang): string {
  const words = WORDS[lang];
  const lines = hands.map(
    (hand, i) => `${i + 1}. ${words.hand}: ${hand.length > 0 ? hand.join(' · ') : words.emptyHand}`,
  );
  return [`${words.seed}: ${seed}`, ...lines].join('\n');
}

/** An answer as text, an estimate with its error and said to be one. */
export function oddsText({ exact, p, se, distribution, keep, keptByRule, redraws }: Answer, lang: Lang): string {
  const words = WORDS[lang];
  const rows = distribution.flatMap((chance, k) => (chance > 0 ? [`  ${k}: ${formatPercent(chance, lang, 2)}`] : []));
  const error = se === undefined ? '' : ` ± ${formatPercent(1.96 * se, lang, 2)}`;
  const rule =
    keep === undefined || keptByRule === undefined || redraws === undefined
      ? []
      : [words.kept(formatPercent(keep, lang, 2), formatPercent(keptByRule, lang, 2), formatNumber(redraws, lang, 2))];
  return [
    `${words.chance}: ${formatPercent(p, lang, 2)}${error}`,
    ...rule,
    `${words.exactly}:`,
    ...rows,
    exact ? words.exact : words.estimate,
  ].join('\n');
}

/** A number with its standard error, as the tables show it. */
const withError = (mean: number, se: number, lang: Lang) =>
  `${formatNumber(mean, lang, 2)}${se > 0 ? ` ±${formatNumber(se, lang, 2)}` : ''}`;

type Row = { turn: number; pool: number; spent: number; played: number; hand: number; stuck: number } & {
  se: { pool: number; spent: number; played: number; hand: number; stuck: number };
};

/** The means of a simulation as a table, with the assumptions under it. */
export function goldfishText(games: number, seed: number, turns: readonly Row[], policy: Policy, lang: Lang): string {
  const words = WORDS[lang];
  const assumptions = [
    words.assumptions,
    words.carry[policy.carry ? 1 : 0],
    words.quests[policy.solveQuests ? 1 : 0],
    policy.holdObstacles ? words.held : '',
    policy.saveFor === null ? '' : words.saves(policy.saveFor),
  ];
  const rows = turns.map((turn) => [
    String(turn.turn),
    ...(['pool', 'spent', 'played', 'hand'] as const).map((key) => withError(turn[key], turn.se[key], lang)),
    formatPercent(turn.stuck, lang),
  ]);
  const table = [[...words.columns], ...rows];
  const widths = words.columns.map((_, i) => Math.max(...table.map((row) => (row[i] as string).length)));
  const text = table.map((row) => row.map((cell, i) => cell.padStart(widths[i] as number)).join('  '));
  const games_ = formatNumber(games, lang);
  return [
    `${words.seed}: ${seed} · ${lang === 'hu' ? `${games_} játék` : `${games_} games`}`,
    ...text,
    assumptions.filter(Boolean).join(' '),
  ].join('\n');
}
