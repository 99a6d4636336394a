import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { sendData, sendJson, startTestServer } from '../../test/startTestServer.ts';
import { accountContract } from '../contract/account.ts';
import { nothing } from '../contract/common.ts';
import { endpoint } from '../contract/endpoint.ts';
import { menusContract } from '../contract/menus.ts';
import { isApiError } from '../errors/ApiError.ts';
import { createApi } from './createApi.ts';

const greet = endpoint({
  method: 'POST',
  path: '/greet',
  summary: 'Greets.',
  request: v.object({ name: v.string() }),
  response: v.looseObject({ text: v.string() }),
});

describe('a call', () => {
  it('[C11] is a POST with JSON, token, company, language and an id', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, { text: 'hi' }));
    const { client } = createTestClient({ baseUrl });
    await expect(client.call(greet, { name: 'Ann' })).resolves.toEqual({ text: 'hi' });
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', path: '/greet' });
    expect(request?.json()).toEqual({ name: 'Ann' });
    expect(request?.headers).toMatchObject({
      authorization: 'token-a',
      company: 'company-1',
      'accept-language': 'ko-KR',
      'content-type': 'application/json',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    });
  });

  it('[C11] takes any answer, a stream of events where it asks for one', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end();
    });
    const { client } = createTestClient({ baseUrl });
    await client.call(endpoint({ ...greet, answer: 'event-stream' }), { name: 'Ann' });
    await rejectionOf(client.call(greet, { name: 'Ann' }));
    expect(requests.map(({ headers }) => headers.accept)).toEqual(['text/event-stream', '*/*']);
  });

  it('[C11] sends an empty object where there is nothing to say', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, {}));
    const { client } = createTestClient({ baseUrl });
    await createApi(client, accountContract).userActionConfig();
    expect(requests[0]?.json()).toEqual({});
  });

  it('[C12] says nothing about the session where the contract wants none', async () => {
    const key = { keyId: 'k', publicKey: 'p', nonce: 'n', expiresAt: '2026-01-01T00:00:00Z' };
    const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, key));
    const { client } = createTestClient({ baseUrl });
    await createApi(client, accountContract).getPublicKey();
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(requests[0]?.headers).not.toHaveProperty('company');
  });

  it.each(['200', '0', 200, 0])('[C13] succeeds with code %j', async (code) => {
    const { baseUrl } = await startTestServer((_, response) =>
      sendJson(response, { code, data: { text: 'hi' } }),
    );
    const { client } = createTestClient({ baseUrl });
    await expect(client.call(greet, { name: 'Ann' })).resolves.toEqual({ text: 'hi' });
  });

  it('[C13] for the menu tree succeeds with code 200 only', async () => {
    const { baseUrl } = await startTestServer((_, response) => sendJson(response, { code: 0, data: {} }));
    const { client } = createTestClient({ baseUrl });
    const { getMenuTreeByServiceAndRole } = createApi(client, menusContract);
    const error = await rejectionOf(getMenuTreeByServiceAndRole({ serviceId: 's', systemCode: 'ERP' }));
    expect(error).toMatchObject({ kind: 'business', code: '0' });
  });

  it('[C24] looks fetch up when it is made', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, { text: 'hi' }));
    const { client } = createTestClient({ baseUrl });
    const original = globalThis.fetch;
    const seen: string[] = [];
    globalThis.fetch = (input, init) => {
      seen.push(input instanceof Request ? input.url : String(input));
      return original(input, init);
    };
    await client.call(greet, { name: 'Ann' }).finally(() => {
      globalThis.fetch = original;
    });
    expect(seen).toEqual([`${baseUrl}/greet`]);
    expect(requests).toHaveLength(1);
  });

  it('[C24] gives a fetch of one’s own the request and the body that it was made of', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, { text: 'hi' }));
    const bodies: unknown[] = [];
    const { client } = createTestClient({
      baseUrl,
      fetch: (request, body) => {
        bodies.push(body);
        return fetch(request);
      },
    });
    await client.call(greet, { name: 'Ann' });
    await client.fetch('/raw', { method: 'PUT', body: 'as it is' });
    expect(bodies).toEqual(['{"name":"Ann"}', 'as it is']);
    expect(requests.map(({ body }) => String(body))).toEqual(bodies);
  });
});

describe('what does not fit the contract', () => {
  it('[C14] is not sent', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, {}));
    const { client } = createTestClient({ baseUrl });
    const broken: Record<string, unknown> = { name: 7 };
    const error = await rejectionOf(client.call(greet, broken as { name: string }));
    expect(error).toMatchObject({ kind: 'contract', code: 'request', status: 0, endpoint: 'POST /greet' });
    expect(requests).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"code":'],
    ['HTML', '<html></html>'],
    ['nothing', ''],
    ['no envelope', '[]'],
    ['an envelope without a code', '{"code":null,"data":{}}'],
    ['data of another shape', '{"code":"200","data":{"text":7}}'],
    ['no data', '{"code":"200"}'],
  ])('[C15] is refused when the server answers %s', async (_, body) => {
    const { baseUrl } = await startTestServer((_request, response) => {
      response.setHeader('X-Request-Id', 'from-server');
      response.end(body);
    });
    const { client } = createTestClient({ baseUrl });
    const error = await rejectionOf(client.call(greet, { name: 'Ann' }));
    expect(error).toMatchObject({ kind: 'contract', code: 'answer', status: 200, requestId: 'from-server' });
    expect(error.cause).toBeDefined();
  });
});

