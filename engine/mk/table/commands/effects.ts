import { z } from 'zod';
import { CARD_TYPES } from '../../cards/card.ts';
import { isSecretLanguage } from '../../cards/keywords/secret-language.ts';
import { QUEST_LIMIT } from '../../limits.ts';
import { rulesOf } from '../rules/abilities.ts';
import { card, controllerOf, inPresent, playerOf } from '../rules/controller.ts';
import { draw as drawCards, shuffleFuture } from '../rules/drawing.ts';
import { pushTimed } from '../rules/entering.ts';
import { has, hasSecretLanguage } from '../rules/keywords.ts';
import { paragonWorks } from '../rules/paragon.ts';
import { readGrant } from '../rules/printed.ts';
import { questRoom } from '../rules/quests.ts';
import { searchRefusal, startSearch } from '../rules/searching.ts';
import { SILENCE_CLAUSE, silenceOf } from '../rules/silence.ts';
import { textAt } from '../rules/usage.ts';
import { arrive, discard as discardCard, move, toPastOrAbyss } from '../rules/zones.ts';
import { actor, amount, by, cardRef, cardRefs, command, playerId } from '../state/command.ts';
import { type Refusal, refuse } from '../state/refusal.ts';
import type { CardId, State, ZoneName } from '../state/types.ts';

/*
 * What the text of a card does, said by the player and checked against the rules. Unlike hand moves these can be refused:
 * they are the effects whose limits the rules themselves state.
 */

/** Q76: whose effect it is. */
const whose = z.enum(['own', 'enemy']).default('own');

export const draw = command({
  type: 'draw',
  schema: z.strictObject({ type: z.literal('draw'), n: z.int().min(1).max(99), player: actor }),
  run(d, { n, player = 'self' }) {
    if (paragonWorks(d.state) && d.state.step !== 'draw') return refuse('NO_DRAWING_NOW', '2.37.b');
    drawCards(d, player, n);
    return null;
  },
  candidates: (_state, player) => [{ type: 'draw' as const, n: 1, ...by(player) }],
});

export const gainMp = command({
  type: 'gainMp',
  schema: z.strictObject({ type: z.literal('gainMp'), n: z.int().min(1).max(99), by: whose, player: actor }),
  run(d, { n, by: effect, player = 'self' }) {
    if (effect === 'own' && paragonWorks(d.state)) {
      return refuse('NO_OWN_MP_NOW', d.state.step === 'gain' ? '2.37.d' : '2.37.c');
    }
    d.changePlayer(player, { mp: d.player(player).mp + n });
    d.emit({ type: 'gained', player, n });
    return null;
  },
});

/** A change of the Kézméret by an effect: `change` adds, `set` sets (2.37.e). */
export const handSize = command({
  type: 'handSize',
  schema: z.strictObject({
    type: z.literal('handSize'),
    change: z.int().min(-20).max(20).optional(),
    set: z.int().min(0).max(60).optional(),
    by: whose,
    player: actor,
  }),
  run(d, { change, set, by: effect, player = 'self' }) {
    const was = d.player(player);
    if (set !== undefined) d.changePlayer(player, { handSizeSet: { n: set, by: effect } });
    if (change !== undefined && effect === 'own') {
      if (change > 0) d.changePlayer(player, { handSizeOwn: was.handSizeOwn + change });
      else d.changePlayer(player, { handSizeOwnDown: was.handSizeOwnDown + change });
    }
    if (change !== undefined && effect === 'enemy')
      d.changePlayer(player, { handSizeEnemy: was.handSizeEnemy + change });
    d.emit({ type: 'handSize', player, n: change ?? set ?? 0, word: effect });
    return null;
  },
});

/** A change of the MP of the MP-nyerés step by an effect; without force under 2.37.d. */
export const gainChange = command({
  type: 'gainChange',
  schema: z.strictObject({ type: z.literal('gainChange'), change: z.int().min(-20).max(20), player: actor }),
  run(d, { change, player = 'self' }) {
    if (paragonWorks(d.state)) return refuse('GAIN_IS_FIXED', '2.37.d');
    d.changePlayer(player, { gainChange: d.player(player).gainChange + change });
    d.emit({ type: 'gainChange', player, n: change });
    return null;
  },
});

/** A search of the own Jövő, or a look at its top (ALAP.44). */
export const search = command({
  type: 'search',
  schema: z.strictObject({
    type: z.literal('search'),
    /** How many of the top cards are seen; null = the whole Jövő. */
    look: z.int().min(1).max(999).nullable().default(null),
    take: z.int().min(0).max(99).default(1),
    wanted: z.string().nullable().default(null),
    to: z.enum(['hand', 'present', 'top', 'bottom', 'past']).default('hand'),
    source: z.enum(CARD_TYPES).nullable().default(null),
    player: actor,
  }),
  run(d, { look, take, wanted, to, source, player = 'self' }) {
    const spec = { look, take, wanted, to, source };
    const no = searchRefusal(d.state, player, spec);
    if (no) return no;
    startSearch(d, player, spec, null);
    return null;
  },
});

