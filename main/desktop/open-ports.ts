/** A port as far as its end is concerned; Electron's and Node's fit. */
export interface EndingPort {
  on(event: 'close', listener: () => void): unknown;
  close(): void;
}

/** Pages' ports that have not ended yet. */
export interface OpenPorts {
  add(port: EndingPort): void;
  /** Resolves when all have ended; those that have not after a while are closed from this side. */
  ended(): Promise<void>;
}

/** A closed page's ports end at once; only a page that hangs keeps one open. */
const PATIENCE_MS = 2000;

/**
 * A port ends after everything that was sent through it has arrived. Waiting for that, and not for the window alone, is what
 * keeps an edit made just before closing.
 */
export function createOpenPorts(patience = PATIENCE_MS): OpenPorts {
  const open = new Set<EndingPort>();
  let wake = () => {};
  return {
    add(port) {
      open.add(port);
      port.on('close', () => {
        open.delete(port);
        if (open.size === 0) wake();
      });
    },
    ended() {
      if (open.size === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          for (const port of open) port.close();
          resolve();
        }, patience);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
