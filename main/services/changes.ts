import { EventPublisher } from '@orpc/server';
import type { Change } from '../api/contract/index.ts';

/** Tells every window what was changed, so that none shows what is no longer so. */
export class ChangeHub {
  private readonly publisher = new EventPublisher<{ change: Change }>();
  private serial = 0;

  /** Tells of a change; without ids everything of this kind counts as changed. */
  publish(kind: Change['kind'], ids: readonly (number | string)[] = []): void {
    this.serial += 1;
    this.publisher.publish('change', { kind, ids, serial: this.serial });
  }

  /** Changes from now on, until the signal ends the stream. */
  subscribe(signal: AbortSignal | undefined): AsyncIteratorObject<Change, void, void> {
    return signal ? this.publisher.subscribe('change', { signal }) : this.publisher.subscribe('change');
  }

  listen(listener: (change: Change) => void): () => void {
    return this.publisher.subscribe('change', listener);
  }
}
