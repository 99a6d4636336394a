import { expectNothingShared } from '@portal/tooling-test/copies';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { createTestTabs } from '../../test/createTestTabs.ts';
import { deferred } from '../../test/deferred.ts';
import { type Responder, sendData, sendJson, startTestServer } from '../../test/startTestServer.ts';
import { accountContract } from '../contract/account.ts';
import { endpoint } from '../contract/endpoint.ts';
import type { ApiError } from '../errors/ApiError.ts';
import { createApi } from './createApi.ts';

const write = endpoint({
  method: 'POST',
  path: '/write',
  summary: 'Writes.',
  request: v.object({}),
  response: v.unknown(),
});

describe('a rotated token', () => {
  it('[C30] replaces the one that was sent', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) =>
      sendData(response, null, { Authorization: 'token-b' }),
    );
    const { client, tokens } = createTestClient({ baseUrl });
    await client.call(write, {});
    expect(tokens.get()).toBe('token-b');
    await client.call(write, {});
    expect(requests[1]?.headers.authorization).toBe('token-b');
  });

  it.each([
    ['the word undefined', 'undefined'],
    ['the word null', 'null'],
    ['empty', ''],
    ['two words', 'a b'],
    ['10,000 characters long', 'x'.repeat(10_000)],
    ['not ASCII', 'tök'],
  ])('[C33] that is no token (%s) is ignored', async (_, value) => {
    const { baseUrl } = await startTestServer((_request, response) => {
      response.setHeader('Authorization', Buffer.from(value, 'utf8').toString('latin1'));
      sendData(response, null);
    });
    const { client, tokens } = createTestClient({ baseUrl });
    await client.call(write, {});
    expect(tokens.get()).toBe('token-a');
  });

  it('[C32] of a session that is over does not touch the next one, and its answer is not shown', async () => {
    const answer = deferred();
    const arrived = deferred();
    const { baseUrl } = await startTestServer(async (_, response) => {
      arrived.resolve();
      await answer.promise;
      sendData(response, 'data of the first user', { Authorization: 'token-b' });
    });
    const { client, tokens, onNotice } = createTestClient({ baseUrl });
    const call = client.call(write, {});
    const raw = client.fetch('/raw');
    await arrived.promise;
    tokens.set('token-of-another-user');
    answer.resolve();
    await expect(rejectionOf(call)).resolves.toMatchObject({ kind: 'aborted', code: 'session-ended' });
    await expect(raw).rejects.toBeDefined();
    expect(tokens.get()).toBe('token-of-another-user');
    expect(onNotice).not.toHaveBeenCalled();
  });
});

it('[C31] of 50 answers at once, in any order, the newest token stays and works', async () => {
  let last = 0;
  const { baseUrl, requests } = await startTestServer((_, response) => {
    last += 1;
    const headers = { Authorization: `${last}.secret` };
    setTimeout(() => sendData(response, null, headers), (last * 37) % 50);
  });
  const { client, tokens } = createTestClient({ baseUrl, token: '0.secret' });
  await Promise.all(Array.from({ length: 50 }, () => client.call(write, {})));
  expect(tokens.get()).toBe('50.secret');
  await client.call(write, {});
  expect(requests.at(-1)?.headers.authorization).toBe('50.secret');
});

