import { batch, createMemo, createRoot, createSignal } from 'solid-js';
import { explain } from '../../../engine/mk/table/apply.ts';
import type { Command } from '../../../engine/mk/table/commands/index.ts';
import { goTo, perform, redo, type Session, undo } from '../../../engine/mk/table/session.ts';
import type { TableEvent } from '../../../engine/mk/table/state/events.ts';
import type { CardId, State } from '../../../engine/mk/table/state/types.ts';
import { tableTexts } from '../../../messages/page/table/index.ts';
import { announce } from '../../app/announce.ts';
import { lang } from '../../app/i18n.ts';
import { moveCards } from './board/glide.ts';
import { visibleName } from './context.ts';
import { type Attack, attackAfter, attackersFor, attackFields, summoningOf } from './play/attack.ts';
import { handMeaning } from './play/by-hand.ts';
import { dropMeanings, openSpots } from './play/drop.ts';
import { equipping } from './play/equip.ts';
import { type Field, fieldsFor, isOpen, oneCard, rebuildingFields, withAnswer } from './play/fields.ts';
import { stepLines, stepName } from './play/log.ts';
import type { Offer, OfferId } from './play/offers.ts';
import { togglePick } from './play/pick.ts';
import { MAX_BRANCHES } from './play/saved.ts';
import { type Refusal, type Spot, spotKey } from './play/types.ts';
import { whyNot } from './play/why.ts';

/** What the player is in the middle of. */
export type Mode =
  | { readonly kind: 'idle' }
  /** A card is picked up and looks for a place. */
  | { readonly kind: 'carry'; readonly card: CardId; readonly open: ReadonlySet<string> }
  /** One of several targets is to be chosen for an offer. */
  | { readonly kind: 'target'; readonly card: CardId; readonly offer: Offer; readonly open: ReadonlySet<string> }
  /** A team is being put together. */
  | {
      readonly kind: 'team';
      readonly command: Extract<Command, { type: 'start' | 'obstruct' }>;
      readonly team: readonly CardId[];
      readonly open: ReadonlySet<string>;
    };

/** A command that waits for something the player has to say. */
export interface Ask {
  readonly command: Command;
  readonly fields: readonly Field[];
  readonly title: string;
  readonly near: CardId | null;
}

/** Why a move was refused, shown beside a card; with the same move by hand, where there is one. */
export interface Refused {
  readonly refusal: Refusal;
  readonly near: CardId | null;
  readonly byHand: Command | null;
}

/** Several meanings of one gesture, to be chosen from. */
export interface Choice {
  readonly near: Spot;
  readonly commands: readonly Command[];
}

const IDLE: Mode = { kind: 'idle' };

