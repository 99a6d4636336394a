export type { AssistantSessionsProps } from './components/Assistant/AssistantSessions.tsx';
export { AssistantSessions } from './components/Assistant/AssistantSessions.tsx';
export type { AssistantFeatures, AssistantPartProps, AssistantPorts } from './components/Assistant/ports.ts';
