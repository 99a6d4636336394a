import { beforeAll } from 'vitest';
import { openDemoDatabase } from './openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from './openDemoServer.ts';

/** Gives the tests of a file a server over a demo company of their own; it is closed after the last of them. */
export function withDemoServer(give: (server: DemoServer) => void | Promise<void>): void {
  beforeAll(async () => {
    const { db, close } = await openDemoDatabase();
    await give(await openDemoServer(db));
    return close;
  });
}
