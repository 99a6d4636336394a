import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FakeMode, type FakeScript, fakeModes } from './fakeScript.ts';
import { type ChatRequest, planOf } from './planOf.ts';

export type { FakeScript };

/** One request as it came. */
export type FakeRequest = {
  readonly body: ChatRequest;
  readonly authorization: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** When the asking side closed it before it was answered, by `performance.now()`. */
  abortedAt: number | undefined;
  /** When the first piece with text was written. */
  firstAt: number | undefined;
  /** It was answered to the end. */
  isDone: boolean;
};

/** A stand-in for a provider of language models that speaks the OpenAI protocol. */
export type FakeProvider = {
  /** Its base address, as `AI_BASE_URL` takes it. */
  readonly url: string;
  readonly requests: readonly FakeRequest[];
  /** Changes what comes from the next request on. */
  script(change: Partial<FakeScript>): void;
  close(): Promise<void>;
};

const START: FakeScript = {
  mode: 'answer',
  think: '先看问题，再回答。',
  content: '**你好**，这是一个回答。Hello 🌏 안녕하세요.',
  chunk: 4,
  paceMs: 0,
};

/** What it says that every answer used, where it is asked to. */
const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** Why it stops, where it did not say all. */
const ends: Readonly<Partial<Record<FakeMode, string>>> = { length: 'length', filtered: 'content_filter' };

/** Starts it on a free port, or on a given one. A question may name its mode: `[fake:500]`. */
export async function createFakeProvider(change: Partial<FakeScript> = {}, port = 0): Promise<FakeProvider> {
  let script = { ...START, ...change };
  const requests: FakeRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as ChatRequest;
    const request: FakeRequest = {
      body,
      authorization: incoming.headers.authorization,
      headers: incoming.headers,
      abortedAt: undefined,
      firstAt: undefined,
      isDone: false,
    };
    requests.push(request);
    response.on('close', () => {
      if (!request.isDone) request.abortedAt = performance.now();
    });
    await answer(response, request, script).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script(next) {
      script = { ...script, ...next };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(response: ServerResponse, request: FakeRequest, script: FakeScript): Promise<void> {
  const mode = modeIn(request.body) ?? script.mode;
  if (mode === '400' || mode === '401' || mode === '429' || mode === '500') {
    request.isDone = true;
    response.writeHead(Number(mode), { 'content-type': 'application/json', 'retry-after': '1' });
    response.end(JSON.stringify({ error: { message: `failed as asked: ${mode}`, code: mode } }));
    return;
  }
  if (mode === 'html') {
    request.isDone = true;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Bad gateway</h1>');
    return;
  }
  if (!request.body.stream) {
    request.isDone = true;
    const message = { role: 'assistant', content: script.whole ?? script.content };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'fake',
        created: 0,
        model: 'fake',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: USAGE,
      }),
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (mode === 'hang') return;
  if (mode === 'garbage') {
    request.isDone = true;
    response.end('data: {"choices":[{"delta":{"content":"a"\n\ndata: not json\n\ndata: [DONE]\n\n');
    return;
  }
  const pieces = planOf(request.body, { ...script, mode });
  for (const [index, delta] of pieces.entries()) {
    if (response.destroyed) return;
    if (delta.content || delta.reasoning_content) request.firstAt ??= performance.now();
    const isLast = index === pieces.length - 1;
    const choice = {
      index: 0,
      delta,
      finish_reason: isLast ? ('tool_calls' in delta ? 'tool_calls' : (ends[mode] ?? 'stop')) : null,
    };
    const chunk = {
      id: 'fake',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'fake',
      choices: [choice],
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    if (mode === 'cut' && index >= pieces.length / 2) {
      request.isDone = true;
      response.destroy();
      return;
    }
    if (script.paceMs > 0) await sleep(script.paceMs);
  }
  request.isDone = true;
  if (request.body.stream_options?.include_usage) {
    const used = {
      id: 'fake',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'fake',
      choices: [],
      usage: USAGE,
    };
    response.write(`data: ${JSON.stringify(used)}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

function modeIn({ messages = [] }: ChatRequest): FakeMode | undefined {
  const named = /\[fake:(\w+)\]/.exec(JSON.stringify(messages.at(-1) ?? ''))?.[1];
  return fakeModes.find((mode) => mode === named);
}
