import type { EventType } from '../../../../engine/mk/table/state/codes.ts';
import type { TableEvent } from '../../../../engine/mk/table/state/events.ts';
import type { Lang } from '../../../../messages/lang.ts';
import { describeEvent, type Names, placeText } from '../../../../messages/table/index.ts';

/** One line of the log as the page shows it. */
export interface LogLine {
  readonly text: string;
  /** The rule that made it happen, as a link to its summary. */
  readonly clause: string | null;
  readonly byHand: boolean;
  /** A step or forduló begins: the line stands out. */
  readonly look: 'plain' | 'step' | 'turn' | 'end';
}

/** Cards of one move together, in the player's language. */
export interface LogWords {
  readonly several: (n: number, from: string, to: string, names: string) => string;
  readonly severalTurned: (n: number, position: string, names: string) => string;
}

/** Moves that only repeat what another event of the same command says. */
const TELLS_MOVE: ReadonlySet<EventType> = new Set(['summoned', 'attaching', 'discarded', 'brought']);

/**
 * The lines of one command's events: cards that move the same way are told together, and a move another line tells
 * already is left out.
 */
export function stepLines(
  events: readonly TableEvent[],
  names: Names,
  lang: Lang,
  words: LogWords,
): readonly LogLine[] {
  const told = new Set(events.filter((event) => TELLS_MOVE.has(event.type)).map((event) => event.card));
  const lines: LogLine[] = [];
  const done = new Set<number>();
  for (const [i, event] of events.entries()) {
    if (done.has(i) || (event.type === 'moved' && told.has(event.card) && !isFall(event))) continue;
    const alike = ALIKE.has(event.type) ? sameFrom(events, i) : [i];
    for (const other of alike) done.add(other);
    lines.push(
      alike.length > 1
        ? together(
            alike.map((other) => events[other] as TableEvent),
            names,
            lang,
            words,
          )
        : single(event, names, lang),
    );
  }
  return lines;
}

/** Events of several cards that are told in one line. */
const ALIKE: ReadonlySet<EventType> = new Set(['moved', 'turned']);

/** The place a discarded card comes to is worth telling only if it is not the usual one. */
const isFall = (event: TableEvent): boolean => event.to?.endsWith('.abyss') === true;

/** This event and those like it that follow with nothing but moves and turns between. */
function sameFrom(events: readonly TableEvent[], at: number): readonly number[] {
  const first = events[at] as TableEvent;
  const found = [at];
  for (let i = at + 1; i < events.length; i++) {
    const other = events[i] as TableEvent;
    if (!ALIKE.has(other.type)) break;
    const alike = other.type === first.type && other.from === first.from && other.to === first.to;
    if (alike && other.word === first.word && other.by === first.by) found.push(i);
  }
  return found;
}

function together(events: readonly TableEvent[], names: Names, lang: Lang, words: LogWords): LogLine {
  const [first] = events as [TableEvent];
  const cards = events.map((event) => names.defs[names.cards[event.card ?? -1]?.def ?? -1]?.name ?? '?');
  const list = cards.join(', ');
  const turned = first.type === 'turned';
  const from = placeText(first.from ?? '', names, lang);
  const to = placeText(first.to ?? '', names, lang);
  const position = turned ? describeEvent({ type: 'note', word: first.word ?? '' }, names, lang) : '';
  return {
    text: turned ? words.severalTurned(events.length, position, list) : words.several(events.length, from, to, list),
    clause: first.clause ?? null,
    byHand: first.by === 'hand',
    look: 'plain',
  };
}

function single(event: TableEvent, names: Names, lang: Lang): LogLine {
  const { clause, by, ...rest } = event;
  const look =
    event.type === 'turn' ? 'turn' : event.type === 'step' ? 'step' : event.type === 'ended' ? 'end' : 'plain';
  return { text: describeEvent(rest, names, lang), clause: clause ?? null, byHand: by === 'hand', look };
}

/** Events that say what a command was about only if nothing better does. */
const SIDE: ReadonlySet<EventType> = new Set(['paid', 'free', 'moved', 'focusUsed', 'turned', 'shown', 'sacrificed']);

/** What a command did, in one short line: the name of an undo or redo. */
export function stepName(events: readonly TableEvent[], names: Names, lang: Lang, words: LogWords): string {
  const main = events.find((event) => !SIDE.has(event.type));
  if (main) return single(main, names, lang).text.replace(/\.$/, '');
  return (stepLines(events, names, lang, words)[0]?.text ?? '').replace(/\.$/, '');
}
