import { randomUUID } from 'node:crypto';
import { exportStatuses } from '@portal/api-client/contract';
import { readConnection } from '../../db/connectionFile.ts';
import { addTask } from '../../features/exports/createTask.ts';
import { DEMO_KIND } from '../../features/exports/openSource.ts';
import { systemClock } from '../../http/Clock.ts';
import { createJobQueue } from '../../jobs/createJobQueue.ts';
import { findUser } from '../findUser.ts';
import { homeOf } from '../homeOf.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Starts an export for a user that fails at the first try. */
export const exportFail: Verb = {
  name: 'export-fail',
  usage: 'export-fail <account> [--company <code>]',
  summary: 'Starts an export for a user that fails; its retry succeeds.',
  async run(args, { settings, print }) {
    const { account, options } = readArgs(args, ['account'], [], ['company']);
    const taskId = randomUUID();
    await withDatabase(settings, async (db) => {
      const user = await findUser(db, account);
      const companyId = await homeOf(db, user, options.company);
      const now = systemClock.now();
      const row = {
        companyId,
        taskId,
        userId: user.id,
        uniqueId: taskId,
        name: `导出失败演示-${now.toISOString().slice(0, 10)}.csv`,
        kind: DEMO_KIND,
        status: exportStatuses.waiting,
        isDeleted: false,
        progress: 0,
        rowCount: 0,
        selection: { resource: DEMO_KIND, format: 'csv' },
        origin: readConnection(settings.dataDir)?.portalUrl ?? '',
        createdAt: now,
      };
      const jobs = createJobQueue({ db, clock: systemClock });
      await db.transaction((tx) => addTask(tx, jobs, row));
    });
    print(`The export ${taskId} of ${account} is about to fail.`);
  },
};
