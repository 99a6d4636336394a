import { expect, it, onTestFinished, vi } from 'vitest';
import { AssistantError } from '../core/errors.ts';
import type { Notice } from '../core/types.ts';
import { type CreateFakeTransportOptions, createFakeTransport } from '../testing/createFakeTransport.ts';
import { createAssistant } from './createAssistant.ts';
import type { AssistantStorage } from './types.ts';

const session = (session_id: string, updated_at = '2026-11-20T10:00:00Z') => ({
  session_id,
  type: 'session' as const,
  title: session_id,
  updated_at,
  msg_count: 0,
  teamPrompts: [],
  partakeUsers: [],
  isTopup: false,
  output: 'stream',
  unread: 0,
  streaming: false,
});
const place = { kind: 'session' as const, session_id: 's1' };

function memory(): AssistantStorage & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get: (key) => map.get(key) ?? null,
    set: (key, value) => map.set(key, value) !== undefined,
    remove: (key) => void map.delete(key),
  };
}

async function start(
  options: CreateFakeTransportOptions & { storage?: AssistantStorage; userId?: string } = {},
) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const transport = createFakeTransport({ data: { sessions: [session('s1'), session('s2')] }, ...options });
  const notices: Notice[] = [];
  let wakeUp = () => {};
  const assistant = createAssistant({
    transport,
    userId: options.userId ?? 'u1',
    storage: options.storage ?? memory(),
    onNotice: (notice) => notices.push(notice),
    wake: (listener) => {
      wakeUp = listener;
      return () => {};
    },
  });
  onTestFinished(() => assistant.dispose());
  assistant.actions.activate();
  assistant.actions.setVisible(true);
  await vi.advanceTimersByTimeAsync(0);
  const thread = () => assistant.get().threads['s:s1'];
  const texts = () => thread()?.chats.map(({ source, content }) => `${source}:${content}`);
  return { assistant, transport, notices, thread, texts, wake: () => wakeUp(), ...assistant.actions };
}

it('[I60] asks, shows the question at once, grows the answer and settles it', async () => {
  const { assistant, transport, thread, texts, setDraft, ask } = await start();
  setDraft(place, ' How many orders? ');
  expect(ask(place)).toBe(true);
  expect(thread()?.run?.phase).toBe('loading');
  expect(texts()).toEqual(['1:How many orders?']);
  expect(thread()?.draft.text).toBe('');
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ think: 'hm' });
  transport.piece({ content: '42' });
  expect(thread()?.run?.phase).toBe('streaming');
  const id = thread()?.run?.message_id ?? '';
  expect(assistant.live(id)?.read()).toMatchObject({ think: 'hm', content: '42', isEnded: false });
  transport.end();
  expect(thread()?.run).toBeUndefined();
  expect(texts()).toEqual(['1:How many orders?', '2:42']);
  expect(thread()?.chats[1]).toMatchObject({ think: 'hm', state: 'done' });
});

it('[I61] goes on from what is here when the way is cut, without showing anything twice', async () => {
  const { transport, thread, texts, ask } = await start();
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'Hello ' });
  transport.cut();
  await vi.advanceTimersByTimeAsync(0);
  expect(thread()?.run?.phase).toBe('recovering');
  await vi.advanceTimersByTimeAsync(300);
  expect(transport.calls.at(-1)).toMatchObject({
    method: 'resume',
    data: { from: { think: 0, content: 6 } },
  });
  transport.piece({ o: { think: 0, content: 0 }, content: 'Hello wor' });
  transport.piece({ o: { think: 0, content: 9 }, content: 'ld' });
  expect(thread()?.run?.phase).toBe('streaming');
  transport.end();
  expect(texts()).toEqual(['1:q', '2:Hello world']);
});

it('[I61] asks again with the same id when nothing came at all', async () => {
  const { transport, texts, ask } = await start();
  transport.fail('ask', new AssistantError('disconnected', { isTransient: true }));
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.fail('ask', undefined);
  await vi.advanceTimersByTimeAsync(300);
  const asks = transport.calls.filter(({ method }) => method === 'ask');
  expect(asks).toHaveLength(2);
  expect(asks[1]?.data).toEqual(asks[0]?.data);
  transport.piece({ content: 'a' });
  transport.end();
  expect(texts()).toEqual(['1:q', '2:a']);
});

