/** What the window's host says to the page before it closes or reloads it; a port for the {@link FlushAnswer} comes along. */
export const FLUSH_REQUEST = 'jovolato:flush';

/** Whether everything is written; if not, why, as a sentence in the player's language. */
export type FlushAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: string };
