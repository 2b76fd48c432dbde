import { createMemo, createRoot, createSignal } from 'solid-js';
import { type Field, prepareField } from '../../../../engine/homalyrev/board/field.ts';
import type { Hex } from '../../../../engine/homalyrev/board/hex.ts';
import { pathTo } from '../../../../engine/homalyrev/board/movement.ts';
import { type Decision, decide } from '../../../../engine/homalyrev/monster/decide.ts';
import { readSituation } from '../../../../engine/homalyrev/monster/situation.ts';
import { readScenario } from '../../../../engine/homalyrev/scenario-file.ts';
import { Rng } from '../../../../engine/random/rng.ts';
import type { homalyrevTexts } from '../../../../messages/page/homalyrev.ts';
import { type History, record, redo, startHistory, undo } from '../history.ts';
import { keepBetweenVisits } from '../kept.ts';
import { asScenario, type Draft, type Edited, type EditRefusal, figureById, moveFigure } from './draft.ts';
import { type Highlight, highlightOfOutcome, highlightOfReason, NO_HIGHLIGHT } from './highlight.ts';
import { SAMPLES } from './samples.ts';
import type { Tool } from './tools.ts';

type EditName = keyof typeof homalyrevTexts.hu.edits;

const [history, setHistory] = createSignal<History<Draft, EditName>>(startHistory<Draft, EditName>(SAMPLES.room));
const [refusal, setRefusal] = createSignal<EditRefusal | null>(null);

/** The board as it stands, without a move that is still being dragged. */
export const draft = (): Draft => history().state;
/** Why the last edit was refused; null once one is made. */
export const lastRefusal = refusal;

export const nextUndo = (): EditName | undefined => history().done.at(-1)?.edit;
export const nextRedo = (): EditName | undefined => history().undone.at(-1)?.edit;

/**
 * Takes an edit over, or keeps its refusal to be shown. Edits with the same `stroke` in a row are one step of undo.
 * @returns true if it was made.
 */
export function apply(name: EditName, edited: Edited, stroke: string | null = null): boolean {
  setRefusal(edited.ok ? null : edited.refusal);
  if (!edited.ok) return false;
  if (edited.draft !== draft()) setShown(null);
  setHistory((before) => record(before, name, edited.draft, stroke));
  return true;
}

export function undoEdit(): void {
  setRefusal(null);
  setShown(null);
  setHistory(undo);
}

export function redoEdit(): void {
  setRefusal(null);
  setShown(null);
  setHistory(redo);
}

export const [tool, setTool] = createSignal<Tool>('select');
export const [cursor, setCursor] = createSignal<Hex | null>(null);
export const [selected, setSelected] = createSignal<string | null>(null);
export const [sightOrigin, setSightOrigin] = createSignal<Hex | null>(null);
/** A figure being moved, by mouse or keyboard, and the hex it is over. */
export const [carried, setCarried] = createSignal<{ readonly id: string; readonly over: Hex } | null>(null);
export const [seed, setSeed] = createSignal(1);

/** What the player looks at: a step of the reasons or one of the outcomes; null = the overview. */
export type Shown = { readonly kind: 'reason' | 'outcome'; readonly index: number };
export const [shown, setShown] = createSignal<Shown | null>(null);

const NO_DECISION: Decision = { foci: [], outcomes: [], reasons: [] };

const memos = createRoot(() => {
  // A move being dragged shows its answer before it is made.
  const seen = createMemo<Draft>(() => {
    const move = carried();
    const moved = move ? moveFigure(draft(), move.id, move.over) : null;
    return moved?.ok ? moved.draft : draft();
  });
  const board = createMemo(() => seen().board);
  const field = createMemo<Field>(() => prepareField(board()));
  const scenario = createMemo(() => asScenario(seen()));
  const decision = createMemo<Decision>(() => {
    const question = scenario();
    return question ? decide(question, field()) : NO_DECISION;
  });
  const way = createMemo(() => {
    const question = scenario();
    if (!question) return () => [];
    const { mover, ways } = readSituation(question, field());
    return (hex: Hex): readonly Hex[] => {
      const index = field().indexOf(hex[0], hex[1]);
      return index < 0 ? [] : pathTo(mover, ways, index);
    };
  });
  const highlight = createMemo<Highlight>(() => {
    const view = shown();
    const { reasons, outcomes, foci } = decision();
    const reason = view?.kind === 'reason' ? reasons[view.index] : undefined;
    if (reason) return highlightOfReason(reason, way());
    const outcome = view?.kind === 'outcome' ? outcomes[view.index] : outcomes.length === 1 ? outcomes[0] : undefined;
    if (outcome) return highlightOfOutcome(outcome);
    return { ...NO_HIGHLIGHT, figures: foci };
  });
  return { seen, field, decision, highlight };
});

/** The board as it is shown: with the move being dragged. */
export const seen: () => Draft = memos.seen;
export const field: () => Field = memos.field;
/** The engine's answer for the board as it is shown; empty while nobody acts. */
export const decision: () => Decision = memos.decision;
export const highlight: () => Highlight = memos.highlight;

export const selectedFigure = () => figureById(draft(), selected());

/** One of the outcomes by the seed: the same seed and board always give the same. */
export function drawOutcome(): number | null {
  const { outcomes } = decision();
  if (outcomes.length === 0) return null;
  const index = Rng.seeded(seed()).below(outcomes.length);
  setShown({ kind: 'outcome', index });
  return index;
}

/** Steps through the reasons, from the first or the last one if none is shown. */
export function stepReason(by: 1 | -1): void {
  const count = decision().reasons.length;
  if (count === 0) return;
  const view = shown();
  const index = view?.kind === 'reason' ? view.index + by : by === 1 ? 0 : count - 1;
  setShown({ kind: 'reason', index: Math.min(count - 1, Math.max(0, index)) });
}

/** Puts another board in place; the one before stays in the undo list. */
export function loadDraft(next: Draft): void {
  setSelected(null);
  setSightOrigin(null);
  setCarried(null);
  setCursor(null);
  apply('load', { ok: true, draft: next });
}

keepBetweenVisits('homalyrev.board', draft, (value) => {
  const read = readScenario(value);
  if (read.ok) setHistory(startHistory<Draft, EditName>(read.value));
});
