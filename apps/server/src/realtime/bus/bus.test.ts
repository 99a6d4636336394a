import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sendNotice } from '../../features/notifications/sendNotice.ts';
import { systemClock } from '../../http/Clock.ts';
import { createLogger } from '../../log/createLogger.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { openTestServers, type TestServer, type TestServers } from '../../testing/openTestServers.ts';
import { TEST_PASSWORD } from '../../testing/seedTestPeople.ts';
import { signIn } from '../../testing/signIn.ts';
import { redisCommand, startRedis, type TestRedis } from '../../testing/startRedis.ts';
import { notifyProcesses } from '../notifyProcesses.ts';
import type { ProcessEvent } from '../ProcessEvent.ts';
import { withHints } from './hints.ts';
import { openBus } from './openBus.ts';

const hint = (what: string): ProcessEvent => ({ type: 'changed', what });
const log = createLogger({ level: 'silent' });

let servers: TestServers;
beforeAll(async () => {
  servers = await openTestServers();
});
afterAll(() => servers.close());

it('[S1610] hints of a transaction are told once it has committed, those of one that failed never', async () => {
  const told: unknown[] = [];
  const db = withHints(servers.database.db, async (events) => void told.push(...events));
  await db.transaction(async (tx) => {
    await notifyProcesses(tx, hint('outer'));
    await tx.transaction((inner) => notifyProcesses(inner, hint('inner')));
    const undone = tx.transaction(async (inner) => {
      await notifyProcesses(inner, hint('undone'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(told).toEqual([]);
  });
  expect(told).toEqual([hint('outer'), hint('inner')]);
  const failed = db.transaction(async (tx) => {
    await notifyProcesses(tx, hint('failed'));
    throw new Error('failed');
  });
  await expect(failed).rejects.toThrow('failed');
  await notifyProcesses(db, hint('alone'), { type: 'session-ended', sessionId: 's' });
  expect(told).toEqual([hint('outer'), hint('inner'), hint('alone')]);
});

it('[S1611] a bus that is not there is no reason not to start, and hints take the way of the database', async () => {
  const told: unknown[] = [];
  const bus = await openBus({
    url: 'redis://127.0.0.1:1',
    channel: 'x',
    log,
    byDatabase: async (events) => void told.push(...events),
  });
  await bus.tell([hint('a')]);
  await bus.stop();
  expect(told).toEqual([hint('a')]);
});

it('[S1613] an address that is no bus is refused by its name, without being repeated', () => {
  expect(() => readSettings({ BUS_URL: 'https://user:secret@bus.internal' })).toThrow(
    /^BUS_URL must(?!.*secret)/,
  );
  expect(readSettings({ BUS_URL: 'rediss://bus.internal' }).busUrl).toBe('rediss://bus.internal');
});

describe.skipIf(!redisCommand)(`over ${redisCommand ?? 'a server that is not installed'}`, () => {
  const PUSHES = Number(process.env.PORTAL_BUS_PUSHES ?? 300);
  let redis: TestRedis;
  let one: TestServer;
  let two: TestServer;
  let token = '';
  beforeAll(async () => {
    redis = await startRedis();
    one = await servers.start({ BUS_URL: redis.url });
    two = await servers.start({ BUS_URL: redis.url });
    token = await signIn(one.url, 'anna', TEST_PASSWORD);
  });
  afterAll(() => redis.kill());

  /** A page of anna's at a process, with the titles that it got. */
  async function pageAt(server: TestServer) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/sso/ecSocket/${token}?since=`);
    const frames: { type?: string; msgTitle?: string; seq?: number }[] = [];
    socket.on('message', (data) => frames.push(JSON.parse(String(data))));
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    return { socket, titles: () => frames.flatMap(({ msgTitle }) => msgTitle ?? []) };
  }

  async function anna() {
    const { rows } = await servers.database.pool.query(
      "select user_id, company_id from memberships join users on users.id = user_id where user_name = 'anna'",
    );
    return { userIds: [String(rows[0].user_id)], companyId: String(rows[0].company_id) };
  }

  it('[S1612] a push made by one process reaches the pages of another through the bus alone', async () => {
    const page = await pageAt(two);
    const { epoch } = await readEpoch();
    const bus = await openBus({
      url: redis.url,
      channel: `portal:${epoch}`,
      log,
      byDatabase: () => Promise.reject(new Error('not by the database')),
    });
    const db = withHints(servers.database.db, bus.tell);
    const to = await anna();
    await expect
      .poll(async () => {
        await db.transaction((tx) => sendNotice(tx, systemClock, { ...to, title: 'by bus' })).catch(() => {});
        return page.titles().length;
      })
      .toBeGreaterThan(0);
    await bus.stop();
    page.socket.close();
  });

  it(
    `[S1612] of ${PUSHES} pushes none is lost, doubled or out of order when the bus is killed in the middle`,
    async () => {
      const pages = [await pageAt(one), await pageAt(two)];
      const bus = await openBus({
        url: redis.url,
        channel: `portal:${(await readEpoch()).epoch}`,
        log,
        byDatabase: (events) => notifyProcesses(servers.database.db, ...events),
      });
      const db = withHints(servers.database.db, bus.tell);
      const to = await anna();
      const titles = Array.from({ length: PUSHES }, (_, index) => `push ${index}`);
      for (const [index, title] of titles.entries()) {
        if (index === Math.floor(PUSHES / 3)) await redis.kill();
        if (index === Math.floor((PUSHES * 2) / 3)) await redis.start();
        await db.transaction((tx) => sendNotice(tx, systemClock, { ...to, title }));
      }
      for (const { titles: got } of pages)
        await expect
          .poll(() => got().filter((title) => title.startsWith('push')).length, { timeout: 20_000 })
          .toBe(PUSHES);
      for (const { titles: got, socket } of pages) {
        expect(got().filter((title) => title.startsWith('push'))).toEqual(titles);
        socket.close();
      }
      await bus.stop();
    },
    120_000 + PUSHES * 60,
  );

  async function readEpoch(): Promise<{ epoch: string }> {
    const { rows } = await servers.database.pool.query("select value from installation where name = 'epoch'");
    return { epoch: String(rows[0].value) };
  }
});
