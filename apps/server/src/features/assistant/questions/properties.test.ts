import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DimensionName, dimensions } from '../../../data/catalogue/dimensions.ts';
import { type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { findData } from '../data/findData.ts';
import { readQuestion } from '../reading/readQuestion.ts';
import { noteReading } from './readQuestions.ts';

const NO_WORDS = { skus: [], products: [], shops: [], warehouses: [], campaigns: [] };
const day = fc
  .date({ min: new Date('2024-02-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** One period, said in three languages. */
const period = fc.oneof(
  fc.constantFrom(
    ['今天', 'today', '오늘'],
    ['昨天', 'yesterday', '어제'],
    ['前天', 'the day before yesterday', '그저께'],
    ['本周', 'this week', '이번 주'],
    ['上周', 'last week', '지난주'],
    ['上上周', 'the week before last', '지지난주'],
    ['本月', 'this month', '이번 달'],
    ['上个月', 'last month', '지난달'],
    ['本季度', 'this quarter', '이번 분기'],
    ['上季度', 'last quarter', '지난 분기'],
    ['今年', 'this year', '올해'],
    ['去年', 'last year', '작년'],
  ),
  fc
    .tuple(
      fc.integer({ min: 2, max: 60 }),
      fc.constantFrom(['天', 'days', '일'], ['周', 'weeks', '주'], ['个月', 'months', '개월']),
    )
    .map(([count, [chinese, english, korean]]) => [
      `最近${count}${chinese}`,
      `last ${count} ${english}`,
      `최근 ${count}${korean}`,
    ]),
  fc.integer({ min: 1, max: 12 }).map((month) => [`${month}月`, `in ${MONTHS[month - 1]}`, `${month}월`]),
  fc.integer({ min: 1, max: 4 }).map((part) => [`第${'一二三四'[part - 1]}季度`, `Q${part}`, `${part}분기`]),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => [
      `${month}月${date}日`,
      `on ${MONTHS[month - 1]} ${date}`,
      `${month}월 ${date}일`,
    ]),
);
const figure = fc.constantFrom(
  ['销售额', 'sales', '매출'],
  ['订单数', 'orders', '주문 수'],
  ['广告花费', 'ad spend', '광고비'],
  ['利润', 'profit', '이익'],
);

it('[S1116] no period reads differently in three languages, on whatever day it is asked', () => {
  fc.assert(
    fc.property(day, period, figure, (today, periods, figures) => {
      const [chinese, english, korean] = [0, 1, 2].map((index) => {
        const text =
          index === 1 ? `${figures[index]} ${periods[index]}` : `${periods[index]} ${figures[index]}`;
        return noteReading(readQuestion(text, { words: NO_WORDS, today }));
      });
      expect(english, `${today} ${periods[0]}`).toBe(chinese);
      expect(korean, `${today} ${periods[0]}`).toBe(chinese);
      expect(chinese).not.toBe('ask');
    }),
    { numRuns: 2_000 },
  );
}, 60_000);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(() => database.close());

it('[S1117] what adds up sums up to its total, over any dimension that has it', async () => {
  const scope = {
    db: database.db,
    companyId: 'c-starlight',
    userId: 'u-owner',
    locale: 'en-US' as const,
    now: DEMO_NOW,
    timeZone: 'Asia/Shanghai',
  };
  const adding = (Object.keys(measures) as MeasureName[]).filter((name) => measures[name].addsUp);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...adding),
      fc.constantFrom(...(Object.keys(dimensions) as DimensionName[])),
      fc.integer({ min: 1, max: 60 }),
      async (measure, dimension, days) => {
        const from = new Date(DEMO_NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10);
        const data = await findData(
          {
            measures: [measure],
            by: [dimension],
            filters: [],
            segments: [],
            period: { from, to: '2026-11-21' },
          },
          scope,
        );
        if (!data || data.result.groups > data.result.rows.length) return;
        found += 1;
        const at = data.compiled.measures.indexOf(measure);
        const sum = data.result.rows.reduce((all, row) => all + Number(row.measures[at] ?? 0), 0);
        const total = Number(data.result.total.measures[at] ?? 0);
        // Each row is rounded to a cent, or to a tenth.
        expect(Math.abs(sum - total), `${measure} by ${dimension}`).toBeLessThanOrEqual(
          0.051 * Math.max(1, data.result.rows.length),
        );
      },
    ),
    { numRuns: 80 },
  );
  expect(found).toBeGreaterThan(10);
}, 120_000);