describe('HTTP 401', () => {
  it.each(['status', 'code'])('[C34] by %s to 20 calls at once signs out once', async (by) => {
    const { baseUrl } = await startTestServer((_, response) =>
      sendJson(response, { code: 401 }, { status: by === 'status' ? 401 : 200 }),
    );
    const { client, onUnauthorized, onNotice } = createTestClient({ baseUrl });
    const calls = Array.from({ length: 20 }, () => rejectionOf(client.call(write, {})));
    for (const error of await Promise.all(calls)) expect(error.kind).toBe('unauthorized');
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('[C34] signs out once for calls, raw requests and stragglers, and again for a later session', async () => {
    const straggler = deferred();
    const { baseUrl } = await startTestServer(async ({ path }, response) => {
      if (path === '/late') await straggler.promise;
      sendJson(response, { code: '401' }, { status: 401 });
    });
    const { client, tokens, onUnauthorized } = createTestClient({ baseUrl });
    const late = rejectionOf(client.call(endpoint({ ...write, path: '/late', auth: 'optional' }), {}));
    const raw = client.fetch('/raw').then(({ status }) => status);
    await rejectionOf(client.call(write, {}));
    await expect(raw).resolves.toBe(401);
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
    tokens.set('token-c');
    straggler.resolve();
    await late;
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    await rejectionOf(client.call(write, {}));
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(2));
  });

  it.each(['401', 401])(
    '[C34] by code %j to a raw request signs out; the answer can still be read',
    async (code) => {
      const { baseUrl } = await startTestServer((_, response) =>
        sendJson(response, { code, message: 'over' }),
      );
      const { client, onUnauthorized } = createTestClient({ baseUrl });
      const response = await client.fetch('/raw');
      expect(await response.json()).toMatchObject({ message: 'over' });
      await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
    },
  );

  it.each([{ code: '200', data: { code: '401' } }, { rows: [401] }, [401], '401'])(
    '[C34] is not what %j says',
    async (body) => {
      const { baseUrl } = await startTestServer((_, response) => sendJson(response, body));
      const { client, onUnauthorized } = createTestClient({ baseUrl });
      expect(await (await client.fetch('/raw')).json()).toEqual(body);
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );

  it('[C34] in a frame of a socket signs out once, together with the answers to calls', async () => {
    const { baseUrl } = await startTestServer((_, response) => sendJson(response, {}, { status: 401 }));
    const { client, onUnauthorized } = createTestClient({ baseUrl });
    client.sessionOver();
    client.sessionOver();
    await rejectionOf(client.call(write, {}));
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
  });

  it('[C34] without a session asks to sign in, each time anew', async () => {
    const { baseUrl } = await startTestServer((_, response) => sendJson(response, {}, { status: 401 }));
    const { client, onUnauthorized } = createTestClient({ baseUrl, token: '' });
    await Promise.all([rejectionOf(client.call(write, {})), rejectionOf(client.call(write, {}))]);
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
    await rejectionOf(client.call(write, {}));
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(2));
  });

  it('[C35] to logout signs nobody out; its failure stays quiet', async () => {
    const { baseUrl } = await startTestServer((_, response) => sendJson(response, {}, { status: 401 }));
    const { client, onUnauthorized, onNotice } = createTestClient({ baseUrl });
    const error = await rejectionOf(createApi(client, accountContract).logout());
    expect(error.kind).toBe('unauthorized');
    const notice = endpoint({
      ...write,
      path: '/sso/dingTalk/groupNotice',
      endsSession: false,
      silent: true,
    });
    await rejectionOf(client.call(notice, {}));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('[C35] logout is not cancelled by the end of the session, and still names it', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => {
      setTimeout(() => sendData(response, null), 30);
    });
    const { client, tokens } = createTestClient({ baseUrl });
    const { logout } = createApi(client, accountContract);
    const early = logout();
    tokens.clear();
    await expect(early).resolves.toBeUndefined();
    expect(requests[0]?.headers.authorization).toBe('token-a');
    tokens.set('token-b');
    const late = logout();
    await expect.poll(() => requests.length, { timeout: 5000 }).toBe(2);
    tokens.clear();
    await expect(late).resolves.toBeUndefined();
  });

  it('[C36] in three browser tabs at once makes one of them sign out, and all of them know', async () => {
    const all = deferred();
    let count = 0;
    const { baseUrl, requests } = await startTestServer(async ({ path }, response) => {
      if (path === '/write' && ++count === 60) all.resolve();
      await all.promise;
      setTimeout(() => sendJson(response, {}, { status: 401 }), path === '/write' ? 0 : 200);
    });
    const tabs = createTestTabs(3);
    tabs[0]?.tokens.set('token-a');
    const known: string[] = [];
    const clients = tabs.map(({ tokens, locks }) => {
      const onUnauthorized = vi.fn(async () => {
        await createApi(client, accountContract)
          .logout()
          .catch(() => {});
        tokens.clear();
      });
      const { client } = createTestClient({ baseUrl, tokens, locks, onUnauthorized });
      tokens.subscribe(({ type, elsewhere }) => {
        if (type === 'signed-out') known.push(elsewhere ? 'elsewhere' : 'here');
      });
      return client;
    });
    const calls = clients.flatMap((client) =>
      Array.from({ length: 20 }, () => rejectionOf(client.call(write, {}))),
    );
    await Promise.all(calls);
    await vi.waitFor(() => expect(known).toHaveLength(3), 5000);
    expect(known.toSorted()).toEqual(['elsewhere', 'elsewhere', 'here']);
    expect(requests.filter(({ path }) => path === '/sso/user/logout')).toHaveLength(1);
  });
});

describe('client.fetch', () => {
  it('[C27] adds the session to requests to the server, and takes over its token', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) =>
      sendJson(response, { rows: [] }, { headers: { Authorization: 'token-b' } }),
    );
    const { client, tokens } = createTestClient({ baseUrl });
    const response = await client.fetch('/api/v1/orders', { method: 'POST', body: '{}' });
    await expect(response.json()).resolves.toEqual({ rows: [] });
    expect(requests[0]?.headers).toMatchObject({ authorization: 'token-a', company: 'company-1' });
    expect(tokens.get()).toBe('token-b');
  });

  it.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example/x', 'https:evil.example'])(
    '[C27] refuses %s, which is not the server’s',
    async (address) => {
      const { baseUrl, requests } = await startTestServer((_, response) => sendJson(response, {}));
      const { client } = createTestClient({ baseUrl });
      await expect(client.fetch(address)).rejects.toThrow('Not an address of the server');
      expect(requests).toEqual([]);
    },
  );
});

