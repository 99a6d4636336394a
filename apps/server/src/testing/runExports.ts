import type { Database } from '../db/Database.ts';
import { EXPORT_JOB } from '../features/exports/EXPORT_JOB.ts';
import { createExportRunner } from '../features/exports/runExport.ts';
import type { Clock } from '../http/Clock.ts';
import { createLogger } from '../log/createLogger.ts';
import type { ServerServices } from '../ServerServices.ts';

/** Does all exports that wait, as one worker; gives how many. */
export async function runExports(db: Database, services: ServerServices, clock: Clock): Promise<number> {
  const { jobs, blobs, links } = services;
  const run = createExportRunner({ db, blobs, links, clock, log: createLogger({ level: 'silent' }) });
  for (let count = 0; ; count += 1) {
    const job = await jobs.claim([EXPORT_JOB], 'test');
    if (!job) return count;
    await run(job, new AbortController().signal);
    await jobs.finish(job.id, 'test');
  }
}
