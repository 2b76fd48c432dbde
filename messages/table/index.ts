import type { RulingId } from '../../engine/mk/table/rulings.ts';
import type { TableEvent } from '../../engine/mk/table/state/events.ts';
import type { Refusal } from '../../engine/mk/table/state/refusal.ts';
import type { State } from '../../engine/mk/table/state/types.ts';
import type { Lang } from '../lang.ts';
import { EVENTS } from './events.ts';
import { REFUSALS } from './refusals.ts';
import { RULING_TEXTS } from './rulings.ts';
import {
  HIDDEN_CARD,
  KIND_NAMES,
  OTHER_WORDS,
  PHASE_NAMES,
  PLAYERS,
  POSITION_NAMES,
  STEP_NAMES,
  WAY_NAMES,
  ZONE_NAMES,
} from './words.ts';

/** What can be asked for a card's name; every state of a game knows at least the cards of its events. */
export type Names = Pick<State, 'cards' | 'defs'>;

const nameOf = (names: Names, id: number): string => names.defs[names.cards[id]?.def ?? -1]?.name ?? `#${id}`;
const namesOf = (names: Names, ids: readonly number[]): string => ids.map((id) => nameOf(names, id)).join(', ');

type Dictionary = Readonly<Record<string, string>>;

/** A word of an event or refusal in the players' language; words of cards and of the player stay as they are. */
function wordIn(word: string, lang: Lang): string {
  const dictionaries: readonly Dictionary[] = [
    STEP_NAMES[lang],
    PHASE_NAMES[lang],
    KIND_NAMES[lang],
    POSITION_NAMES[lang],
    WAY_NAMES[lang],
    OTHER_WORDS[lang],
  ];
  return word
    .split(' / ')
    .map((part) => dictionaries.find((dictionary) => part in dictionary)?.[part] ?? part)
    .join(' / ');
}

/** A place such as "self.hand" or "attached:12" as players call it. */
export function placeText(place: string, names: Names, lang: Lang): string {
  if (place === 'timeline') return wordIn('timeline', lang);
  const host = /^attached:(\d+)$/.exec(place)?.[1];
  if (host !== undefined)
    return lang === 'hu' ? `${nameOf(names, Number(host))} lapon` : `on ${nameOf(names, Number(host))}`;
  const [side = '', zone = ''] = place.split('.');
  const zoneName = (ZONE_NAMES[lang] as Dictionary)[zone] ?? zone;
  return side === 'dummy' ? `${zoneName} (${PLAYERS[lang].dummy.toLowerCase()})` : zoneName;
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{([\w.]+)\}/g, (_, key: string) => values[key] ?? '');

/**
 * The sentence of a refusal, with its clause in brackets where a rule stands behind it. A card that is not `known` to the
 * reader is called a hidden card.
 */
export function describeRefusal(
  refusal: Refusal,
  names: Names,
  lang: Lang,
  known: (id: number) => boolean = () => true,
): string {
  const called = (refusal.cards ?? []).map((id) => (known(id) ? nameOf(names, id) : HIDDEN_CARD[lang]));
  const values: Record<string, string> = { c: called.join(', ') };
  for (const [key, value] of Object.entries(refusal.numbers ?? {})) values[`n.${key}`] = String(value);
  for (const [key, value] of Object.entries(refusal.words ?? {})) values[`w.${key}`] = wordIn(value, lang);
  const filled = fill(REFUSALS[lang][refusal.code], values).replace(/^: /, '');
  const sentence = filled.startsWith(HIDDEN_CARD[lang]) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
  return refusal.clause === null ? sentence : `${sentence} (${refusal.clause})`;
}

/** A ruling as the log names it: its number, so that it can be found in the ledger, and what it says. */
function rulingLine(id: RulingId, lang: Lang): string {
  const word = lang === 'hu' ? 'Döntés' : 'Ruling';
  return `[${word} ${id}] ${RULING_TEXTS[lang][id].decision}`;
}

/** The log line of an event; "kézi" marks a hand move, the clause stands in brackets. */
export function describeEvent(event: TableEvent, names: Names, lang: Lang): string {
  const line = fill(EVENTS[lang][event.type], {
    p: event.player === undefined ? '' : PLAYERS[lang][event.player],
    c: event.card === undefined ? '' : nameOf(names, event.card),
    cs: namesOf(names, event.cards ?? []),
    n: event.n === undefined ? '' : String(event.n),
    of: event.of === undefined ? '' : String(event.of),
    w: event.word === undefined ? '' : wordIn(event.word, lang),
    from: event.from === undefined ? '' : placeText(event.from, names, lang),
    to: event.to === undefined ? '' : placeText(event.to, names, lang),
    d: (event.dice ?? []).join(' + '),
  });
  const byHand = event.by === 'hand' ? (lang === 'hu' ? 'Kézi: ' : 'By hand: ') : '';
  const text = event.ruling === undefined ? line : `${line} ${rulingLine(event.ruling, lang)}`;
  return `${byHand}${text}${event.clause ? ` (${event.clause})` : ''}`;
}

/** The whole log of a game as readable text, one numbered block a command. */
export function logText(events: readonly (readonly TableEvent[])[], names: Names, lang: Lang): string {
  return events
    .map((step, i) =>
      step.map((event) => `${String(i + 1).padStart(4)}. ${describeEvent(event, names, lang)}`).join('\n'),
    )
    .filter((block) => block !== '')
    .join('\n');
}
