import { resolveQuickly } from './lifecycle/resolveQuickly.ts';

resolveQuickly();
const { runServer } = await import('./lifecycle/runServer.ts');
await runServer();
