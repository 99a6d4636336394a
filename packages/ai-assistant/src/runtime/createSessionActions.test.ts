import { expect, it, onTestFinished, vi } from 'vitest';
import { ASSISTANT } from '../core/constants.ts';
import { AssistantError } from '../core/errors.ts';
import { createFakeTransport } from '../testing/createFakeTransport.ts';
import { EXAMPLE_DATA, EXAMPLE_TEMPLATES } from '../testing/exampleData.ts';
import { createAssistant } from './createAssistant.ts';
import { readHit } from './readHit.ts';

async function start() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const transport = createFakeTransport({ data: structuredClone(EXAMPLE_DATA) });
  const assistant = createAssistant({
    transport,
    userId: 'u1',
    storage: { get: () => null, set: () => true, remove: () => {} },
    onNotice: () => undefined,
    wake: () => () => {},
  });
  onTestFinished(() => assistant.dispose());
  assistant.actions.activate();
  assistant.actions.select({ kind: 'session', session_id: 's1' });
  await vi.advanceTimersByTimeAsync(0);
  transport.calls.length = 0;
  /** The calls since it was last asked for them. */
  const called = () => transport.calls.splice(0).map(({ method, data }) => [method, data]);
  const sessions = () => assistant.get().lists.sessions ?? [];
  const session = (id: string) => sessions().find(({ session_id }) => session_id === id);
  return { assistant, transport, called, sessions, session, ...assistant.actions };
}

it('[I52] a pin is set and taken away where the session stands', async () => {
  const { togglePin, called, session } = await start();
  await togglePin('s1');
  await togglePin('s3');
  await togglePin('gone');
  expect(called()).toEqual([
    ['sessionTopup', { session_id: 's1' }],
    ['sessionUnTopup', { session_id: 's3' }],
    ['sessionTopup', { session_id: 'gone' }],
  ]);
  expect([session('s1')?.isTopup, session('s3')?.isTopup]).toEqual([true, false]);
});

it('[I4] a rename begins with the name there is, and saves one that is new', async () => {
  const { assistant, startRename, changeRename, submitRename, cancelRename, called, session } = await start();
  const renaming = () => assistant.get().renaming;
  changeRename('nobody renames');
  expect(renaming()).toBeUndefined();
  startRename('s1');
  expect(renaming()).toEqual({ session_id: 's1', text: '每周经营复盘' });
  await submitRename();
  expect([renaming(), called()]).toEqual([undefined, []]);
  startRename('s1');
  changeRename('  复盘 ');
  expect(renaming()).toEqual({ session_id: 's1', text: '  复盘 ' });
  await submitRename();
  expect(called()).toEqual([['editSession', { session_id: 's1', title: '复盘' }]]);
  expect([renaming(), session('s1')?.title]).toEqual([undefined, '复盘']);
  startRename('s1');
  cancelRename();
  await submitRename();
  startRename('gone');
  changeRename('x');
  await submitRename();
  expect(called()).toEqual([]);
});

it('[I4] a session that nobody has named is renamed from an empty field', async () => {
  const { assistant, addSession, startRename } = await start();
  await addSession();
  const { selected } = assistant.get();
  if (selected?.kind !== 'session') throw new Error('the new session is not selected');
  startRename(selected.session_id);
  expect(assistant.get().renaming?.text).toBe('');
});

it('[I53] a session that is begun while the lists are read anew is not lost to an answer without it', async () => {
  const { assistant, transport, reset, addSession, called, sessions } = await start();
  const before = { method: 'sessions', data: structuredClone(sessions()) };
  const own = transport.request.bind(transport);
  let answer = () => {};
  transport.request = (method, data, signal) => {
    if (method !== 'getSessions') return own(method, data, signal);
    transport.request = own;
    return new Promise((resolve) => {
      answer = () => resolve(before);
    });
  };
  reset();
  await addSession();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  const { selected } = assistant.get();
  expect(sessions().map(({ session_id }) => ({ kind: 'session', session_id }))).toContainEqual(selected);
  expect(sessions()).toHaveLength(before.data.length + 1);
  expect(called().filter(([method]) => method === 'getSessions')).toHaveLength(1);
});

it('[I244] a session is deleted, all but team topics are cleared', async () => {
  const { deleteSession, clearSessions, called, sessions } = await start();
  await deleteSession('s2');
  expect(sessions().map(({ session_id }) => session_id)).toEqual(['s1', 's3', 's4']);
  await clearSessions();
  expect(sessions().map(({ session_id }) => session_id)).toEqual(['s4']);
  const deletions = called().filter(([method]) => String(method).startsWith('clear'));
  expect(deletions).toEqual([
    ['clearSession', { session_id: 's2' }],
    ['clearSessions', undefined],
  ]);
});

it('[I256] a team topic is left', async () => {
  const { exitTopic, called, session } = await start();
  await exitTopic('s4');
  expect(called()).toEqual([['exitSession', { session_id: 's4' }]]);
  expect(session('s4')).toBeUndefined();
});

const form = { name: ' 小组 ', members: [], templates: EXAMPLE_TEMPLATES, clearHistory: true };
const fields = { title: '小组', partake_users: [], team_prompt_ids: ['p1', 'p2'] };

