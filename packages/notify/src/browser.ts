export { createBrowserDesktop } from './channel/createBrowserDesktop.ts';
export { createBrowserPage } from './channel/createBrowserPage.ts';
export type { CreateSocketTransportOptions } from './channel/createSocketTransport.ts';
export { createSocketTransport, socketAddress } from './channel/createSocketTransport.ts';
export { browserClock } from './channel/ports.ts';