/** The game on the table: session, what the player is doing, and everything the page does with it. */
export function createGame(start: Session, startBranches: readonly Session[] = []) {
  return createRoot((dispose) => {
    const [session, setSession] = createSignal(start);
    const [branches, setBranches] = createSignal(startBranches);
    const [mode, setMode] = createSignal<Mode>(IDLE);
    const [ask, setAsk] = createSignal<Ask | null>(null);
    const [refused, setRefused] = createSignal<Refused | null>(null);
    const [choice, setChoice] = createSignal<Choice | null>(null);
    const [focus, setFocus] = createSignal<string>('zone:self.hand');
    const [chosen, setChosen] = createSignal<readonly CardId[]>([]);
    /** What was said of an attack whose card is still to take effect. */
    let planned: Attack | null = null;
    const state = createMemo((): State => session().state);
    const words = () => tableTexts[lang()];

    const clear = () => {
      setMode(IDLE);
      setAsk(null);
      setRefused(null);
      setChoice(null);
      setChosen([]);
    };

    /** Shows another point of the game; cards glide to their new places. */
    const show = (next: Session) => {
      moveCards(() =>
        batch(() => {
          setSession(next);
          clear();
        }),
      );
    };

    const tell = (events: readonly TableEvent[]) => {
      const lines = stepLines(events, state(), lang(), words());
      if (lines.length > 0) announce(lines.map((line) => line.text).join(' '));
    };

    /** Carries a command out, asks for what it lacks, or says why it cannot be. True if it was carried out. */
    const run = (command: Command, near: CardId | null = null, byHand: Command | null = null): boolean => {
      const before = session();
      const done = perform(before, command);
      if (done.ok) {
        // Going on from an earlier point leaves a way behind; it stays within reach.
        if (before.at < before.total) setBranches((all) => [before, ...all].slice(0, MAX_BRANCHES));
        show(done.session);
        tell(done.events);
        strikeAfter(before, command);
        return true;
      }
      const fields = fieldsFor(before.state, command, done.refusal);
      batch(() => {
        setMode(IDLE);
        setChoice(null);
        if (fields.length > 0) {
          setRefused(null);
          setAsk({ command, fields, title: words().commandName(command.type), near });
        } else {
          setAsk(null);
          refuse(done.refusal, near, byHand);
        }
      });
      return false;
    };

    /** An attack card of a fight has taken effect: the attack is made with it, by whom and on whom was said before. */
    const strikeAfter = (before: Session, command: Command) => {
      if (command.type !== 'resolve' || command.ineffective || state().decisions.length > 0) return;
      const entry = before.state.timeline.at(-1);
      if (entry?.kind !== 'card' || entry.player !== 'self') return;
      const next = attackAfter(state(), entry.card, summonedBy(before, entry.card));
      if (!next) return;
      const said = planned?.with === entry.card && next.command.target === planned.target ? planned : null;
      planned = null;
      if (said) askFor(said, attackFields(state(), said), words().commandName('attack'), said.attacker);
      else askFor(next.command, next.fields, words().commandName('attack'), next.command.attacker);
    };

    const refuse = (refusal: Refusal, near: CardId | null, byHand: Command | null = null) => {
      setRefused({ refusal, near, byHand });
      announce(whyNot(refusal, state(), lang()));
    };

    /** Opens a form whose answers complete the command. */
    const askFor = (command: Command, fields: readonly Field[], title: string, near: CardId | null = null) => {
      batch(() => {
        clear();
        setAsk({ command, fields, title, near });
      });
    };

    /** Gives the open form its answers. */
    const answer = (answers: Readonly<Record<string, unknown>>) => {
      const open = ask();
      if (!open) return;
      let command = open.command;
      for (const [name, value] of Object.entries(answers)) command = withAnswer(command, name, value);
      setAsk(null);
      const summoning = command.type === 'attack' ? summoningOf(state(), command) : null;
      if (summoning && command.type === 'attack') planned = command;
      run(summoning ?? command, open.near);
    };

    const pickUp = (card: CardId) => {
      batch(() => {
        clear();
        setMode({ kind: 'carry', card, open: openSpots(state(), card) });
      });
      announce(words().pickedUp(visibleName(state(), card, words())));
    };

    /** Lays the carried card on a spot: does what that means, offers several meanings, or says why none is possible. */
    const layOn = (spot: Spot) => {
      const now = mode();
      if (now.kind === 'team') return spot.kind === 'card' ? toggleMember(spot.id) : undefined;
      if (now.kind === 'target') return aimAt(spot);
      if (now.kind !== 'carry') return;
      setMode(IDLE);
      const meanings = dropMeanings(state(), now.card, spot);
      const open = meanings.filter((command) => isOpen(state(), command));
      const [only] = open;
      if (open.length === 1 && only) return begin(only, now.card);
      if (open.length > 1) return setChoice({ near: spot, commands: open });
      // Laid back where it came from: nothing is meant.
      if (meanings.length === 0 && isHome(state(), now.card, spot)) return;
      const byHand = handMeaning(state(), now.card, spot);
      const [first] = meanings;
      if (first) {
        const refusal = explain(state(), first);
        if (refusal) return refuse(refusal, now.card, byHand);
      }
      if (byHand)
        setRefused({ refusal: { code: 'NOT_OFFERED', clause: null, cards: [now.card] }, near: now.card, byHand });
    };

    /** A manoeuvre waits for the rest of its team, some commands for a choice, everything else happens at once. */
    const begin = (command: Command, near: CardId) => {
      if (command.type === 'start' || command.type === 'obstruct') return gather(command);
      const first = command.type === 'summon' ? choiceBefore(command) : [];
      if (first.length > 0) askFor(command, first, words().commandName(command.type), near);
      else run(command, near);
    };

    /** What is to be chosen before a card laid on the table is summoned: how it is paid, or who attacks with it. */
    const choiceBefore = (command: Extract<Command, { type: 'summon' }>): readonly Field[] => {
      const [target] = command.targets ?? [];
      const able = target === undefined ? [] : attackersFor(state(), command.card, target);
      if (able.length > 0 && command.summoner === undefined) return [oneCard('summoner', able)];
      return rebuildingFields(state(), command);
    };

    const gather = (command: Extract<Command, { type: 'start' | 'obstruct' }>) => {
      batch(() => {
        clear();
        setMode({ kind: 'team', command, team: command.team, open: joiners(command) });
      });
      announce(words().gathering);
    };

    /** Who could join: with each of them alone the manoeuvre would be possible. */
    const joiners = (command: Extract<Command, { type: 'start' | 'obstruct' }>): ReadonlySet<string> => {
      const side =
        command.type === 'start' ? command.player : state().manoeuvre?.initiator === 'self' ? 'dummy' : 'self';
      const able = state().zones[side].row.filter((id) => explain(state(), { ...command, team: [id] }) === null);
      return new Set(able.map((id) => spotKey({ kind: 'card', id })));
    };

    const toggleMember = (id: CardId) => {
      const now = mode();
      if (now.kind !== 'team') return;
      if (now.team.includes(id)) {
        setMode({ ...now, team: now.team.filter((other) => other !== id) });
        return;
      }
      const team = [...now.team, id];
      const refusal = explain(state(), { ...now.command, team });
      if (refusal) return refuse(refusal, id);
      setRefused(null);
      setMode({ ...now, team });
    };

    /** The team is complete: the manoeuvre starts. */
    const confirmTeam = () => {
      const now = mode();
      if (now.kind === 'team') run({ ...now.command, team: [...now.team] }, now.team[0] ?? null);
    };

    /** A member takes up an item out of the raktár; the team goes on being put together. */
    const equip = (item: CardId, bearer: CardId) => {
      const now = mode();
      if (!run(equipping(item, bearer), bearer) || now.kind !== 'team') return;
      setMode({ ...now, open: joiners(now.command) });
    };

    const aimAt = (spot: Spot) => {
      const now = mode();
      if (now.kind !== 'target' || spot.kind !== 'card') return;
      const hit = now.offer.targets.find((one) => one.target === spot.id);
      if (!hit) return refuse({ code: 'NOT_OFFERED', clause: null, cards: [spot.id] }, spot.id);
      setMode(IDLE);
      const form = now.offer.formFor?.(hit.command) ?? now.offer.form;
      if (form.length > 0) askFor(hit.command, form, titleOf(now.offer), now.card);
      else begin(now.offer.team ? withMember(hit.command, now.card) : hit.command, now.card);
    };

    /** Takes up an offer of a card's menu. */
    const take = (offer: Offer, card: CardId) => {
      if (offer.refusal) return refuse(offer.refusal, card);
      const [first] = offer.targets;
      if (offer.command && offer.form.length > 0) return askFor(offer.command, offer.form, titleOf(offer), card);
      if (offer.command && offer.team) return begin(offer.command, card);
      if (offer.command) return run(offer.command, card);
      if (!first) return;
      const goalChosen =
        offer.team && first.target !== null && offer.targets.every((one) => isMember(one.command, one.target));
      if (goalChosen || offer.targets.length === 1) {
        const form = offer.formFor?.(first.command) ?? offer.form;
        if (form.length > 0) return askFor(first.command, form, titleOf(offer), card);
        return begin(goalChosen ? withTeam(first.command, []) : first.command, card);
      }
      batch(() => {
        clear();
        const open = offer.targets.flatMap(({ target }) =>
          target === null ? [] : [spotKey({ kind: 'card', id: target })],
        );
        setMode({ kind: 'target', card, offer, open: new Set(open) });
      });
      announce(words().chooseTarget);
    };

    /** Cards the open question can be answered with; none where it is a yes or no. */
    const options = createMemo((): readonly CardId[] => {
      const decision = state().decisions[0];
      return decision && decision.preset === null && decision.kind !== 'roll' ? decision.options : [];
    });

    /** Takes a card into the answer of the open question, or out of it; of one wanted the last pick stands. */
    const choose = (id: CardId) => {
      const decision = state().decisions[0];
      if (!decision || !options().includes(id)) return;
      setChosen((before) => togglePick(before, id, decision.max));
    };

    const titleOf = (offer: Offer): string => words().offers[offer.id].replace(/…$/, '');

    const undoName = createMemo(() => nameOfStep(session(), session().at - 1));
    const redoName = createMemo(() => nameOfStep(session(), session().at));

    const back = (steps = 1) => {
      if (session().at === 0) return;
      const name = undoName();
      show(undo(session(), steps));
      announce(words().undone(name));
    };
    const forward = (steps = 1) => {
      if (session().at >= session().total) return;
      const name = redoName();
      show(redo(session(), steps));
      announce(words().redone(name));
    };

    return {
      session,
      state,
      branches,
      mode,
      ask,
      refused,
      choice,
      focus,
      setFocus,
      run,
      askFor,
      answer,
      pickUp,
      layOn,
      begin,
      toggleMember,
      confirmTeam,
      equip,
      take,
      clear,
      refuse,
      back,
      forward,
      undoName,
      redoName,
      options,
      chosen,
      choose,
      /** Goes to the point after so many commands; nothing is forgotten. */
      goTo: (at: number) => show(goTo(session(), at)),
      /** Goes over to a way that was left; the present one takes its place among the others. */
      takeBranch: (other: Session) => {
        setBranches((all) => [session(), ...all.filter((one) => one !== other)].slice(0, MAX_BRANCHES));
        show(other);
      },
      closeRefusal: () => setRefused(null),
      closeAsk: () => setAsk(null),
      closeChoice: () => setChoice(null),
      dispose,
    };
  });
}
export type TableGame = ReturnType<typeof createGame>;
export type { OfferId };

