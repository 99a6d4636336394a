export { ownPushHostQuery } from './react/notifyQueries.ts';
export { browserClock } from './runtime/browserClock.ts';
export { createBrowserDesktop } from './runtime/createBrowserDesktop.ts';
export { createBrowserPage } from './runtime/createBrowserPage.ts';
export type { CreateSocketTransportOptions } from './runtime/createSocketTransport.ts';
export { createSocketTransport } from './runtime/createSocketTransport.ts';
