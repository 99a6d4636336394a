import { exportStatuses } from '@portal/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../createServices.ts';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { outbox } from '../../db/schema/accountFlows.ts';
import { aiMessages, aiSessions } from '../../db/schema/assistant.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { notices } from '../../db/schema/notices.ts';
import { createRuntimeConfig } from '../../settings/createRuntimeConfig.ts';
import { createTestClock } from '../../testing/createTestClock.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { seedTestPeople } from '../../testing/seedTestPeople.ts';
import { applySetup } from '../setup/applySetup.ts';
import { exportSetup } from '../setup/exportSetup.ts';
import { readPortalFile } from '../setup/file/readPortalFile.ts';
import { planSetup } from '../setup/planSetup.ts';
import { readStoredConfig } from '../setup/storedConfig.ts';
import { sweepRetention } from './sweepRetention.ts';

const DAY_MS = 86_400_000;
const clock = createTestClock();
const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedTestPeople(database.db);
});
afterAll(() => database.close());

const OWNER = { companyId: 'a', userId: 'user-anna' };

async function fill(): Promise<void> {
  const { db } = database;
  for (const table of [notices, aiMessages, aiSessions, downloadTasks, outbox]) await db.delete(table);
  const notice = { ...OWNER, msgType: 3, messageType: 1, title: '', sendTime: ago(0) };
  await db.insert(notices).values([
    { ...notice, id: 'old', seq: 1, createdAt: ago(11) },
    { ...notice, id: 'new', seq: 2, createdAt: ago(9) },
  ]);
  const session = { companyId: 'a', creatorId: OWNER.userId, title: '', createdAt: ago(99) };
  await db.insert(aiSessions).values([
    { ...session, sessionId: 'old', kind: 'session', updatedAt: ago(11) },
    { ...session, sessionId: 'new', kind: 'session', updatedAt: ago(9) },
    { ...session, sessionId: 'agent', kind: 'agent', agentId: 1, updatedAt: ago(11) },
    { ...session, sessionId: 'running', kind: 'session', updatedAt: ago(11) },
  ]);
  const message = { ...OWNER, source: 2, seq: 1, createdAt: ago(50), updatedAt: ago(50) };
  await db.insert(aiMessages).values(
    ['old', 'new', 'agent', 'running'].map((sessionId) => ({
      ...message,
      sessionId,
      messageId: sessionId,
      turnId: sessionId,
      state: sessionId === 'running' ? 'streaming' : 'done',
    })),
  );
  const task = { ...OWNER, name: '', kind: 'x', isDeleted: false, progress: 0, rowCount: 0 };
  const { expired, failed, ready, running } = exportStatuses;
  await db.insert(downloadTasks).values(
    (
      [
        ['expired', expired, 11, null],
        ['failed', failed, 11, null],
        ['ready', ready, 11, 'key'],
        ['running', running, 11, null],
        ['young', expired, 9, null],
      ] as const
    ).map(([id, status, days, fileKey]) => {
      return { ...task, taskId: id, uniqueId: id, status, createdAt: ago(days), fileKey };
    }),
  );
  const mail = { channel: 'email', recipient: 'x', subject: '', body: '', nextTryAt: ago(0) };
  await db.insert(outbox).values([
    { ...mail, id: 'sent', state: 'sent', createdAt: ago(11) },
    { ...mail, id: 'waiting', state: 'waiting', createdAt: ago(11) },
    { ...mail, id: 'young', state: 'sent', createdAt: ago(9) },
  ]);
}

async function left() {
  const ids = async (column: string, table: string) =>
    (await database.pool.query(`select ${column} as id from ${table} order by 1`)).rows.map(({ id }) => id);
  return {
    notices: await ids('id', 'notices'),
    sessions: await ids('session_id', 'ai_sessions'),
    messages: await ids('message_id', 'ai_messages'),
    exports: await ids('task_id', 'download_tasks'),
    outbox: await ids('id', 'outbox'),
  };
}

it('[S1060] removes what is older than it is kept, and nothing that runs, waits or can be downloaded', async () => {
  await fill();
  await sweepRetention(database.db, clock, { notices: 10, answers: 10, exports: 10, messages: 10 });
  expect(await left()).toEqual({
    notices: ['new'],
    sessions: ['agent', 'new', 'running'],
    messages: ['new', 'running'],
    exports: ['ready', 'running', 'young'],
    outbox: ['waiting', 'young'],
  });
});

it('[S1060] keeps for ever what nothing is said of', async () => {
  await fill();
  const all = await left();
  await sweepRetention(database.db, clock, {});
  expect(await left()).toEqual(all);
  await sweepRetention(database.db, clock, { notices: 10, answers: undefined });
  expect(await left()).toEqual({ ...all, notices: ['new'] });
});

it('[S1061] the setup file says it, changes it, and is written with it', async () => {
  const { db } = database;
  const file = (...lines: string[]) => readPortalFile(['version: 1', ...lines, '...', ''].join('\n'));
  const two = file('retention:', '  exports: 30', '  notices: 180');
  const { changes } = await applySetup(db, two, { now: clock.now() });
  expect(changes.map(({ sign, group, what }) => `${sign} ${group}: ${what}`)).toEqual([
    '+ retention: exports',
    '+ retention: notices',
  ]);
  expect((await readStoredConfig(db)).retention).toEqual({ exports: 30, notices: 180 });
  const again = file('retention:', '  notices: 180', '  exports: 30');
  expect((await planSetup(db, again, clock.now())).changes).toEqual([]);
  expect((await planSetup(db, file(), clock.now())).changes).toEqual([]);
  const one = await applySetup(db, file('retention:', '  notices: 90'), { now: clock.now() });
  expect(one.changes.map(({ sign, what }) => `${sign} ${what}`)).toEqual(['- exports', '~ notices']);
  const exported = readPortalFile(await exportSetup(db));
  expect(exported.file.retention).toEqual({ notices: 90 });
  for (const wrong of ['notices: 0', 'notices: 1.5', 'orders: 3'])
    expect(() => file('retention:', `  ${wrong}`)).toThrow('portal.yaml:3:3: ');
});

it('[S1060] [S1062] the sweep of a server asks how long at that moment, and one that fails stops no other', async () => {
  await fill();
  const said: unknown[] = [];
  const silent = () => {};
  const log = { debug: silent, info: silent, warn: silent, error: (line: object) => void said.push(line) };
  const retention: { notices?: number } = {};
  const { sweep, services } = await createServices({
    db: database.db,
    clock,
    log,
    runtimeConfig: createRuntimeConfig({
      appsPort: () => 4401,
      overridesFile: '/nowhere/portal.config.json',
      isDevelopment: false,
      env: {},
    }),
    retention: () => retention,
  });
  services.sessions.sweep = () => Promise.reject(new Error('away'));
  await sweep();
  expect((await left()).notices).toContain('old');
  retention.notices = 10;
  await sweep();
  const { notices: kept } = await left();
  expect([kept.includes('new'), kept.includes('old')]).toEqual([true, false]);
  expect(said).toHaveLength(2);
});
