import type { Schedule } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { aiSchedules } from '../../../db/schema/assistant.ts';
import { jobs } from '../../../db/schema/index.ts';
import { notices } from '../../../db/schema/notices.ts';
import { createLogger } from '../../../log/createLogger.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';
import { createScheduleRunner } from './createScheduleRunner.ts';
import { SCHEDULE_JOB } from './SCHEDULE_JOB.ts';

export const SALES: DataQuestion = {
  measures: ['sales'],
  by: ['shop'],
  filters: [],
  segments: [],
  period: { from: '2026-11-09', to: '2026-11-15' },
};
/** The twenty whose stock lasts shortest. */
const COVER: DataQuestion = {
  measures: ['daysOfCover'],
  by: ['product'],
  filters: [],
  segments: [],
  order: { by: 'daysOfCover', direction: 'asc' },
  limit: 20,
};

let added = 0;

/** A demo server of a test file, without any question that is asked by itself, and what is done with it. */
export function withSchedules(give: (server: DemoServer) => void) {
  let server: DemoServer;
  withDemoServer((opened) => {
    server = opened;
    give(opened);
  });
  beforeEach(async () => {
    await server.db.delete(aiSchedules);
    await server.db.delete(notices);
    await server.db.delete(jobs).where(eq(jobs.kind, SCHEDULE_JOB));
  });
  const unite = async <Data>(method: string, data: unknown = {}, as = 'owner') => {
    const answer = await server.call('callUnite', { method, data }, { as, language: 'en-US' });
    return answer.data as Data;
  };
  const add = async (given: object, as = 'owner') => {
    const client_id = `client-${++added}`;
    const [newest] = await unite<Schedule[]>('addSchedule', { kind: 'schedule', client_id, ...given }, as);
    if (!newest) throw new Error('nothing was added');
    return newest;
  };
  const runner = () => {
    const { db, clock, services } = server;
    return createScheduleRunner({ db, clock, services, log: createLogger({ level: 'silent' }) });
  };
  return {
    unite,
    add,
    runner,
    addSales: (more: object = {}, as = 'owner') =>
      add({ question: SALES, weekdays: [1], time: '09:00', ...more }, as),
    addAlert: (more: object = {}) =>
      add({
        kind: 'alert',
        question: COVER,
        condition: { measure: 'daysOfCover', is: '<', value: 14 },
        ...more,
      }),
    listed: (as = 'owner') => unite<Schedule[]>('getSchedules', {}, as),
    told: () => server.db.select().from(notices).orderBy(notices.seq),
    /** Does what is due, as one worker of a process. */
    async work() {
      const run = runner();
      for (let count = 0; ; count += 1) {
        const job = await server.services.jobs.claim([SCHEDULE_JOB], 'test');
        if (!job) return count;
        await run(job, new AbortController().signal);
        await server.services.jobs.finish(job.id, 'test');
      }
    },
    passTo: (moment: string | undefined) =>
      server.clock.advance({
        seconds: (new Date(moment ?? '').getTime() - server.clock.now().getTime()) / 1000,
      }),
  };
}
