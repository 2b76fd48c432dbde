import type { Services } from '../services/services.ts';

/** Services that can be exchanged for others under a router that is already in use. */
export interface Switch {
  readonly services: Services;
  current(): Services;
  to(next: Services): void;
}

/** Passes every call on to the services that are current at the time. */
export function switchable(first: Services): Switch {
  let current = first;
  const call = (group: string, name: string) => {
    return (...given: unknown[]) => {
      const functions = Reflect.get(current, group) as Record<string, (...args: unknown[]) => unknown>;
      return functions[name]?.(...given);
    };
  };
  const groups = (group: string) => new Proxy({}, { get: (_, name: string) => call(group, name) });
  const services = new Proxy({} as Services, { get: (_, group: string) => groups(group) });
  return {
    services,
    current: () => current,
    to(next) {
      current = next;
    },
  };
}
