export { fillWithDemo } from './fillWithDemo.ts';
export { findFreePort } from './findFreePort.ts';
export { makeDataDir } from './makeDataDir.ts';
export { OwnServer } from './OwnServer.ts';
export type { SpawnedServer } from './spawnServer.ts';
export { spawnServer } from './spawnServer.ts';
export { type FaultProxy, KILLS, startFaultProxy } from './startFaultProxy.ts';
