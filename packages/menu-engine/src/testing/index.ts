export type { CanvasTools } from './canvasPort.ts';
export { canvasPort } from './canvasPort.ts';
export type { MenuDriver, MenuDriverPort } from './createMenuDriver.ts';
export { createMenuDriver } from './createMenuDriver.ts';
export { erpTree } from './erpTree.ts';
export { companySystems, system } from './systemFixture.ts';
export { directory, largeTree, menuTree, page } from './treeFixture.ts';
