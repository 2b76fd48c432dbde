import { ORPCError, ValidationError } from '@orpc/server';
import { ReadOnlyError, SwapError } from '../../../db/errors.ts';
import { ServiceError } from '../../services/service-error.ts';

/** System and SQLite errors a player can do something about; everything else is a fault of the program. */
const DISK_CODES =
  /^(ENOSPC|EACCES|EPERM|EROFS|EIO|EDQUOT|EMFILE|EBUSY|ENOENT|SQLITE_FULL|SQLITE_IOERR\w*|SQLITE_BUSY\w*|SQLITE_CANTOPEN\w*)$/;

/** The error as the contract names it: service errors by their code, refused input as INVALID, a refusing disk as DISK. */
export function asContractError(error: unknown): unknown {
  if (error instanceof ServiceError) return new ORPCError(error.code, { data: error.data, cause: error });
  if (error instanceof ReadOnlyError) {
    return new ORPCError('READ_ONLY', { data: { reason: error.reason, path: error.path }, cause: error });
  }
  if (error instanceof SwapError) {
    const { code, path, aside } = error;
    return new ORPCError('SWAP', { data: { code, path, aside }, cause: error });
  }
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    const problems = error.cause.issues.map((issue) => ({
      path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      code: 'code' in issue && typeof issue.code === 'string' ? issue.code : 'invalid',
      message: issue.message,
    }));
    return new ORPCError('INVALID', { data: { problems }, cause: error });
  }
  const { code, path } = error as { code?: unknown; path?: unknown };
  if (typeof code === 'string' && DISK_CODES.test(code)) {
    return new ORPCError('DISK', { data: { code, path: typeof path === 'string' ? path : null }, cause: error });
  }
  return error;
}
