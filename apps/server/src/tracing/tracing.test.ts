import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { spawnServer } from '@portal/tooling-test/server';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { seedTestPeople, TEST_PASSWORD } from '../testing/seedTestPeople.ts';
import { signIn } from '../testing/signIn.ts';
import { beginTracing } from './beginTracing.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

it('[S1070] [S1071] [S2122] a request is traced from the caller’s trace to its statements, under the caller’s id', async () => {
  const spans: Span[] = [];
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  }).listen(0);
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const database = await createTestDatabase();
  await seedTestPeople(database.db);
  const server = await spawnServer({
    ...process.env,
    PORT: '0',
    PORTAL_SEED: 'none',
    PORTAL_LOG: 'silent',
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  const authorization = await signIn(server.url, 'anna', TEST_PASSWORD);
  const headers = {
    authorization,
    'content-type': 'application/json',
    traceparent: `00-${TRACE}-${PARENT}-01`,
    'x-request-id': 'caller-request-1',
  };
  const call = { method: 'POST', headers, body: '{}' };
  const answer = await fetch(`${server.url}/sso/user/userActionConfig`, call);
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'caller-request-1']);
  const other = await fetch(`${server.url}/healthz`, {
    headers: { 'x-request-id': 'has spaces in it', traceparent: 'nonsense' },
  });
  expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  const fromPage = { ...headers, traceparent: '', 'sec-fetch-site': 'same-origin' };
  const paged = await fetch(`${server.url}/sso/user/userActionConfig`, { ...call, headers: fromPage });
  const timing = paged.headers.get('server-timing') ?? '';
  const [, told = '', pageTrace = '', pageSpan = ''] =
    /desc="(00-([\da-f]{32})-([\da-f]{16})-01)", call;desc="userActionConfig"/.exec(timing) ?? [];
  const report = (calls: unknown) =>
    fetch(`${server.url}/page-traces`, { method: 'POST', body: JSON.stringify(calls) });
  const seen = { trace: told, call: 'userActionConfig', ago: 100, ms: 40 };
  expect((await report([seen])).status).toBe(204);
  for (const wrong of [
    [{ ...seen, text: 'typed' }],
    [{ ...seen, trace: 'x' }],
    [{ ...seen, call: '/a?b' }],
    {},
  ])
    expect((await report(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect(answer.headers.get('server-timing'), 'the caller has the trace').toBeNull();
  expect((await (await fetch(`${server.url}/config.json`)).json()).traces).toBe(true);
  const address = server.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/sso/ecSocket/${authorization}?since=0`);
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  await database.pool.query(
    `insert into jobs (id, kind, payload, run_at, created_at) values ('traced', 'notice-reminder', '{}', now(), now())`,
  );
  await expect
    .poll(
      async () => (await database.pool.query(`select status from jobs where id = 'traced'`)).rows[0]?.status,
      {
        timeout: 20_000,
      },
    )
    .not.toBe('queued');
  await server.stop();
  expect(spans.find(({ spanId }) => spanId === pageSpan)).toMatchObject({
    traceId: pageTrace,
    name: 'page userActionConfig',
  });
  const answered = spans.find(({ traceId, name }) => traceId === pageTrace && name.startsWith('POST '));
  expect(answered).toMatchObject({ parentSpanId: pageSpan });
  const begun = (name: string) => spans.find((span) => span.name === name);
  for (const name of ['socket push', 'job notice-reminder']) {
    const span = begun(name);
    expect(span, name).toBeDefined();
    expect(
      spans.some((one) => one.name === 'sql' && one.parentSpanId === span?.spanId),
      name,
    ).toBe(true);
  }
  const ours = spans.filter(({ traceId }) => traceId === TRACE);
  const [request] = ours.filter(({ name }) => name.startsWith('POST '));
  expect(request).toMatchObject({ parentSpanId: PARENT });
  const statements = ours.filter(({ name }) => name === 'sql');
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
  expect(JSON.stringify(statements)).toContain('select');
  // Neither tokens nor what people typed stand in a trace.
  expect(JSON.stringify(spans)).not.toContain(authorization);
  expect(JSON.stringify(spans)).not.toContain(TEST_PASSWORD);
  expect(spans.some(({ name, traceId }) => name === 'GET other' && traceId !== TRACE)).toBe(true);
  await database.close();
}, 60_000);

it('[S1072] nothing of it is loaded without a collector', async () => {
  const source = join(import.meta.dirname, '..');
  const loads = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) =>
      /^import (?!type )[^;]*from '(@opentelemetry\/.*|.*\/openTracing\.ts)'/m.test(
        readFileSync(join(source, name), 'utf8'),
      ),
    );
  expect(loads).toEqual([join('tracing', 'openTracing.ts')]);
  expect(await beginTracing({})).toBeUndefined();
  await expect(beginTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' })).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address',
  );
});
