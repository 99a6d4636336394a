import { type Contract, contract, type Endpoint } from '@portal/api-client/contract';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { hostileBodies, hostileRequest, sharpValues, withEachField } from '../testing/hostileRequests.ts';
import type { DemoServer } from '../testing/openDemoServer.ts';
import { validRequests } from '../testing/validRequests.ts';
import { withDemoServer } from '../testing/withDemoServer.ts';

/** Made-up requests of each call; `npm run test:attacks` asks for more, and says with which seed. */
const RUNS = Number(process.env.PORTAL_FUZZ_RUNS ?? 6);
const SEED = Number(process.env.PORTAL_FUZZ_SEED ?? 23);
/** Of the processor: a machine that is busy with something else makes no call slower in this. */
const MOST_CPU_MS = 1_000;
const CALLS = Object.entries(contract as Contract);

let server: DemoServer;
let token = '';
withDemoServer((opened) => {
  server = opened;
});
beforeAll(async () => {
  token = (await server.signIn({ as: 'owner' })).token;
});

type Sent = { contentType: string; body: string | Uint8Array<ArrayBuffer> };

/** What a call answers to bytes, and what it cost. */
async function send(name: string, { method, path }: Endpoint, { contentType, body }: Sent, query = '') {
  const began = process.cpuUsage();
  const place = path.replace(/\{\w+\}/g, encodeURIComponent(query.slice(0, 200) || 'x'));
  const answer = await server.app.request(method === 'GET' ? `${place}?${query}` : place, {
    method,
    headers: { authorization: token, host: 'portal.test:4400', 'content-type': contentType },
    ...(method !== 'GET' && { body }),
  });
  // An answer that never ends, such as a stream, is looked at no further than its status.
  await answer.body?.cancel();
  const { user, system } = process.cpuUsage(began);
  if (answer.status === 401) token = (await server.signIn({ as: 'owner' })).token;
  return { name, status: answer.status, ms: (user + system) / 1000 };
}

const judge = ({ status, ms }: Awaited<ReturnType<typeof send>>) => status < 500 && ms < MOST_CPU_MS;

const asJson = (request: unknown): Sent => ({
  contentType: 'application/json',
  body: JSON.stringify(request) ?? '',
});
const asQuery = (request: unknown): string => {
  if (typeof request !== 'object' || request === null) return '';
  return new URLSearchParams(
    Object.entries(request).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : `${JSON.stringify(value)}`,
    ]),
  ).toString();
};

it(`[S1600] wrong types and sizes in any field of each of ${CALLS.length} calls are refused, never a failure`, async () => {
  for (const [name, endpoint] of CALLS) {
    const valid = (validRequests as Record<string, unknown>)[name] ?? {};
    await fc.assert(
      fc.asyncProperty(hostileRequest(valid), async (request) => {
        const sent = await send(name, endpoint, asJson(request), asQuery(request));
        if (!judge(sent)) throw new Error(`${name}: ${sent.status} after ${Math.round(sent.ms)} ms`);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  }
}, 600_000);

it('[S1600] the sharpest values in each single field of each call are refused, never a failure', async () => {
  const wrong: unknown[] = [];
  for (const [name, endpoint] of CALLS) {
    const valid = { ...((validRequests as Record<string, object | undefined>)[name] ?? {}), keyword: 'x' };
    for (const value of sharpValues)
      for (const request of withEachField(valid, value)) {
        const sent = await send(name, endpoint, asJson(request), asQuery(request));
        if (!judge(sent)) wrong.push(sent);
      }
  }
  expect(wrong).toEqual([]);
}, 600_000);

it('[S1600] bytes that are no request, in whatever encoding and depth, are refused by each call', async () => {
  const wrong: unknown[] = [];
  for (const [name, endpoint] of CALLS)
    for (const body of hostileBodies) {
      const sent = await send(name, endpoint, body);
      if (!judge(sent)) wrong.push(sent);
    }
  expect(wrong).toEqual([]);
}, 600_000);
