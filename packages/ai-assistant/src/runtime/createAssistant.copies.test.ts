import { createEmitter } from '@portal/machine';
import { expectNothingShared } from '@portal/tooling-test/copies';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASSISTANT } from '../core/constants.ts';
import type { Session } from '../core/entities.ts';
import { AssistantError } from '../core/errors.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { createAssistant } from './createAssistant.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shorter than some of the pauses between attempts. */
const STEP_MS = 1200;
const LOST = new AssistantError('disconnected', { isTransient: true });
const PLACE = { kind: 'session', session_id: 's1' } as const;
const OTHER = { kind: 'session', session_id: 's2' } as const;

const session = (session_id: string): Session => ({
  session_id,
  type: 'session',
  title: session_id,
  updated_at: '2026-11-20T10:00:00Z',
  msg_count: 0,
  teamPrompts: [],
  partakeUsers: [],
  isTopup: false,
  output: 'stream',
  unread: 0,
  streaming: false,
});

/** An assistant with a backend and a storage of its own, and everything that happens to it. */
function takePart() {
  const transport = createFakeTransport({ data: { sessions: [session('s1'), session('s2')] } });
  const storage = new Map<string, string>();
  const events: unknown[] = [];
  const wakers = createEmitter();
  let ids = 0;
  const assistant = createAssistant({
    transport,
    userId: 'u1',
    storage: {
      get: (key) => storage.get(key) ?? null,
      set: (key, value) => storage.set(key, value) !== undefined,
      remove: (key) => void storage.delete(key),
    },
    onNotice: ({ code }) => events.push(code),
    now: () => 0,
    newId: () => `q${++ids}`,
    wake: wakers.subscribe,
  });
  const { actions } = assistant;
  const threadOf = ({ session_id }: typeof PLACE | typeof OTHER) =>
    assistant.get().threads[`s:${session_id}`];
  const look = () => {
    const { link, selected, threads } = assistant.get();
    const shown = Object.values(threads).map(({ detail, run, draft, chats }) => [
      detail,
      run?.phase,
      assistant.live(run?.message_id ?? '')?.read().content,
      draft.text,
      chats.map(({ content, state }) => [content, state]),
    ]);
    events.push([link, selected, shown]);
  };
  assistant.subscribe(look);
  const steps = [
    () => {
      actions.activate();
      actions.setVisible(true);
    },
    () => actions.select(PLACE),
    () => actions.setDraft(PLACE, '库存？'),
    () => actions.ask(PLACE),
    () => transport.piece({ think: '先看', content: '还有 ' }),
    () => transport.cut(),
    () => transport.piece({ content: '41 天' }),
    () => {
      transport.fail('resume', LOST);
      transport.cut();
    },
    look,
    () => transport.fail('resume', undefined),
    () => wakers.emit(),
    () => transport.piece({ content: '。' }),
    () => transport.end(),
    () => actions.ask(PLACE, { text: '销量？' }),
    () => transport.piece({ content: '一月。二月。' }),
    () => {
      transport.fail('stop', LOST);
      actions.stop(PLACE);
    },
    () => transport.fail('stop', undefined),
    () => actions.continueAnswer(PLACE, threadOf(PLACE)?.chats.at(-1)?.message_id ?? ''),
    () => transport.piece({ content: '一月。二月。三月。' }),
    () => transport.end(),
    () => actions.setDraft(OTHER, '明天？'),
    () => actions.select(OTHER),
    () => actions.loadUsers(),
    () => actions.startRename('s2'),
    () => actions.changeRename('明天'),
    () => actions.submitRename(),
    () => actions.ask(OTHER),
    () => transport.piece({ content: '晴' }),
    ...Array.from({ length: ASSISTANT.silenceMs / STEP_MS }, () => () => undefined),
    () => assistant.dispose(),
    () => wakers.emit(),
    () => transport.piece({ content: '天' }),
  ];
  const textsOf = (place: typeof PLACE | typeof OTHER) =>
    threadOf(place)?.chats.map(({ content }) => content);
  const seen = () => ({
    events,
    storage,
    calls: transport.calls,
    texts: [textsOf(PLACE), textsOf(OTHER)],
    listening: wakers.size,
  });
  return { steps, seen };
}

it('[I39] two assistants on one page share nothing', async () => {
  const { calls, texts, listening } = await expectNothingShared(takePart, () =>
    vi.advanceTimersByTimeAsync(STEP_MS),
  );
  const answers = calls.filter(({ method }) => ['ask', 'resume', 'stop'].includes(method));
  expect(answers.map(({ method }) => method).join(' ')).toBe(
    'ask resume resume resume resume ask stop stop stop ask ask resume',
  );
  expect(texts).toEqual([
    ['库存？', '还有 41 天。', '销量？', '一月。二月。三月。'],
    ['明天？', ''],
  ]);
  expect(listening).toBe(0);
});
