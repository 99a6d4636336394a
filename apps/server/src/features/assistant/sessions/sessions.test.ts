import { randomUUID } from 'node:crypto';
import type { AiMessage, AiSession } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aiQuotaDays } from '../../../db/schema/assistant.ts';
import { users } from '../../../db/schema/identity.ts';
import type { TestUnite } from '../../../testing/openUnite.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';

let server: TestAssistant;
let anna: TestUnite;
let both: TestUnite;
beforeAll(async () => {
  server = await openAssistant({ think: '', content: '好的。' });
  anna = await server.as('anna');
  both = await server.as('both');
  // A socket is somebody's from its first frame on.
  await both.call('getQuota', {});
});
afterAll(() => server.close());
beforeEach(async () => {
  server.provider.script({ paceMs: 0, content: '好的。' });
  await server.portal.database.db.delete(aiQuotaDays);
});

const askIn = async (socket: TestUnite, session_id: string, message: string) => {
  const first = await socket.call('question', { session_id, message, client_msg_id: randomUUID() });
  await socket.answer(String(first.message_id));
  return first;
};
const team = (more: object = {}) =>
  anna.call('addSession', { type: 2, title: '团队', partake_users: ['user-both'], ...more });

it('[S510] adds a session with the default title, once per client id, and names it by its first question', async () => {
  const client_id = randomUUID();
  const added = await Promise.all([1, 2, 3].map(() => anna.call('addSession', { type: 1, client_id })));
  expect(new Set(added.map(({ session_id }) => session_id)).size).toBe(1);
  expect(added[0]).toMatchObject({ title: '新会话', type: 'session', output: 'stream', msg_count: 0 });
  const { session_id } = added[0] ?? { session_id: '' };
  await askIn(anna, session_id, '> 引用\n近30天的销售额是多少？');
  const listed = (await anna.call('getSessions', {})).find((one) => one.session_id === session_id);
  expect(listed).toMatchObject({ title: '近30天的销售额是多少？', msg_count: 2 });
});

it('[S510] renames up to 60 characters, ignores a blank name, and tells the person’s other windows', async () => {
  const { session_id } = await anna.call('addSession', {});
  const window = await server.as('anna');
  await window.call('getQuota', {});
  const longest = '名'.repeat(60);
  expect(await anna.call('editSession', { session_id, title: longest })).toMatchObject({ title: longest });
  await window.told<AiSession>('sessionChanged', ({ title }) => title === longest);
  expect(await anna.ask('editSession', { session_id, title: '名'.repeat(61) })).toMatchObject({
    method: 'error',
  });
  expect(await anna.call('editSession', { session_id, title: '   ' })).toMatchObject({ title: longest });
});

it('[S510] lists pinned ones first, then by latest change', async () => {
  const made = [];
  for (const title of ['甲', '乙', '丙']) {
    server.portal.clock.advance({ seconds: 1 });
    made.push((await anna.call('addSession', { title })).session_id);
  }
  await anna.call('sessionTopup', { session_id: String(made[0]) });
  const order = async () =>
    (await anna.call('getSessions', {}))
      .map(({ title }) => title)
      .filter((title) => '甲乙丙'.includes(String(title)));
  expect(await order()).toEqual(['甲', '丙', '乙']);
  await anna.call('sessionUnTopup', { session_id: String(made[0]) });
  expect(await order()).toEqual(['丙', '乙', '甲']);
});

it('[S511] deletes one, or all personal ones; team topics stay', async () => {
  const { session_id } = await anna.call('addSession', {});
  await anna.call('clearSession', { session_id });
  expect(await anna.ask('getSessionDetail', { session_id })).toMatchObject({ code: 404, method: 'error' });
  const topic = await team();
  await anna.call('addSession', {});
  const left = await anna.call('clearSessions', {});
  expect(left.map(({ type }) => type)).toEqual(left.map(() => 'teamSession'));
  expect(left.map((one) => one.session_id)).toContain(topic.session_id);
});

it('[S512] a team topic needs a name and members of the company', async () => {
  const refusal = async (fields: object) => (await anna.ask('addSession', { type: 2, ...fields })).message;
  expect(await refusal({ partake_users: ['user-both'] })).toBe('请输入聊天室名称');
  expect(await refusal({ title: '团队' })).toBe('请选择团队成员');
  expect(await refusal({ title: '团队', partake_users: ['user-anna'] })).toBe('请选择团队成员');
  expect((await anna.ask('addSession', { type: 2, title: 'x', partake_users: ['user-ben'] })).code).toBe(404);
  const topic = await team({ partake_users: [{ user_id: 'user-both', user_name: 'Both' }] });
  expect(topic.partakeUsers.map(({ user_id, is_self }) => [user_id, is_self])).toEqual([
    ['user-anna', true],
    ['user-both', false],
  ]);
});

it('[S512] members see each other’s questions and the answer as it grows; those who look away see a count', async () => {
  server.provider.script({ content: '长长的回答。'.repeat(20), paceMs: 3 });
  const { session_id } = await team();
  await both.told<AiSession>('sessionChanged', (one) => one.session_id === session_id);
  await both.call('getSessionDetail', { session_id });
  const away = await server.as('both');
  await away.call('getQuota', {});
  const { message_id } = await anna.call('question', { session_id, message: '大家好' });
  const question = await both.told<AiMessage>('message', ({ content }) => content === '大家好');
  expect(question).toMatchObject({ source: 1, user_name: 'anna', session_id });
  const seen = await both.answer(String(message_id));
  expect(seen.content).toBe('长长的回答。'.repeat(20));
  await away.told<AiSession>(
    'sessionChanged',
    (one) => one.session_id === session_id && one.streaming === false,
  );
  expect(away.frames.some(({ method }) => method === 'answer' || method === 'message')).toBe(false);
  const other = (await anna.call('getSessions', {})).find((one) => one.session_id === session_id);
  expect(other?.msg_count).toBe(2);
});

