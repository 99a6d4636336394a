import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { deferred } from '../../test/deferred.ts';
import { driveClock } from '../../test/driveClock.ts';
import { sendData, sendJson, startTestServer } from '../../test/startTestServer.ts';
import { contract } from '../contract/contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { TIMEOUT_MS } from './createCalls.ts';
import { LONGEST_PAUSE_MS } from './sendPatiently.ts';

const write = endpoint({
  method: 'POST',
  path: '/write',
  summary: 'Writes.',
  request: v.object({}),
  response: v.unknown(),
});
const read = endpoint({ ...write, path: '/read', summary: 'Reads.', idempotent: true });

describe('time limits', () => {
  it('[C18] end a try that gets no answer, and one whose answer stalls', async () => {
    const { baseUrl } = await startTestServer(({ path }, response) => {
      if (path === '/read') response.writeHead(200).write('{"code":');
    });
    const { client } = createTestClient({ baseUrl });
    const started = performance.now();
    const [none, half] = await Promise.all([
      rejectionOf(client.call(write, {}, { timeoutMs: 60 })),
      rejectionOf(client.call(read, {}, { timeoutMs: 60 })),
    ]);
    expect(none).toMatchObject({ kind: 'timeout', status: 0 });
    expect(half).toMatchObject({ kind: 'timeout', status: 0 });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('[C18] are of one try: its answer’s body counts, a pause between two tries does not', async () => {
    const stalled = deferred();
    const { baseUrl, requests } = await startTestServer((_, response) => {
      if (requests.length === 1) sendJson(response, {}, { status: 503, headers: { 'Retry-After': '30' } });
      else
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .write('{"code":', () => stalled.resolve());
    });
    const { client } = createTestClient({ baseUrl });
    const timeoutMs = LONGEST_PAUSE_MS + 1;
    const clock = driveClock();
    const call = rejectionOf(client.call(read, {}, { timeoutMs }));
    await stalled.promise;
    // All of it had passed in the pause.
    expect(clock.pauses[0]).toBe(LONGEST_PAUSE_MS);
    expect(clock.passed()).toBeGreaterThan(timeoutMs);
    clock.pass(timeoutMs);
    expect([(await call).kind, requests.length]).toEqual(['timeout', 2]);
  });

  it('[C18] are the endpoint’s own, else 60 s', async () => {
    const { baseUrl } = await startTestServer(() => {});
    const { client } = createTestClient({ baseUrl });
    const error = await rejectionOf(client.call(endpoint({ ...write, timeoutMs: 40 }), {}));
    expect(error.kind).toBe('timeout');
    expect(TIMEOUT_MS).toBe(60_000);
  });
});

describe('cancelling', () => {
  it('[C19] rejects with kind aborted, before and during the call', async () => {
    const arrived = deferred();
    const { baseUrl } = await startTestServer(() => arrived.resolve());
    const { client, onNotice } = createTestClient({ baseUrl });
    const before = await rejectionOf(client.call(write, {}, { signal: AbortSignal.abort() }));
    expect(before).toMatchObject({ kind: 'aborted', code: 'aborted' });
    const controller = new AbortController();
    const call = client.call(read, {}, { signal: controller.signal });
    await arrived.promise;
    controller.abort();
    await expect(rejectionOf(call)).resolves.toMatchObject({ kind: 'aborted' });
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('[C19] is heard also where the fetch in use does not listen', async () => {
    const { client } = createTestClient({
      baseUrl: 'http://portal.invalid',
      fetch: () => new Promise<Response>(() => {}),
    });
    const controller = new AbortController();
    const call = client.call(read, {}, { signal: controller.signal });
    controller.abort();
    await expect(rejectionOf(call)).resolves.toMatchObject({ kind: 'aborted' });
  });
});

describe('no connection', () => {
  it('[C20] is kind network, with the cause kept', async () => {
    const { baseUrl } = await startTestServer((_, response) => {
      response.socket?.destroy();
    });
    const { client } = createTestClient({ baseUrl });
    const error = await rejectionOf(client.call(write, {}));
    expect(error).toMatchObject({ kind: 'network', code: 'network', status: 0 });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('[C20] is told apart when the machine is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client } = createTestClient({ baseUrl: 'http://127.0.0.1:1' });
    const error = await rejectionOf(client.call(write, {})).finally(() => vi.unstubAllGlobals());
    expect(error).toMatchObject({ kind: 'network', code: 'offline' });
  });
});

describe('retries', () => {
  it.each([429, 502, 503, 504])('[C21] repeat a safe call twice after HTTP %d', async (status) => {
    const { baseUrl, requests } = await startTestServer((_, response) =>
      sendJson(response, {}, { status, headers: { 'Retry-After': '0' } }),
    );
    const { client } = createTestClient({ baseUrl });
    const clock = driveClock();
    await expect(rejectionOf(client.call(read, {}))).resolves.toMatchObject({ kind: 'http', status });
    const [first = 0, second = 0] = clock.pauses.filter((pause) => pause > 0);
    expect(first).toBeGreaterThanOrEqual(500);
    expect(first).toBeLessThanOrEqual(1000);
    expect(second).toBeGreaterThanOrEqual(1000);
    expect(second).toBeLessThanOrEqual(2000);
    expect(requests).toHaveLength(3);
    expect(requests.map((request) => request.json())).toEqual([{}, {}, {}]);
    const ids = new Set(requests.map(({ headers }) => headers['x-request-id']));
    expect(ids.size).toBe(1);
  });

  it('[C21] help a safe call over a cut connection', async () => {
    let left = 2;
    const { baseUrl, requests } = await startTestServer((_, response) => {
      left -= 1;
      if (left >= 0) response.socket?.destroy();
      else sendData(response, 'done');
    });
    const { client, onNotice } = createTestClient({ baseUrl });
    driveClock();
    await expect(client.call(read, {})).resolves.toBe('done');
    expect(requests).toHaveLength(3);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('[C21] wait as long as the server asks', async () => {
    let first = true;
    const { baseUrl } = await startTestServer((_, response) => {
      if (first) sendJson(response, {}, { status: 503, headers: { 'Retry-After': '7' } });
      else sendData(response, 'done');
      first = false;
    });
    const { client } = createTestClient({ baseUrl });
    const clock = driveClock();
    await client.call(read, {});
    expect(clock.pauses[0]).toBe(7000);
    expect(clock.passed()).toBeGreaterThanOrEqual(7500);
  });

  it('[C21] use the newest token of the session', async () => {
    let first = true;
    const { baseUrl, requests } = await startTestServer((_, response) => {
      const headers = { authorization: 'token-b', 'Retry-After': '0' };
      if (first) sendJson(response, {}, { status: 503, headers });
      else sendData(response, 'done');
      first = false;
    });
    const { client } = createTestClient({ baseUrl });
    driveClock();
    await client.call(read, {});
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['token-a', 'token-b']);
  });

  it.each([400, 404, 500])('[C21] are not made after HTTP %d', async (status) => {
    const { baseUrl, requests } = await startTestServer((_, response) => sendJson(response, {}, { status }));
    const { client } = createTestClient({ baseUrl });
    await rejectionOf(client.call(read, {}));
    expect(requests).toHaveLength(1);
  });

  it('[C21] never send an unsafe call twice, whatever fails', async () => {
    const faults = ['cut', 'cut-body', 429, 502, 503, 504, 'json'];
    let count = 0;
    const { baseUrl, requests } = await startTestServer((_, response) => {
      const fault = faults[count++ % faults.length];
      if (fault === 'cut') response.socket?.destroy();
      else if (fault === 'cut-body') {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('{', () => response.socket?.destroy());
      } else if (typeof fault === 'number') response.writeHead(fault, { 'Retry-After': '0' }).end();
      else response.end('{');
    });
    const { client } = createTestClient({ baseUrl });
    for (let round = 0; round < 70; round += 1) await rejectionOf(client.call(write, {}));
    const ids = requests.map(({ headers }) => headers['x-request-id']);
    expect(ids).toHaveLength(70);
    expect(new Set(ids).size).toBe(70);
  });

  it('[C21] are tabled for no call that changes something twice', () => {
    const safe = Object.entries(contract).filter(([, call]) => 'idempotent' in call && call.idempotent);
    expect(safe.map(([name]) => name)).not.toEqual(
      expect.arrayContaining(['login', 'logout', 'chooseSubject', 'issueAppToken', 'recordMenuOpt']),
    );
  });
});

describe('notices', () => {
  it('[C22] report a failure once, with the error', async () => {
    const { baseUrl } = await startTestServer((_, response) =>
      sendJson(response, { code: '7', message: 'No' }),
    );
    const { client, onNotice } = createTestClient({ baseUrl });
    const errors = await Promise.all([
      rejectionOf(client.call(write, {})),
      rejectionOf(client.call(write, {})),
    ]);
    expect(onNotice).toHaveBeenCalledTimes(1);
    expect(errors).toContain(onNotice.mock.calls[0]?.[0]);
  });

  it('[C22] are one for a lost connection, however many calls fail', async () => {
    const { client, onNotice } = createTestClient({ baseUrl: 'http://127.0.0.1:1' });
    const other = endpoint({ ...write, path: '/other' });
    await Promise.all([write, other, write].map((call) => rejectionOf(client.call(call, {}))));
    expect(onNotice).toHaveBeenCalledTimes(1);
  });

  it('[C22] are two for two different refusals', async () => {
    const { baseUrl } = await startTestServer(({ path }, response) =>
      sendJson(response, { code: '7', message: path }),
    );
    const { client, onNotice } = createTestClient({ baseUrl });
    await rejectionOf(client.call(write, {}));
    await rejectionOf(client.call(read, {}));
    expect(onNotice).toHaveBeenCalledTimes(2);
  });

  it('[C22] are not made for silent calls; a caller may ask for silence or for noise', async () => {
    const { baseUrl } = await startTestServer(({ path }, response) =>
      sendJson(response, { code: '7', message: path }),
    );
    const { client, onNotice } = createTestClient({ baseUrl });
    const quiet = endpoint({ ...write, path: '/quiet', silent: true });
    await rejectionOf(client.call(quiet, {}));
    await rejectionOf(client.call(write, {}, { silent: true }));
    await rejectionOf(client.call(write, {}, { silent: ['1001', '7'] }));
    expect(onNotice).not.toHaveBeenCalled();
    await rejectionOf(client.call(write, {}, { silent: ['1001'] }));
    expect(onNotice).toHaveBeenCalledTimes(1);
    await rejectionOf(client.call(quiet, {}, { silent: false }));
    expect(onNotice).toHaveBeenCalledTimes(2);
  });

  it('[C23] of a vanished service carry its code', async () => {
    const code = 'saas.sso.subject.service.info.error.code.0015';
    const { baseUrl } = await startTestServer((_, response) => sendJson(response, { code, message: '' }));
    const { client, onNotice } = createTestClient({ baseUrl });
    await rejectionOf(client.call(write, {}));
    expect(onNotice.mock.calls[0]?.[0]).toMatchObject({ kind: 'business', code });
  });
});
