import type { ChatMessage, Lengths, Place } from '../core/entities.ts';
import { AssistantError } from '../core/errors.ts';
import { placeKey } from '../core/place.ts';
import type { AnswerEnd, AskRequest, AssistantTransport, Delivery, TransportHandlers } from '../core/port.ts';
import { toFields, toList, toText } from '../core/read.ts';
import type { AssistantStorage } from '../runtime/types.ts';
import { createConversationStore } from './createConversationStore.ts';
import { createLocalBackend, type LocalData } from './createLocalBackend.ts';
import { readAnswerStream } from './readAnswerStream.ts';
import { readEnvelope } from './readEnvelope.ts';

/** How to reach a model that speaks the OpenAI protocol. */
export type CreateOpenAiTransportOptions = {
  /** Address that `/chat/completions` is added to. */
  baseUrl: string;
  /** Asked for each question. */
  headers?: () => Record<string, string>;
  /** The models that are offered. */
  models: { id: string; name: string }[];
  /** Keeps the conversations, such as `localStorage` behind three functions. @default they are gone with the page */
  storage?: AssistantStorage;
  /** What the page starts with, such as agents or prompts. @default nothing */
  data?: Partial<LocalData>;
  /** @default the global fetch */
  fetch?: typeof globalThis.fetch;
  /** @default crypto.randomUUID */
  newId?: () => string;
  /** @default the present moment */
  nowText?: () => string;
};

type Running = { answer: ChatMessage; controller: AbortController };

/** Text that is kept of an answer under way, in letters, before it is kept again. */
const KEPT_STEP = 2000;

