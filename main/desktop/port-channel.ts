/** The only channel between page and main process: the page hands over a message port. */
export const PORT_CHANNEL = 'jovolato:port';
