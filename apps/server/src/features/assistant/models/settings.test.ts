import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aiQuotaDays, aiUsageDays } from '../../../db/schema/assistant.ts';
import { companySystems } from '../../../db/schema/systems.ts';
import { openEverything } from '../../../testing/openEverything.ts';
import type { TestUnite } from '../../../testing/openUnite.ts';
import type { StoredAssistant } from '../../setup/file/AssistantSchema.ts';
import { writeStoredConfig } from '../../setup/storedConfig.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';
import { readLimits } from '../usage/limits.ts';
import { readUsage, recordUsage, tokensOfMonth } from '../usage/usage.ts';
import { checkModels } from './checkModels.ts';
import { historyFor, summaryOf, tokensOf } from './historyFor.ts';
import { readProvider } from './readProvider.ts';

const MODELS: StoredAssistant['models'] = [
  { code: 'big', name: 'Big', tools: true, images: true },
  { code: 'deepseek-r1' },
];

let stored: StoredAssistant | undefined;
let server: TestAssistant;
let socket: TestUnite;
beforeAll(async () => {
  server = await openAssistant({}, { GATE_KEY: 'gate' }, () => stored);
  socket = await server.as('anna');
});
afterAll(() => server.close());
beforeEach(async () => {
  stored = undefined;
  server.provider.script({ mode: 'answer', paceMs: 0, chunk: 40, think: '', content: '好的。' });
  const { db } = server.portal.database;
  await db.delete(aiQuotaDays);
  await db.delete(aiUsageDays);
  await writeStoredConfig(db, {});
});

async function askFor(message: string, more: object = {}) {
  const { session_id } = await socket.call('addSession', {});
  const question = { session_id, message, client_msg_id: randomUUID(), ...more };
  const first = await socket.call('question', question);
  return { session_id, ...(await socket.answer(String(first.message_id))) };
}
const lastRequest = () => server.provider.requests.at(-1);

it('[S1110] models are told what the operator set up, and asked as it says, from the next question on', async () => {
  await askFor('你好');
  expect(lastRequest()?.body.model).toBe('fake');
  stored = {
    models: MODELS,
    systemPrompt: 'Always be brief.',
    companyContext: 'We sell earbuds.',
    temperature: 0.3,
    headers: [
      { name: 'x-team', value: 'ops' },
      { name: 'x-gate', valueEnv: 'GATE_KEY' },
    ],
  };
  await askFor('你好');
  const { body, headers } = lastRequest() ?? {};
  expect([body?.model, body?.temperature, headers?.['x-team'], headers?.['x-gate']]).toEqual([
    'big',
    0.3,
    'ops',
    'gate',
  ]);
  const system = JSON.stringify(body?.messages?.[0]);
  expect(system).toContain('Always be brief.');
  expect(system).toContain('We sell earbuds.');
  const models = await socket.call('getModels', {});
  expect(models.map(({ model_code, has_vision }) => [model_code, has_vision])).toEqual([
    ['big', true],
    ['deepseek-r1', false],
    ['builtin', false],
  ]);
});

it('[S1111] a question for a model without tools is routed by the cheaper model that is set up', async () => {
  stored = { models: MODELS, router: 'small' };
  server.provider.script({ content: '不确定。', whole: '{}' });
  const before = server.provider.requests.length;
  await askFor('霍格沃茨各站点的销量', { model_code: 'deepseek-r1' });
  expect(server.provider.requests.slice(before).map(({ body }) => body.model)).toEqual([
    'small',
    'deepseek-r1',
  ]);
});

it('[S1112] what an answer used is asked for and added to its company, day and model', async () => {
  const { db } = server.portal.database;
  await askFor('你好');
  await askFor('你好');
  expect(lastRequest()?.body.stream_options).toEqual({ include_usage: true });
  const now = server.portal.clock.now();
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(await readUsage(db, { from: day, to: day })).toEqual([
    { companyId: 'a', day, modelCode: 'fake', answers: 2, inputTokens: 200, outputTokens: 40 },
  ]);
  expect(await readUsage(db, { from: day, to: day, companyId: 'b' })).toEqual([]);
  expect(await tokensOfMonth(db, 'a', now)).toBe(240);
});

