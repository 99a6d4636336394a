export type {
  CreateReconnectingSocketOptions,
  ReconnectingSocket,
  SocketState,
} from './createReconnectingSocket.ts';
export { createReconnectingSocket } from './createReconnectingSocket.ts';
export type { ReconnectPolicy } from './reconnectDelay.ts';
