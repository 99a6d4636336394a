export type {
  Category,
  InboxPort,
  NoticePage,
  NoticeQuery,
  QuietHours,
  QuietPort,
  Reading,
  UnreadCounts,
} from './core/inboxPort.ts';
export type { CategoryId, Frame, Importance, MuteWindow, Notice, PushedNotice } from './core/types.ts';
export { NotifyContext, useNotify } from './react/NotifyContext.ts';
export { NotifyProvider, type NotifyProviderProps } from './react/NotifyProvider.tsx';
export { browserClock } from './runtime/browserClock.ts';
export { browserPorts } from './runtime/browserPorts.ts';
export { createBrowserDesktop } from './runtime/createBrowserDesktop.ts';
export { createBrowserPage } from './runtime/createBrowserPage.ts';
export {
  type BrowserPush,
  createBrowserPush,
  onPushOpened,
  type PushAddress,
  type PushWorker,
} from './runtime/createBrowserPush.ts';
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
  ExportsNavigation,
  LocksPort,
  NoticeTarget,
  NotifyNavigation,
  NotifyPorts,
  NotifyStorage,
  PagePort,
  Transport,
  WebPushChoice,
  WebPushPort,
  WebPushState,
} from './runtime/ports.ts';
