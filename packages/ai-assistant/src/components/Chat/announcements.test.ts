import { expect, it } from 'vitest';
import { firstSentence } from './announcements.ts';

it('[I223] the first sentence is read without its layout', () => {
  expect(firstSentence('## 近30天\n\n**销售额**为 100 元。其余')).toBe('近30天');
  expect(firstSentence('**注意：**[订单](/x) 有 3 笔超时。请处理。')).toBe('注意：订单 有 3 笔超时。');
  expect(firstSentence('Sales rose 3.5 percent. Then')).toBe('Sales rose 3.5 percent.');
  expect(firstSentence('```sql\nselect 1\n```\n결과입니다')).toBe('결과입니다');
  expect(firstSentence('字'.repeat(500))).toHaveLength(121);
  expect(firstSentence('')).toBe('');
});
