import { isContractProcedure } from '@orpc/contract';
import { implement, type Router } from '@orpc/server';
import type { Call, ServiceFunctions } from '../../services/services.ts';
import { type Contract, contract } from '../contract/index.ts';
import { asContractError } from './errors.ts';

type AnyHandler = (input: unknown, call: Call) => unknown;
interface Binder {
  handler(run: (options: { input: unknown; signal?: AbortSignal | undefined }) => Promise<unknown>): unknown;
}

/**
 * The router of the contract over the services: one procedure for each function, inputs validated by the contract,
 * errors as the contract's typed values. The same router serves a message port, a WebSocket and the tests.
 */
export function createRouter(services: ServiceFunctions): Router<Contract, Record<never, never>> {
  const guarded = implement(contract).use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      throw asContractError(error);
    }
  });
  return bind(contract, guarded, services) as Router<Contract, Record<never, never>>;
}

// The three trees have one shape, which ServiceFunctions takes from the contract's own type; walking them together
// loses the types of the single procedures, so they are put back by the one cast above.
function bind(tree: object, implementer: object, functions: object): unknown {
  if (isContractProcedure(tree)) {
    const run = functions as AnyHandler;
    return (implementer as Binder).handler(async ({ input, signal }) => await run(input, { signal }));
  }
  const names = Object.keys(tree);
  const inside = (parent: object, name: string) => (parent as Record<string, object>)[name] as object;
  return Object.fromEntries(
    names.map((name) => [name, bind(inside(tree, name), inside(implementer, name), inside(functions, name))]),
  );
}