describe('a refusal', () => {
  it('[C16] carries code, sentence, data and id of the server', async () => {
    const { baseUrl } = await startTestServer((_, response) =>
      sendJson(
        response,
        { code: 'saas.x.0001', message: '库存不足', data: { left: 2 } },
        { headers: { 'X-Request-Id': 'r-1' } },
      ),
    );
    const { client } = createTestClient({ baseUrl });
    const error = await rejectionOf(client.call(greet, { name: 'Ann' }));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      kind: 'business',
      code: 'saas.x.0001',
      status: 200,
      requestId: 'r-1',
      serverMessage: '库存不足',
      data: { left: 2 },
    });
  });

  it.each([7, '', null, { text: 'no' }])(
    '[C16] has no sentence when the server sends %j',
    async (message) => {
      const { baseUrl } = await startTestServer((_, response) =>
        sendJson(response, { code: 'x.1', message }),
      );
      const { client } = createTestClient({ baseUrl });
      const error = await rejectionOf(client.call(greet, { name: 'Ann' }));
      expect(error).toMatchObject({ kind: 'business', code: 'x.1', serverMessage: undefined });
    },
  );

  it.each([400, 403, 404, 413, 429, 500, 502])('[C17] by HTTP %d names the status', async (status) => {
    const { baseUrl } = await startTestServer((_, response) => {
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>no</h1>');
    });
    const { client } = createTestClient({ baseUrl });
    const error = await rejectionOf(client.call(greet, { name: 'Ann' }));
    expect(error).toMatchObject({ kind: 'http', code: String(status), status, serverMessage: undefined });
  });

  it('[C17] by HTTP status takes code and sentence of an envelope', async () => {
    const { baseUrl } = await startTestServer((_, response) =>
      sendJson(
        response,
        { code: 'x.1', message: 'Slow down', data: { retryAfterSeconds: 3 } },
        { status: 429 },
      ),
    );
    const { client } = createTestClient({ baseUrl });
    const error = await rejectionOf(client.call(greet, { name: 'Ann' }));
    expect(error).toMatchObject({
      kind: 'http',
      code: 'x.1',
      status: 429,
      serverMessage: 'Slow down',
      data: { retryAfterSeconds: 3 },
    });
  });
});

it('[C25] puts fields of the path into the path, and the rest into the body', async () => {
  const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, null));
  const { client } = createTestClient({ baseUrl });
  const retry = endpoint({
    method: 'POST',
    path: '/task/{id}/retry',
    summary: 'Retries.',
    request: v.object({ id: v.string(), note: v.string() }),
    response: v.unknown(),
  });
  await client.call(retry, { id: '../x?y', note: 'n' });
  expect(requests[0]).toMatchObject({ path: '/task/..%2Fx%3Fy/retry', body: '{"note":"n"}' });
});

it('[C25] puts the fields of a GET into the query', async () => {
  const { baseUrl, requests } = await startTestServer((_, response) => sendJson(response, { a: 1 }));
  const { client } = createTestClient({ baseUrl });
  const read = endpoint({
    method: 'GET',
    path: '/read',
    summary: 'Reads.',
    request: v.object({ q: v.string(), none: v.optional(v.string()) }),
    response: v.object({ a: v.number() }),
    answer: 'json',
  });
  await expect(client.call(read, { q: '订单 1' })).resolves.toEqual({ a: 1 });
  expect(requests[0]).toMatchObject({ method: 'GET', body: '' });
  expect(new URL(requests[0]?.path ?? '', baseUrl).searchParams.get('q')).toBe('订单 1');
});

it('[C25] posts forms and files as the contract says', async () => {
  const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, null));
  const { client } = createTestClient({ baseUrl });
  const base = { method: 'POST', path: '/x', summary: 'X.', response: v.unknown() } as const;
  const form = endpoint({ ...base, request: v.object({ token: v.string() }), body: 'form' });
  await client.call(form, { token: 'a b' });
  const upload = endpoint({
    ...base,
    request: v.object({ FILE: v.instance(Blob), note: nothing }),
    body: 'multipart',
  });
  await client.call(upload, { FILE: new File(['pixels'], 'shot.png', { type: 'image/png' }) });
  expect(requests[0]).toMatchObject({ body: 'token=a+b' });
  expect(requests[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(requests[1]?.headers['content-type']).toContain('multipart/form-data; boundary=');
  expect(requests[1]?.body).toContain('name="FILE"; filename="shot.png"');
});
