import { randomUUID } from 'node:crypto';
import { type AnswerFrame, aiSources, answerStates } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aiMessages } from '../../../db/schema/assistant.ts';
import { memberships } from '../../../db/schema/identity.ts';
import { openEverything } from '../../../testing/openEverything.ts';
import type { TestUnite } from '../../../testing/openUnite.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';
import { resourcesIn } from './resourcesIn.ts';

const REFUSAL = '这个回答包含您无权查看的数据，只有提问的同事可以看到。';
const block = (measure: string) => {
  const question = { measures: [measure], by: [], filters: [], segments: [] };
  return `\`\`\`data\n${JSON.stringify({ title: 'x', rows: [[987654]], question })}\n\`\`\``;
};
const SALES = `销售额 987654 美元。\n\n${block('sales')}\n`;

let server: TestAssistant;
let anna: TestUnite;
let both: TestUnite;
let session_id: string;
beforeAll(async () => {
  server = await openAssistant({ think: 'x', content: '好的。' });
  const { db } = server.portal.database;
  await openEverything(db, 'a');
  await db.update(memberships).set({ role: 'owner' }).where(eq(memberships.userId, 'user-anna'));
  await db.update(memberships).set({ role: 'without-menus' }).where(eq(memberships.userId, 'user-both'));
  anna = await server.as('anna');
  both = await server.as('both');
  const topic = { type: 2, title: '周会', partake_users: ['user-anna', 'user-both'], team_prompt_ids: [] };
  session_id = String((await anna.call('addSession', topic)).session_id);
});
afterAll(() => server.close());

const ask = async (who: TestUnite, message: string) =>
  String((await who.call('question', { session_id, message, client_msg_id: randomUUID() })).message_id);
const contentsOf = async (who: TestUnite) =>
  (await who.call('getSessionDetail', { session_id })).chats
    .filter(({ source }) => source === aiSources.assistant)
    .map(({ content }) => content);

/** An answer to Anna with a table of sales. */
async function toldAnna(): Promise<string> {
  const messageId = await ask(anna, '销售额多少');
  await anna.answer(messageId);
  const { db } = server.portal.database;
  await db
    .update(aiMessages)
    .set({ content: SALES, think: '987654' })
    .where(eq(aiMessages.messageId, messageId));
  return messageId;
}

it('[S1700] tables tell which kinds of data they show; one that cannot be read counts as all of them', () => {
  const resourcesOf = (content: string) => resourcesIn({ content, resources: [] });
  expect([...resourcesOf(SALES)]).toEqual(['sales']);
  expect([...resourcesOf(`${block('sales')}\n${block('stock')}`)].length).toBeGreaterThan(1);
  expect(resourcesOf('no table, `data`').size).toBe(0);
  expect(resourcesOf('```data\n{"rows": [[98').size).toBeGreaterThan(4);
});

it('[S1701] a member of a topic sees the figures of others only as far as their own rights go', async () => {
  const message_id = await toldAnna();
  expect((await contentsOf(anna)).at(-1)).toBe(SALES);
  expect((await contentsOf(both)).at(-1)).toBe(REFUSAL);
  const { chats } = await both.call('getVersions', { message_id });
  expect(JSON.stringify(chats)).not.toContain('987654');
  expect((await both.call('searchHistory', { keyword: '987654' })).hits).toEqual([]);
  expect((await anna.call('searchHistory', { keyword: '987654' })).hits).toHaveLength(1);
});

it('[S1702] who may not see an answer does not make it again: they are told so, and it stays for the others', async () => {
  const message_id = await toldAnna();
  const refused = await both.ask('retryAnswer', { message_id, client_msg_id: randomUUID() });
  expect(refused.message).toBe(REFUSAL);
  expect((await contentsOf(anna)).at(-1)).toBe(SALES);
});

it('[S1703] while an answer to somebody else arrives, who does not see everything is told nothing of it', async () => {
  await anna.call('addSessionPartition', { session_id });
  await both.call('getSessionDetail', { session_id });
  server.provider.script({ paceMs: 5, content: `先说一点。${'慢慢来。'.repeat(40)}` });
  const messageId = await ask(anna, '慢慢回答');
  const { content, end } = await both.answer(messageId);
  expect([content.includes('慢慢来'), end.state]).toEqual([true, answerStates.done]);
  // It came in one piece, when it was whole.
  const pieces = both.frames.filter(
    ({ method, data }) => method === 'answer' && (data as AnswerFrame).message_id === messageId,
  );
  expect(pieces.filter(({ data }) => (data as AnswerFrame).content)).toHaveLength(1);
  expect((await contentsOf(both)).at(-1)).toContain('慢慢来');
  server.provider.script({ paceMs: 0, content: '好的。' });
});

it('[S1704] what a member may not see is not told to the model that answers them', async () => {
  await toldAnna();
  await both.answer(await ask(both, '那利润呢'));
  const told = JSON.stringify(server.provider.requests.at(-1));
  expect(told).toContain('那利润呢');
  expect(told).not.toContain('987654');
  await anna.answer(await ask(anna, '那利润呢'));
  expect(JSON.stringify(server.provider.requests.at(-1))).toContain('987654');
});

it('[S2000] words of a model that may repeat figures it was told are seen by those who may see these figures', async () => {
  await toldAnna();
  await both.call('getSessionDetail', { session_id });
  server.provider.script({ content: '如上所述是 987654。' });
  const again = await ask(anna, '再说一遍');
  expect((await anna.answer(again)).content).toContain('987654');
  const whole = ({ message_id, state }: { message_id?: string; state?: string }) =>
    message_id === again && state === answerStates.done;
  expect(await both.told('message', whole)).toMatchObject({ think: '', content: REFUSAL });
  const told = both.frames.filter(({ method }) => method !== 'searchHistory');
  expect(JSON.stringify(told)).not.toContain('987654');
  expect((await both.call('searchHistory', { keyword: '如上所述是' })).hits).toEqual([]);
  // The page that goes along may show anything.
  await anna.call('addSessionPartition', { session_id });
  const page = { title: '首页', system_code: 'x', path: '/x', text: '销售额 987654' };
  const client_msg_id = randomUUID();
  const asked = await anna.call('question', { session_id, message: '这是什么', client_msg_id, page });
  await anna.answer(String(asked.message_id));
  expect((await contentsOf(both)).at(-1)).toBe(REFUSAL);
  // After a divider a model is told nothing of it.
  await anna.call('addSessionPartition', { session_id });
  server.provider.script({ content: '好的。' });
  await anna.answer(await ask(anna, '你好'));
  expect((await contentsOf(both)).at(-1)).toBe('好的。');
});
