import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { deferred } from '../../test/deferred.ts';
import { sendData, sendJson, startTestServer } from '../../test/startTestServer.ts';
import { endpoint } from '../contract/endpoint.ts';
import { createTokenStore } from '../session/createTokenStore.ts';
import { createStorage } from '../storage/createStorage.ts';

const write = endpoint({
  method: 'POST',
  path: '/write',
  summary: 'Writes.',
  request: v.object({ text: v.string() }),
  response: v.unknown(),
});

const signIn = endpoint({
  method: 'POST',
  path: '/sign-in',
  summary: 'Signs in.',
  request: v.object({}),
  response: v.unknown(),
  auth: 'none',
  endsSession: false,
});

/** A server that knows the token of the next session alone, and a page over which somebody can sign in. */
async function setUp() {
  const { baseUrl, requests } = await startTestServer((request, response) => {
    if (request.path === '/sign-in' || request.headers.authorization === 'token-b')
      return sendData(response, 'done');
    sendJson(response, { code: '401', message: 'over' }, { status: 401 });
  });
  const tokens = createTokenStore({ storage: createStorage() });
  tokens.set('token-a');
  let isAwaited = false;
  let comeBack = (_isSame: boolean) => {};
  const comesBack = new Promise<boolean>((resolve) => {
    comeBack = resolve;
  });
  const onUnauthorized = vi.fn(() => {
    isAwaited = true;
    tokens.clear();
  });
  const { client, onNotice } = createTestClient({
    baseUrl,
    tokens,
    onUnauthorized,
    renewal: { isAwaited: () => isAwaited, settled: () => comesBack },
  });
  const settle = (isSame: boolean) => {
    isAwaited = false;
    if (isSame) tokens.set('token-b');
    comeBack(isSame);
  };
  return { client, requests, tokens, onNotice, onUnauthorized, settle };
}

it('[C510] a refused call is made again after the sign-in over the page, body and all', async () => {
  const { client, requests, onNotice, onUnauthorized, settle } = await setUp();
  const call = client.call(write, { text: 'half a page' });
  const raw = client.fetch('/raw', { method: 'PUT', body: 'other half' });
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  settle(true);
  await expect(call).resolves.toBe('done');
  expect((await raw).status).toBe(200);
  const again = requests.filter(({ headers }) => headers.authorization === 'token-b');
  expect(again.map(({ body }) => body).sort()).toEqual(['other half', '{"text":"half a page"}']);
  expect(onNotice).not.toHaveBeenCalled();
});

it('[C511] calls that begin meanwhile wait unsent, those of the sign-in do not', async () => {
  const { client, requests, onUnauthorized, settle } = await setUp();
  const first = client.call(write, { text: 'one' });
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  const second = client.call(write, { text: 'two' });
  await expect(client.call(signIn, {})).resolves.toBe('done');
  expect(requests.map(({ path }) => path)).toEqual(['/write', '/sign-in']);
  settle(true);
  await expect(Promise.all([first, second])).resolves.toEqual(['done', 'done']);
});

it('[C512] they fail with the session when the same person does not come back', async () => {
  const { client, onUnauthorized, settle } = await setUp();
  const call = rejectionOf(client.call(write, { text: 'one' }));
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  settle(false);
  expect(await call).toMatchObject({ kind: 'unauthorized' });
});

it('[C512] one that is given up while it waits rejects as such', async () => {
  const { client, onUnauthorized } = await setUp();
  const end = new AbortController();
  const calls = [client.call(write, { text: 'one' }, { signal: end.signal })];
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  calls.push(client.call(write, { text: 'two' }, { signal: end.signal }));
  const failures = calls.map((call) => rejectionOf(call));
  end.abort();
  for (const failure of failures) expect(await failure).toMatchObject({ kind: 'aborted' });
});

it('[C513] what is under way when the session ends gets its own answer', async () => {
  const answer = deferred();
  const arrived = deferred();
  const { baseUrl } = await startTestServer(async (_, response) => {
    arrived.resolve();
    await answer.promise;
    sendData(response, 'saved');
  });
  const tokens = createTokenStore({ storage: createStorage() });
  tokens.set('token-a');
  const renewal = { isAwaited: () => true, settled: async () => true };
  const { client } = createTestClient({
    baseUrl,
    tokens,
    renewal: { ...renewal, isAwaited: () => !tokens.get() },
  });
  const call = client.call(write, { text: 'one' });
  await arrived.promise;
  tokens.clear();
  tokens.set('token-b');
  answer.resolve();
  await expect(call).resolves.toBe('saved');
});
