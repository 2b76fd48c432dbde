import { type Card, stubCard } from '../../cards/card.ts';
import type { Act, ActOf, Until } from '../../cards/effects/model.ts';
import { attachNow, attachRefusal } from '../rules/attaching.ts';
import { hurt } from '../rules/combat/damage.ts';
import { attributeOf, roll, thresholdFor } from '../rules/combat/rolls.ts';
import { card, inPresent, isAdventurer, playerOf } from '../rules/controller.ts';
import { draw, shuffleFuture } from '../rules/drawing.ts';
import { paragonWorks } from '../rules/paragon.ts';
import { searchRefusal } from '../rules/searching.ts';
import { dropWithoutEffect, neutralisable } from '../rules/timeline.ts';
import { setPosition } from '../rules/turn.ts';
import { arrive, discard as discardCard, move, toBottom, toPastOrAbyss, toTop } from '../rules/zones.ts';
import type { Draft } from '../state/draft.ts';
import type { Lasting, Running } from '../state/running.ts';
import type { CardId, PlayerId, ZoneName } from '../state/types.ts';
import { bannedBy, changeOf, playerBannedBy } from './constants.ts';
import { type About, amountOf, holds, playersOf, refOf } from './filter.ts';
import { changeRun } from './run.ts';

/** Does one act to the cards found for it; true if it was done. */
type Doer<D extends Act['do']> = (
  d: Draft,
  run: Running,
  act: ActOf<D>,
  cards: readonly CardId[],
  about: About,
) => boolean;

