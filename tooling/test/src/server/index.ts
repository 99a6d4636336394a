export { makeDataDir } from './makeDataDir.ts';
export { OwnServer } from './OwnServer.ts';
export type { SpawnedServer } from './spawnServer.ts';
export { spawnServer } from './spawnServer.ts';
