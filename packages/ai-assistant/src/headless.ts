export type { Place } from './core/entities.ts';
export { noticeTexts } from './core/notices.ts';
export type { AssistantTransport } from './core/port.ts';
export type { AssistantState, Notice } from './core/types.ts';
export { createAssistant } from './runtime/createAssistant.ts';
export type { Assistant, AssistantActions, CreateAssistantOptions, LiveAnswer } from './runtime/types.ts';
