export type { AssistantDrawerProps } from './components/Assistant/AssistantDrawer.tsx';
export { AssistantDrawer } from './components/Assistant/AssistantDrawer.tsx';
export type { AssistantFeatures, AssistantPorts, DrawerPorts } from './components/Assistant/ports.ts';
export type { ReportLink } from './components/Report/parseReport.ts';
