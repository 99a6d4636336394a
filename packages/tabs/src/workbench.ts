export { TabsWorkbench, type TabsWorkbenchProps } from './components/Workbench/TabsWorkbench.tsx';
