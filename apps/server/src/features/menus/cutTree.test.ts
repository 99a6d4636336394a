import { describe, expect, it } from 'vitest';
import { cutTree } from './cutTree.ts';

const row = (menuId: string, parentId: string | null, lastMenu = 1) => ({ menuId, parentId, lastMenu });

const rows = [
  row('orders', null),
  row('processing', 'orders'),
  row('to-ship', 'processing', 2),
  row('shipped', 'processing', 2),
  row('ads', null),
  row('campaigns', 'ads'),
  row('spend', 'campaigns', 2),
];

describe('cutTree', () => {
  it('[D13] keeps the granted leaves with what stands above them, in order', () => {
    const kept = cutTree(rows, new Set(['shipped'])).map(({ menuId }) => menuId);
    expect(kept).toEqual(['orders', 'processing', 'shipped']);
  });

  it('[D13] leaves no directory behind that leads nowhere', () => {
    expect(cutTree(rows, new Set())).toEqual([]);
    expect(cutTree(rows, new Set(['ads', 'campaigns']))).toEqual([]);
  });

  it('[D13] ends also when the stored parents run in a circle', () => {
    const circle = [row('a', 'b'), row('b', 'a'), row('leaf', 'b', 2)];
    expect(cutTree(circle, new Set(['leaf'])).map(({ menuId }) => menuId)).toEqual(['a', 'b', 'leaf']);
  });
});
