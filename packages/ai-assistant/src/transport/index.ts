export type { AssistantTransport } from '../core/port.ts';
export type { CreateOpenAiTransportOptions } from './createOpenAiTransport.ts';
export { createOpenAiTransport } from './createOpenAiTransport.ts';
export type { CreatePortalTransportOptions } from './createPortalTransport.ts';
export { createPortalTransport } from './createPortalTransport.ts';
