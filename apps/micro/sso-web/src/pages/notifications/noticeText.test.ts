import { expect, it } from 'vitest';
import { noticeText } from './noticeText.ts';

it.each<[unknown, string]>([
  ['库存不足', '库存不足'],
  [{ content: '请补货' }, '请补货'],
  [{ id: '1', fileUrl: '/x', name: 'orders.csv' }, 'orders.csv'],
  [{ content: 5 }, ''],
  [null, ''],
  [undefined, ''],
  [7, ''],
])('%j says %j', (msgInfo, text) => {
  expect(noticeText({ msgInfo })).toBe(text);
});
