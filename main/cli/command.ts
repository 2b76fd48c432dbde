import type { Lang, Translations } from '../../messages/lang.ts';

/** Where a command reads and writes; the tests pass their own. */
export interface CliIo {
  readonly lang: Lang;
  /** Bytes of a file, or of standard input for "-". @throws UsageError naming the path if it cannot be read. */
  read(path: string): Promise<Uint8Array>;
  write(path: string, data: Uint8Array | string): Promise<void>;
  out(text: string): void;
  /** Progress and hints; never part of the answer. */
  err(text: string): void;
}

/** Exit codes of the contract (design, section 5). */
export const EXIT = { ok: 0, no: 1, usage: 2 } as const;

/** One command of the command line. `run` gives the exit code; a question that cannot be understood is a {@link UsageError}. */
export interface Command {
  readonly name: string;
  /** The call, in one line, as the help and usage errors show it. */
  readonly usage: string;
  readonly summary: { readonly hu: string; readonly en: string };
  run(args: readonly string[], io: CliIo): Promise<number>;
}

/** The question could not be understood: one sentence on standard error, nothing on standard output, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly #sentence: string | Translations<string>;

  /** A sentence in the language of the call, or in every language where that is not known yet. */
  constructor(sentence: string | Translations<string>) {
    super(typeof sentence === 'string' ? sentence : sentence.hu);
    this.#sentence = sentence;
  }

  in(lang: Lang): string {
    return typeof this.#sentence === 'string' ? this.#sentence : this.#sentence[lang];
  }
}
