import { expect, it } from 'vitest';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { createBuiltinModel } from '../models/createBuiltinModel.ts';
import { shownQuestion } from './shownQuestion.ts';

const shown = (path: string) => shownQuestion(path, '2026-11-21');

it('[S1220] a list is read with its view, state, marketplace and days as its address says them', () => {
  expect(shown('/list/orders?view=all&status=shipped&site=DE&from=2026-11-01&to=2026-11-10')).toEqual({
    measures: ['placedOrders', 'orderAmount'],
    by: ['status'],
    filters: [
      { dimension: 'status', values: ['shipped'] },
      { dimension: 'marketplace', values: ['DE'] },
    ],
    segments: [],
    period: { from: '2026-11-01', to: '2026-11-10' },
  });
  expect(shown('/list/orders?view=overdue.us')).toMatchObject({
    filters: [{ dimension: 'marketplace', values: ['US'] }],
    segments: ['overdue'],
    period: { from: '2000-01-01', to: '2026-11-21' },
  });
  expect(shown('/list/orders?shop=Star%20US')?.filters).toEqual([{ dimension: 'shop', values: ['Star US'] }]);
  expect(shown('/list/stock?shop=Star%20US')?.filters).toEqual([]);
  expect(shown('/list/stock?view=low')).toMatchObject({ by: ['product'], segments: ['low'] });
  expect(shown('/list/stock?view=low')).not.toHaveProperty('period');
  expect(shown('/ads?view=sp.uk&from=2026-11-01')).toMatchObject({
    measures: ['spend', 'adSales', 'acos'],
    filters: [
      { dimension: 'adsType', values: ['SP'] },
      { dimension: 'marketplace', values: ['UK'] },
    ],
    period: { from: '2026-11-01', to: '2026-11-21' },
  });
});

it('[S1220] the overview is read with its days', () => {
  expect(shown('/setSail/index')?.period).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(shown('/setSail/index?days=7')?.period).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(shown('/setSail/index?from=2026-10-01&to=2026-10-31&site=JP')).toMatchObject({
    by: ['day'],
    filters: [{ dimension: 'marketplace', values: ['JP'] }],
    period: { from: '2026-10-01', to: '2026-10-31' },
  });
});

it('[S1221] what the catalogue cannot say exactly is no other selection', () => {
  for (const path of [
    '/list/orders?view=high-value',
    '/list/orders?view=all&q=ST-1',
    '/list/orders?view=unpaid&status=shipped',
    '/list/orders?view=toString',
    '/list/orders?status=lost',
    '/list/toString',
    '/list/suppliers',
    '/company/serve',
    '',
  ])
    expect(shown(path), path).toBeUndefined();
});

it('[S1220] the answer restates what the page is narrowed to; what cannot be said is said so', async () => {
  const { db, close } = await openDemoDatabase();
  const explain = async (path: string) => {
    let content = '';
    const parts = createBuiltinModel()({
      question: '解释这个页面',
      history: [],
      images: [],
      page: { title: '订单', system_code: 'ERP', path, text: '', explain: true },
      locale: 'zh-CN',
      agent: undefined,
      themeId: undefined,
      modelCode: 'builtin',
      scope: {
        db,
        companyId: 'c-starlight',
        userId: 'u-owner',
        locale: 'zh-CN',
        now: DEMO_NOW,
        timeZone: 'UTC',
      },
      written: { think: '', content: '' },
      signal: new AbortController().signal,
    });
    for await (const part of parts) content += part.content ?? '';
    return content;
  };
  const content = await explain('/list/orders?view=all&site=DE&from=2026-11-01&to=2026-11-10');
  const { params, rows } = JSON.parse(/```data\n(.*)\n```/.exec(content)?.[1] ?? '{}');
  const chips = params.map(({ value }: { value: string }) => value);
  expect(chips).toEqual(expect.arrayContaining(['2026-11-01 至 2026-11-10', '德国']));
  expect(rows.length).toBeGreaterThan(1);
  expect(content).not.toContain('未接入语言模型');
  expect(await explain('/list/orders?q=ST-1')).toMatch(/不作解释[\s\S]*```ask/);
  await close();
});
