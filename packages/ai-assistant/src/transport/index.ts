export type { AssistantTransport } from '../core/port.ts';
export type { CreatePortalTransportOptions } from './createPortalTransport.ts';
export { createPortalTransport } from './createPortalTransport.ts';
