import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, InferSchemaOutput, Meta } from '@orpc/contract';
import type { Contract } from '../api/contract/index.ts';

/** What a call brings along beside its input. */
export interface Call {
  /** Aborted when the caller goes away; ends streams. */
  readonly signal?: AbortSignal | undefined;
}

type Handler<I extends AnySchema, O extends AnySchema> = (
  input: InferSchemaOutput<I>,
  call: Call,
) => InferSchemaInput<O> | Promise<InferSchemaInput<O>>;

type Handlers<C> =
  C extends ContractProcedure<infer I extends AnySchema, infer O extends AnySchema, ErrorMap, Meta>
    ? Handler<I, O>
    : { readonly [K in keyof C]: Handlers<C[K]> };

/**
 * One function for every procedure of the contract, typed by it: the compiler finds a missing or differing one. The
 * router, the command line and the tests call the same functions. They throw a {@link ServiceError} for the errors
 * the contract names.
 */
export type ServiceFunctions = Handlers<Contract>;

/** The services over one data folder. */
export interface Services extends ServiceFunctions {
  /** Work that need not hold up the start: the backup of the day. A failure becomes a notice of `system.info`. */
  afterStart(): void;
  /** Closes the data base; nothing may be called afterwards. */
  close(): void;
}
