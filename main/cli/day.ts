import { UsageError } from './command.ts';

/** The day given to an option, as YYYY-MM-DD; today by the machine's calendar if none is. @throws UsageError if it is no day. */
export function dayOption(text: string | undefined, option: string): string {
  const now = new Date();
  if (text === undefined) {
    const two = (n: number) => String(n).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // A day that does not exist comes out as another one, or as none.
  if (day === null || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new UsageError(`${option}: nap kell ide ÉÉÉÉ-HH-NN alakban, ez nem az: „${text}”.`);
  }
  return text;
}
