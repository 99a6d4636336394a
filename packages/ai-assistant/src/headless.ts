export { noticeTexts } from './core/notices.ts';
export type { AssistantTransport } from './core/port.ts';
export type { AssistantState, Notice, Place } from './core/types.ts';
export { createAssistant } from './react/createAssistant.ts';
export type { Assistant, AssistantActions, CreateAssistantOptions, LiveAnswer } from './react/types.ts';