it('[I62] an hour without a connection ends in a question that is asked by itself once the connection is back', async () => {
  const { transport, thread, notices, texts, ask } = await start();
  transport.fail('ask', new AssistantError('disconnected', { isTransient: true }));
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(thread()?.run).toMatchObject({ phase: 'failed', failure: { code: 'disconnected' } });
  expect(notices.map(({ code }) => code)).toEqual(['disconnected']);
  transport.fail('ask', undefined);
  transport.link('waiting');
  transport.link('open');
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'a' });
  transport.end();
  expect(texts()).toEqual(['1:q', '2:a']);
});

it('[I63] 30 s of silence are followed by asking for the rest', async () => {
  const { transport, ask } = await start();
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'a' });
  await vi.advanceTimersByTimeAsync(29_000);
  transport.piece({});
  await vi.advanceTimersByTimeAsync(29_999);
  expect(transport.calls.some(({ method }) => method === 'resume')).toBe(false);
  await vi.advanceTimersByTimeAsync(301);
  expect(transport.calls.at(-1)?.method).toBe('resume');
});

it('[I64] a refused question goes back into the input with a sentence', async () => {
  const { transport, thread, notices, texts, setDraft, ask } = await start();
  transport.fail('ask', new AssistantError('server', { text: 'Not now' }));
  setDraft(place, 'q');
  ask(place);
  await vi.advanceTimersByTimeAsync(0);
  expect(notices).toEqual([{ code: 'server', tone: 'warning', text: 'Not now' }]);
  expect(texts()).toEqual([]);
  expect(thread()).toMatchObject({ run: undefined, draft: { text: 'q' } });
});

it('[I65] stop halts the text where it is, tells the backend how much is shown, and says so', async () => {
  const { assistant, transport, thread, notices, texts, ask, stop } = await start();
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'one two three' });
  const live = assistant.live(thread()?.run?.message_id ?? '');
  live?.setShown(() => ({ think: 0, content: 7 }));
  stop(place);
  expect(live?.isHalted()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(transport.calls.find(({ method }) => method === 'stop')?.data).toMatchObject({
    shown: { think: 0, content: 7 },
  });
  expect(texts()).toEqual(['1:q', '2:one two']);
  expect(thread()?.chats[1]?.state).toBe('stopped');
  expect(notices.map(({ code }) => code)).toEqual(['cancelled']);
});

it('[I65] a stop before the first piece is carried out as soon as the answer has a name', async () => {
  const { transport, thread, ask, stop } = await start();
  ask(place, { text: 'q' });
  stop(place);
  await vi.advanceTimersByTimeAsync(0);
  expect(transport.calls.some(({ method }) => method === 'stop')).toBe(false);
  transport.piece({ content: 'a' });
  await vi.advanceTimersByTimeAsync(0);
  expect(transport.calls.some(({ method }) => method === 'stop')).toBe(true);
  expect(thread()?.run).toBeUndefined();
});

it('[I66] an answer that a reload interrupted is taken up from the text that is stored', async () => {
  const answer = { message_id: 'm2', session_id: 's1', source: 2 as const, think: '', markdown: true };
  const chats = {
    s1: [
      { ...answer, message_id: 'm1', source: 1 as const, content: 'q', created_at: '', user_name: 'me' },
      { ...answer, content: 'Hel', created_at: '', user_name: '', state: 'streaming' as const },
    ],
  };
  const { assistant, transport, thread } = await start({ data: { sessions: [session('s1')], chats } });
  expect(thread()?.run).toMatchObject({ phase: 'streaming', message_id: 'm2' });
  expect(assistant.live('m2')?.shownAtStart).toEqual({ think: 0, content: 3 });
  expect(transport.calls.at(-1)).toMatchObject({
    method: 'resume',
    data: { message_id: 'm2', from: { think: 0, content: 3 } },
  });
});

