import type { RefusalCode } from './codes.ts';

/**
 * Why a command cannot be carried out: data, never a sentence. `code` picks the sentence in messages/table.ts, `clause`
 * the rule it rests on (null where only the state of the table speaks against it), `numbers` and `cards` fill it in.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly clause: string | null;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly words?: Readonly<Record<string, string>>;
  readonly cards?: readonly number[];
}

export function refuse(
  code: RefusalCode,
  clause: string | null,
  more: Pick<Refusal, 'numbers' | 'words' | 'cards'> = {},
): Refusal {
  return { code, clause, ...more };
}
