import { runServer } from './lifecycle/runServer.ts';

await runServer();