it('[I67] pieces of another answer, and of a place that is not open, change nothing', async () => {
  const { transport, texts, ask } = await start();
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'a' });
  transport.piece({ content: 'b', message_id: 'other', client_msg_id: 'other' });
  transport.piece({ content: 'b', message_id: 'third', session_id: 's2', client_msg_id: 'third' });
  transport.end();
  transport.piece({ content: 'late' });
  expect(texts()).toEqual(['1:q', '2:a']);
});

it('[I68] the detail is read 500 ms after the last change', async () => {
  const { transport, ask } = await start();
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'a' });
  const before = transport.calls.filter(({ method }) => method === 'getSessionDetail').length;
  transport.end();
  await vi.advanceTimersByTimeAsync(499);
  expect(transport.calls.filter(({ method }) => method === 'getSessionDetail')).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(transport.calls.filter(({ method }) => method === 'getSessionDetail')).toHaveLength(before + 1);
});

it('[I69] the selection and each draft are kept for their user and for nobody else', async () => {
  const storage = memory();
  const first = await start({ storage });
  first.select({ kind: 'session', session_id: 's2' });
  first.setDraft({ kind: 'session', session_id: 's2' }, 'half a question');
  first.assistant.dispose();
  const again = await start({ storage });
  expect(again.assistant.get().selected).toEqual({ kind: 'session', session_id: 's2' });
  expect(again.assistant.get().threads['s:s2']?.draft.text).toBe('half a question');
  const other = await start({ storage, userId: 'u2' });
  expect(other.assistant.get().selected).toEqual({ kind: 'session', session_id: 's1' });
  expect(other.assistant.get().threads['s:s2']).toBeUndefined();
});

it('[I70] nothing is connected before it is used, and nothing runs on after it is disposed of', async () => {
  const transport = createFakeTransport();
  const open = vi.spyOn(transport, 'open');
  const assistant = createAssistant({ transport, userId: 'u', storage: memory(), onNotice: () => {} });
  expect(open).not.toHaveBeenCalled();
  const used = await start();
  used.ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  used.transport.piece({ content: 'a' });
  used.assistant.dispose();
  used.assistant.dispose();
  assistant.dispose();
  expect(vi.getTimerCount()).toBe(0);
});

it('[I71] an upload that fails and a missing target are told apart, and nothing is asked', async () => {
  const { transport, notices, analysePage, thread } = await start();
  const picture = async () => new Blob(['x'], { type: 'image/jpeg' });
  transport.fail('uploadImage', new AssistantError('server', { text: 'too large' }));
  expect(await analysePage(place, picture)).toBe(false);
  const missing = async () => {
    throw new AssistantError('capture-target-missing');
  };
  expect(await analysePage(place, missing)).toBe(false);
  expect(notices.map(({ code }) => code)).toEqual(['page-analysis-failed', 'capture-target-missing']);
  expect(thread()?.run).toBeUndefined();
  transport.fail('uploadImage', undefined);
  expect(await analysePage(place, picture)).toBe(true);
  expect(transport.lastAsk()?.question).toMatchObject({
    text: '请根据截图逐步分析该卖家的经营数据，指出异常、原因与改进建议',
    images: [expect.stringContaining('/api/v1/agent/image/')],
  });
});

it('[I72] another answer replaces the one that is looked at; continuing keeps what stands', async () => {
  const { assistant, transport, thread, texts, ask, regenerate, continueAnswer } = await start();
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'half' });
  transport.end({ state: 'interrupted' });
  const id = thread()?.chats[1]?.message_id ?? '';
  continueAnswer(place, id);
  expect(texts()).toEqual(['1:q', '2:half']);
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ o: { think: 0, content: 4 }, content: ' and whole' });
  expect(assistant.live(id)?.shownAtStart.content).toBe(4);
  transport.end({ lengths: { think: 0, content: 14 } });
  expect(texts()).toEqual(['1:q', '2:half and whole']);
  regenerate(place, id);
  expect(transport.lastAsk()?.question.regenerate_of).toBe(id);
  expect(texts()).toEqual(['1:q']);
});

