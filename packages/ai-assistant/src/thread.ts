export type { AssistantThreadProps } from './components/Assistant/AssistantThread.tsx';
export { AssistantThread } from './components/Assistant/AssistantThread.tsx';
export type { AssistantFeatures, AssistantPartProps, AssistantPorts } from './components/Assistant/ports.ts';
