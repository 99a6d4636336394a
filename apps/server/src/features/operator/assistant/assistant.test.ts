import { expect, it } from 'vitest';
import { aiFeedback, aiMessages, aiUsageDays } from '../../../db/schema/assistant.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

it('[S1807] what is used is told by company and model for the last days, with the sum of all pages', async () => {
  const row = { answers: 2, inputTokens: 100, outputTokens: 50 };
  await server.db.insert(aiUsageDays).values([
    { companyId: 'c-starlight', day: '2026-11-21', modelCode: 'big', ...row },
    { companyId: 'c-starlight', day: '2026-11-20', modelCode: 'big', ...row },
    { companyId: 'c-starlight', day: '2026-10-01', modelCode: 'big', ...row },
    { companyId: 'c-bluepeak', day: '2026-11-21', modelCode: 'small', ...row },
  ]);
  const usage = (request: object) => server.call('queryOperatorUsagePage', request, OPERATOR);
  const big = {
    companyName: '星辰跨境 Starlight',
    model: 'big',
    answers: 4,
    inputTokens: 200,
    outputTokens: 100,
  };
  expect(await usage({ days: 30, pageSize: 1 })).toMatchObject({
    dataList: [big],
    totalCount: 2,
    answers: 6,
    tokens: 450,
  });
  expect((await usage({ days: 1, companyId: 'c-starlight' })).dataList).toMatchObject([{ answers: 2 }]);
  expect((await usage({ days: 366 })).answers).toBe(8);
});

it('[S1808] thumbs down come with reasons, question and answer, page by page, the newest first', async () => {
  const [message] = await server.db.select().from(aiMessages).limit(1);
  if (!message) throw new Error('The demo has no answer.');
  const { messageId } = message;
  const opinion = { messageId, companyId: 'c-starlight', reason: '数字不对', updatedAt: server.clock.now() };
  await server.db.delete(aiFeedback);
  await server.db.insert(aiFeedback).values([
    { ...opinion, userId: 'u-owner', value: -1, choices: ['wrong'] },
    { ...opinion, userId: 'u-staff', value: 1, choices: [] },
  ]);
  const page = (request: object) => server.call('queryOperatorFeedbackPage', request, OPERATOR);
  const { dataList, totalCount } = await page({ value: -1 });
  expect(totalCount).toBe(1);
  expect(dataList).toMatchObject([
    { reason: '数字不对', choices: ['wrong'], companyName: '星辰跨境 Starlight', answer: message.content },
  ]);
  expect((await page({})).totalCount).toBe(2);
  expect((await page({ companyId: 'c-bluepeak' })).totalCount).toBe(0);
  expect((await page({ pageNo: 2, pageSize: 1 })).dataList).toHaveLength(1);
});
