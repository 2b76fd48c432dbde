import type { Failure } from '../../engine/mk/table/scenario/expect.ts';
import type { ScenarioFault } from '../../engine/mk/table/scenario/lay.ts';
import type { CardReport, TableReport } from '../../engine/mk/table/scenario/report.ts';
import { PLAYERS as PLAYER_IDS, ZONES } from '../../engine/mk/table/state/types.ts';
import type { Lang } from '../lang.ts';
import { describeSchemaIssue } from '../schema-issue.ts';
import { OTHER_WORDS, PHASE_NAMES, PLAYERS, POSITION_NAMES, STEP_NAMES, ZONE_NAMES } from './words.ts';

type Dictionary = Readonly<Record<string, string>>;
const look = (dictionary: Dictionary, word: string) => dictionary[word] ?? word;

function cardText(card: CardReport, lang: Lang): string {
  const marks = [
    card.level === undefined ? '' : `${lang === 'hu' ? 'szint' : 'level'} ${card.level}`,
    card.position === undefined ? '' : look(POSITION_NAMES[lang], card.position),
    card.damage === undefined ? '' : `${lang === 'hu' ? 'sebzés' : 'damage'} ${card.damage}`,
    card.faceDown ? (lang === 'hu' ? 'rejtett' : 'hidden') : '',
    ...Object.entries(card.counters ?? {}).map(([name, n]) => `${name} ${n}`),
  ].filter((mark) => mark !== '');
  const own = marks.length > 0 ? `${card.name} (${marks.join(', ')})` : card.name;
  return card.attached ? `${own} [${card.attached.map((other) => cardText(other, lang)).join(', ')}]` : own;
}

/** The table as text: where the game stands, then each player's places. */
export function reportText(report: TableReport, lang: Lang): string {
  const lines: string[] = [];
  const phase = report.phase === null ? '' : `, ${look(PHASE_NAMES[lang], report.phase)}`;
  lines.push(
    `${lang === 'hu' ? `${report.turn}. forduló` : `Forduló ${report.turn}`}, ${look(STEP_NAMES[lang], report.step)}${phase}`,
  );
  if (report.result) {
    const how = `${look(OTHER_WORDS[lang], report.result.winner)} (${report.result.clause})`;
    lines.push(`${lang === 'hu' ? 'A játék vége' : 'The game is over'}: ${how}`);
  }
  if (report.timeline.length > 0) lines.push(`${look(OTHER_WORDS[lang], 'timeline')}: ${report.timeline.join(', ')}`);
  for (const player of PLAYER_IDS) {
    const side = report.players[player];
    lines.push(`${PLAYERS[lang][player]}: ${side.mp} MP, ${side.dp} DP`);
    for (const zone of ZONES) {
      const cards = side.zones[zone];
      if (cards) lines.push(`  ${ZONE_NAMES[lang][zone]}: ${cards.map((card) => cardText(card, lang)).join(', ')}`);
    }
  }
  return lines.join('\n');
}

/** What did not come out as the scenario expects, one line each. */
export function failureText(failures: readonly Failure[], lang: Lang): string {
  return failures
    .map(({ at, what, wanted, found }) =>
      lang === 'hu'
        ? `${at}: ${what}: várt érték ${JSON.stringify(wanted)}, a kapott ${JSON.stringify(found)}`
        : `${at}: ${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`,
    )
    .join('\n');
}

function issueText(issue: ScenarioFault['issue'], lang: Lang): string {
  const place = issue?.path.join('.') ?? '';
  return `${place === '' ? '' : `${place}: `}${describeSchemaIssue(issue, lang)}`;
}

/** Why a scenario file cannot be understood, in one sentence with its place. */
export function faultText(fault: ScenarioFault, lang: Lang): string {
  const hu: Readonly<Record<ScenarioFault['code'], string>> = {
    unknownCard: `${fault.at}: ismeretlen lap: „${fault.word}”. Vedd fel a „cards” közé, vagy nevezz meg egy lapfájlt.`,
    twoWithOneId: `${fault.at}: két lapnak ugyanaz az azonosítója: „${fault.word}”.`,
    unknownRef: `${fault.at}: nincs ilyen lap az asztalon: „${fault.word}”.`,
    badCommand: `${fault.at}: hibás parancs: ${fault.word}; ${issueText(fault.issue, 'hu')}.`,
    badExpectation: `${fault.at}: hibás elvárás: ${fault.word}`,
    badFile: `${fault.at}: ${fault.word}`,
  };
  const en: Readonly<Record<ScenarioFault['code'], string>> = {
    unknownCard: `${fault.at}: unknown card: “${fault.word}”. Add it to “cards” or name a card file.`,
    twoWithOneId: `${fault.at}: two cards have the id “${fault.word}”.`,
    unknownRef: `${fault.at}: there is no such card on the table: “${fault.word}”.`,
    badCommand: `${fault.at}: wrong command: ${fault.word}; ${issueText(fault.issue, 'en')}.`,
    badExpectation: `${fault.at}: wrong expectation: ${fault.word}`,
    badFile: `${fault.at}: ${fault.word}`,
  };
  return (lang === 'hu' ? hu : en)[fault.code];
}
