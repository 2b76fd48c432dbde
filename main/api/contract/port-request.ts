/** What the page says to the preload script when it hands over its message port. */
export const PORT_REQUEST = 'jovolato:connect';
/** Where the loopback host takes WebSockets. */
export const SOCKET_PATH = '/api';
