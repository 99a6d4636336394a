import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { sendJson, startTestServer } from '../../test/startTestServer.ts';
import { endpoint } from '../contract/endpoint.ts';
import { readEventStream } from './readEventStream.ts';

const schema = v.looseObject({ text: v.string() });
const ask = endpoint({
  method: 'POST',
  path: '/ask',
  summary: 'Asks.',
  request: v.object({}),
  response: schema,
  answer: 'event-stream',
  timeoutMs: 400,
});

const events =
  'id: 1\nevent: part\ndata: {"text":"你好，世界"}\n\n: comment\n\ndata: {"text":\ndata: "two lines"}\r\n\r\n';

function streamOf(chunks: Iterable<Uint8Array>): Response {
  const iterator = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body);
}

async function textsOf(response: Response): Promise<string[]> {
  const texts: string[] = [];
  for await (const { data } of readEventStream(response, { schema })) texts.push(data.text);
  return texts;
}

it('[C80] events come whole, however the bytes are cut', async () => {
  const bytes = new TextEncoder().encode(events);
  const cuts = fc.uniqueArray(fc.nat({ max: bytes.length }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const ends = [...places.toSorted((a, b) => a - b), bytes.length];
      const chunks = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
      expect(await textsOf(streamOf(chunks))).toEqual(['你好，世界', 'two lines']);
    }),
    { numRuns: 200 },
  );
});

it('[C80] events carry their name and id', async () => {
  for await (const event of readEventStream(streamOf([new TextEncoder().encode(events)]), { schema })) {
    expect(event).toEqual({ id: '1', event: 'part', data: { text: '你好，世界' } });
    break;
  }
});

it('[C81] events that do not fit are left out', async () => {
  const text = 'data: {"text":7}\n\ndata: [DONE]\n\ndata: {"text":"fits"}\n\n';
  expect(await textsOf(streamOf([new TextEncoder().encode(text)]))).toEqual(['fits']);
  expect(await textsOf(new Response(null))).toEqual([]);
});

it('[C82] a call of the contract streams from the server for longer than its time limit', async () => {
  const { baseUrl, requests } = await startTestServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: {"text":"one"}\n\nda');
    setTimeout(() => response.end('ta: {"text":"two"}\n\n'), 600);
  });
  const { client } = createTestClient({ baseUrl });
  expect(await textsOf(await client.call(ask, {}))).toEqual(['one', 'two']);
  expect(requests[0]?.headers.accept).toBe('text/event-stream');
});

it('[C82] a refused stream rejects as any other call', async () => {
  const { baseUrl } = await startTestServer((_, response) =>
    sendJson(response, { code: '7', message: 'No' }),
  );
  const { client } = createTestClient({ baseUrl });
  const error = await rejectionOf(client.call(ask, {}));
  expect(error).toMatchObject({ kind: 'business', code: '7', serverMessage: 'No' });
});

it('[C83] leaving the loop or aborting closes the connection', async () => {
  let closed = 0;
  const { baseUrl } = await startTestServer((_, response) => {
    response.on('close', () => {
      closed += 1;
    });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: {"text":"one"}\n\n');
  });
  const { client } = createTestClient({ baseUrl });
  for await (const { data } of readEventStream(await client.call(ask, {}), { schema })) {
    expect(data.text).toBe('one');
    break;
  }
  const controller = new AbortController();
  const { signal } = controller;
  const read = async () => {
    const response = await client.call(ask, {}, { signal });
    for await (const _ of readEventStream(response, { schema, signal })) controller.abort();
  };
  await expect(read()).rejects.toThrow('aborted');
  await expect.poll(() => closed, { timeout: 5000 }).toBe(2);
});

it('[C83] a cut connection ends the loop with an error', async () => {
  const { baseUrl } = await startTestServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: {"text":"one"}\n\n', () => response.socket?.destroy());
  });
  const { client } = createTestClient({ baseUrl });
  const response = await client.call(ask, {});
  await expect(textsOf(response)).rejects.toThrow();
});
