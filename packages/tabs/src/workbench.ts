export { TabsWorkbench, type TabsWorkbenchProps } from './components/Workbench/TabsWorkbench.tsx';
export { TAB_SHORTCUTS } from './components/Workbench/tabShortcuts.ts';
