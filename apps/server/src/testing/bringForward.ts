import { and, eq } from 'drizzle-orm';
import { readConnection } from '../db/connectionFile.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { jobs } from '../db/schema/index.ts';
import { notifyProcesses } from '../realtime/notifyProcesses.ts';

/*
 * For journeys over a running server, whose clock is the machine's: work of a kind that waits for its moment is done at
 * once, as if that moment had come. Run as `node --conditions=source bringForward.ts <data folder> <kind>`.
 */
const [, , dataDir = '', kind = ''] = process.argv;
const running = readConnection(dataDir);
if (!running) throw new Error(`No server runs on ${dataDir}`);
const { db, close } = openDatabase(running.databaseUrl);
try {
  const waiting = and(eq(jobs.kind, kind), eq(jobs.status, 'queued'));
  await db.update(jobs).set({ runAt: new Date() }).where(waiting);
  await notifyProcesses(db, { type: 'job-added', kind });
} finally {
  await close();
}
