import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { sendJson, startTestServer } from '../../test/startTestServer.ts';
import { endpoint } from '../contract/endpoint.ts';
import { readEventStream, type StreamEvent } from './readEventStream.ts';

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

async function eventsOf(response: Response): Promise<StreamEvent[]> {
  const found: StreamEvent[] = [];
  await readEventStream(response, { onEvent: (event) => found.push(event) });
  return found;
}

async function textsOf(response: Response): Promise<string[]> {
  return (await eventsOf(response)).map(({ data }) => JSON.parse(data).text);
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
  const [first] = await eventsOf(streamOf([new TextEncoder().encode(events)]));
  expect(first).toEqual({ id: '1', event: 'part', data: '{"text":"你好，世界"}' });
});

it('[C81] an event without its empty line at the end counts, and a response without a body has none', async () => {
  expect(await textsOf(streamOf([new TextEncoder().encode('data: {"text":"last"}')]))).toEqual(['last']);
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

it('[C83] throwing on an event, aborting and silence close the connection', async () => {
  let closed = 0;
  const { baseUrl } = await startTestServer((_, response) => {
    response.on('close', () => {
      closed += 1;
    });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: {"text":"one"}\n\n');
  });
  const { client } = createTestClient({ baseUrl });
  const thrown = readEventStream(await client.call(ask, {}), {
    onEvent: () => {
      throw new Error('enough');
    },
  });
  await expect(thrown).rejects.toThrow('enough');
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = readEventStream(await client.call(ask, {}), { signal, onEvent: () => controller.abort() });
  await expect(aborted).rejects.toThrow('aborted');
  const silent = readEventStream(await client.call(ask, {}), { onEvent: () => undefined, silenceMs: 50 });
  await expect(silent).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect.poll(() => closed, { timeout: 5000 }).toBe(3);
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
