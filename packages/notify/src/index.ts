export { NotifyContext, useNotify } from './react/NotifyContext.ts';
export { ownPushHostQuery } from './react/ownPushHostQuery.ts';
export { browserClock } from './runtime/browserClock.ts';
export { createBrowserDesktop } from './runtime/createBrowserDesktop.ts';
export { createBrowserPage } from './runtime/createBrowserPage.ts';
export {
  type ConnectionState,
  type ConnectionWatchOptions,
  createConnectionWatch,
} from './runtime/createConnectionWatch.ts';
export { createNotify, type Notify } from './runtime/createNotify.ts';
export { type CreateSocketTransportOptions, createSocketTransport } from './runtime/createSocketTransport.ts';
export type {
  ChannelPort,
  Clock,
  Connection,
  ConnectionHandlers,
  ConnectionStatus,
  DesktopPort,
  LocksPort,
  NotifyApi,
  NotifyNavigation,
  NotifyPorts,
  NotifyStorage,
  PagePort,
  Transport,
} from './runtime/ports.ts';