it('[S1113] a company whose tokens of the month are used up is answered without a model, and told so', async () => {
  const { db } = server.portal.database;
  await writeStoredConfig(db, { assistant: { limits: { tokensAMonth: 100 } } });
  const now = server.portal.clock.now();
  await recordUsage(db, {
    companyId: 'b',
    modelCode: 'fake',
    now,
    usage: { inputTokens: 500, outputTokens: 0 },
  });
  const before = server.provider.requests.length;
  await askFor('你好');
  expect(server.provider.requests.length, 'another company’s tokens count for that one').toBe(before + 1);
  const { content, end } = await askFor('你好');
  expect(server.provider.requests.length).toBe(before + 1);
  expect([content.includes('本月的模型用量已用完'), end.state]).toEqual([true, 'done']);
});

it('[S1113] how many questions a day is set up, and by package, of which the most holds', async () => {
  const { db } = server.portal.database;
  expect(await readLimits(db, 'a')).toEqual({ questionsADay: 10 });
  await writeStoredConfig(db, {
    assistant: {
      limits: {
        questionsADay: 2,
        tokensAMonth: 50,
        packages: [
          { package: 'PRO', questionsADay: 40, tokensAMonth: 900 },
          { package: 'OTHER', questionsADay: 99 },
        ],
      },
    },
  });
  expect(await readLimits(db, 'nobody')).toEqual({ questionsADay: 2, tokensAMonth: 50 });
  expect((await socket.call('getQuota', {})).daily_quota).toBe(2);
  await openEverything(db, 'a');
  await db.update(companySystems).set({ packageId: 'PRO' });
  expect(await readLimits(db, 'a')).toEqual({ questionsADay: 40, tokensAMonth: 900 });
  await writeStoredConfig(db, { assistant: { limits: { questionsADay: 0 } } });
  const { session_id } = await socket.call('addSession', {});
  await expect(
    socket.call('question', { session_id, message: '你好', client_msg_id: randomUUID() }),
  ).rejects.toThrow();
});

it('[S1114] a talk goes back as questions, readings and summaries, the newest that fit', () => {
  const block = JSON.stringify({
    title: '销售额',
    params: [{ name: '站点', value: '德国' }],
    rows: [[1], [2]],
  });
  const answer = `合计 $120。\n\n\`\`\`data\n${block}\n\`\`\`\n\n\`\`\`ask\n再问\n\`\`\``;
  expect(summaryOf(answer)).toBe('合计 $120。\n\n[Table "销售额"; 站点: 德国; 2 rows]');
  expect(summaryOf('x'.repeat(5_000)).length).toBeLessThan(1_300);
  expect([tokensOf('销售额'), tokensOf('abcd'), tokensOf('매출 ab')]).toEqual([3, 1, 3]);
  const turns = Array.from({ length: 10 }, (_, index) => ({
    question: `问题${index}`,
    answer: '好'.repeat(97),
  }));
  expect(historyFor(turns, 250).map(({ question }) => question)).toEqual(['问题8', '问题9']);
  expect(historyFor(turns, 10)).toEqual([]);
});

it('[S1115] the check of the connection says what each model does, and why not', async () => {
  const settings = readProvider(
    { AI_BASE_URL: server.provider.url },
    { models: [{ code: 'big', tools: true }] },
  );
  if (!settings) throw new Error('no settings');
  const [checked] = await checkModels(settings);
  expect([checked?.streaming.works, checked?.images.works]).toEqual([true, true]);
  expect(checked?.tools).toMatchObject({ works: false, why: 'it called no tool' });
  server.provider.script({ mode: '401' });
  const [refused] = await checkModels(settings);
  expect(refused?.streaming.works).toBe(false);
  expect(refused?.streaming.why).toContain('401');
});
