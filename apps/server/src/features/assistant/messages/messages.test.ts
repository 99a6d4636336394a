import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aiQuotaDays } from '../../../db/schema/assistant.ts';
import type { TestUnite } from '../../../testing/openUnite.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';
import { queryFeedback } from './queryFeedback.ts';

let server: TestAssistant;
let anna: TestUnite;
beforeAll(async () => {
  server = await openAssistant({ think: '', content: '好的。' });
  anna = await server.as('anna');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.provider.script({ paceMs: 0, content: '好的。' });
  await server.portal.database.db.delete(aiQuotaDays);
});

const add = async () => (await anna.call('addSession', {})).session_id;
const finish = async ({ message_id }: { message_id?: string | undefined }) => {
  const { end } = await anna.answer(String(message_id));
  return { message_id: String(message_id), end };
};
const askIn = async (session_id: string, message: string) =>
  finish(await anna.call('question', { session_id, message, client_msg_id: randomUUID() }));
const used = async () => (await anna.call('getQuota', {})).daily_use_total;

it('[S506] counts exactly ten questions a day, however many come at once from however many windows', async () => {
  const windows = await Promise.all([anna, await server.as('anna'), await server.as('anna')]);
  const sessions = await Promise.all(Array.from({ length: 20 }, add));
  const asked = await Promise.all(
    sessions.map((session_id, index) =>
      windows[index % 3]?.ask('question', { session_id, message: 'x', client_msg_id: randomUUID() }),
    ),
  );
  expect(asked.filter((frame) => frame?.code === 0)).toHaveLength(10);
  const refused = asked.filter((frame) => frame?.code !== 0);
  expect(new Set(refused.map((frame) => frame?.message))).toEqual(new Set(['今日免费提问次数已用完']));
  expect(await used()).toBe(10);
});

it('[S506] the exempt agent is free, and no other can be asked in its name', async () => {
  const help = await anna.call('bindUserAgent', { agent_id: 2 });
  const stock = await anna.call('bindUserAgent', { agent_id: 3 });
  const { user_agent_id } = help;
  const first = await anna.call('robot', { agent_id: 2, user_agent_id, message: '如何导出' });
  await anna.answer(String(first.message_id));
  expect(await used()).toBe(0);
  const spoofed = { agent_id: 2, user_agent_id: stock.user_agent_id, message: 'x' };
  expect((await anna.ask('robot', spoofed)).code).toBe(404);
  const counted = await anna.call('robot', { ...spoofed, agent_id: 3, agent_theme_id: '3-1' });
  await anna.answer(String(counted.message_id));
  expect(await used()).toBe(1);
});

it('[S506] the count begins anew at midnight in Shanghai', async () => {
  await askIn(await add(), 'x');
  const { reset_at } = await anna.call('getQuota', {});
  expect(String(reset_at)).toMatch(/T16:00:00\.000Z$/);
  expect(await used()).toBe(1);
  const ms = new Date(String(reset_at)).getTime() - server.portal.clock.now().getTime();
  server.portal.clock.advance({ seconds: ms / 1000 - 1 });
  anna = await server.as('anna');
  expect(await used()).toBe(1);
  server.portal.clock.advance({ seconds: 2 });
  expect(await used()).toBe(0);
});

it('[S508] another try is a further version in the same place; each can be shown again', async () => {
  const session_id = await add();
  const { message_id } = await askIn(session_id, '问');
  server.provider.script({ content: '第二版。' });
  const client_msg_id = randomUUID();
  const again = await anna.call('retryAnswer', { message_id, client_msg_id });
  const { message_id: second } = await finish(again);
  expect((await anna.call('retryAnswer', { message_id, client_msg_id })).message_id).toBe(second);
  expect(await used()).toBe(2);
  const shown = async () =>
    (await anna.call('getSessionDetail', { session_id })).chats.map((chat) => chat.content);
  expect(await shown()).toEqual(['问', '第二版。']);
  const { chats } = await anna.call('selectVersion', { message_id });
  expect(chats.map(({ content }) => content)).toEqual(['问', '好的。']);
  expect(chats[1]).toMatchObject({ version: 1, versions: [message_id, second] });
});

it('[S508] the last question can be changed and asked again; earlier ones cannot', async () => {
  const session_id = await add();
  await askIn(session_id, '一');
  await askIn(session_id, '二');
  const before = (await anna.call('getSessionDetail', { session_id })).chats;
  const refusal = await anna.ask('editQuestion', { message_id: String(before[0]?.message_id), message: 'x' });
  expect(refusal.message).toBe('只能修改最后一个问题');
  const edited = await anna.call('editQuestion', {
    message_id: String(before[2]?.message_id),
    message: '二改',
    client_msg_id: randomUUID(),
  });
  await finish(edited);
  const { chats } = await anna.call('getSessionDetail', { session_id });
  expect(chats.map(({ content }) => content)).toEqual(['一', '好的。', '二改', '好的。']);
  expect(chats[3]?.versions).toEqual([before[3]?.message_id, edited.message_id]);
  const back = await anna.call('selectVersion', { message_id: String(before[3]?.message_id) });
  expect(back.chats.map(({ content }) => content)).toEqual(['一', '好的。', '二', '好的。']);
});