/** Reaches any model that streams chat completions; conversations live in the page, and in the storage that it is given. */
export function createOpenAiTransport(options: CreateOpenAiTransportOptions): AssistantTransport {
  const { newId = () => crypto.randomUUID(), nowText = () => new Date().toISOString() } = options;
  const models = options.models.map(({ id, name }, index) => ({
    model_id: String(index + 1),
    model_name: name,
    model_code: id,
    is_builtin: false,
    has_vision: false,
  }));
  const unlimited = { daily_use_total: 0, daily_quota: Number.MAX_SAFE_INTEGER };
  const data = { models, quota: unlimited, ...options.data };
  const store = options.storage && createConversationStore(options.storage);
  const backend = createLocalBackend({ newId, nowText, data, store });
  const running = new Map<string, Running>();
  let handlers: TransportHandlers | undefined;

  function keyOf(place: Place): string {
    return place.kind === 'session' ? place.session_id : place.user_agent_id;
  }

  /** Keeps a message, and tells the page what has become of its session: a first question names it. */
  function put(key: string, message: ChatMessage): void {
    backend.put(key, message);
    const session = backend.data.sessions.find(({ session_id }) => session_id === key);
    if (session) handlers?.onFrame({ method: 'sessionChanged', data: session });
  }

  function begin({ place, question }: AskRequest): Running {
    const key = keyOf(place);
    const { regenerate_of, edit_of, continue_of, client_msg_id, text } = question;
    const chats = backend.data.chats[key] ?? [];
    const replaced = chats.findIndex(({ message_id }) => message_id === (regenerate_of ?? edit_of));
    if (replaced >= 0) backend.data.chats[key] = chats.slice(0, replaced);
    const isAsked = regenerate_of !== undefined || continue_of !== undefined;
    const base = { session_id: key, think: '', markdown: false, created_at: nowText(), user_name: '' };
    const question_id = newId();
    if (!isAsked) put(key, { ...base, message_id: question_id, source: 1, content: text, client_msg_id });
    const old = chats.find(({ message_id }) => message_id === continue_of);
    const answer: ChatMessage = old ?? {
      ...base,
      message_id: newId(),
      source: 2,
      content: '',
      markdown: true,
    };
    return { answer: { ...answer, state: 'streaming' }, controller: new AbortController() };
  }

  async function complete({ answer, controller }: Running, { model_code }: AskRequest): Promise<AnswerEnd> {
    const key = answer.session_id;
    const said = (backend.data.chats[key] ?? []).filter(({ message_id }) => message_id !== answer.message_id);
    const from = said.findLastIndex(({ source }) => source === 3) + 1;
    const messages = said
      .slice(from)
      .map(({ source, content }) => ({ role: source === 1 ? 'user' : 'assistant', content }));
    const response = await (options.fetch ?? globalThis.fetch)(`${options.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...options.headers?.() },
      body: JSON.stringify({ model: model_code, messages, stream: true }),
      signal: controller.signal,
    });
    if (!response.ok || !response.body) {
      await readEnvelope(response);
      throw new AssistantError('request-failed');
    }
    await readAnswerStream(response.body, (text) => take(answer, text), controller.signal);
    return { state: controller.signal.aborted ? 'stopped' : 'done' };
  }

  function take(answer: ChatMessage, text: string): void {
    const [choice] = toList(toFields(parse(text)).choices, toFields);
    const delta = toFields(choice?.delta);
    const think = toText(delta.reasoning_content) || toText(delta.reasoning);
    const content = toText(delta.content);
    if (think === '' && content === '') return;
    const o = { think: answer.think.length, content: answer.content.length };
    const isFirst = o.think + o.content === 0;
    answer.think += think;
    answer.content += content;
    const { session_id, message_id } = answer;
    // A reload in the middle loses little.
    if (isFirst || step(o) !== step({ think: answer.think.length, content: answer.content.length }))
      backend.put(session_id, { ...answer });
    handlers?.onAnswer({ session_id, message_id, think, content, o });
  }

  function finish(answer: ChatMessage, end: AnswerEnd): void {
    const { session_id, message_id } = answer;
    const lengths = end.lengths ?? { think: answer.think.length, content: answer.content.length };
    const think = answer.think.slice(0, lengths.think);
    const content = answer.content.slice(0, lengths.content);
    put(session_id, { ...answer, think, content, state: end.state });
    handlers?.onAnswer({ session_id, message_id, think: '', content: '', end: { ...end, lengths } });
  }

  return {
    open(given) {
      handlers = given;
      handlers.onLink('open');
    },
    reconnect: () => handlers?.onLink('open'),
    request: async (method, fields) => backend.request(method, fields),
    async ask(request, signal): Promise<Delivery> {
      const run = begin(request);
      running.set(run.answer.message_id, run);
      signal.addEventListener('abort', () => run.controller.abort(), { once: true });
      try {
        const end = await complete(run, request);
        if (!signal.aborted && running.has(run.answer.message_id)) finish(run.answer, end);
      } catch (cause) {
        if (signal.aborted) return 'over';
        if (cause instanceof AssistantError && run.answer.content === '') throw cause;
        if (run.answer.content === '') throw new AssistantError('request-failed', { cause });
        finish(run.answer, { state: 'interrupted' });
      } finally {
        running.delete(run.answer.message_id);
      }
      return 'over';
    },
    /** Such a model cannot go on from the middle: what is here stands, and can be continued by asking. */
    async resume(place, message_id): Promise<Delivery> {
      const key = keyOf(place);
      const answer = backend.data.chats[key]?.find((one) => one.message_id === message_id);
      if (!answer) throw new AssistantError('server', { text: placeKey(place) });
      finish(answer, { state: 'interrupted' });
      return 'over';
    },
    async stop(message_id, shown: Lengths) {
      const run = running.get(message_id);
      if (!run) return;
      running.delete(message_id);
      run.controller.abort();
      finish(run.answer, { state: 'stopped', lengths: shown });
    },
    uploadImage: () => Promise.reject(new AssistantError('page-analysis-failed')),
    dispose() {
      for (const { controller } of running.values()) controller.abort();
      running.clear();
      handlers = undefined;
    },
  };
}

function step({ think, content }: Lengths): number {
  return Math.floor((think + content) / KEPT_STEP);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
