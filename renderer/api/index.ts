import { createORPCClient } from '@orpc/client';
import { createSignal } from 'solid-js';
import { connect } from '../../main/api/contract/connect.ts';
import type { ApiClient } from '../../main/api/contract/index.ts';
import { gather } from './last-words.ts';
import { plain } from './plain.ts';

const line = connect();
const [status, setStatus] = createSignal<'connecting' | 'connected' | 'lost'>('connecting');
line.onState(setStatus);

/** Calls back each time the line stands, until the returned function is called. */
export const onConnected = (listener: () => void): (() => void) =>
  line.onState((state) => state === 'connected' && listener());

/** How the line to the core of the program stands. */
export const connection = status;

/** Every call to the rest of the program goes through this client; it is typed by the contract. Inputs leave as plain copies. */
export const api: ApiClient = createORPCClient({
  call: (path, input, options) => gather(path, input) ?? line.link.call(path, plain(input), options),
});

export { isFailure, isStale, sentenceOf } from './failure.ts';
