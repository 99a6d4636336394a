export type {
  ChannelPort,
  Clock,
  Connection,
  ConnectionHandlers,
  ConnectionStatus,
  DesktopPort,
  LocksPort,
  PagePort,
  Transport,
} from './channel/ports.ts';
export { NotificationBell } from './components/Bell/NotificationBell.tsx';
export { ExportCentreButton } from './components/ExportCentre/ExportCentreButton.tsx';
export { createNotify, type Notify } from './react/createNotify.ts';
export { NotifyContext, useNotify } from './react/NotifyContext.ts';
export type { NotifyApi, NotifyNavigation, NotifyPorts, NotifyStorage } from './react/ports.ts';