const DOERS: { readonly [D in Act['do']]?: Doer<D> } = {
  mp(d, _run, act, _cards, about) {
    const n = amountOf(d.state, act.n, about);
    return playersOf(d.state, act.who, about)
      .map((who) => changeMp(d, who, act.down ? -n : n, about))
      .some(Boolean);
  },
  pay(d, _run, act, _cards, about) {
    const n = amountOf(d.state, act.n, about);
    const [who = about.player] = playersOf(d.state, act.who, about);
    if (d.player(who).mp < n) return false;
    d.changePlayer(who, { mp: d.player(who).mp - n });
    d.emit({ type: 'paid', player: who, n, card: about.self });
    return true;
  },
  draw(d, _run, act, _cards, about) {
    const n = amountOf(d.state, act.n, about);
    return playersOf(d.state, act.who, about)
      .map((who) => drawFor(d, who, n, about))
      .some(Boolean);
  },
  discard(d, _run, _act, cards) {
    for (const id of cards) discardCard(d, id);
    return cards.length > 0;
  },
  look(d, run, act, _cards, about) {
    const whose = act.whose === 'enemy' ? playersOf(d.state, 'enemy', about) : [about.player];
    const side = whose[0] as PlayerId;
    const list = d.list(side, act.zone === 'hand' ? 'hand' : 'future');
    const looked = act.zone === 'hand' ? [...list] : list.slice(0, amountOf(d.state, act.n ?? 1, about));
    d.emit({ type: 'looked', player: about.player, n: looked.length, cards: looked, clause: 'ALAP.44' });
    changeRun(d, run.id, { looked });
    return true;
  },
  takeLooked(d, run, act, cards) {
    for (const id of cards) put(d, id, act.to);
    if (act.filter && cards.length > 0) d.emit({ type: 'shown', player: run.player, cards, clause: 'ALAP.45' });
    changeRun(d, run.id, { looked: run.looked.filter((id) => !cards.includes(id)) });
    // ALAP.44, ALAP.46: a choice among two or more was a search; what is put below is put there in order instead.
    const rest = run.effects[run.effect]?.acts.slice(run.act + 1).some((one) => one.do === 'restLooked');
    if (run.looked.length >= 2 && !rest) shuffleFuture(d, run.player, 'ALAP.46');
    return cards.length > 0;
  },
  restLooked(d, run, act, cards) {
    const list = cards.length > 0 ? cards : run.looked;
    if (act.to === 'deck') shuffleFuture(d, run.player);
    else for (const id of act.to === 'deckTop' ? [...list].reverse() : list) put(d, id, act.to);
    changeRun(d, run.id, { looked: [] });
    return true;
  },
  search(d, _run, act, cards, about) {
    const [who = about.player] = playersOf(d.state, act.who, about);
    const spec = { look: null, take: act.n, wanted: null, to: 'hand', source: null } as const;
    if (act.from === 'deck' && searchRefusal(d.state, who, spec)) return false;
    if (cards.length > 0) d.emit({ type: 'shown', player: who, cards, clause: 'ALAP.45' });
    for (const id of cards) move(d, id, { zone: 'hand', side: who }, act.from === 'deck' ? 'ALAP.47' : 'ALAP.49');
    if (act.from === 'deck') shuffleFuture(d, who, 'ALAP.46');
    return cards.length > 0;
  },
  shuffle(d, _run, act, _cards, about) {
    for (const who of playersOf(d.state, act.who, about)) shuffleFuture(d, who);
    return true;
  },
  move(d, _run, act, cards) {
    const moved = cards.filter((id) => act.to !== 'row' || bannedBy(d.state, 'return', id) === null);
    for (const id of moved) put(d, id, act.to, act.position);
    if (act.to === 'deck')
      for (const owner of new Set(moved.map((id) => card(d.state, id).owner))) shuffleFuture(d, owner);
    return moved.length > 0;
  },
  damage(d, _run, act, cards, about) {
    for (const id of cards) {
      const here = { ...about, it: [id] };
      const other = act.instead?.if.every((one) => holds(d.state, one, here));
      const n = amountOf(d.state, other && act.instead ? act.instead.n : act.n, about);
      if (refusedBy(d, bannedBy(d.state, 'hurt', id, about.self), id)) continue;
      hurt(d, id, n);
    }
    return cards.length > 0;
  },
  heal(d, _run, act, cards, about) {
    const n = amountOf(d.state, act.n, about);
    let done = false;
    for (const id of cards) {
      if (refusedBy(d, bannedBy(d.state, 'heal', id), id)) continue;
      const { damage } = card(d.state, id);
      if (damage === 0) continue;
      d.change(id, { damage: Math.max(0, damage - n) });
      d.emit({ type: 'healed', card: id, n: Math.min(n, damage) });
      done = true;
    }
    return done;
  },
  turn(d, _run, act, cards) {
    for (const id of cards) setPosition(d, id, act.to);
    return cards.length > 0;
  },
  kill(d, _run, _act, cards) {
    for (const id of cards)
      if (inPresent(d.state, id) && !refusedBy(d, bannedBy(d.state, 'die', id), id))
        toPastOrAbyss(d, id, 'died', 'ALAP.25');
    return cards.length > 0;
  },
  destroy(d, _run, _act, cards) {
    for (const id of cards)
      if (inPresent(d.state, id) && !refusedBy(d, bannedBy(d.state, 'destroy', id), id))
        toPastOrAbyss(d, id, 'destroyed', 'ALAP.43');
    return cards.length > 0;
  },
  neutralise(d, _run, _act, cards) {
    let done = false;
    for (const id of cards) {
      const entry = neutralisable(d.state, id);
      if (!entry) continue;
      dropWithoutEffect(d, entry, 'neutralised');
      done = true;
    }
    return done;
  },
  sacrifice(d, _run, act, cards, about) {
    const who = playersOf(d.state, act.who, about);
    const own = cards.filter((id) => inPresent(d.state, id) && who.includes(playerOf(d.state, id)));
    for (const id of own) toPastOrAbyss(d, id, 'sacrificed', 'ALAP.37');
    return own.length > 0;
  },
  stat: (d, run, act, cards, about) => last(d, run, { ...act, n: amountOf(d.state, act.n, about) }, cards),
  lose: (d, run, act, cards) => last(d, run, act, cards),
  ban: (d, run, act, cards) => last(d, run, act, cards),
  silence: (d, run, act, cards) => last(d, run, act, cards),
  grant(d, run, act, cards) {
    const until = untilOf(act.until);
    for (const id of cards) {
      const granted = act.keywords.map((keyword) => ({
        keyword,
        until: until === 'game' ? ('permanent' as const) : until,
        from: run.source,
      }));
      d.change(id, { grants: [...card(d.state, id).grants, ...granted] });
      for (const word of act.keywords) d.emit({ type: 'granted', card: id, word });
    }
    return cards.length > 0;
  },
  nextCost: (d, run, act) => last(d, run, act, []),
  control(d, run, act, cards) {
    for (const id of cards) {
      const back = playerOf(d.state, id);
      if (back === run.player) continue;
      const { position } = card(d.state, id);
      const zone: ZoneName = card(d.state, id).zone === 'team' ? 'row' : (card(d.state, id).zone as ZoneName);
      if (!arrive(d, id, zone, run.player, { position, clause: 'ALAP.32.c' })) continue;
      d.emit({ type: 'controlled', card: id, player: run.player });
      if (act.until) last(d, run, act, [id], back);
    }
    return cards.length > 0;
  },
  token(d, run, act, _cards, about) {
    const [who = run.player] = playersOf(d.state, act.who, about);
    const one = tokenCard(d, act);
    const n = amountOf(d.state, act.n, about);
    for (let i = 0; i < n; i++) {
      const id = d.create(one, who, 'row');
      d.change(id, {
        position: act.position ?? 'ready',
        ruledController: null,
        ...(act.mustObstruct ? { marks: { mustObstruct: d.state.turn } } : {}),
      });
      d.emit({ type: 'moved', card: id, from: 'outside', to: `${who}.row` });
    }
    return n > 0;
  },
  attach(d, run, act, cards, about) {
    const host = run.host ?? ('ref' in act.to ? refOf(d.state, act.to.ref, about)[0] : undefined);
    if (host === undefined) return false;
    let done = false;
    for (const id of cards) {
      const no = attachRefusal(d.state, run.player, id, host, 'equipment');
      if (no) d.emit({ type: 'noEffect', card: id, ...(no.clause === null ? {} : { clause: no.clause }) });
      else attachNow(d, id, host, 'equipment', run.player);
      done ||= no === null;
    }
    return done;
  },
  cap: (d, run, act, cards) => last(d, run, act, cards),
  again: (d, run, act, cards) => last(d, run, { ...act, until: act.until ?? 'round' }, cards),
  roll(d, run, act, cards) {
    const [id] = cards;
    if (id === undefined) return false;
    const printed = attributeOf(d.state, id, act.attribute);
    if (printed === null) {
      d.emit({ type: 'noEffect', card: id, clause: '2.24' });
      return false;
    }
    const byTexts = changeOf(d.state, id, act.roll === 'test' ? 'testRoll' : 'saveRoll');
    const threshold = thresholdFor(d.state, id, printed) + byTexts;
    roll(d, playerOf(d.state, id), { for: act.roll, threshold, attack: null, run: run.id }, id, undefined);
    return true;
  },
  // What these words say is done where it is asked: prices, uses, positions, keywords.
  limit: () => true,
  usable: () => true,
  price: () => true,
  religion: () => true,
  curable: () => true,
  beyondLimit: () => true,
  repeatArrival: () => true,
  wordsOfPower: () => true,
  pierce: () => true,
};