it('[I252] a new topic goes with its trimmed name, members and templates, and is opened', async () => {
  const { assistant, saveTopic, called, session } = await start();
  expect(await saveTopic(form, { mode: 'create' })).toBe(true);
  expect(called()[0]).toEqual(['addSession', { ...fields, type: 2, client_id: expect.any(String) }]);
  const { selected } = assistant.get();
  expect(selected?.kind === 'session' && session(selected.session_id)?.type).toBe('teamSession');
});

it('[I252] a topic that was changed is read anew, and stays where the person is', async () => {
  const { assistant, saveTopic, called } = await start();
  expect(await saveTopic(form, { mode: 'edit', session_id: 's4' })).toBe(true);
  expect(called()).toEqual([['editSession', { session_id: 's4', ...fields }]]);
  expect(assistant.get().selected).toEqual({ kind: 'session', session_id: 's1' });
  await vi.advanceTimersByTimeAsync(ASSISTANT.detailDelayMs);
  expect(called()).toEqual([['getSessionDetail', { session_id: 's4' }]]);
});

it('[I255] a personal chat becomes a topic itself, or a copy that is opened', async () => {
  const { assistant, transport, saveTopic, called, session } = await start();
  expect(await saveTopic(form, { mode: 'convert', session_id: 's1' })).toBe(true);
  expect(called()).toEqual([['convertSession', { session_id: 's1', is_his: 1, ...fields }]]);
  expect(session('s1')).toMatchObject({ type: 'teamSession', title: '小组' });
  await saveTopic({ ...form, clearHistory: false }, { mode: 'share', session_id: 's2' });
  expect(called()[0]).toEqual(['convertSession', { session_id: 's2', is_his: 0, is_copy: 1, ...fields }]);
  const { selected } = assistant.get();
  expect(selected).toEqual({ kind: 'session', session_id: expect.stringMatching(/^id-/) });
  transport.fail('convertSession', new AssistantError('server'));
  expect(await saveTopic(form, { mode: 'share', session_id: 's2' })).toBe(false);
  expect(assistant.get().selected).toEqual(selected);
});

it('[I250] an agent that is added is listed and opened; one that is removed is neither', async () => {
  const { assistant, transport, bindAgent, unbindAgent, loadAgents, called } = await start();
  const bound = () => assistant.get().lists.userAgents?.map(({ agent_id }) => agent_id);
  await loadAgents();
  expect(assistant.get().lists.agents?.map(({ agent_id }) => agent_id)).toEqual(['1', '2']);
  const [, help] = assistant.get().lists.agents ?? [];
  if (!help) throw new Error('two agents expected');
  await bindAgent(help);
  const { selected } = assistant.get();
  if (selected?.kind !== 'agent') throw new Error('the agent is not selected');
  expect([selected.agent_id, bound()]).toEqual(['2', ['1', '2']]);
  expect(called().slice(0, 3)).toEqual([
    ['getAgents', undefined],
    ['bindUserAgent', { agent_id: '2' }],
    ['getUserAgents', undefined],
  ]);
  await unbindAgent('gone');
  expect(called().filter(([method]) => method === 'unbindUserAgent')).toEqual([]);
  const { user_agent_id } = selected;
  await unbindAgent(user_agent_id);
  expect(called().slice(0, 1)).toEqual([['unbindUserAgent', { agent_id: '2', user_agent_id }]]);
  expect([bound(), assistant.get().selected?.kind]).toEqual([['1'], 'session']);
  transport.fail('bindUserAgent', new AssistantError('server'));
  await bindAgent(help);
  expect(called().map(([method]) => method)).not.toContain('getUserAgents');
});

it('[I245] a list that could not be had is known as such until it is there; the quota is none', async () => {
  const { assistant, transport, loadUsers, reset } = await start();
  const refusal = new AssistantError('server');
  for (const method of ['getUsers', 'getSessions', 'getQuota'] as const) transport.fail(method, refusal);
  await loadUsers();
  await loadUsers();
  reset();
  await vi.advanceTimersByTimeAsync(0);
  expect(assistant.get().failedLists).toEqual(['sessions']);
  await loadUsers();
  expect(assistant.get().failedLists).toEqual(['sessions', 'users']);
  transport.fail('getUsers', undefined);
  await loadUsers();
  expect(assistant.get().failedLists).toEqual(['sessions']);
  expect(assistant.get().lists.users?.map(({ user_id }) => user_id)).toEqual(['u1', 'u2', 'u3', 'u4']);
});

it('[I241] a search asks for the trimmed words, and reads what leads somewhere', async () => {
  const { transport, search, called } = await start();
  expect(await search('  ')).toEqual([]);
  expect(called()).toEqual([]);
  expect((await search(' 补货 '))?.length).toBeGreaterThan(0);
  expect(called()).toEqual([['searchHistory', { keyword: '补货' }]]);
  transport.fail('searchHistory', new AssistantError('server'));
  expect(await search('x')).toBeUndefined();
  const texts = { message_id: 'm', session_title: 't', snippet: 'e', created_at: 'c' };
  const found = { message_id: 'm', title: 't', excerpt: 'e', created_at: 'c' };
  expect(readHit({ ...texts, session_id: 's1' })).toEqual({
    ...found,
    place: { kind: 'session', session_id: 's1' },
  });
  expect(readHit({ ...texts, user_agent_id: 7, agent_id: 1 })).toEqual({
    ...found,
    place: { kind: 'agent', agent_id: '1', user_agent_id: '7' },
  });
  expect([readHit(texts), readHit(undefined)]).toEqual([undefined, undefined]);
});
