import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { rejectionOf } from '../../test/createTestClient.ts';
import { sendData, sendJson, startTestServer } from '../../test/startTestServer.ts';
import { type Endpoint, endpoint } from '../contract/endpoint.ts';
import { createApi } from './createApi.ts';
import { createClient } from './createClient.ts';

const book = v.object({ id: v.number(), title: v.string() });
const books = {
  find: endpoint({
    method: 'GET',
    path: '/shelves/{shelf}/books',
    summary: 'Finds books.',
    request: v.object({ shelf: v.string(), tag: v.array(v.string()), page: v.optional(v.number()) }),
    response: v.array(book),
    answer: 'json',
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/books/{id}',
    query: ['version'],
    summary: 'Replaces a book.',
    request: v.object({ id: v.number(), version: v.number(), title: v.string() }),
    response: book,
    answer: 'json',
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/books/{id}',
    summary: 'Changes a book.',
    request: v.object({ id: v.number(), title: v.string() }),
    response: v.undefined(),
    answer: 'none',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/books/{id}',
    summary: 'Removes a book.',
    request: v.object({ id: v.number(), force: v.optional(v.boolean()) }),
    response: v.undefined(),
    answer: 'json',
  }),
  addCover: endpoint({
    method: 'POST',
    path: '/books/{id}/cover',
    summary: 'Adds pictures.',
    request: v.object({ id: v.number(), picture: v.array(v.instance(Blob)) }),
    response: v.undefined(),
    answer: 'none',
    body: 'multipart',
  }),
  has: endpoint({
    method: 'HEAD',
    path: '/books/{id}',
    summary: 'Says whether there is such a book.',
    request: v.object({ id: v.number() }),
    response: v.undefined(),
    answer: 'none',
  }),
};

describe('a client of any server', () => {
  it('[C500] asks with every method, its fields in path, query and body, and needs no envelope', async () => {
    const { baseUrl, requests } = await startTestServer(({ method }, response) => {
      if (method === 'GET') sendJson(response, [{ id: 1, title: 'A' }]);
      else if (method === 'PUT') sendJson(response, { id: 1, title: 'B' });
      else response.writeHead(method === 'POST' ? 201 : 204).end();
    });
    const api = createApi(createClient({ baseUrl: `${baseUrl}/v2` }), books);
    await expect(api.find({ shelf: 'a/b', tag: ['x y', 'z'] })).resolves.toEqual([{ id: 1, title: 'A' }]);
    await expect(api.replace({ id: 1, version: 3, title: 'B' })).resolves.toEqual({ id: 1, title: 'B' });
    await expect(api.change({ id: 1, title: 'C' })).resolves.toBeUndefined();
    await expect(api.remove({ id: 1, force: true })).resolves.toBeUndefined();
    await expect(
      api.addCover({ id: 1, picture: [new Blob(['one']), new Blob(['two'])] }),
    ).resolves.toBeUndefined();
    await expect(api.has({ id: 1 })).resolves.toBeUndefined();
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v2/shelves/a%2Fb/books?tag=x+y&tag=z',
      'PUT /v2/books/1?version=3',
      'PATCH /v2/books/1',
      'DELETE /v2/books/1?force=true',
      'POST /v2/books/1/cover',
      'HEAD /v2/books/1',
    ]);
    const [find, replace, change, remove, cover] = requests;
    expect([find?.body, remove?.body]).toEqual(['', '']);
    expect([replace?.json(), change?.json()]).toEqual([{ title: 'B' }, { title: 'C' }]);
    expect(cover?.body.match(/name="picture"/g)).toHaveLength(2);
  });

  it('[C501] sends no session, company or language but the headers that it is given, asked for at each try', async () => {
    const { baseUrl, requests } = await startTestServer((_, response) => {
      if (requests.length === 1) sendJson(response, {}, { status: 503, headers: { 'Retry-After': '0' } });
      else sendJson(response, { id: 1, title: 'B' });
    });
    let tries = 0;
    const headers = () => ({ Authorization: `Bearer ${++tries}` });
    const client = createClient({ baseUrl, headers, requestIdHeader: false });
    await createApi(client, books).replace({ id: 1, version: 1, title: 'B' });
    expect(requests.map(({ headers: sent }) => sent.authorization)).toEqual(['Bearer 1', 'Bearer 2']);
    const names = Object.keys(requests[0]?.headers ?? {});
    expect(names).not.toEqual(expect.arrayContaining(['company']));
    expect(names.filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  it('[C501] names a call by a header of the server’s own', async () => {
    const { baseUrl } = await startTestServer((_, response) =>
      sendJson(response, {}, { status: 500, headers: { 'X-Trace': 'known-there' } }),
    );
    const client = createClient({ baseUrl, requestIdHeader: 'X-Trace' });
    const error = await rejectionOf(createApi(client, books).has({ id: 1 }));
    expect(error).toMatchObject({ kind: 'http', status: 500, requestId: 'known-there' });
  });

  it('[C502] tells a 401 as a failure of the call, once', async () => {
    const { baseUrl } = await startTestServer((_, response) => sendJson(response, {}, { status: 401 }));
    const onNotice = vi.fn();
    const client = createClient({ baseUrl, onNotice });
    const error = await rejectionOf(createApi(client, books).has({ id: 1 }));
    expect(error.kind).toBe('unauthorized');
    expect(onNotice.mock.calls).toEqual([[error]]);
    expect((await client.fetch('/books')).status).toBe(401);
  });

  it('[C502] is disposed of with what is under way', async () => {
    const { baseUrl } = await startTestServer(() => {});
    const client = createClient({ baseUrl });
    const under = rejectionOf(createApi(client, books).has({ id: 1 }));
    client.dispose();
    expect((await under).kind).toBe('aborted');
  });
});

describe('a schema that throws', () => {
  const broken = (part: 'request' | 'response'): Endpoint => ({
    ...books.has,
    method: 'GET',
    answer: 'envelope',
    response: v.unknown(),
    [part]: {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: () => {
          throw new RangeError('a fault of the schema');
        },
      },
    },
  });

  it.each([
    ['request', 'request', 0],
    ['response', 'answer', 200],
  ] as const)(
    '[C503] of a %s is a fault of the contract, never of the network',
    async (part, code, status) => {
      const { baseUrl, requests } = await startTestServer((_, response) => sendData(response, {}));
      const error = await rejectionOf(createClient({ baseUrl }).call(broken(part), { id: 1 }));
      expect(error).toMatchObject({ kind: 'contract', code, status, cause: expect.any(RangeError) });
      expect(requests).toHaveLength(part === 'request' ? 0 : 1);
    },
  );
});
