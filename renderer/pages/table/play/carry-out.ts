import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { inPresent, isAdventurer } from '../../../../engine/mk/table/rules/controller.ts';
import type { Session } from '../../../../engine/mk/table/session.ts';
import type { CardId, CardInst, State } from '../../../../engine/mk/table/state/types.ts';
import { effectTexts } from '../../../../messages/page/effects.ts';
import type { Offer, OfferId } from './offers.ts';

/** A sentence the table named because the player has to carry it out. */
export interface ToCarryOut {
  readonly card: CardId;
  readonly text: string;
}

/** No longer note is kept in a game. */
const NOTE_LENGTH = 500;

/** The note that says what became of a sentence: part of the game, so that undo brings the sentence back. */
export function settledBy(text: string, how: 'done' | 'skip', lang: 'hu' | 'en'): Command {
  const words = effectTexts[lang];
  const note = how === 'done' ? words.doneNote(text) : words.skipNote(text);
  return { type: 'hand.note', text: note.slice(0, NOTE_LENGTH) };
}

const settles = (note: string, text: string): boolean =>
  (['hu', 'en'] as const).some((lang) =>
    (['done', 'skip'] as const).some((how) => {
      const command = settledBy(text, how, lang);
      return command.type === 'hand.note' && command.text === note;
    }),
  );

/** The sentences named up to this point of the game that the player has not said "Kész" or "Kihagyom" to, oldest first. */
export function toCarryOut(session: Session): readonly ToCarryOut[] {
  const open: ToCarryOut[] = [];
  for (let step = 0; step < session.at; step++) {
    for (const event of session.history.events[step] ?? []) {
      if (event.type === 'byHand' && event.card !== undefined && event.word) {
        open.push({ card: event.card, text: event.word });
      } else if (event.type === 'note' && open.length > 0) {
        const at = open.findIndex(({ text }) => settles(event.word ?? '', text));
        if (at >= 0) open.splice(at, 1);
      }
    }
  }
  return open;
}

/** A quick action: one command, or one for each card it can be done to. */
export interface Quick {
  readonly id: 'mpMore' | 'mpLess' | 'draw' | OfferId;
  readonly command: Command | null;
  readonly offer: Offer | null;
}

/** Words by which an action fits a sentence, by stem. */
const FITS: readonly (readonly [RegExp, readonly Quick['id'][]])[] = [
  [/(?<!\p{L})MP|költség|fizet/iu, ['mpMore', 'mpLess']],
  [/húz/iu, ['draw']],
  [/sebz|sebez|sebződ|sérül/iu, ['handWound']],
  [/gyógy/iu, ['handHeal']],
  [/éber|fordul|forgat|fordít|helyzet/iu, ['handReady', 'handRest']],
  [/pihen|elforgat|forgat/iu, ['handRest']],
  [/sérült/iu, ['handHurt']],
  [/szint/iu, ['handLevelMore', 'handLevelLess']],
  [/meghal|megöl|megsemmisü|megsemmisít|áldoz|dob|Múlt/iu, ['handPast']],
];
const ALWAYS: readonly Quick['id'][] = ['mpMore', 'mpLess', 'draw', 'handWound', 'handReady', 'handRest', 'handPast'];

/** The actions that fit a sentence by its words; a handful for any text where none does. */
export function quickActions(state: State, text: string): readonly Quick[] {
  const found = FITS.flatMap(([words, ids]) => (words.test(text) ? ids : []));
  const ids = [...new Set(found.length > 0 ? found : ALWAYS)];
  return ids.flatMap((id) => {
    const one = quick(state, id);
    return one.offer && one.offer.targets.length === 0 ? [] : [one];
  });
}

function quick(state: State, id: Quick['id']): Quick {
  if (id === 'mpMore') return { id, command: { type: 'hand.mp', change: 1, player: 'self' }, offer: null };
  if (id === 'mpLess') return { id, command: { type: 'hand.mp', change: -1, player: 'self' }, offer: null };
  if (id === 'draw') return { id, command: { type: 'draw', n: 1 }, offer: null };
  const targets = state.cards.flatMap((inst) => {
    const command = onCard(state, id, inst);
    return command ? [{ target: inst.id, command }] : [];
  });
  const offer = { id, key: null, mp: null, text: null, command: null, targets, team: false, form: [], refusal: null };
  return { id, command: null, offer };
}

/** What a quick action does to one card by hand; null where it means nothing. */
function onCard(state: State, id: OfferId, inst: CardInst): Command | null {
  const card = inst.id;
  if (id === 'handPast') {
    const there = inPresent(state, card) || inst.zone === 'hand';
    return there ? { type: 'hand.move', card, to: 'past', side: inst.side } : null;
  }
  if (!inPresent(state, card)) return null;
  if (id === 'handReady' || id === 'handRest' || id === 'handHurt') {
    const position = id === 'handReady' ? 'ready' : id === 'handRest' ? 'resting' : 'wounded';
    return inst.position === position ? null : { type: 'hand.position', card, position };
  }
  if (!isAdventurer(state, card)) return null;
  if (id === 'handWound') return { type: 'hand.set', card, damage: inst.damage + 1 };
  if (id === 'handHeal') return inst.damage > 0 ? { type: 'hand.set', card, damage: inst.damage - 1 } : null;
  if (id === 'handLevelMore') return { type: 'hand.set', card, levelChange: inst.levelChange + 1 };
  if (id === 'handLevelLess') return { type: 'hand.set', card, levelChange: inst.levelChange - 1 };
  return null;
}
