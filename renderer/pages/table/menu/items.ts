import { stubCard } from '../../../../engine/mk/cards/card.ts';
import { explain } from '../../../../engine/mk/table/apply.ts';
import type { Command } from '../../../../engine/mk/table/commands/index.ts';
import { card, inPresent, isAdventurer } from '../../../../engine/mk/table/rules/controller.ts';
import type { CardId, PlayerId, ZoneName } from '../../../../engine/mk/table/state/types.ts';
import type { Lang } from '../../../../messages/lang.ts';
import type { TableWords } from '../../../../messages/page/table/index.ts';
import { zoneName } from '../context.ts';
import type { TableGame } from '../game.ts';
import { handAttachOffers } from '../play/by-hand.ts';
import { type Field, number } from '../play/fields.ts';
import { type Offer, offersFor } from '../play/offers.ts';
import { type Spot, spotKey } from '../play/types.ts';
import { whyNot } from '../play/why.ts';
import { effectLines } from './effect-lines.ts';

/** One line of the menu of a card or place. */
export interface MenuLine {
  readonly label: string;
  /** A second line: the text of an ability, or why it is not possible now. */
  readonly note?: string | undefined;
  readonly mp?: string | undefined;
  readonly key?: string | undefined;
  /** Not possible now; choosing it says why beside the card. */
  readonly off?: boolean;
  readonly separated?: boolean;
  /** A further list instead of an action. */
  readonly more?: readonly MenuLine[];
  readonly run: () => void;
}

const nothing = () => undefined;

/** Builds the lines for one spot. `game` is only told what to do when a line is chosen. */
export function menuLines(game: TableGame, spot: Spot, words: TableWords, lang: Lang): readonly MenuLine[] {
  if (spot.kind === 'card') return cardLines(game, spot.id, words, lang);
  if (spot.kind === 'zone') return zoneLines(game, spot.side, spot.zone, words, lang);
  return [];
}

function cardLines(game: TableGame, id: CardId, words: TableWords, lang: Lang): readonly MenuLine[] {
  const state = game.state();
  const offers = offersFor(state, id);
  const sorted = [...offers.filter((offer) => !offer.refusal), ...offers.filter((offer) => offer.refusal)];
  const lines: MenuLine[] = sorted.map((offer) => offerLine(game, offer, id, words, lang));
  const effects = effectLines(game, id, words, lang);
  if (effects.length > 0) {
    lines.push({ label: words.effects, key: 'e', separated: lines.length > 0, more: effects, run: nothing });
  }
  lines.push({
    label: words.byHand,
    key: 'z',
    separated: effects.length === 0,
    more: handLines(game, id, words),
    run: nothing,
  });
  if (state.cards[id]?.zone !== 'timeline') {
    lines.push({ label: words.pickUp, key: '␣', run: () => game.pickUp(id) });
  }
  return lines;
}

function offerLine(game: TableGame, offer: Offer, id: CardId, words: TableWords, lang: Lang): MenuLine {
  const why = offer.refusal ? whyNot(offer.refusal, game.state(), lang) : undefined;
  return {
    label: words.offers[offer.id],
    note: why ?? offer.text ?? undefined,
    mp: offer.mp ?? undefined,
    key: offer.key ?? undefined,
    off: offer.refusal !== null,
    run: () => game.take(offer, id),
  };
}

const HAND_ZONES: readonly ZoneName[] = [
  'hand',
  'row',
  'field',
  'quests',
  'buildings',
  'tower',
  'store',
  'past',
  'abyss',
  'outer',
  'solved',
  'spare',
];