describe('a request of one’s own', () => {
  it('[C27] keeps the id that it brings, and has one else', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => sendJson(response, {}));
    const { client } = createTestClient({ baseUrl });
    await client.fetch('/x', { headers: { 'X-Request-Id': 'mine' } });
    await client.fetch('/x');
    const ids = requests.map(({ headers }) => headers['x-request-id']);
    expect(ids).toEqual(['mine', expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)]);
  });

  it.each(['its caller', 'the end of the session'])('[C27] is cancelled by %s', async (by) => {
    const arrived = deferred();
    const { baseUrl } = await startTestServer(() => arrived.resolve());
    const { client, tokens } = createTestClient({ baseUrl });
    const controller = new AbortController();
    const answer = client.fetch('/x', { signal: controller.signal }).then(
      () => 'answered',
      () => 'cancelled',
    );
    await arrived.promise;
    if (by === 'its caller') controller.abort();
    else tokens.clear();
    await expect(answer).resolves.toBe('cancelled');
  });
});

describe('client.at', () => {
  it('[C408] asks another host with the same session, below its path, and takes over its token', async () => {
    const own = await startTestServer((_, response) => sendData(response, null));
    const other = await startTestServer((_, response) =>
      sendData(response, null, { Authorization: 'token-b' }),
    );
    const { client, tokens } = createTestClient({ baseUrl: own.baseUrl });
    const there = client.at(`${other.baseUrl}/ai/api/`);
    await there.fetch('/api/v1/question/stream', { method: 'POST', body: '{}' });
    expect(tokens.get()).toBe('token-b');
    await there.call(write, {});
    await client.call(write, {});
    const seen = [...other.requests, ...own.requests].map(({ path, headers }) => [
      path,
      headers.authorization,
    ]);
    expect(seen).toEqual([
      ['/ai/api/api/v1/question/stream', 'token-a'],
      [`/ai/api${write.path}`, 'token-b'],
      [write.path, 'token-b'],
    ]);
    await expect(there.fetch(`${own.baseUrl}/x`)).rejects.toThrow('Not an address of the server');
  });

  it('[C408] a 401 there ends the one session, once', async () => {
    const { baseUrl } = await startTestServer((_, response) => sendJson(response, { code: '401' }));
    const { client, onUnauthorized } = createTestClient({ baseUrl: 'http://127.0.0.1:1' });
    const there = client.at(baseUrl);
    await Promise.all([there.fetch('/raw'), rejectionOf(there.call(write, {}))]);
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
  });
});

/** A client with a server and a session of its own, and everything that happens to it. */
function takePart() {
  const events: unknown[] = [];
  const [signingOut, late] = [deferred(), deferred()];
  let answer: Responder = () => undefined;
  let arrived = deferred();
  let pending: Promise<unknown> = Promise.resolve();
  let test: ReturnType<typeof createTestClient>;
  const call = () => test.client.call(write, {}).catch(({ kind }: ApiError) => events.push(kind));
  const over: Responder = (_, response) => sendJson(response, { code: '401', message: 'over' });
  const begin = (next: Responder) => {
    answer = next;
    arrived = deferred();
    pending = call();
    return arrived.promise;
  };
  const signedOut = (times: number) =>
    vi.waitFor(() => expect(test.onUnauthorized).toHaveBeenCalledTimes(times), { interval: 5 });
  const steps = [
    async () => {
      const { baseUrl } = await startTestServer((request, response) => {
        events.push(request.headers.authorization);
        arrived.resolve();
        return answer(request, response);
      });
      test = createTestClient({ baseUrl });
      test.tokens.subscribe(({ type }) => events.push(type));
      test.onUnauthorized.mockImplementation(() => signingOut.promise);
    },
    () => begin((_, response) => sendData(response, null, { Authorization: 'token-b' })).then(() => pending),
    () => begin((_, response) => sendJson(response, { code: '500', message: 'no' })).then(() => pending),
    () => begin(() => late.promise),
    () => test.tokens.set('token-c'),
    () => pending,
    () => begin((request, response) => late.promise.then(() => over(request, response))),
    () => late.resolve(),
    () => signedOut(1),
    () => begin(over).then(() => pending),
    () => signingOut.resolve(),
    () => test.tokens.set('token-d'),
    () => begin(over).then(() => pending),
    () => signedOut(2),
    () => begin((_, response) => sendData(response, null)).then(() => pending),
    () => test.client.dispose(),
    () => call(),
  ];
  const seen = () => ({ events, notices: test.onNotice.mock.calls.length, token: test.tokens.get() });
  return { steps, seen };
}

it('[C29] two clients on one page share nothing', async () => {
  const { events, notices } = await expectNothingShared(takePart, async () => undefined);
  expect(events).toEqual([
    ...['token-a', 'rotated', 'token-b', 'business'],
    ...['token-b', 'signed-in', 'aborted'],
    ...['token-c', 'unauthorized', 'token-c', 'unauthorized'],
    ...['signed-in', 'token-d', 'unauthorized', 'token-d', 'aborted'],
  ]);
  expect(notices).toBe(1);
});