/** Takes a card out of the Cserepakli: no search, no shuffle (ALAP.49). */
export const takeSpare = command({
  type: 'takeSpare',
  schema: z.strictObject({ type: z.literal('takeSpare'), card: cardRef, player: actor }),
  run(d, { card: id, player = 'self' }) {
    if (card(d.state, id).zone !== 'spare') return refuse('NOT_IN_SPARE', 'ALAP.49', { cards: [id] });
    if (card(d.state, id).owner !== player) return refuse('NOT_YOURS', 'ALAP.29', { cards: [id] });
    move(d, id, { zone: 'hand', side: player }, 'ALAP.49');
    return null;
  },
  *candidates(state, player) {
    for (const id of state.zones[player].spare) yield { type: 'takeSpare' as const, card: id, ...by(player) };
  },
});

export const shuffle = command({
  type: 'shuffle',
  schema: z.strictObject({ type: z.literal('shuffle'), player: actor }),
  run(d, { player = 'self' }) {
    shuffleFuture(d, player);
    return null;
  },
  candidates: (_state, player) => [{ type: 'shuffle' as const, ...by(player) }],
});

export const sacrifice = command({
  type: 'sacrifice',
  schema: z.strictObject({ type: z.literal('sacrifice'), card: cardRef, player: actor }),
  run(d, { card: id, player = 'self' }) {
    if (!inPlay(d.state, id)) return refuse('NOT_IN_PLAY', 'ALAP.37', { cards: [id] });
    if (playerOf(d.state, id) !== player) return refuse('NOT_YOURS_TO_SACRIFICE', 'ALAP.38', { cards: [id] });
    toPastOrAbyss(d, id, 'sacrificed', 'ALAP.37');
    return null;
  },
});

/** Destroys one card, or several at once by one effect (ALAP.43). */
export const destroy = command({
  type: 'destroy',
  schema: z.strictObject({ type: z.literal('destroy'), card: cardRef, cards: cardRefs.optional() }),
  run(d, { card: first, cards = [] }) {
    const all = [...new Set([first, ...cards])];
    const safe = all.find((id) => !inPlay(d.state, id));
    if (safe !== undefined) return refuse('NOT_DESTROYABLE_THERE', 'ALAP.43', { cards: [safe] });
    for (const id of all) if (inPlay(d.state, id)) toPastOrAbyss(d, id, 'destroyed', 'ALAP.25');
    return null;
  },
});

/** Jelen, Külső sík and Megoldott küldetések (ALAP.43). */
function inPlay(state: State, id: CardId): boolean {
  const { zone } = card(state, id);
  return zone === 'outer' || zone === 'solved' || inPresent(state, id);
}

export const kill = command({
  type: 'kill',
  schema: z.strictObject({ type: z.literal('kill'), card: cardRef }),
  run(d, { card: id }) {
    if (!inPresent(d.state, id)) return refuse('NOT_IN_PLAY', 'ALAP.25', { cards: [id] });
    toPastOrAbyss(d, id, 'died', 'ALAP.25');
    return null;
  },
});

/** Discards from the Kéz or from the top of the Jövő (ALAP.26). */
export const discard = command({
  type: 'discard',
  schema: z.strictObject({ type: z.literal('discard'), card: cardRef }),
  run(d, { card: id }) {
    const { zone } = card(d.state, id);
    if (zone !== 'hand' && zone !== 'future') return refuse('NOT_IN_HAND_OR_FUTURE', 'ALAP.26', { cards: [id] });
    discardCard(d, id);
    return null;
  },
});

const TAKEN_TO: Readonly<Record<string, ZoneName>> = { team: 'row' };

/**
 * An effect makes a card controlled by a player (ALAP.32.b, ALAP.32.c): a card whose place tells its controller moves to the
 * same place of that player first (Q69). A toronyszint that changes controller loses what is attached to it (3.01.g).
 */
export const control = command({
  type: 'control',
  schema: z.strictObject({ type: z.literal('control'), card: cardRef, player: playerId.optional() }),
  run(d, { card: id, player = 'self' }) {
    const inst = card(d.state, id);
    if (inst.zone === 'attached' || !inPlay(d.state, id)) return refuse('NOT_IN_PLAY', 'ALAP.30', { cards: [id] });
    if (controllerOf(d.state, id) === player) return refuse('CONTROLLED_ALREADY', 'ALAP.32', { cards: [id] });
    if (inst.zone === 'quests' && !questRoom(d.state, player, id)) {
      return refuse('QUEST_LIMIT', '3.02.c', { numbers: { limit: QUEST_LIMIT }, cards: [id] });
    }
    const zone = (TAKEN_TO[inst.zone] ?? inst.zone) as ZoneName;
    const position = inst.position;
    if (arrive(d, id, zone, player, { position, clause: 'ALAP.32.c' }))
      d.emit({ type: 'controlled', card: id, player });
    return null;
  },
});

