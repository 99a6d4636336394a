export type { AssistantTransport } from '../core/port.ts';
