import { endpoint } from '@portal/api-client/contract';
import { mockApi } from '@portal/api-client/testing';
import { getResponse } from 'msw';
import * as v from 'valibot';

const BOOK = 'The answer that was cut goes on where it was.'.split(' ');

/** What the server of these stories answers: one call as any server has it, one of the portal's, and a stream. */
export const calls = {
  title: endpoint({
    method: 'GET',
    path: '/title',
    summary: 'Tells the title.',
    request: v.object({}),
    response: v.object({ title: v.string() }),
    answer: 'json',
    idempotent: true,
  }),
  visit: endpoint({
    method: 'POST',
    path: '/visit',
    summary: 'Notes a visit; its answer brings a new token.',
    request: v.object({}),
    response: v.looseObject({}),
  }),
  words: endpoint({
    method: 'GET',
    path: '/words',
    summary: 'Streams the words of a sentence, from one of them on.',
    request: v.object({ from: v.string() }),
    response: v.string(),
    answer: 'event-stream',
  }),
};

/** Where the server would be, if it were not in the page. */
export const STORY_SERVER = 'https://server.example';

/** A server inside the page, whose moods are set by whoever presses the buttons. */
export function createStoryServer() {
  let tokens = 1;
  let busyFor = 0;
  let thought = Promise.resolve();
  let endThought = () => {};
  let at = 0;
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const encoder = new TextEncoder();

  const handlers = mockApi(
    calls,
    {
      async title() {
        await thought;
        busyFor -= 1;
        if (busyFor >= 0) return new Response(null, { status: 503, headers: { 'Retry-After': '0' } });
        return { title: 'Portal' };
      },
      visit() {
        tokens += 1;
        const answer = { code: '200', message: '', data: {} };
        return Response.json(answer, { headers: { Authorization: `${tokens}.token` } });
      },
      words({ from }) {
        at = Number(from);
        const body = new ReadableStream<Uint8Array>({
          start(opened) {
            stream = opened;
          },
        });
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
      },
    },
    { baseUrl: STORY_SERVER },
  );

  return {
    /** Makes a request as the browser's `fetch` does: it can be aborted. */
    fetch: (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        getResponse(handlers, request).then((response) => resolve(response ?? Response.error()), reject);
      }),
    /** Answers so many requests with 503. */
    beBusyFor(requests: number) {
      busyFor = requests;
    },
    /** Keeps requests waiting until `answer`. */
    think() {
      thought = new Promise((resolve) => {
        endThought = resolve;
      });
    },
    answer() {
      endThought();
    },
    /** Sends the next words of the stream, and ends it after the last. */
    sendWords(count: number) {
      for (const word of BOOK.slice(at, at + count)) {
        stream?.enqueue(encoder.encode(`id: ${at}\ndata: ${word}\n\n`));
        at += 1;
      }
      if (at < BOOK.length) return;
      stream?.close();
      stream = undefined;
    },
    /** Breaks the connection of the stream. */
    cutStream() {
      stream?.error(new TypeError('network error'));
      stream = undefined;
    },
  };
}
