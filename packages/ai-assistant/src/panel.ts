export { AssistantPanel } from './components/Assistant/AssistantPanel.tsx';
export type { AssistantFeatures, AssistantPartProps, AssistantPorts } from './components/Assistant/ports.ts';