it('[S516] finds words in titles and messages, literally, newest first', async () => {
  const session_id = await add();
  await anna.call('editSession', { session_id, title: '库存周转' });
  await askIn(session_id, '利润率 100%_真的吗');
  for (const [keyword, count] of [
    ['100%_', 1],
    ['%_%_%', 0],
    ['(a+)+$', 0],
    ['周转', 1],
    ['利润', 1],
  ] as const) {
    const { hits } = await anna.call('searchHistory', { keyword });
    expect([keyword, hits.length]).toEqual([keyword, count]);
    for (const { snippet, at = 0, length = 0 } of hits) expect(snippet.slice(at, at + length)).toBe(keyword);
  }
});

it('[S517] keeps what each person thinks of an answer, and why', async () => {
  const session_id = await add();
  const { message_id } = await askIn(session_id, '问');
  const opinion = async () => {
    const { chats } = await anna.call('getSessionDetail', { session_id });
    return [chats[1]?.feedback, chats[1]?.feedback_reason];
  };
  await anna.call('setFeedback', { message_id, value: -1 });
  expect(await opinion()).toEqual([-1, undefined]);
  await anna.call('setFeedback', { message_id, value: -1, reason: ' 数据不准确 ' });
  expect(await opinion()).toEqual([-1, '数据不准确']);
  const tooLong = { message_id, value: -1, reason: '长'.repeat(501) } as const;
  expect((await anna.ask('setFeedback', tooLong)).code).toBe(400);
  expect(await opinion()).toEqual([-1, '数据不准确']);
  await anna.call('setFeedback', { message_id, value: 0 });
  expect(await opinion()).toEqual([0, undefined]);
  const { chats } = await anna.call('getSessionDetail', { session_id });
  expect((await anna.ask('setFeedback', { message_id: String(chats[0]?.message_id), value: 1 })).code).toBe(
    404,
  );
});

it('[S1231] all versions of an answer are read, in order, by those who are in its conversation', async () => {
  const session_id = await add();
  const { message_id } = await askIn(session_id, '一');
  server.provider.script({ paceMs: 0, content: '另一个。' });
  const again = await anna.call('retryAnswer', { message_id: String(message_id) });
  await anna.answer(String(again.message_id));
  const { chats } = await anna.call('getVersions', { message_id: String(message_id) });
  expect(chats.map(({ content }) => content)).toEqual(['好的。', '另一个。']);
  const ben = await server.as('ben');
  expect((await ben.ask('getVersions', { message_id: String(message_id) })).code).toBe(404);
});

it('[S1215] what is said against answers stands in a list for operators', async () => {
  const session_id = await add();
  const { message_id } = await askIn(session_id, '销售额多少');
  await anna.call('setFeedback', {
    message_id,
    value: -1,
    reason: '少了一天',
    choices: ['figures', 'misread', 'figures'],
  });
  const { chats } = await anna.call('getSessionDetail', { session_id });
  expect(chats[1]?.feedback_choices).toEqual(['figures', 'misread']);
  const unknown = { message_id, value: -1, choices: ['rude'] };
  expect((await anna.ask('setFeedback', unknown as never)).code).toBe(400);
  const { db } = server.portal.database;
  const [row, ...others] = await queryFeedback(db, { companyId: 'a', value: -1, limit: 10 });
  expect(row).toMatchObject({
    userId: 'user-anna',
    choices: ['figures', 'misread'],
    reason: '少了一天',
    question: '销售额多少',
    messageId: message_id,
  });
  expect(others).toEqual([]);
  expect(await queryFeedback(db, { companyId: 'b', limit: 10 })).toEqual([]);
  const later = new Date(server.portal.clock.now().getTime() + 1);
  expect(await queryFeedback(db, { since: later, limit: 10 })).toEqual([]);
  // What is taken back is said no more.
  await anna.call('setFeedback', { message_id, value: 0, choices: ['figures'] });
  expect(await queryFeedback(db, { companyId: 'a', limit: 10 })).toEqual([]);
});

it('[S514] binds an agent with its themes, and keeps its conversation while it is away', async () => {
  const bound = await anna.call('bindUserAgent', { agent_id: 4 });
  expect((await anna.call('bindUserAgent', { agent_id: 4 })).user_agent_id).toBe(bound.user_agent_id);
  expect(bound).toMatchObject({ agent_name: '广告优化', themes: expect.arrayContaining([]) });
  expect(bound.themes.length).toBeGreaterThan(2);
  const asked = await anna.call('robot', { ...bound, message: '你好' });
  await anna.answer(String(asked.message_id));
  await anna.call('unbindUserAgent', bound);
  expect((await anna.call('getAgents', {})).find(({ agent_id }) => agent_id === 4)?.is_bound).toBe(false);
  expect((await anna.ask('userAgentDetail', bound)).code).toBe(404);
  await anna.call('bindUserAgent', { agent_id: 4 });
  const detail = await anna.call('userAgentDetail', { agent_id: 4, user_agent_id: bound.user_agent_id });
  expect(detail).toMatchObject({ agent_id: 4, user_agent_id: bound.user_agent_id, msg_count: 2 });
  expect((await anna.ask('bindUserAgent', { agent_id: 99 })).code).toBe(404);
});