/** By-hand moves: always possible, whatever the rules say, and logged as such. */
function handLines(game: TableGame, id: CardId, words: TableWords): readonly MenuLine[] {
  const state = game.state();
  const inst = card(state, id);
  const h = words.handItems;
  const run = (command: Command) => () => void game.run(command, id);
  const lines: MenuLine[] = [];
  if (inPresent(state, id)) {
    for (const position of ['ready', 'resting', 'wounded'] as const) {
      if (inst.position !== position)
        lines.push({ label: h[position], run: run({ type: 'hand.position', card: id, position }) });
    }
    lines.push(...countLines(game, id, words));
    lines.push({ label: h.unmark, run: run({ type: 'hand.unmark', card: id }) });
  }
  const attaching = handAttachOffers(state, id).map(
    ({ as, offer }): MenuLine => ({ label: h.attachAs(words.attachedAs[as]), run: () => game.take(offer, id) }),
  );
  if (attaching.length > 0) lines.push({ label: h.attach, more: attaching, run: nothing });
  const side: PlayerId = inst.side;
  const moves = HAND_ZONES.filter((zone) => zone !== inst.zone).map(
    (zone): MenuLine => ({
      label: h.move(zoneName(words, zone, side)),
      run: run({ type: 'hand.move', card: id, to: zone, side }),
    }),
  );
  lines.push({
    label: h.moveTop,
    separated: lines.length > 0,
    run: run({ type: 'hand.move', card: id, to: 'future', at: 0 }),
  });
  lines.push({ label: h.moveBottom, run: run({ type: 'hand.move', card: id, to: 'future' }) });
  return [...lines, ...moves];
}

function countLines(game: TableGame, id: CardId, words: TableWords): readonly MenuLine[] {
  const state = game.state();
  const inst = card(state, id);
  const h = words.handItems;
  const run = (command: Command) => () => void game.run(command, id);
  const lines: MenuLine[] = [];
  if (isAdventurer(state, id)) {
    lines.push({ label: h.damageMore, run: run({ type: 'hand.set', card: id, damage: inst.damage + 1 }) });
    if (inst.damage > 0) {
      lines.push({ label: h.damageLess, run: run({ type: 'hand.set', card: id, damage: inst.damage - 1 }) });
    }
    lines.push({ label: h.levelMore, run: run({ type: 'hand.set', card: id, levelChange: inst.levelChange + 1 }) });
    lines.push({ label: h.levelLess, run: run({ type: 'hand.set', card: id, levelChange: inst.levelChange - 1 }) });
  }
  const points = inst.counters.points;
  if (points !== undefined) {
    lines.push({ label: h.pointsMore, run: run({ type: 'hand.set', card: id, counter: 'points', n: points + 1 }) });
    if (points > 0) {
      lines.push({ label: h.pointsLess, run: run({ type: 'hand.set', card: id, counter: 'points', n: points - 1 }) });
    }
  }
  const fields: readonly Field[] = [{ kind: 'text', name: 'counter', value: '' }, number('n', 1, 0, 999)];
  lines.push({
    label: h.counter,
    run: () => game.askFor({ type: 'hand.set', card: id, counter: 'x', n: 1 }, fields, h.counter.replace(/…$/, ''), id),
  });
  return lines;
}

function zoneLines(
  game: TableGame,
  side: PlayerId,
  zone: ZoneName,
  words: TableWords,
  lang: Lang,
): readonly MenuLine[] {
  return side === 'self' && zone === 'future' ? futureLines(game, words, lang) : tableLines(game, words, lang);
}

/** A line for a command that may be refused, or that asks for numbers first. */
function tableLine(
  game: TableGame,
  lang: Lang,
  label: string,
  command: Command,
  more: { form?: readonly Field[]; key?: string } = {},
): MenuLine {
  const form = more.form ?? [];
  const refusal = form.length > 0 ? null : explain(game.state(), command);
  return {
    label,
    key: more.key,
    off: refusal !== null,
    note: refusal ? whyNot(refusal, game.state(), lang) : undefined,
    run: () => (form.length > 0 ? game.askFor(command, form, label.replace(/…$/, '')) : game.run(command)),
  };
}