function refusedBy(d: Draft, from: CardId | null, id: CardId): boolean {
  if (from === null) return false;
  d.emit({ type: 'noEffect', card: id, cards: [from] });
  return true;
}

function changeMp(d: Draft, who: PlayerId, n: number, about: About): boolean {
  if (n > 0) {
    if (refusedBy(d, playerBannedBy(d.state, 'gainMp', who), about.self)) return false;
    // 2.37.c: outside the MP-nyerés nobody gets MP by an own effect.
    if (who === about.player && paragonWorks(d.state)) {
      d.emit({ type: 'noEffect', card: about.self, clause: '2.37.c' });
      return false;
    }
  }
  const have = d.player(who).mp;
  const mp = Math.max(0, have + n);
  d.changePlayer(who, { mp });
  d.emit({ type: n >= 0 ? 'gained' : 'mp', player: who, n: n >= 0 ? n : mp - have, card: about.self });
  return mp !== have;
}

function drawFor(d: Draft, who: PlayerId, n: number, about: About): boolean {
  // 2.37.b
  if (paragonWorks(d.state) && d.state.step !== 'draw') {
    d.emit({ type: 'noEffect', card: about.self, clause: '2.37.b' });
    return false;
  }
  return draw(d, who, n) > 0;
}

function put(d: Draft, id: CardId, to: ActOf<'move'>['to'], position?: 'ready' | 'resting' | 'wounded'): void {
  const inst = card(d.state, id);
  const side = inst.zone === 'attached' ? playerOf(d.state, id) : inst.side;
  if (to === 'deckBottom') toBottom(d, id);
  else if (to === 'deckTop') toTop(d, id);
  else if (to === 'hand' || to === 'past' || to === 'abyss') move(d, id, { zone: to, side: inst.owner });
  else if (to === 'deck') move(d, id, { zone: 'future', side: inst.owner });
  else if (to === 'pastOrAbyss') toPastOrAbyss(d, id, 'expired', 'ALAP.23');
  else if (to === 'store') move(d, id, { zone: 'store', side: playerOf(d.state, id) });
  else if (isAdventurer(d.state, id) && inst.zone === 'team') {
    move(d, id, { zone: 'row', side });
    setPosition(d, id, position ?? (inst.damage > 0 ? 'wounded' : 'resting'));
    if (inst.damage > 0) d.change(id, { damage: 0 });
  }
}

