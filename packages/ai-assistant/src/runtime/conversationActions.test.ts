import { expect, it, onTestFinished, vi } from 'vitest';
import { AssistantError } from '../core/errors.ts';
import type { Notice } from '../core/types.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { EXAMPLE_DATA } from '../testing/exampleData.ts';
import { createAssistant } from './createAssistant.ts';

const place = { kind: 'session' as const, session_id: 's1' };
const other = { kind: 'session' as const, session_id: 's2' };

async function start() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const transport = createFakeTransport({ data: structuredClone(EXAMPLE_DATA) });
  const notices: Notice[] = [];
  const page = { title: 'Orders', href: '/orders' };
  const assistant = createAssistant({
    transport,
    userId: 'u1',
    storage: { get: () => null, set: () => true, remove: () => {} },
    onNotice: (notice) => notices.push(notice),
    pageContext: () => page as never,
    wake: () => () => {},
  });
  onTestFinished(() => assistant.dispose());
  assistant.actions.activate();
  assistant.actions.select(place);
  await vi.advanceTimersByTimeAsync(0);
  transport.calls.length = 0;
  const called = () => transport.calls.splice(0).map(({ method, data }) => [method, data]);
  const thread = () => assistant.get().threads['s:s1'];
  const message = (id: string) => thread()?.chats.find(({ message_id }) => message_id === id);
  const said = () => notices.splice(0).map(({ code, tone }) => `${code} ${tone}`);
  return { assistant, transport, page, called, thread, message, said, ...assistant.actions };
}

it('[I57] a quote is taken away again, and no other', async () => {
  const { quote, removeQuote, thread, message } = await start();
  for (const id of ['m1', 'm2']) {
    const quoted = message(id);
    if (quoted) quote(place, quoted);
  }
  const quotes = () => thread()?.draft.quotes.map(({ message_id }) => message_id);
  expect(quotes()).toEqual(['m1', 'm2']);
  removeQuote(place, 'm1');
  expect(quotes()).toEqual(['m2']);
});

it('[I57] a theme goes with its text, until that is changed', async () => {
  const { pickTheme, setDraft, thread } = await start();
  pickTheme(place, { agent_theme_id: 't1', title: 'Sales', prompt: 'sales?' });
  expect(thread()?.draft).toMatchObject({ text: 'sales?', agent_theme_id: 't1' });
  setDraft(place, 'sales?');
  expect(thread()?.draft.agent_theme_id).toBe('t1');
  setDraft(place, 'sales today?');
  expect(thread()?.draft).toMatchObject({ text: 'sales today?', agent_theme_id: undefined });
});

it('[I58] an edited question stands in the input, without quotes; giving up empties it', async () => {
  const { startEdit, cancelEdit, quote, ask, thread, message, said } = await start();
  const quoted = message('m2');
  if (quoted) quote(place, quoted);
  startEdit(place, 'gone');
  expect(thread()?.draft).toMatchObject({ text: '', quotes: [{ message_id: 'm2' }] });
  startEdit(place, 'm4');
  expect(thread()?.draft).toEqual({ text: '怎样设置店铺的自动补货？', quotes: [], edit_of: 'm4' });
  cancelEdit(place);
  expect(thread()?.draft).toEqual({ text: '', quotes: [], edit_of: undefined });
  ask(place, { text: 'q' });
  startEdit(place, 'm4');
  expect([said(), thread()?.draft.edit_of]).toEqual([['busy warning'], undefined]);
});

it('[I54] while an answer is on its way no other version is chosen, and no context is cleared', async () => {
  const { chooseVersion, clearContext, ask, called, said } = await start();
  await chooseVersion(place, 'm5a');
  await clearContext(place);
  expect(called()).toEqual([
    ['selectVersion', { message_id: 'm5a' }],
    ['addSessionPartition', { session_id: 's1', client_msg_id: expect.any(String) }],
  ]);
  ask(place, { text: 'q' });
  called();
  await chooseVersion(place, 'm5a');
  await clearContext(place);
  expect([called(), said()]).toEqual([[], ['busy warning', 'busy warning']]);
});

it('[I263] a rating is there at once, a reason is thanked for, and what was refused is as before', async () => {
  const { transport, rate, called, message, said } = await start();
  const rating = () => [message('m5')?.feedback, message('m5')?.feedback_reason];
  expect(await rate(place, 'm5', -1)).toBe(true);
  expect([rating(), said()]).toEqual([[-1, undefined], []]);
  expect(await rate(place, 'm5', -1, { reason: 'wrong', choices: [] })).toBe(true);
  expect([rating(), said()]).toEqual([[-1, 'wrong'], ['feedback-sent success']]);
  expect(called()).toEqual([
    ['setFeedback', { message_id: 'm5', value: -1 }],
    ['setFeedback', { message_id: 'm5', value: -1, reason: 'wrong', choices: [] }],
  ]);
  transport.fail('setFeedback', new AssistantError('server'));
  expect(await rate(place, 'm5', 1)).toBe(false);
  expect([rating(), said()]).toEqual([[-1, 'wrong'], ['operation-failed warning']]);
  expect(await rate(place, 'm2', 1)).toBe(false);
  expect(message('m2')?.feedback).toBe(0);
});

it('[I76] older messages are asked for from the first that is here', async () => {
  const { loadEarlier, called } = await start();
  await loadEarlier(place);
  expect(called()).toEqual([['getMessages', { session_id: 's1', before: 'm1' }]]);
  await loadEarlier(other);
  expect(called()).toEqual([]);
});

