export { createMachineDriver, type MachineDriver } from './createMachineDriver.ts';
export { createStripDriver, type StripDriver } from './createStripDriver.ts';
export { examplePane } from './examplePanes.ts';
export { memoryStorage } from './memoryStorage.ts';
export type { TabsDriver } from './TabsDriver.ts';
export { closeByRecentUse, reorderByDrag } from './tabsScenarios.ts';
