import type { ChatMessage, Lengths, Texts } from '../core/entities.ts';
import type { AssistantError } from '../core/errors.ts';
import type {
  AnswerFrame,
  AskRequest,
  AssistantTransport,
  Delivery,
  LinkState,
  Method,
  TransportHandlers,
} from '../core/port.ts';
import { createLocalBackend, type LocalBackend, type LocalData } from '../transport/createLocalBackend.ts';

/** A backend that does what a test or a story tells it. */
export type FakeTransport = AssistantTransport & {
  backend: LocalBackend;
  /** Every call in order, asked questions as `ask` and `resume`, stops as `stop`. */
  calls: { method: string; data: unknown }[];
  /** The last question, if any. */
  lastAsk(): AskRequest | undefined;
  link(state: LinkState): void;
  /** Sends a piece of the last question's answer; fields that are not said are those of a piece in order. */
  piece(piece: Partial<AnswerFrame>): void;
  /** Ends the last question's answer. */
  end(end?: Partial<NonNullable<AnswerFrame['end']>>): void;
  /** Cuts the way that the last answer comes. */
  cut(): void;
  push(method: string, data: unknown): void;
  /** Makes the next calls of a method fail; asks and resumes too. */
  fail(method: Method | 'ask' | 'resume' | 'stop' | 'uploadImage', error: AssistantError | undefined): void;
};

/** How to make a fake backend. */
export type CreateFakeTransportOptions = {
  data?: Partial<LocalData>;
  /** Answers every question by itself, in so many pieces. @default stays silent until told */
  answer?: (request: AskRequest) => { think?: string; content: string };
  /** Milliseconds between the pieces of such an answer. @default 30 */
  pieceMs?: number;
  /** @default numbers */
  newId?: () => string;
  /** @default always the same moment */
  nowText?: () => string;
};

/** Makes a backend for tests and stories: it keeps sessions in memory, and answers when told to. */
export function createFakeTransport(options: CreateFakeTransportOptions = {}): FakeTransport {
  let count = 0;
  const newId = options.newId ?? (() => `id-${++count}`);
  const nowText = options.nowText ?? (() => '2026-11-21T08:00:00.000Z');
  const backend = createLocalBackend({ newId, nowText, ...(options.data && { data: options.data }) });
  const calls: FakeTransport['calls'] = [];
  const failures = new Map<string, AssistantError>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let handlers: TransportHandlers | undefined;
  let current:
    | { request: AskRequest; message_id: string; question_id: string; sent: Lengths; text: Texts }
    | undefined;
  let settle: ((delivery: Delivery) => void) | undefined;

  function check(method: string, data: unknown): void {
    calls.push({ method, data });
    const failure = failures.get(method);
    if (failure) throw failure;
  }

  function keyOf({ place }: AskRequest): string {
    return place.kind === 'session' ? place.session_id : place.user_agent_id;
  }

  function piece(given: Partial<AnswerFrame>): void {
    if (!current) return;
    const { request, message_id, question_id, sent, text } = current;
    const frame: AnswerFrame = {
      session_id: keyOf(request),
      message_id,
      question_id,
      client_msg_id: request.question.client_msg_id,
      think: '',
      content: '',
      o: { ...sent },
      ...given,
    };
    if (frame.message_id === message_id) {
      advance(sent, frame);
      text.think += frame.think;
      text.content += frame.content;
      if (frame.end)
        keep({
          message_id,
          source: 2,
          ...text,
          content: text.content.slice(0, frame.end.lengths?.content),
          state: frame.end.state,
          reply_to: question_id,
        });
    }
    handlers?.onAnswer(frame);
  }

  function advance(sent: Lengths, frame: AnswerFrame): void {
    sent.think = Math.max(sent.think, (frame.o?.think ?? sent.think) + frame.think.length);
    sent.content = Math.max(sent.content, (frame.o?.content ?? sent.content) + frame.content.length);
  }

  /** Stores what a server would have stored. */
  function keep(
    message: Partial<ChatMessage> & Pick<ChatMessage, 'message_id' | 'source' | 'content'>,
  ): void {
    if (!current) return;
    const key = keyOf(current.request);
    const rest = { session_id: key, think: '', markdown: true, created_at: nowText(), user_name: '' };
    if (backend.data.sessions.some(({ session_id }) => session_id === key) || backend.data.chats[key])
      backend.put(key, { ...rest, ...message });
  }

  function waitForPieces(signal: AbortSignal): Promise<Delivery> {
    return new Promise((resolve) => {
      settle = resolve;
      signal.addEventListener('abort', () => resolve('over'), { once: true });
    });
  }

  function play(text: { think?: string; content: string }): void {
    const pieces = [
      ...cutUp(text.think ?? '').map((think) => ({ think })),
      ...cutUp(text.content).map((content) => ({ content })),
    ];
    const next = (): void => {
      const one = pieces.shift();
      if (!one) {
        end();
        return;
      }
      piece(one);
      const timer = setTimeout(() => {
        timers.delete(timer);
        next();
      }, options.pieceMs ?? 30);
      timers.add(timer);
    };
    next();
  }

  function end(given: Partial<NonNullable<AnswerFrame['end']>> = {}): void {
    const { sent } = current ?? { sent: { think: 0, content: 0 } };
    piece({ end: { state: 'done', lengths: { ...sent }, ...given } });
    settle?.('over');
  }

  return {
    backend,
    calls,
    lastAsk: () => current?.request,
    open(given) {
      handlers = given;
      handlers.onLink('open');
    },
    reconnect() {
      calls.push({ method: 'reconnect', data: undefined });
      handlers?.onLink('connecting');
      handlers?.onLink('open');
    },
    async request(method, data) {
      check(method, data);
      return backend.request(method, data);
    },
    async ask(request, signal) {
      check('ask', request);
      const { question } = request;
      const isRepeat = current?.request.question.client_msg_id === question.client_msg_id;
      if (!isRepeat || !current) {
        const message_id = question.continue_of ?? newId();
        const question_id = newId();
        const text = { think: '', content: '' };
        current = { request, message_id, question_id, sent: { think: 0, content: 0 }, text };
        const { text: content, client_msg_id } = question;
        if (content !== '') keep({ message_id: question_id, source: 1, content, client_msg_id });
        if (options.answer) play(options.answer(request));
      }
      return waitForPieces(signal);
    },
    async resume(place, message_id, from, signal) {
      check('resume', { place, message_id, from });
      return waitForPieces(signal);
    },
    async stop(message_id, shown) {
      check('stop', { message_id, shown });
      for (const timer of timers) clearTimeout(timer);
      if (current?.message_id === message_id) end({ state: 'stopped', lengths: shown });
    },
    async uploadImage(file) {
      check('uploadImage', file);
      return `/api/v1/agent/image/${newId()}`;
    },
    dispose() {
      for (const timer of timers) clearTimeout(timer);
      handlers = undefined;
    },
    link: (state) => handlers?.onLink(state),
    piece,
    end,
    cut: () => settle?.('over'),
    push: (method, data) => handlers?.onFrame({ method, data }),
    fail(method, error) {
      if (error) failures.set(method, error);
      else failures.delete(method);
    },
  };
}

function cutUp(text: string): string[] {
  return text.match(/[\s\S]{1,12}/gu) ?? [];
}