it('[I58] an answer goes on, or is made again, under its own id', async () => {
  const { transport, continueAnswer, retry, called, thread, select } = await start();
  retry(place);
  expect(called()).toEqual([]);
  continueAnswer(place, 'm5');
  expect(transport.lastAsk()?.question).toMatchObject({ continue_of: 'm5', text: '' });
  transport.end();
  await vi.advanceTimersByTimeAsync(1000);
  const team = { kind: 'session' as const, session_id: 's4' };
  select(team);
  await vi.advanceTimersByTimeAsync(0);
  retry(team);
  expect(transport.lastAsk()?.question).toMatchObject({ regenerate_of: 'w2' });
  expect(thread()?.run).toBeUndefined();
  expect(() => retry({ kind: 'session', session_id: 'gone' })).not.toThrow();
});

it('[I71] a picture that cannot be uploaded is told, and there is none', async () => {
  const { transport, uploadImage, said } = await start();
  const file = new File(['x'], 'x.png');
  expect(await uploadImage(file)).toMatch(/^\/api\/v1\/agent\/image\//);
  transport.fail('uploadImage', new AssistantError('server'));
  expect(await uploadImage(file)).toBeUndefined();
  transport.fail('uploadImage', new AssistantError('server', { text: 'too large' }));
  expect(await uploadImage(file)).toBeUndefined();
  expect(said()).toEqual(['operation-failed warning', 'server warning']);
});

it('[I71] a page is analysed by its picture; one that is not there is told apart, and nothing is asked', async () => {
  const { transport, analysePage, said, called } = await start();
  const capture = async () => new File(['x'], 'x.png');
  expect(await analysePage(place, capture, 'look')).toBe(true);
  expect(transport.lastAsk()?.question).toMatchObject({ text: 'look', images: [expect.any(String)] });
  transport.end();
  await vi.advanceTimersByTimeAsync(1000);
  called();
  const missing = () => Promise.reject(new AssistantError('capture-target-missing'));
  expect(await analysePage(place, missing)).toBe(false);
  expect(await analysePage(place, () => Promise.reject(new Error('no')))).toBe(false);
  expect(said()).toEqual(['capture-target-missing error', 'page-analysis-failed error']);
  expect(called()).toEqual([]);
});

it('[I60] a question goes with the page and the pictures that are asked to go along', async () => {
  const { transport, page, ask } = await start();
  ask(place, { text: 'q', withPage: true, images: [] });
  expect(transport.lastAsk()?.question).toEqual({
    client_msg_id: expect.any(String),
    created_at: expect.any(String),
    text: 'q',
    page,
  });
});

it('[I13] an agent’s conversation is exported by the agent’s name', async () => {
  const { exportMarkdown } = await start();
  const names = { me: 'Me', assistant: 'AI', untitled: 'New' };
  const agent = { kind: 'agent' as const, agent_id: '1', user_agent_id: 'ua1' };
  expect(await exportMarkdown(agent, names)).toMatch(/^# 经营分析\n/);
  expect(await exportMarkdown({ ...agent, user_agent_id: 'gone' }, names)).toMatch(/^# New\n/);
  expect(await exportMarkdown(place, names)).toMatch(/^# 每周经营复盘\n/);
});

it('[I322] an exported answer stands in all its versions, numbered; where they cannot be had, as it is shown', async () => {
  const { exportMarkdown, transport, message } = await start();
  const { request } = transport;
  const versions = ['m5a', 'm5'];
  expect(message('m5')?.versions).toEqual(versions);
  const answer = (message_id: string, content: string) => ({
    message_id,
    session_id: 's1',
    source: 2,
    content,
    versions,
  });
  transport.request = async (method, ...rest) =>
    method === 'getVersions'
      ? { method: 'versions', data: { chats: [answer('m5a', 'first try'), answer('m5', 'second try')] } }
      : request(method, ...rest);
  const names = { me: 'Me', assistant: 'AI' };
  const text = await exportMarkdown(place, names);
  expect(text).toMatch(/## AI · 1\/2 · .*\n\nfirst try\n\n## AI · 2\/2 · .*\n\nsecond try/);
  transport.request = request;
  transport.fail('getVersions', new AssistantError('server'));
  expect(await exportMarkdown(place, names)).toContain('## AI · 2/2');
});

it('[I53] what could not be had is said to have failed, and reset asks for everything anew', async () => {
  const { assistant, transport, select, reset, reconnect, called } = await start();
  transport.fail('getSessionDetail', new AssistantError('server'));
  select(other);
  await vi.advanceTimersByTimeAsync(0);
  expect(assistant.get().threads['s:s2']?.detail).toBe('failed');
  transport.fail('getSessionDetail', undefined);
  called();
  reset();
  await vi.advanceTimersByTimeAsync(0);
  const asked = called().map(([method]) => method);
  expect(asked).toEqual(expect.arrayContaining(['getSessions', 'getUserAgents', 'getQuota']));
  reconnect();
  expect(called()[0]).toEqual(['reconnect', undefined]);
});

it('[I251] the themes of a conversation stand open while they are asked for', async () => {
  const { setUseTopic, thread } = await start();
  setUseTopic(place, true);
  expect(thread()?.useTopic).toBe(true);
  setUseTopic(place, false);
  expect(thread()?.useTopic).toBe(false);
});