it('[S512] who is taken out, leaves or is not in it gets nothing more', async () => {
  const { session_id } = await team();
  await both.call('getSessionDetail', { session_id });
  await both.call('exitSession', { session_id });
  expect((await both.ask('getSessionDetail', { session_id })).code).toBe(404);
  const gone = both.frames.length;
  await askIn(anna, session_id, '还在吗');
  const leaks = both.frames.slice(gone).filter(({ data }) => JSON.stringify(data).includes(session_id));
  expect(leaks.filter(({ method }) => method !== 'sessionGone')).toEqual([]);
  const again = await anna.call('editSession', { session_id, partake_users: ['user-both'] });
  expect(again.partakeUsers).toHaveLength(2);
  await both.call('getSessionDetail', { session_id });
  await both.call('editSession', { session_id, title: '改名', partake_users: ['user-anna'] });
  await both.call('clearSession', { session_id });
  await anna.told<{ session_id: string }>('sessionGone', (data) => data.session_id === session_id);
});

it('[S512] the last one to leave closes the topic', async () => {
  const { session_id } = await team();
  await anna.call('exitSession', { session_id });
  const [listed] = (await both.call('getSessions', {})).filter((one) => one.session_id === session_id);
  expect(listed?.is_creator).toBe(true);
  await both.call('exitSession', { session_id });
  expect((await both.ask('getSessionDetail', { session_id })).code).toBe(404);
});

it('[S513] turns a personal session into a team topic with or without its history, or copies it', async () => {
  const personal = await anna.call('addSession', {});
  await askIn(anna, personal.session_id, '历史');
  const form = { title: '转换', partake_users: ['user-both'], session_id: personal.session_id };
  const copy = await anna.call('convertSession', { ...form, is_copy: 1 });
  expect(copy).toMatchObject({ type: 'teamSession', msg_count: 2 });
  expect(copy.session_id).not.toBe(personal.session_id);
  const { chats } = await both.call('getSessionDetail', { session_id: copy.session_id });
  expect(chats.map(({ content }) => content)).toEqual(['历史', '好的。']);
  expect(chats[1]?.reply_to).toBe(chats[0]?.message_id);
  const converted = await anna.call('convertSession', { ...form, is_his: 1 });
  expect(converted).toMatchObject({ session_id: personal.session_id, type: 'teamSession', msg_count: 0 });
  expect((await anna.ask('convertSession', form)).code).toBe(404);
});

it('[S515] gives the newest hundred messages, and older ones page by page', async () => {
  const { session_id } = await anna.call('addSession', {});
  for (let index = 0; index < 62; index += 1) {
    await askIn(anna, session_id, `问${index}`);
    if (index % 9 === 8) await server.portal.database.db.delete(aiQuotaDays);
  }
  const detail = await anna.call('getSessionDetail', { session_id });
  expect([detail.chats.length, detail.more, detail.msg_count]).toEqual([100, true, 124]);
  const older = await anna.call('getMessages', { session_id, before: String(detail.chats[0]?.message_id) });
  expect([older.chats.length, older.more]).toEqual([24, false]);
  expect(older.chats[0]?.content).toBe('问0');
  expect(detail.chats.at(-2)?.content).toBe('问61');
});

it('[S509] a divider stays in the list, twice in a row is one', async () => {
  const { session_id } = await anna.call('addSession', {});
  await anna.call('addSessionPartition', { session_id });
  await askIn(anna, session_id, '一');
  await anna.call('addSessionPartition', { session_id });
  const { chats } = await anna.call('addSessionPartition', { session_id });
  expect(chats.map(({ source }) => source)).toEqual([1, 2, 3]);
});

it('[S1230] colleagues of one name are told apart by their accounts', async () => {
  const { db } = server.portal.database;
  const { user_id: own } = (await anna.call('getUsers', {})).find(({ is_self }) => is_self) ?? {};
  const names = async () => (await anna.call('getUsers', {})).map(({ user_name }) => user_name);
  expect(await names()).toEqual(['anna', 'both']);
  await db.update(users).set({ nickName: 'Li Wei' });
  expect(await names()).toEqual(['Li Wei (anna)', 'Li Wei (both)']);
  const { session_id } = await team();
  const [listed] = (await anna.call('getSessions', {})).filter((one) => one.session_id === session_id);
  expect(listed?.partakeUsers.map(({ user_name }) => user_name).sort()).toEqual([
    'Li Wei (anna)',
    'Li Wei (both)',
  ]);
  await askIn(anna, session_id, '谁问的');
  const { chats } = await both.call('getSessionDetail', { session_id });
  expect(chats[0]).toMatchObject({ user_id: own, user_name: 'Li Wei (anna)' });
  // A namesake of another company is nobody to tell apart from.
  await db.update(users).set({ nickName: 'Other' }).where(eq(users.id, 'user-both'));
  expect(await names()).toEqual(['Li Wei', 'Other']);
  await db.update(users).set({ nickName: '' });
});