it('[I79] a question that did not get out before a reload is sent again by itself, under its own id, once', async () => {
  const storage = memory();
  const first = await start({ storage });
  first.transport.fail('ask', new AssistantError('disconnected', { isTransient: true }));
  first.ask(place, { text: 'q' });
  const sent = first.thread()?.run?.question.client_msg_id;
  first.assistant.dispose();
  const again = await start({ storage });
  expect(again.transport.lastAsk()?.question).toMatchObject({ client_msg_id: sent, text: 'q' });
  expect(again.texts()).toEqual(['1:q']);
  again.transport.piece({ content: 'a' });
  again.assistant.dispose();
  const last = await start({ storage });
  expect(last.transport.lastAsk()).toBeUndefined();
});

it('[I74] an answer whose end was missed is settled by the detail, at once and whole', async () => {
  const { assistant, transport, thread, texts, ask } = await start();
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({ content: 'ha' });
  const message_id = thread()?.run?.message_id ?? '';
  const live = assistant.live(message_id);
  const asked = {
    session_id: 's1',
    source: 1,
    message_id: 'q1',
    content: 'q',
    client_msg_id: thread()?.run?.question.client_msg_id,
  };
  const answer = { session_id: 's1', source: 2, message_id, content: 'half', state: 'interrupted' };
  transport.push('sessionDetail', { session_id: 's1', chats: [asked, answer] });
  expect(thread()?.run).toBeUndefined();
  expect(texts()).toEqual(['1:q', '2:half']);
  expect(live?.read()).toMatchObject({ content: 'half', isEnded: true });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(transport.calls.some(({ method }) => method === 'resume')).toBe(false);
});

it('[I75] messages that came in another order than they are stored in appear once, in the order of the detail', async () => {
  const { transport, texts } = await start();
  const asked = { session_id: 's1', source: 1, message_id: 'q1', content: 'q' };
  const answer = { session_id: 's1', source: 2, message_id: 'a1', content: 'a', state: 'done' };
  transport.push('message', answer);
  transport.push('message', asked);
  transport.push('sessionDetail', { session_id: 's1', chats: [asked, answer] });
  expect(texts()).toEqual(['1:q', '2:a']);
});

it('[I226] a rating and its reason are kept, or taken back when they could not be sent', async () => {
  const { assistant, transport, thread } = await start();
  const answer = { session_id: 's1', source: 2, message_id: 'a1', content: 'a', state: 'done' };
  transport.push('sessionDetail', { session_id: 's1', chats: [answer] });
  const opinion = () => {
    const { feedback, feedback_reason, feedback_choices } = thread()?.chats[0] ?? {};
    return [feedback, feedback_reason, feedback_choices];
  };
  expect(await assistant.actions.rate(place, 'a1', -1, { reason: 'wrong', choices: ['figures'] })).toBe(true);
  expect(transport.calls.at(-1)?.data).toEqual({
    message_id: 'a1',
    value: -1,
    reason: 'wrong',
    choices: ['figures'],
  });
  expect(opinion()).toEqual([-1, 'wrong', ['figures']]);
  transport.fail('setFeedback', new AssistantError('disconnected', { isTransient: true }));
  expect(await assistant.actions.rate(place, 'a1', 1)).toBe(false);
  expect(opinion()).toEqual([-1, 'wrong', ['figures']]);
});

it('[I61] a question asked again whose answer is over already takes that answer', async () => {
  const { transport, thread, texts, ask, retry } = await start();
  transport.fail('ask', new AssistantError('disconnected', { isTransient: true }));
  ask(place, { text: 'q' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(thread()?.run?.phase).toBe('failed');
  const client_msg_id = thread()?.run?.question.client_msg_id;
  transport.push('message', {
    session_id: 's1',
    source: 2,
    message_id: 'old',
    content: 'part',
    state: 'interrupted',
  });
  transport.fail('ask', undefined);
  retry(place);
  await vi.advanceTimersByTimeAsync(0);
  transport.piece({
    message_id: 'old',
    ...(client_msg_id && { client_msg_id }),
    o: { think: 0, content: 0 },
    content: 'part',
  });
  transport.piece({ message_id: 'old', o: { think: 0, content: 4 }, end: { state: 'interrupted' } });
  expect(thread()?.run).toBeUndefined();
  expect(texts()).toEqual(['1:q', '2:part']);
});
