export type { AssistantComposerProps } from './components/Assistant/AssistantComposer.tsx';
export { AssistantComposer } from './components/Assistant/AssistantComposer.tsx';
export type { AssistantFeatures, AssistantPartProps, AssistantPorts } from './components/Assistant/ports.ts';
export type { ComposerHandle } from './components/Composer/ComposerProps.ts';
