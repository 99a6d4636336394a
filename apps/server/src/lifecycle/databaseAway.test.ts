import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConnection } from '../db/connectionFile.ts';
import { placeCluster, removeOutside } from '../db/embedded/placeCluster.ts';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { sendNotice } from '../features/notifications/sendNotice.ts';
import { systemClock } from '../http/Clock.ts';
import { readSettings } from '../settings/readSettings.ts';
import { openTestServers } from '../testing/openTestServers.ts';
import { seedTestPeople, TEST_PASSWORD } from '../testing/seedTestPeople.ts';
import { signIn } from '../testing/signIn.ts';
import { type RunningServer, startServer } from './startServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-death-'));
let server: RunningServer;
let database: OpenDatabase;
beforeAll(async () => {
  chmodSync(folder, 0o755);
  const settings = readSettings({ PORT: '0', PORTAL_LOG: 'silent', PORTAL_DATA_DIR: folder });
  server = await startServer(settings, { say: () => {} });
  database = openDatabase(readConnection(folder)?.databaseUrl ?? '');
  await seedTestPeople(database.db);
}, 60_000);
afterAll(async () => {
  await database.close();
  await server.stop();
  removeOutside(placeCluster(folder));
  rmSync(folder, { recursive: true, force: true });
});

const databasePid = () =>
  Number(readFileSync(join(placeCluster(folder).cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Makes a call that reads the database. */
async function ask(url: string, token: string) {
  const headers = { 'content-type': 'application/json', authorization: token };
  const answer = await fetch(`${url}/sso/user/userActionConfig`, { method: 'POST', headers, body: '{}' });
  const { code } = await answer.json();
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
}

const AWAY = { status: 503, code: '503', retryAfter: '2' };

it('[S860] [S861] a killed database is started again; calls are told to come again and sockets stay', async () => {
  const token = await signIn(server.url, 'anna', TEST_PASSWORD);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/sso/ecSocket/${token}?since=`);
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(String(data)));
  await expect.poll(() => frames.length).toBe(1);
  const pid = databasePid();

  process.kill(pid, 'SIGKILL');
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const crowd = async () => {
    const some = await Promise.all(Array.from({ length: 10 }, () => ask(server.url, token)));
    answers.push(...some);
    return some.every(({ status }) => status === 200) && answers.some(({ status }) => status === 503);
  };
  await expect.poll(crowd, { timeout: 20_000 }).toBe(true);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused) expect(answer).toEqual(AWAY);
  expect(databasePid()).not.toBe(pid);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  expect(socket.readyState).toBe(WebSocket.OPEN);
  const { rows } = await database.pool.query(
    "select user_id, company_id from memberships join users on users.id = user_id where user_name = 'anna'",
  );
  const [{ user_id, company_id }] = rows;
  await sendNotice(database.db, systemClock, { userIds: [user_id], companyId: company_id, title: 'Back' });
  await expect.poll(() => frames.at(-1), { timeout: 15_000 }).toContain('Back');
  socket.close();
});

it('[S861] a database elsewhere that goes away is told the same way, and is used again when it is back', async () => {
  const servers = await openTestServers();
  const there = new URL(servers.database.url);
  const open = new Set<Socket>();
  const between = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
  }).listen(0);
  await once(between, 'listening');
  const address = between.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const through = new URL(there);
  through.host = `127.0.0.1:${port}`;
  const elsewhere = await servers.start({ DATABASE_URL: through.href });
  const token = await signIn(elsewhere.url, 'anna', TEST_PASSWORD);

  between.close();
  for (const socket of open) socket.destroy();
  expect(await ask(elsewhere.url, token)).toEqual(AWAY);
  expect((await fetch(`${elsewhere.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${elsewhere.url}/healthz`)).status).toBe(200);
  between.listen(port);
  await once(between, 'listening');
  await expect.poll(async () => (await ask(elsewhere.url, token)).status).toBe(200);
  await servers.close();
  between.close();
});

it('[S861] only the database counts as one that is away', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(isDatabaseAway(refused)).toBe(true);
  expect(isDatabaseAway(new TypeError('fetch failed', { cause: refused }))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
});
