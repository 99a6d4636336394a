import { ASSISTANT } from '../core/constants.ts';
import type { Lengths } from '../core/entities.ts';
import { AssistantError, isAssistantError } from '../core/errors.ts';
import type { AnswerFrame, AskRequest, Delivery } from '../core/port.ts';
import { toFields, toText } from '../core/read.ts';
import { readAnswerFrame } from './readAnswerFrame.ts';
import { readAnswerStream } from './readAnswerStream.ts';
import { readEnvelope } from './readEnvelope.ts';

/** Addresses of the calls by HTTP. */
const PATHS = {
  stream: '/api/v1/question/stream',
  stop: '/api/v1/question/stop',
  upload: '/api/v1/agent/image-upload',
} as const;

/** The calls that go by HTTP. */
export type StreamCalls = {
  ask(request: AskRequest, onAnswer: (frame: AnswerFrame) => void, signal: AbortSignal): Promise<Delivery>;
  resume(
    message_id: string,
    from: Lengths,
    onAnswer: (frame: AnswerFrame) => void,
    signal: AbortSignal,
  ): Promise<Delivery>;
  stop(message_id: string, shown: Lengths): Promise<void>;
  uploadImage(file: Blob, signal?: AbortSignal): Promise<string>;
};

/** Makes the calls; `fetch` is an authorised one. */
export function createStreamCalls(
  fetch: (path: string, init: RequestInit) => Promise<Response>,
  userId: string,
): StreamCalls {
  async function post(
    path: string,
    body: BodyInit,
    headers: HeadersInit,
    signal?: AbortSignal,
  ): Promise<Response> {
    const limit = AbortSignal.timeout(ASSISTANT.requestTimeoutMs);
    try {
      return await fetch(path, {
        method: 'POST',
        body,
        headers,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (cause) {
      if (isAssistantError(cause)) throw cause;
      throw new AssistantError('request-failed', { isTransient: true, cause });
    }
  }

  function postJson(path: string, body: unknown, signal?: AbortSignal, accept = 'application/json') {
    return post(path, JSON.stringify(body), { 'Content-Type': 'application/json', Accept: accept }, signal);
  }

  async function stream(
    body: Record<string, unknown>,
    fallbackId: string,
    onAnswer: (frame: AnswerFrame) => void,
    signal: AbortSignal,
  ): Promise<Delivery> {
    const response = await postJson(PATHS.stream, { userid: userId, ...body }, signal, 'text/event-stream');
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (!isStream || !response.body) {
      await readEnvelope(response);
      throw new AssistantError('request-failed', { isTransient: true });
    }
    let last: AnswerFrame | undefined;
    let isNumbered = false;
    await readAnswerStream(
      response.body,
      (data) => {
        const frame = readAnswerFrame(withId(parse(data), fallbackId));
        if (!frame) return;
        isNumbered ||= frame.o !== undefined;
        last = frame;
        onAnswer(frame);
      },
      signal,
    );
    // A backend that numbers nothing and names no end ends its answer by ending the response.
    if (last && !last.end && !isNumbered && !signal.aborted)
      onAnswer({ ...last, think: '', content: '', end: { state: 'done' } });
    return 'over';
  }

  return {
    ask({ place, question, model_code, his_messages }, onAnswer, signal) {
      const { client_msg_id, text, page, regenerate_of, continue_of, edit_of } = question;
      const session_id = place.kind === 'session' ? place.session_id : undefined;
      const body = {
        session_id,
        ...(text !== '' && { message: text }),
        model_code,
        his_messages,
        client_msg_id,
        page,
        retry_of: regenerate_of,
        continue_of,
        edit_of,
      };
      return stream(body, `answer:${client_msg_id}`, onAnswer, signal);
    },
    resume(message_id, { think, content }, onAnswer, signal) {
      return stream({ message_id, from: { t: think, c: content } }, message_id, onAnswer, signal);
    },
    async stop(message_id, { think, content }) {
      await readEnvelope(await postJson(PATHS.stop, { message_id, shown: { t: think, c: content } }));
    },
    async uploadImage(file, signal) {
      const form = new FormData();
      form.append('FILE', file, file instanceof File ? file.name : 'screenshot.jpg');
      const { data, message } = await readEnvelope(await post(PATHS.upload, form, {}, signal));
      const address = toText(toFields(data).oss_url);
      if (message !== 'success' || address === '') throw new AssistantError('page-analysis-failed');
      return address;
    },
  };
}

/** Adds an id to what a backend that answers one question at a time sends without. */
function withId(value: unknown, fallback: string): unknown {
  const fields = toFields(value);
  return 'content' in fields || 'think' in fields ? { message_id: fallback, ...fields } : fields;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
