import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { EXPORT_JOB } from '../features/exports/EXPORT_JOB.ts';
import { sendNotice } from '../features/notifications/sendNotice.ts';
import { systemClock } from '../http/Clock.ts';
import { createJobQueue } from '../jobs/createJobQueue.ts';
import { readSettings } from '../settings/readSettings.ts';
import { openTestServers, type TestServer, type TestServers } from '../testing/openTestServers.ts';
import { TEST_PASSWORD } from '../testing/seedTestPeople.ts';
import { signIn } from '../testing/signIn.ts';

const TOKEN = 'a-token-of-some-length';

let servers: TestServers;
const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
/** The value of one sample. */
const sampleOf = (page: string, sample: string) => {
  const found = page.split('\n').find((one) => one.startsWith(`${sample} `));
  return found && Number(found.slice(sample.length + 1));
};

let server: TestServer;
let page = '';
beforeAll(async () => {
  servers = await openTestServers();
  server = await servers.start({ PORTAL_METRICS_PORT: '0' });
  page = /Metrics at (\S+)/.exec(server.said)?.[1] ?? '';
});
afterAll(() => servers.close());

it('[S850] counts calls by name, status and business code, and other requests as other', async () => {
  const token = await signIn(server.url, 'anna', TEST_PASSWORD);
  await fetch(`${server.url}/sso/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const headers = { 'content-type': 'application/json', authorization: token };
  await fetch(`${server.url}/sso/user/userActionConfig`, { method: 'POST', headers, body: '{}' });
  await fetch(`${server.url}/sso/user/userActionConfig`, { method: 'POST' });
  await fetch(`${server.url}/nowhere.js`);
  const { status, type, text } = await read(page);
  expect([status, type]).toEqual([200, 'application/openmetrics-text; version=1.0.0; charset=utf-8']);
  expect(text.endsWith('# EOF\n')).toBe(true);
  const calls = (call: string, http: string, code: string) =>
    sampleOf(text, `portal_calls_total{call="${call}",status="${http}",code="${code}"}`);
  expect(calls('login', '200', '200')).toBe(1);
  expect(calls('login', '400', '400')).toBe(1);
  expect(calls('userActionConfig', '200', '200')).toBe(1);
  expect(calls('userActionConfig', '401', '401')).toBe(1);
  expect(calls('other', '404', '404')).toBe(1);
  expect(sampleOf(text, 'portal_call_duration_seconds_count{call="login"}')).toBe(2);
});

it('[S851] counts open sockets, and how late a push is that was written while they are open', async () => {
  const token = await signIn(server.url, 'anna', TEST_PASSWORD);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/sso/ecSocket/${token}?since=`);
  const ready = new Promise<void>((resolve) =>
    socket.on('message', (data) => String(data).includes('"hello"') && resolve()),
  );
  await ready;
  const open = async () => sampleOf((await read(page)).text, 'portal_sockets{kind="push"}');
  await expect.poll(open).toBe(1);
  const { db, pool } = servers.database;
  const { rows } = await pool.query(
    "select user_id, company_id from memberships join users on users.id = user_id where user_name = 'anna'",
  );
  const [{ user_id, company_id }] = rows;
  const told = once(socket, 'message');
  await sendNotice(db, systemClock, { userIds: [user_id], companyId: company_id, title: 'Hello' });
  await told;
  const { text } = await read(page);
  expect(sampleOf(text, 'portal_push_delay_seconds_count')).toBe(1);
  expect(sampleOf(text, 'portal_push_delay_seconds_sum')).toBeLessThan(5);
  socket.close();
  await expect.poll(open).toBe(0);
});

it('[S852] tells the jobs that wait with their age, and those that ended', async () => {
  const { db } = servers.database;
  const jobs = createJobQueue({ db, clock: systemClock });
  await jobs.add(db, { kind: 'nobody-does', runAt: new Date(Date.now() - 90_000) });
  await jobs.add(db, { kind: EXPORT_JOB, payload: { taskId: 'gone' } });
  await expect
    .poll(async () =>
      sampleOf((await read(page)).text, 'portal_job_duration_seconds_count{kind="export",result="done"}'),
    )
    .toBe(1);
  const { text } = await read(page);
  expect(sampleOf(text, 'portal_jobs{kind="nobody-does",status="queued"}')).toBe(1);
  expect(sampleOf(text, 'portal_job_oldest_seconds{kind="nobody-does",status="queued"}')).toBeGreaterThan(89);
});

it('[S853] tells connections, the event loop and whether the database answers', async () => {
  const { text } = await read(page);
  expect(sampleOf(text, 'portal_database_up')).toBe(1);
  expect(sampleOf(text, 'portal_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(sampleOf(text, 'portal_answers_running')).toBe(0);
  expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

it('[S854] there are no figures unless they are configured; with a token they are on the portal’s port', async () => {
  const plain = await servers.start({});
  expect((await read(`${plain.url}/metrics`)).status).toBe(404);
  expect((await read(`${server.url}/metrics`)).status).toBe(404);
  const guarded = await servers.start({ PORTAL_METRICS_TOKEN: TOKEN });
  expect((await read(`${guarded.url}/metrics`)).status).toBe(401);
  expect((await read(`${guarded.url}/metrics`, { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
  const { status, text } = await read(`${guarded.url}/metrics`, { authorization: `Bearer ${TOKEN}` });
  expect([status, text]).toEqual([200, expect.stringContaining('portal_database_up')]);
});

it('[S854] a token that is short is refused, and so is a port that is taken', async () => {
  expect(() => readSettings({ PORTAL_METRICS_TOKEN: 'short' })).toThrow('PORTAL_METRICS_TOKEN');
  const blocker: Server = createServer().listen(0);
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  await expect(servers.start({ PORTAL_METRICS_PORT: port })).rejects.toThrow(
    `PORTAL_METRICS_PORT=${port} is taken`,
  );
  blocker.close();
});
