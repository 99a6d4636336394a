import { expect, it } from 'vitest';
import { titleFrom } from './defaultTitle.ts';

it('[S510] a long first question is cut to 60 signs as a title, after a whole word, and says so', () => {
  const words = 'Which of our products in the United States and in Germany are running low this week?';
  expect(titleFrom(words, 'New conversation')).toBe(
    'Which of our products in the United States and in Germany…',
  );
  const title = titleFrom('哪些商品库存不足'.repeat(10), '新会话') ?? '';
  expect([...title]).toHaveLength(60);
  expect(title.endsWith('…')).toBe(true);
  expect(titleFrom('> 引用\n\n近30天的销售额', '新会话')).toBe('近30天的销售额');
  expect(titleFrom('近30天的销售额', '我的会话')).toBeUndefined();
});
