import type { Format } from '../../engine/mk/deck/formats/format.ts';
import type { ReadingVerdict, Verdict } from '../../engine/mk/deck/legality/check.ts';
import { type FinePoint, finePoints } from '../../engine/mk/deck/legality/fine.ts';
import { type Problem, type RepairStep, SEVERITIES, type Severity } from '../../engine/mk/deck/legality/problem.ts';
import type { Lang, Translations } from '../lang.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';
import { type ProblemTexts, said } from './texts.ts';
import { quoted } from './words.ts';

const TEXTS: Translations<ProblemTexts> = { hu, en };

/** The problem as one or two full sentences with its numbers; the clause is shown beside it. */
export function problemSentence(problem: Problem, lang: Lang): string {
  return TEXTS[lang].problems[problem.code](said(problem));
}

/** What is in order, as a sentence. */
export function fineSentence(point: FinePoint, lang: Lang): string {
  return TEXTS[lang].fine[point.code](point);
}

/** The steps of a repair as one sentence; empty for none. */
export function repairSentence(repair: readonly RepairStep[], lang: Lang): string {
  const texts = TEXTS[lang].repair;
  const steps = repair.map((step) => {
    if ('remove' in step) return texts.remove(quoted(step.remove, lang), step.count, step.section);
    if ('move' in step) return texts.move(quoted(step.move, lang), step.count, step.from, step.to);
    return texts.add(step.add === null ? null : quoted(step.add, lang), step.count, step.section);
  });
  const sentence = steps.join(texts.next);
  return sentence === '' ? '' : `${sentence[0]?.toLocaleUpperCase(lang)}${sentence.slice(1)}.`;
}

/** "Hiba", "Figyelmeztetés", "Jó tudni". */
export function severityWord(severity: Severity, lang: Lang): string {
  return TEXTS[lang].severities[severity];
}

/** The verdict in one sentence. */
export function verdictSentence(verdict: Verdict, lang: Lang): string {
  const { sheet } = TEXTS[lang];
  return verdict.legal ? sheet.legal(verdict.closest.limit) : sheet.illegal;
}

/** Many unknown cards make one sentence instead of as many. */
export function joinUnknown(problems: readonly Problem[]): Problem[] {
  const unknown = problems.filter((problem) => problem.code === 'UNKNOWN_CARD');
  const [first] = unknown;
  if (!first || unknown.length < 2) return [...problems];
  const have = unknown.reduce((sum, problem) => sum + (problem.have ?? 0), 0);
  const joined: Problem = { ...first, cards: unknown.flatMap((problem) => problem.cards), have, repair: [] };
  return problems.flatMap((problem) =>
    problem === first ? [joined] : problem.code === 'UNKNOWN_CARD' ? [] : [problem],
  );
}

/** The whole verdict as lines of text: what is fine first, then everything wrong with numbers, clause and repair. */
export function verdictSheet(
  verdict: Verdict,
  about: { deck: string | null; format: Pick<Format, 'name' | 'validFrom'> },
  lang: Lang,
): string[] {
  const { sheet } = TEXTS[lang];
  const { closest, sizes } = verdict;
  const lines = [about.deck, verdictSentence(verdict, lang)].filter((line) => line !== null);
  lines.push(
    sheet.sizes(sizes.torony, sizes.jovo, sizes.csere),
    sheet.format(about.format.name, about.format.validFrom),
  );
  if (sizes.torony + sizes.jovo + sizes.csere === 0) lines.push(sheet.empty);
  if (!verdict.legal && verdict.readings.length > 1) lines.push('', sheet.nearest(closest.limit));
  const fine = finePoints(verdict);
  if (fine.length > 0) {
    lines.push('', `${sheet.fine}:`);
    for (const point of fine) lines.push(`  ✔ ${fineSentence(point, lang)}${clauseTail(point.clause)}`);
  }
  for (const severity of SEVERITIES) {
    const problems = joinUnknown(closest.problems.filter((problem) => problem.severity === severity));
    if (problems.length === 0) continue;
    lines.push('', `${sheet.groups[severity]} (${problems.length}):`);
    for (const problem of problems) {
      lines.push(`  ${MARKS[severity]} ${problemSentence(problem, lang)}${clauseTail(problem.clause)}`);
      const repair = severity === 'error' ? repairSentence(problem.repair, lang) : '';
      if (repair !== '') lines.push(`      ${sheet.repair}: ${repair}`);
    }
  }
  const others = otherReadings(verdict, lang);
  if (others.length > 0) lines.push('', ...others);
  return lines;
}

/** How the deck stands with the copy limits that were not told, one sentence or more for each. */
export function otherReadings({ readings, closest }: Verdict, lang: Lang): string[] {
  return readings
    .filter((reading) => reading !== closest)
    .map((reading) => TEXTS[lang].sheet.other(reading.limit, reading.legal, whyNot(reading, closest, lang)));
}

/** Fixed words of a verdict in a language. */
export function sheetWords(lang: Lang): ProblemTexts['sheet'] {
  return TEXTS[lang].sheet;
}

// Only what stands in the way of this reading and not of the one told above.
function whyNot(reading: ReadingVerdict, told: ReadingVerdict, lang: Lang): string {
  const known = new Set(told.problems.map((problem) => problemSentence(problem, lang)));
  const errors = reading.problems.filter((problem) => problem.severity === 'error');
  const sentences = errors.map((problem) => problemSentence(problem, lang)).filter((sentence) => !known.has(sentence));
  return sentences.map((sentence) => ` ${sentence}`).join('');
}

const MARKS: Readonly<Record<Severity, string>> = { error: '✖', warning: '!', info: 'i' };
const clauseTail = (clause: string | null) => (clause === null ? '' : ` [${clause}]`);

/** Headings of the part of a report that is about lines. */
export function lineHeads(lang: Lang): Pick<ProblemTexts['sheet'], 'lines' | 'line'> {
  return TEXTS[lang].sheet;
}
