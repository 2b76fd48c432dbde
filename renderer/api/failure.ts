import { ORPCError } from '@orpc/client';
import type { InvalidField, ReadOnlyReason, RestoreRefusal, ThingKind } from '../../main/api/contract/index.ts';
import { failureTexts } from '../../messages/page/failure.ts';
import { lang } from '../app/i18n.ts';

/** Data of the errors the contract names, by code. */
interface FailureData {
  readonly INVALID: { readonly problems: readonly InvalidField[] };
  readonly READ_ONLY: ReadOnlyReason;
  readonly DISK: { readonly code: string; readonly path: string | null };
  readonly NOT_FOUND: { readonly kind: ThingKind; readonly id: string | number };
  readonly ALREADY_THERE: { readonly kind: ThingKind; readonly name: string };
  readonly SWAP: { readonly code: string; readonly aside: string | null };
  readonly STALE_VERSION: unknown;
  readonly NOT_RESTORABLE: { readonly reason: RestoreRefusal };
}

/** True for a typed error of this code. */
export function isFailure<C extends keyof FailureData>(error: unknown, code: C): error is ORPCError<C, FailureData[C]> {
  return error instanceof ORPCError && error.code === code;
}

/** True for a write that came too late; `current` is what stands now, of the type the call's contract names. */
export function isStale<Current>(error: unknown): error is ORPCError<'STALE_VERSION', { readonly current: Current }> {
  return isFailure(error, 'STALE_VERSION');
}

/** Any error of a call as a full sentence in the player's language. */
export function sentenceOf(error: unknown): string {
  const t = failureTexts[lang()];
  if (isFailure(error, 'READ_ONLY')) return t.readOnly[error.data.reason](error.data.path);
  if (isFailure(error, 'DISK')) return t.disk(error.data.code);
  if (isFailure(error, 'SWAP')) return t.swap(error.data.code, error.data.aside);
  if (isFailure(error, 'NOT_FOUND')) return t.notFound(t.thing[error.data.kind]);
  if (isFailure(error, 'ALREADY_THERE')) return t.alreadyThere(error.data.name);
  if (isFailure(error, 'STALE_VERSION')) return t.stale;
  if (isFailure(error, 'NOT_RESTORABLE')) return t.notRestorable[error.data.reason];
  if (isFailure(error, 'INVALID')) {
    const place = error.data.problems[0]?.path;
    return place ? t.invalidAt(place) : t.invalid;
  }
  return t.unexpected(error instanceof Error ? error.message : String(error));
}
