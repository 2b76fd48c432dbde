import type { Catalogue } from '../engine/mk/cards/catalogue.ts';
import { type Deck, SECTIONS, sectionSize } from '../engine/mk/deck/deck.ts';
import type { Format } from '../engine/mk/deck/formats/format.ts';
import { deckSections } from '../engine/mk/deck/grouping.ts';
import { checkDeck } from '../engine/mk/deck/legality/check.ts';
import { finePoints } from '../engine/mk/deck/legality/fine.ts';
import { SEVERITIES, type Severity } from '../engine/mk/deck/legality/problem.ts';
import { listHash } from '../engine/mk/deck/share/hash.ts';
import type { Lang } from './lang.ts';
import { printTexts } from './print.ts';
import {
  fineSentence,
  joinUnknown,
  otherReadings,
  problemSentence,
  repairSentence,
  sheetWords,
  verdictSentence,
} from './problems/index.ts';

export interface SheetQuestion {
  readonly deck: Deck;
  readonly format: Format;
  /** Version of the program. */
  readonly version: string;
  /** The day it is made, YYYY-MM-DD. */
  readonly date: string;
  /** Lines of the list that could not be understood and are not in the deck. */
  readonly refused?: number;
}

/** One statement of a verdict. */
export interface SheetItem {
  readonly sentence: string;
  /** Id of the rule; null where only the format says so. */
  readonly clause: string | null;
  /** What would put it right; empty for nothing. */
  readonly repair: string;
}

export interface SheetGroup {
  readonly title: string;
  readonly severity: Severity | 'fine';
  readonly items: readonly SheetItem[];
}

/** A verdict with everything one needs to check it again: what is signed, in words, for every form it is written in. */
export interface VerdictSheet {
  readonly title: string;
  readonly legal: boolean;
  readonly verdict: string;
  /** Deck, format, sizes, hash, program and day, each with its label. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly groups: readonly SheetGroup[];
  /** The other copy limits of the format. */
  readonly others: readonly string[];
  readonly list: readonly {
    readonly title: string;
    readonly rows: readonly { readonly count: number; readonly name: string }[];
  }[];
}

/** Makes the sheet of a deck; the same question gives the same words. */
export function verdictSheetOf(question: SheetQuestion, catalogue: Catalogue, lang: Lang): VerdictSheet {
  const { deck, format } = question;
  const words = printTexts[lang];
  const sheet = sheetWords(lang);
  const verdict = checkDeck(deck, catalogue, format);
  const nearest = !verdict.legal && verdict.readings.length > 1 ? ` ${sheet.nearest(verdict.closest.limit)}` : '';
  const all = SECTIONS.reduce((sum, id) => sum + sectionSize(deck, id), 0);
  const facts: [string, string][] = [
    [words.deck, deck.name ?? words.nameless],
    [words.format, `${format.name} (${format.id})${format.validFrom === null ? '' : `, ${format.validFrom}`}`],
    [
      words.list,
      `${SECTIONS.map((id) => `${words.sections[id]} ${sectionSize(deck, id)}`).join(' · ')} · ${words.total(all)}`,
    ],
    [words.hash, listHash(deck)],
    [words.date, question.date],
    ['Jövőlátó', question.version],
  ];
  if (question.refused) facts.push([words.refused, String(question.refused)]);
  const fine: SheetGroup = {
    title: sheet.fine,
    severity: 'fine',
    items: finePoints(verdict).map((point) => ({
      sentence: fineSentence(point, lang),
      clause: point.clause,
      repair: '',
    })),
  };
  const groups = SEVERITIES.map((severity): SheetGroup => {
    const problems = joinUnknown(verdict.closest.problems.filter((problem) => problem.severity === severity));
    return {
      title: words.count(sheet.groups[severity], problems.length),
      severity,
      items: problems.map((problem) => ({
        sentence: problemSentence(problem, lang),
        clause: problem.clause,
        repair: severity === 'error' ? repairSentence(problem.repair, lang) : '',
      })),
    };
  });
  return {
    title: words.verdict,
    legal: verdict.legal,
    verdict: `${verdictSentence(verdict, lang)}${nearest}`,
    facts,
    groups: [...groups, fine].filter((group) => group.items.length > 0),
    others: otherReadings(verdict, lang),
    list: deckSections(deck, catalogue)
      .filter((section) => section.count > 0)
      .map((section) => ({
        title: words.count(words.sections[section.section], section.count),
        rows: section.groups.flatMap((group) => group.rows.map(({ entry }) => entry)),
      })),
  };
}

const tail = (item: SheetItem, lang: Lang) =>
  item.clause === null ? '' : ` [${printTexts[lang].clause(item.clause)}]`;

/** The sheet as plain text. */
export function sheetText(sheet: VerdictSheet, lang: Lang): string {
  const words = printTexts[lang];
  const wide = Math.max(...sheet.facts.map(([label]) => label.length));
  const lines = [sheet.title.toLocaleUpperCase(lang), '', sheet.verdict, ''];
  for (const [label, value] of sheet.facts) lines.push(`${`${label}:`.padEnd(wide + 2)}${value}`);
  for (const group of sheet.groups) {
    lines.push('', group.title);
    for (const item of group.items) {
      lines.push(`  - ${item.sentence}${tail(item, lang)}`);
      if (item.repair !== '') lines.push(`    ${words.repair}: ${item.repair}`);
    }
  }
  if (sheet.others.length > 0) lines.push('', ...sheet.others);
  for (const { title, rows } of sheet.list)
    lines.push('', title, ...rows.map(({ count, name }) => `  ${count} ${name}`));
  lines.push('', `${words.judgeSigns}: ____________________`);
  return `${lines.join('\n')}\n`;
}

/** The sheet as Markdown. */
export function sheetMarkdown(sheet: VerdictSheet, lang: Lang): string {
  const words = printTexts[lang];
  const blocks = [`# ${sheet.title}`, `**${escaped(sheet.verdict)}**`];
  blocks.push(
    ['| | |', '| :--- | :--- |', ...sheet.facts.map(([label, value]) => `| ${label} | ${escaped(value)} |`)].join('\n'),
  );
  for (const group of sheet.groups) {
    const items = group.items.map((item) => {
      const repair = item.repair === '' ? '' : `\n  - ${words.repair}: ${escaped(item.repair)}`;
      return `- ${escaped(item.sentence)}${escaped(tail(item, lang))}${repair}`;
    });
    blocks.push(`## ${group.title}`, items.join('\n'));
  }
  if (sheet.others.length > 0) blocks.push(sheet.others.map(escaped).join('\n'));
  for (const { title, rows } of sheet.list) {
    blocks.push(`## ${title}`, rows.map(({ count, name }) => `- ${count} ${escaped(name)}`).join('\n'));
  }
  blocks.push(`${words.judgeSigns}: ${escaped('____________________')}`);
  return `${blocks.join('\n\n')}\n`;
}

const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|&~]/gu, '\\$&');