/** An effect gives a card a keyword, written as on a card: "TÚLÜTÉS 3", "VÉDŐKÜSZÖB 7 SFÉ 2" (2.17.b). */
export const grant = command({
  type: 'grant',
  schema: z.strictObject({
    type: z.literal('grant'),
    card: cardRef,
    keyword: z.string().min(1).max(80),
    until: z.enum(['permanent', 'turn', 'manoeuvre', 'fight']).default('turn'),
  }),
  run(d, { card: id, keyword, until }) {
    // A word nobody knows gives nothing: said so, and not noted as given.
    if (readGrant(keyword).length === 0 && !isSecretLanguage(keyword)) {
      d.emit({ type: 'notAKeyword', card: id, word: keyword, ruling: 'R01' });
      return null;
    }
    d.change(id, { grants: [...card(d.state, id).grants, { keyword, until, from: null }] });
    d.emit({ type: 'granted', card: id, word: keyword });
    return null;
  },
});

/** Turns a card face up or down; NYÍLT LAP cannot be hidden (2.30.b). */
export const face = command({
  type: 'face',
  schema: z.strictObject({ type: z.literal('face'), card: cardRef, down: z.boolean() }),
  run(d, { card: id, down }) {
    if (down && has(d.state, id, 'faceUp')) return refuse('CANNOT_BE_HIDDEN', '2.30.b', { cards: [id] });
    d.change(id, { faceDown: down });
    d.emit({ type: down ? 'hidden' : 'revealed', card: id });
    return null;
  },
});

/**
 * A timed effect whose condition has come true, so many times by one effect, goes into the Időfonal; it is no action (JEL.O).
 * A "Ha …, akkor …" text applies once however often its condition is met (JEL.N).
 */
export const trigger = command({
  type: 'trigger',
  schema: z.strictObject({
    type: z.literal('trigger'),
    card: cardRef,
    ability: amount,
    times: z.int().min(1).max(20).default(1),
  }),
  run(d, { card: id, ability, times }) {
    const no = triggerRefusal(d.state, id, ability);
    if (no) return no;
    const once = rulesOf(d.state, id, ability)?.ifThen === true;
    if (once && times > 1) d.emit({ type: 'onceOnly', card: id, n: times, clause: 'JEL.N' });
    for (let i = 0; i < (once ? 1 : times); i++) {
      const used = pushTimed(d, id, ability, 'JEL.O');
      if (used && i === 0) return used;
      if (used)
        d.emit({ type: 'onceOnly', card: id, n: times, ...(used.clause === null ? {} : { clause: used.clause }) });
      if (used) break;
    }
    return null;
  },
});

function triggerRefusal(state: State, id: CardId, ability: number): Refusal | null {
  const rules = rulesOf(state, id, ability);
  if (!rules) return refuse('NO_SUCH_ABILITY', 'JEL.O', { cards: [id] });
  if (!inPresent(state, id)) return refuse('NOT_IN_PLAY', 'JEL.O', { cards: [id] });
  if (rules.mode !== 'timed') return refuse('NOT_TIMED', 'JEL.P', { cards: [id] });
  const silence = silenceOf(state, id, ability, textAt(state, id, ability).bearer);
  return silence ? refuse('TEXT_SILENT', SILENCE_CLAUSE[silence], { cards: [id] }) : null;
}

/**
 * A word of power (hatalomszó) of a card meets a target. What it does is done by hand; here it is settled whether it does
 * anything: TITKOS NYELV protects, unless the speaker has keyword 2.38, whose own drawbacks do not touch it either.
 */
export const wordOfPower = command({
  type: 'wordOfPower',
  schema: z.strictObject({
    type: z.literal('wordOfPower'),
    card: cardRef,
    target: cardRef,
    /** It is a negative effect of the word on the one who speaks it. */
    drawback: z.boolean().optional(),
  }),
  run(d, { card: id, target, drawback }) {
    if (!inPresent(d.state, id)) return refuse('NOT_IN_PLAY', '2.38', { cards: [id] });
    if (!inPresent(d.state, target)) return refuse('NOT_IN_PLAY', '2.38', { cards: [target] });
    const strong = has(d.state, id, 'wordsOfPower');
    if (!strong && hasSecretLanguage(d.state, target)) return refuse('SECRET_LANGUAGE', '2.38', { cards: [target] });
    const ignored = strong && drawback === true && target === id;
    d.emit({ type: 'wordOfPower', card: id, cards: [target], word: ignored ? 'ignored' : 'works', clause: '2.38' });
    return null;
  },
});

export const effectCommands = [
  wordOfPower,
  draw,
  gainMp,
  handSize,
  gainChange,
  search,
  takeSpare,
  shuffle,
  sacrifice,
  destroy,
  kill,
  discard,
  control,
  grant,
  face,
  trigger,
] as const;
