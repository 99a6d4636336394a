export type {
  CreateReconnectingSocketOptions,
  ReconnectingSocket,
  SocketState,
} from './createReconnectingSocket.ts';
export { createReconnectingSocket } from './createReconnectingSocket.ts';
export { onWake } from './onWake.ts';
export type { ReconnectPolicy } from './reconnectDelay.ts';
