import { loadQuickly } from './lifecycle/loadQuickly.ts';

loadQuickly();
const { runServer } = await import('./lifecycle/runServer.ts');
await runServer();
