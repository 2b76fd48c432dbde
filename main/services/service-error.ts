import type { ReadOnlyReason, ThingKind } from '../api/contract/index.ts';

/** An error the contract names, thrown by a service; the router turns it into the typed value. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: string;
  readonly data: unknown;

  constructor(code: string, data: unknown) {
    super(`${code} ${JSON.stringify(data)}`);
    this.code = code;
    this.data = data;
  }
}

export const notFound = (kind: ThingKind, id: string | number) => new ServiceError('NOT_FOUND', { kind, id });

export const alreadyThere = (kind: ThingKind, name: string) => new ServiceError('ALREADY_THERE', { kind, name });

export const invalid = (path: string, code: string, message: string = code) =>
  new ServiceError('INVALID', { problems: [{ path, code, message }] });

export const readOnly = (reason: ReadOnlyReason) => new ServiceError('READ_ONLY', reason);

export const disk = (code: string, path: string | null) => new ServiceError('DISK', { code, path });
