export { NotificationBell } from './components/Bell/NotificationBell.tsx';
export { ExportCentreButton } from './components/ExportCentre/ExportCentreButton.tsx';
export { NotifyContext, useNotify } from './react/NotifyContext.ts';
export {
  type ConnectionState,
  type ConnectionWatchOptions,
  createConnectionWatch,
} from './runtime/createConnectionWatch.ts';
export { createNotify, type Notify } from './runtime/createNotify.ts';
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
