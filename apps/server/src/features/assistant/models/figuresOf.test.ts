import { expect, it } from 'vitest';
import { figuresOf, unfoundFigures } from './figuresOf.ts';

const FOUND = [
  '{"rows":[["美国",12345.67,120],["德国",9876,31.4]],"summary":"合计：销售额 $22,221.67"}',
  '{"type":"share"}[["意大利",0.184]]',
];

it.each([
  ['美国站卖了 $12,345.67，德国 9,876 件。', []],
  ['About 12.3k in the US, 1.2万 in China’s words, 22 thousand in all.', []],
  ['占 31%，也就是 31.4%。', []],
  ['美国 $12,345.67，同比增长 18.5%。', ['18.5%']],
  ['US sales were $13,000 and Germany’s 9,876.', ['$13,000']],
  ['독일 매출은 9,877달러, 미국은 12,346달러예요.', ['9,877']],
  ['看 2026-10-01 至 2026-10-31 的 3 个站点，ST-EAR-BK-01，Q3，订单 112-1234567-7654321，14:30。', []],
  ['```data\n{"rows":[[99999]]}\n```\n好。', []],
  ['1. 先看库存\n2. 再看广告', []],
  ['In 2025 sales were 2,500,000.', ['2,500,000']],
  ['法国占 18.3%，意大利 18.4%。', ['18.3%']],
] as const)('[S974] names the figures that occur in nothing that was found: %s', (answer, expected) => {
  expect(unfoundFigures(answer, FOUND)).toEqual(expected);
});

it('[S974] reads figures as they are written in three languages', () => {
  expect(figuresOf('1.5万、2.3亿、3.2만, 4k, 5.5 million, ₩6,000').map(({ value }) => value)).toEqual([
    15_000, 230_000_000, 32_000, 4_000, 5_500_000, 6_000,
  ]);
});

it('[S974] takes no longer for texts that are made to be long to read', () => {
  const began = performance.now();
  for (const text of [
    'x'.repeat(400_000),
    '1'.repeat(400_000),
    '\n'.repeat(400_000),
    ']('.repeat(200_000),
    '`'.repeat(399_999),
  ])
    expect(figuresOf(text).length).toBeLessThan(2);
  expect(performance.now() - began).toBeLessThan(5_000);
});
