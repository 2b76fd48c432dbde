/** The two sides of a relay, as far as it needs them; Electron's port and the `ws` socket fit. */
export interface RelayPort {
  on(event: 'message', listener: (event: { data: unknown }) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
  postMessage(message: unknown): void;
  start(): void;
  close(): void;
}
export interface RelaySocket {
  on(event: 'message', listener: (data: Uint8Array, isBinary: boolean) => void): unknown;
  on(event: 'open' | 'close', listener: () => void): unknown;
  /** Errors end in "close"; they are only listened to so that they end nowhere else. */
  on(event: 'error', listener: (error: Error) => void): unknown;
  send(data: string | Uint8Array): void;
  close(): void;
}

/**
 * Passes messages between a page's port and a socket unchanged, text as text and bytes as bytes, in order; either side's end is
 * the other's. The port is started once the socket is open, so that nothing is lost before.
 */
export function relay(port: RelayPort, socket: RelaySocket): void {
  port.on('message', ({ data }) => {
    if (typeof data === 'string') socket.send(data);
    else if (data instanceof ArrayBuffer) socket.send(new Uint8Array(data));
    else if (ArrayBuffer.isView(data)) socket.send(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  });
  port.on('close', () => socket.close());
  socket.on('message', (data, isBinary) => {
    // A copy: the socket's buffer is a window on a larger one that is used again.
    port.postMessage(isBinary ? new Uint8Array(data).buffer : new TextDecoder().decode(data));
  });
  socket.on('open', () => port.start());
  socket.on('error', () => {});
  socket.on('close', () => port.close());
}
