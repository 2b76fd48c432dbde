import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { card, def, inPresent, isAdventurer, playerOf } from '../../../../engine/mk/table/rules/controller.ts';
import { healingThatEnds } from '../../../../engine/mk/table/rules/healing.ts';
import { type CardId, PLAYERS, type State } from '../../../../engine/mk/table/state/types.ts';
import type { Lang } from '../../../../messages/lang.ts';
import type { TableWords } from '../../../../messages/page/table/index.ts';
import type { TableGame } from '../game.ts';
import { diceField, type Field, number, oneCard } from '../play/fields.ts';
import type { Refusal } from '../play/types.ts';
import { whyNot } from '../play/why.ts';
import type { MenuLine } from './items.ts';

type Add = (label: string, command: Command, form?: readonly Field[]) => void;

/** What texts of cards do to this card: checked by the rules, done by the player. */
export function effectLines(game: TableGame, id: CardId, words: TableWords, lang: Lang): readonly MenuLine[] {
  const state = game.state();
  const lines: MenuLine[] = [];
  const add: Add = (label, command, form = []) => {
    const refusal: Refusal | null = form.length > 0 ? null : explain(state, command);
    lines.push({
      label,
      off: refusal !== null,
      note: refusal ? whyNot(refusal, state, lang) : undefined,
      run: () => (form.length > 0 ? game.askFor(command, form, label.replace(/…$/, ''), id) : game.run(command, id)),
    });
  };
  if (card(state, id).zone === 'hand') inHand(state, id, words, add);
  if (!inPresent(state, id)) return lines;
  if (isAdventurer(state, id)) onAdventurer(state, id, words, add);
  inPlay(state, id, words, add);
  if (isAdventurer(state, id)) lines.push(...adventurerEnds(game, id, words, lang, add));
  return lines;
}

function inHand(state: State, id: CardId, words: TableWords, add: Add): void {
  const e = words.effectItems;
  add(e.discard, { type: 'discard', card: id });
  if (def(state, id).type === 'quest') return;
  add(e.adjusted, { type: 'summon', card: id }, [
    { kind: 'check', name: 'adjust.free', value: false },
    number('adjust.raise', 0),
    number('adjust.lower', 0),
    number('adjust.floor', 0),
  ]);
}

function onAdventurer(state: State, id: CardId, words: TableWords, add: Add): void {
  const e = words.effectItems;
  const { damage } = card(state, id);
  add(e.hurt, { type: 'hurt', card: id, levels: 1 }, [number('levels', 1, 1)]);
  if (damage > 0) add(e.heal, { type: 'heal', card: id, levels: 1 }, [number('levels', damage, 1)]);
  add(e.test, { type: 'testRoll', card: id, for: 'test', attribute: 'fizikum' }, testFields(state));
}

const testFields = (state: State): readonly Field[] => [
  { kind: 'choice', name: 'for', options: ['test', 'save'], value: 'test' },
  { kind: 'choice', name: 'attribute', options: ['fizikum', 'asztral', 'mental'], value: 'fizikum' },
  ...(state.settings.diceTyped ? [] : [diceField(state)]),
];

function inPlay(state: State, id: CardId, words: TableWords, add: Add): void {
  const e = words.effectItems;
  const inst = card(state, id);
  add(e.sacrifice, { type: 'sacrifice', card: id });
  if (isAdventurer(state, id)) add(e.kill, { type: 'kill', card: id });
  add(e.destroy, { type: 'destroy', card: id });
  const healing = healingThatEnds(state, id);
  if (healing !== null) {
    add(e.healAway, { type: 'healAway', card: id, levels: healing }, [number('levels', healing, 1)]);
  }
  add(inst.faceDown ? e.faceUp : e.faceDown, { type: 'face', card: id, down: !inst.faceDown });
  if (playerOf(state, id) === 'dummy' && inst.zone !== 'attached') add(e.control, { type: 'control', card: id });
  add(e.grant, { type: 'grant', card: id, keyword: 'TÚLÜTÉS 3', until: 'turn' }, [
    { kind: 'text', name: 'keyword', value: '' },
    { kind: 'choice', name: 'until', options: ['turn', 'manoeuvre', 'fight', 'permanent'], value: 'turn' },
  ]);
}

/** Effects that reach beyond the kalandozó itself: teams, words of power, fights. */
function adventurerEnds(game: TableGame, id: CardId, words: TableWords, lang: Lang, add: Add): readonly MenuLine[] {
  const state = game.state();
  const e = words.effectItems;
  const { zone, side } = card(state, id);
  add(e.bar, { type: 'bar', card: id, by: 'other' }, [
    { kind: 'choice', name: 'by', options: ['other', 'enemyAdventurer'], value: 'other' },
  ]);
  const targets = PLAYERS.flatMap((player) => [...state.zones[player].team, ...state.zones[player].row]);
  add(e.wordOfPower, { type: 'wordOfPower', card: id, target: id }, [
    oneCard('target', targets),
    { kind: 'check', name: 'drawback', value: false },
  ]);
  if (zone !== 'row' || state.manoeuvre) return [];
  const fight: Command = { type: 'start', kind: 'fight', team: [id], byEffect: true, player: side };
  const refusal = explain(state, fight);
  const why = refusal ? whyNot(refusal, state, lang) : undefined;
  const run = () => (refusal ? game.refuse(refusal, id) : game.begin(fight, id));
  return [{ label: e.fight, off: refusal !== null, note: why, run }];
}