function futureLines(game: TableGame, words: TableWords, lang: Lang): readonly MenuLine[] {
  const i = words.tableItems;
  const line = (label: string, command: Command, more?: { form?: readonly Field[]; key?: string }) =>
    tableLine(game, lang, label, command, more);
  const to: Field = {
    kind: 'choice',
    name: 'to',
    options: ['hand', 'present', 'top', 'bottom', 'past'],
    value: 'hand',
  };
  const search = { type: 'search', look: null, take: 1, wanted: null, to: 'hand', source: null } as const;
  return [
    line(i.draw, { type: 'draw', n: 1 }, { key: 'h' }),
    line(i.drawMany, { type: 'draw', n: 2 }, { form: [number('n', 2, 1)] }),
    line(i.shuffle, { type: 'shuffle' }, { key: 'k' }),
    line(i.search, search, {
      form: [number('take', 1, 1), { kind: 'text', name: 'wanted', value: '', optional: true }, to],
    }),
    line(i.look, { ...search, look: 3 }, { form: [number('look', 3, 1, 999), number('take', 1, 0), to] }),
    ...orderLines(game, words),
  ];
}

/** Putting the top of the Jövő in an order: first how many cards are looked at, then the order in which they are picked. */
function orderLines(game: TableGame, words: TableWords): readonly MenuLine[] {
  const top = game.state().zones.self.future.slice(0, MOST_ORDERED);
  const i = words.tableItems;
  const more = top.slice(1).map((_id, at): MenuLine => {
    const n = at + 2;
    const form: readonly Field[] = [
      { kind: 'cards', name: 'cards', options: top.slice(0, n), min: n, max: n, single: false },
    ];
    return {
      label: i.orderTop(n),
      run: () => game.askFor({ type: 'hand.order', cards: [], player: 'self' }, form, i.order.replace(/…$/, '')),
    };
  });
  return more.length > 0 ? [{ label: i.order, separated: true, more, run: nothing }] : [];
}

/** No card looks at more of the Jövő in an order; beyond it cards are moved one by one. */
const MOST_ORDERED = 10;

/** What concerns the whole table; for places, and for the menu of the head. */
export function tableLines(game: TableGame, words: TableWords, lang: Lang): readonly MenuLine[] {
  const i = words.tableItems;
  const line = (label: string, command: Command, form?: readonly Field[]) =>
    tableLine(game, lang, label, command, form ? { form } : {});
  const whose: Field = { kind: 'choice', name: 'by', options: ['own', 'enemy'], value: 'own' };
  const token = stubCard('?', { type: 'adventurer', token: true, level: 1 });
  return [
    line(i.gain, { type: 'gainMp', n: 1, by: 'own' }, [number('n', 1, 1), whose]),
    line(i.handSize, { type: 'handSize', change: 1, by: 'own' }, [number('change', 1, -20, 20), whose]),
    line(i.gainChange, { type: 'gainChange', change: 1 }, [number('change', 1, -20, 20)]),
    { ...line(i.mpMore, { type: 'hand.mp', change: 1, player: 'self' }), separated: true },
    line(i.mpLess, { type: 'hand.mp', change: -1, player: 'self' }),
    line(i.dpMore, { type: 'hand.dp', change: 1, player: 'self' }),
    line(i.dpLess, { type: 'hand.dp', change: -1, player: 'self' }),
    line(i.dummyDpMore, { type: 'hand.dp', change: 1, player: 'dummy' }),
    line(i.dummyDpLess, { type: 'hand.dp', change: -1, player: 'dummy' }),
    line(i.token, { type: 'hand.token', define: token, to: 'row', player: 'self' }, [
      { kind: 'text', name: 'define.name', value: '' },
      number('define.level', 1),
    ]),
    line(i.note, { type: 'hand.note', text: '…' }, [{ kind: 'text', name: 'text', value: '' }]),
    ...(game.state().manoeuvre ? [line(i.endManoeuvre, { type: 'hand.endManoeuvre' })] : []),
  ];
}

/** The key of the spot a menu belongs to, for finding its element. */
export const menuAnchor = (spot: Spot): string => spotKey(spot);
