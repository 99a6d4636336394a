import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AnswerFrame, AskRequest } from '../core/port.ts';
import { createStreamCalls } from './createStreamCalls.ts';

const request: AskRequest = {
  place: { kind: 'session', session_id: 's' },
  question: { client_msg_id: 'c1', text: 'q', created_at: '' },
  model_code: 'deepseek-r1',
  his_messages: [{ question: 'a', answer: 'b' }],
  isStreamed: true,
};
const headers = { 'content-type': 'text/event-stream; charset=utf-8' };

function calls(answer: Response | Error) {
  const sent: { path: string; init: RequestInit }[] = [];
  const api = createStreamCalls(async (path, init) => {
    sent.push({ path, init });
    if (answer instanceof Error) throw answer;
    return answer;
  }, 'u1');
  return { api, sent, body: () => JSON.parse(String(sent[0]?.init.body)) };
}

async function ask(answer: Response | Error) {
  const frames: AnswerFrame[] = [];
  const { api, body } = calls(answer);
  const delivery = await api.ask(request, (frame) => frames.push(frame), new AbortController().signal);
  return { frames, delivery, body };
}

const events = (...data: unknown[]) =>
  new Response(
    data.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join(''),
    {
      headers,
    },
  );

describe('the streaming call', () => {
  it.each([
    [
      'as a further version of its answer, with its words',
      { regenerate_of: 'm2', text: 'q' },
      { message: 'q', retry_of: 'm2' },
    ],
    ['as the rest of an answer, which has none', { continue_of: 'm2', text: '' }, { continue_of: 'm2' }],
  ])('[I800] a question is sent %s', async (_, more, expected) => {
    const { api, body } = calls(events({ session_id: 's', message_id: 1, content: 'c' }));
    const again = { ...request, question: { ...request.question, ...more } };
    await api.ask(again, () => {}, new AbortController().signal);
    const { message, retry_of, continue_of } = body();
    expect({ message, retry_of, continue_of }).toEqual({
      message: undefined,
      retry_of: undefined,
      continue_of: undefined,
      ...expected,
    });
  });

  it('[I84] sends session, message, model and history, and reads think and content', async () => {
    const { frames, body } = await ask(
      events(
        { session_id: 's', message_id: 1, think: 't', content: '', o: { t: 0, c: 0 } },
        { session_id: 's', message_id: 1, think: '', content: 'c', o: { t: 1, c: 0 } },
        { session_id: 's', message_id: 1, finish: true, state: 'done', think_length: 1, content_length: 1 },
      ),
    );
    expect(body()).toEqual({
      userid: 'u1',
      session_id: 's',
      message: 'q',
      model_code: 'deepseek-r1',
      his_messages: [{ question: 'a', answer: 'b' }],
      client_msg_id: 'c1',
    });
    expect(frames[1]).toEqual({
      session_id: 's',
      message_id: '1',
      think: '',
      content: 'c',
      o: { think: 1, content: 0 },
    });
    expect(frames[2]?.end).toEqual({ state: 'done', lengths: { think: 1, content: 1 } });
  });

  it('[I85] from a backend that numbers nothing ends with its response; frames that are no JSON are left out', async () => {
    const { frames } = await ask(events({ content: 'a' }, 'not json', '[DONE]', { content: 'b' }));
    expect(frames.map(({ content }) => content)).toEqual(['a', 'b', '']);
    expect(new Set(frames.map(({ message_id }) => message_id)).size).toBe(1);
    expect(frames.at(-1)?.end).toEqual({ state: 'done' });
  });

  it('[I86] without an end frame is no end, where pieces are numbered', async () => {
    const { frames, delivery } = await ask(events({ message_id: 'm', content: 'a', o: { t: 0, c: 0 } }));
    expect(delivery).toBe('over');
    expect(frames.some(({ end }) => end)).toBe(false);
  });

  it.each([
    [
      'a refusal in an envelope',
      { code: '400', message: 'No' },
      200,
      { code: 'server', text: 'No', isTransient: false },
    ],
    [
      'too many',
      { code: '429', message: 'Later' },
      429,
      { code: 'server', text: 'Later', isTransient: true },
    ],
    [
      'a failure',
      { code: '500', message: 'Broken' },
      500,
      { code: 'server', text: 'Broken', isTransient: true },
    ],
    [
      'an end of the session',
      { code: '401', message: 'x' },
      401,
      { code: 'not-logged-in', isTransient: false },
    ],
    [
      'an end of the session, by its code alone',
      { code: 401, message: 'x' },
      200,
      { code: 'not-logged-in', isTransient: false },
    ],
    ['a page', '<html>Sign in</html>', 200, { code: 'request-failed', isTransient: true }],
    ['a page of a proxy', '<html>502</html>', 502, { code: 'request-failed', isTransient: true }],
    ['a page that says no', '<html>403</html>', 403, { code: 'request-failed', isTransient: false }],
  ])('[I87] that is answered by %s says so', async (_what, body, status, error) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    await expect(ask(new Response(text, { status }))).rejects.toMatchObject(error);
  });

  it('[I87] that cannot be set up is a failed request that may work later', async () => {
    await expect(ask(new TypeError('Failed to fetch'))).rejects.toMatchObject({
      code: 'request-failed',
      isTransient: true,
    });
  });

  it('[I267] may take ten minutes; then it is given up as one that may work later', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    const api = createStreamCalls(
      (_path, { signal }) =>
        new Promise((_answer, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      'u1',
    );
    const calls = [
      api.ask(request, () => undefined, new AbortController().signal),
      api.stop('m', { think: 0, content: 0 }),
      api.uploadImage(new Blob(['x'])),
    ];
    expect(timeout.mock.calls).toEqual([[600_000], [600_000], [600_000]]);
    limit.abort(new DOMException('', 'TimeoutError'));
    for (const call of calls)
      await expect(call).rejects.toMatchObject({ code: 'request-failed', isTransient: true });
  });

  it('[I88] resumes by the answer’s id from the lengths that are here', async () => {
    const { api, body } = calls(events());
    await api.resume('m', { think: 2, content: 5 }, () => {}, new AbortController().signal);
    expect(body()).toEqual({ userid: 'u1', message_id: 'm', from: { t: 2, c: 5 } });
  });
});

describe('a picture', () => {
  const upload = (body: unknown, status = 200) => calls(new Response(JSON.stringify(body), { status }));
  const picture = new Blob(['x'], { type: 'image/jpeg' });

  it('[I89] is uploaded as part FILE; only the message success counts', async () => {
    const { api, sent } = upload({ code: '200', message: 'success', data: { oss_url: '/img' } });
    await expect(api.uploadImage(picture)).resolves.toBe('/img');
    expect(sent[0]?.path).toBe('/api/v1/agent/image-upload');
    const form = sent[0]?.init.body;
    expect(form instanceof FormData && form.get('FILE')).toBeInstanceOf(Blob);
    const odd = upload({ code: '200', message: 'ok', data: { oss_url: '/img' } });
    await expect(odd.api.uploadImage(picture)).rejects.toMatchObject({ code: 'page-analysis-failed' });
    const large = upload({ code: '413', message: 'too large' }, 413);
    await expect(large.api.uploadImage(picture)).rejects.toMatchObject({ text: 'too large' });
  });
});