const untilOf = (until: Until | undefined): Lasting['until'] =>
  until === undefined ? 'game' : until === 'duration' ? 'turn' : until;

function last(d: Draft, run: Running, act: Act, cards: readonly CardId[], back: PlayerId | null = null): boolean {
  const until = act.do === 'nextCost' ? 'turn' : untilOf(act.until);
  // What a passing card says of its own attack is over with the manoeuvre it was made in.
  const passing =
    until === 'game' && act.do === 'stat' && !inPresent(d.state, run.source) && cards.includes(run.source);
  const entry: Lasting = {
    id: d.freshId(),
    act,
    source: run.source,
    player: run.player,
    cards,
    until: passing ? 'manoeuvre' : until,
    back,
  };
  d.set({ lasting: [...d.state.lasting, entry] });
  d.emit({ type: 'lasting', card: run.source, cards, word: until });
  return true;
}

// The same token is the same card, so that ten of them do not make ten definitions.
function tokenCard(d: Draft, act: ActOf<'token'>): Card {
  const known = d.state.defs.find((one) => one.token && one.name === act.name);
  if (known && !act.as) return known;
  const as = act.as;
  const made = stubCard(act.name, {
    type: 'adventurer',
    token: true,
    ...(as
      ? {
          mainClasses: as.mainClasses,
          subclasses: as.subclasses,
          level: as.level,
          attributes: { fizikum: as.fizikum, asztral: as.asztral, mental: as.mental },
        }
      : {}),
  });
  return d.state.defs.find((one) => JSON.stringify(one) === JSON.stringify(made)) ?? made;
}

/** Carries out one act. */
export function acting(d: Draft, run: Running, act: Act, cards: readonly CardId[], about: About): boolean {
  const doer = DOERS[act.do] as Doer<Act['do']> | undefined;
  return doer ? doer(d, run, act as never, cards, about) : false;
}
