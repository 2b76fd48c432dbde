import { createSignal } from 'solid-js';

const [message, setMessage] = createSignal('');

/** What the screen reader is told next; the shell shows it in a polite live region. */
export const announcement = message;

/** Tells screen readers something that others see change, e.g. a new verdict. The same text twice is told twice. */
export function announce(text: string): void {
  setMessage((before) => (before === text ? `${text}\u00a0` : text));
}
