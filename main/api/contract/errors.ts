import { oc, type } from '@orpc/contract';

/** What a call can be about; names the thing in "not found" and "already there". */
export type ThingKind =
  | 'deck'
  | 'version'
  | 'folder'
  | 'card'
  | 'picture'
  | 'search'
  | 'game'
  | 'format'
  | 'backup'
  | 'collectionStep';

/** Why nothing can be written just now; the page shows it as a notice and keeps every reading function going. */
export interface ReadOnlyReason {
  /**
   * `newerProgram`: a newer version of the program wrote the file. `folder`: file or folder may not be written.
   * `damaged`: the data base is lost or damaged and waits for the player's choice (`rescue`). `moved`: the file was moved,
   * deleted or replaced while the program was working on it.
   */
  readonly reason: 'newerProgram' | 'folder' | 'damaged' | 'moved';
  /** The data folder or file that is meant. */
  readonly path: string;
}

/** One fault in what was sent: where, and what kind. `path` is dotted ("deck.sections.jovo.3.count"), empty for the whole. */
export interface InvalidField {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Errors every call can give, as typed values (`safe(client.x())`); the sentences are the page's. */
export const base = oc.errors({
  /**
   * A file could not be put in the place of the data base. `aside` null: everything is as it was; else the data base lies under
   * that name until the next start, which brings it back.
   */
  SWAP: { data: type<{ code: string; path: string; aside: string | null }>() },
  INVALID: { data: type<{ problems: readonly InvalidField[] }>() },
  READ_ONLY: { data: type<ReadOnlyReason>() },
  /** The disk refused: `code` is the system's (ENOSPC, EACCES, SQLITE_FULL …). Nothing was changed. */
  DISK: { data: type<{ code: string; path: string | null }>() },
});

/** Calls that name a thing. */
export const withThing = base.errors({
  NOT_FOUND: { data: type<{ kind: ThingKind; id: string | number }>() },
});

/** Calls that would make a second thing of one name. */
export const withName = withThing.errors({
  ALREADY_THERE: { data: type<{ kind: ThingKind; name: string }>() },
});
