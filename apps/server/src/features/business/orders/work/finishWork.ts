import type { Database } from '../../../../db/Database.ts';
import type { Clock } from '../../../../http/Clock.ts';
import type { JobHandler } from '../../../../jobs/createWorker.ts';
import { runBatch } from './runBatch.ts';

/** Makes the handler of jobs that finish a piece of work whose page was closed, or whose server stopped. */
export function createWorkFinisher({ db, clock }: { db: Database; clock: Clock }): JobHandler {
  return async ({ companyId, payload }, signal) => {
    const work = { companyId: companyId ?? '', workId: String(payload.workId) };
    while ((await runBatch(db, work, clock.now())) > 0) signal.throwIfAborted();
  };
}
