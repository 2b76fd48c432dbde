import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createOpenPorts, type EndingPort } from './open-ports.ts';

const testPort = () => Object.assign(new EventEmitter(), { close: vi.fn() });
const add = (ports: ReturnType<typeof createOpenPorts>, port: EventEmitter) => ports.add(port as unknown as EndingPort);

describe('createOpenPorts', () => {
  it('waits for the last port to end by itself', async () => {
    const ports = createOpenPorts(60_000);
    const [first, second] = [testPort(), testPort()];
    add(ports, first);
    add(ports, second);
    const done = vi.fn();
    const waiting = ports.ended().then(done);
    first.emit('close');
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    second.emit('close');
    await waiting;
    expect(first.close).not.toHaveBeenCalled();
    await ports.ended();
  });

  it('closes what does not end in time', async () => {
    const ports = createOpenPorts(1);
    const port = testPort();
    add(ports, port);
    await ports.ended();
    expect(port.close).toHaveBeenCalledOnce();
  });
});
