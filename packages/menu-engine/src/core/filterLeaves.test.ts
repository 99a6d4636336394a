import { expect, it } from 'vitest';
import { largeTree, menuTree, page } from '../testing/treeFixture.ts';
import { filterLeaves } from './filterLeaves.ts';
import { normalizeMenuTree } from './normalizeMenuTree.ts';

const { leaves } = normalizeMenuTree(
  menuTree([
    page('a', '订单', { menuEnName: 'Orders' }),
    page('b', '库存', { menuEnName: 'Stock', menuUrl: '/wh/Order' }),
  ]),
);
const found = (query: string, locale: string) => filterLeaves(leaves, query, locale).map(({ id }) => id);

it('[M33] finds leaves by name in the present language or by address', () => {
  expect(found('订', 'zh-CN')).toEqual(['a']);
  expect(found('STOCK', 'en-US')).toEqual(['b']);
  expect(found('order', 'en-US')).toEqual(['a', 'b']);
  expect(found('订', 'en-US')).toEqual([]);
  expect(found('  ', 'zh-CN')).toEqual(['a', 'b']);
});

it('[M33] takes another matcher', () => {
  expect(filterLeaves(leaves, 'dd', 'zh-CN', ({ id }) => id === 'b').map(({ id }) => id)).toEqual(['b']);
});

it('[M33] answers within 50 ms over ten thousand leaves', () => {
  const many = normalizeMenuTree(largeTree()).leaves;
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    filterLeaves(many, '9.9', 'zh-CN');
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
