import { queryOperatorJobPage } from '../../features/operator/service/queryWork.ts';
import { systemClock } from '../../http/Clock.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const MOST = 50;
const STATES = ['queued', 'running', 'done', 'failed'] as const;

/** Lists what the server does or did in the background. */
export const jobs: Verb = {
  name: 'jobs',
  usage: 'jobs [--status <state>]',
  summary: `Lists the newest ${MOST} jobs with their state and tries; --status takes ${STATES.join(', ')}.`,
  looksOnly: true,
  async run(args, { settings, print }) {
    const { options } = readArgs(args, [], [], ['status']);
    const status = STATES.find((one) => one === options.status);
    if (options.status !== undefined && !status)
      throw new CliError(`--status takes ${STATES.join(', ')}, not "${options.status}".`);
    const { dataList: found } = await withDatabase(settings, (db) =>
      queryOperatorJobPage({ pageNo: 1, pageSize: MOST, status }, { db, clock: systemClock }),
    );
    for (const { id, kind, status, attempts, createdAt, error } of found)
      print(
        `${createdAt}  ${status.padEnd(7)}  ${id}  ${kind}, tried ${attempts}${error ? ` (${error})` : ''}`,
      );
    if (found.length === 0) print('There is no such job.');
  },
};
