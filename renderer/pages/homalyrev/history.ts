/** Something being edited, with every step that can be taken back and brought again. Immutable. */
export interface History<State, Edit> {
  readonly state: State;
  readonly done: readonly Step<State, Edit>[];
  readonly undone: readonly Step<State, Edit>[];
}

interface Step<State, Edit> {
  readonly edit: Edit;
  readonly before: State;
  readonly after: State;
  readonly stroke: string | null;
}

const LONGEST = 300;

export const startHistory = <State, Edit>(state: State): History<State, Edit> => ({ state, done: [], undone: [] });

/**
 * The history with one more edit; an edit that changes nothing leaves no step. Edits of one `stroke` in a row (a line
 * painted in one go, a number typed digit by digit) are one step.
 */
export function record<State, Edit>(
  history: History<State, Edit>,
  edit: Edit,
  after: State,
  stroke: string | null = null,
): History<State, Edit> {
  if (after === history.state) return history;
  const last = history.done.at(-1);
  const goesOn = stroke !== null && last?.stroke === stroke && history.undone.length === 0;
  const step = { edit, before: goesOn ? last.before : history.state, after, stroke };
  const earlier = goesOn ? history.done.slice(0, -1) : history.done;
  return { state: after, done: [...earlier, step].slice(-LONGEST), undone: [] };
}

export function undo<State, Edit>(history: History<State, Edit>): History<State, Edit> {
  const step = history.done.at(-1);
  if (!step) return history;
  return { state: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

export function redo<State, Edit>(history: History<State, Edit>): History<State, Edit> {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { state: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}
