import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { type RelayPort, type RelaySocket, relay } from './relay.ts';

function setup() {
  const port = Object.assign(new EventEmitter(), { postMessage: vi.fn(), start: vi.fn(), close: vi.fn() });
  const socket = Object.assign(new EventEmitter(), { send: vi.fn(), close: vi.fn() });
  relay(port as unknown as RelayPort, socket as unknown as RelaySocket);
  return { port, socket };
}

describe('relay', () => {
  it('starts the port only when the socket can take what comes', () => {
    const { port, socket } = setup();
    expect(port.start).not.toHaveBeenCalled();
    socket.emit('open');
    expect(port.start).toHaveBeenCalledOnce();
  });

  it('passes text and bytes on unchanged, both ways', () => {
    const { port, socket } = setup();
    const bytes = Uint8Array.of(0, 255, 1);
    port.emit('message', { data: '{"i":"1","p":"ő"}' });
    port.emit('message', { data: bytes.buffer });
    port.emit('message', { data: new Uint8Array([9, 0, 255, 1]).subarray(1) });
    expect(socket.send.mock.calls).toEqual([['{"i":"1","p":"ő"}'], [bytes], [bytes]]);

    socket.emit('message', Buffer.from('{"i":"1","p":"ő"}'), false);
    socket.emit('message', Buffer.from([7, 0, 255, 1]).subarray(1), true);
    expect(port.postMessage.mock.calls).toEqual([['{"i":"1","p":"ő"}'], [bytes.buffer]]);
  });

  it('sends nothing that is neither', () => {
    const { port, socket } = setup();
    for (const data of [undefined, null, 1, {}, [1]]) port.emit('message', { data });
    expect(socket.send).not.toHaveBeenCalled();
  });

  it('ends on one side when the other ends, and not by an error', () => {
    const { port, socket } = setup();
    expect(() => socket.emit('error', new Error('reset'))).not.toThrow();
    expect(port.close).not.toHaveBeenCalled();
    socket.emit('close');
    expect(port.close).toHaveBeenCalledOnce();
    port.emit('close');
    expect(socket.close).toHaveBeenCalledOnce();
  });
});
