import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../test/createTestClient.ts';
import { sendJson, startTestServer } from '../../test/startTestServer.ts';
import { endpoint } from '../contract/endpoint.ts';

const tree = endpoint({
  method: 'POST',
  path: '/tree',
  summary: 'A tree.',
  request: v.object({ system: v.string() }),
  response: v.object({ name: v.string() }),
  tagged: true,
});

/** A server whose trees have the tag of their name; `name` is what they are called now. */
async function startTrees() {
  const now = { name: 'first', hasTags: true };
  const server = await startTestServer(({ headers }, response) => {
    const tag = `W/"${now.name}"`;
    if (now.hasTags) response.setHeader('ETag', tag);
    if (headers['if-none-match'] === tag) return void response.writeHead(304).end();
    sendJson(response, { code: '200', message: '', data: { name: now.name } });
  });
  return { ...server, now, asked: () => server.requests.map(({ headers }) => headers['if-none-match']) };
}

describe('an answer with a tag', () => {
  it('[C2200] is asked for by its tag the next time, and is there without having come again', async () => {
    const { baseUrl, asked } = await startTrees();
    const { client } = createTestClient({ baseUrl });
    const first = await client.call(tree, { system: 'a' });
    expect(await client.call(tree, { system: 'a' })).toBe(first);
    expect(first).toEqual({ name: 'first' });
    expect(asked()).toEqual([undefined, 'W/"first"']);
  });

  it('[C2200] comes anew once it is another one, and that is kept from then on', async () => {
    const { baseUrl, asked, now } = await startTrees();
    const { client } = createTestClient({ baseUrl });
    await client.call(tree, { system: 'a' });
    now.name = 'second';
    expect(await client.call(tree, { system: 'a' })).toEqual({ name: 'second' });
    expect(await client.call(tree, { system: 'a' })).toEqual({ name: 'second' });
    expect(asked()).toEqual([undefined, 'W/"first"', 'W/"second"']);
  });

  it('[C2200] answers the same question alone', async () => {
    const { baseUrl, asked } = await startTrees();
    const { client } = createTestClient({ baseUrl });
    for (const system of ['a', 'b']) await client.call(tree, { system });
    expect(asked()).toEqual([undefined, undefined]);
  });

  it('[C2201] is not kept for the next session, nor without a tag, nor of a call that does not say so', async () => {
    const { baseUrl, asked, now } = await startTrees();
    const { client, tokens } = createTestClient({ baseUrl });
    await client.call(tree, { system: 'a' });
    tokens.clear();
    tokens.set('token-b');
    await client.call(tree, { system: 'a' });
    const { tagged: _tagged, ...plain } = tree;
    await client.call(plain, { system: 'a' });
    now.hasTags = false;
    now.name = 'without';
    await client.call(tree, { system: 'a' });
    await client.call(tree, { system: 'a' });
    expect(asked()).toEqual([undefined, undefined, undefined, 'W/"first"', undefined]);
  });

  it('[C2201] is forgotten when twenty others came after it', async () => {
    const { baseUrl, asked } = await startTrees();
    const { client } = createTestClient({ baseUrl });
    for (let index = 0; index <= 20; index += 1) await client.call(tree, { system: String(index) });
    await client.call(tree, { system: '20' });
    await client.call(tree, { system: '0' });
    expect(asked().slice(-2)).toEqual(['W/"first"', undefined]);
  });
});