/** How a card that waits in the Időfonal was summoned last. */
function summonedBy(session: Session, id: CardId): Extract<Command, { type: 'summon' }> | undefined {
  const before = session.history.commands.slice(0, session.at);
  const last = before.findLast((one) => one.type === 'summon' && one.card === id);
  return last?.type === 'summon' ? last : undefined;
}

function nameOfStep(session: Session, index: number): string {
  const events = session.history.events[index];
  if (!events || index < 0 || index >= session.total) return '';
  return stepName(events, session.state, lang(), tableTexts[lang()]);
}

const isMember = (command: Command, target: CardId | null): boolean =>
  command.type === 'start' && target !== null && command.team.includes(target);

const withTeam = (command: Command, team: readonly CardId[]): Command =>
  command.type === 'start' || command.type === 'obstruct' ? { ...command, team: [...team] } : command;

const withMember = (command: Command, id: CardId): Command => withTeam(command, [id]);

/** The place a card lies in, or another card of that place. */
function isHome(state: State, id: CardId, spot: Spot): boolean {
  const inst = state.cards[id];
  const at = spot.kind === 'card' ? state.cards[spot.id] : spot.kind === 'zone' ? spot : undefined;
  return inst !== undefined && at !== undefined && inst.zone === at.zone && inst.side === at.side;
}
