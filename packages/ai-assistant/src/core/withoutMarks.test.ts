import { expect, it } from 'vitest';
import { withoutMarks } from './withoutMarks.ts';

it('[I240] an excerpt of an answer is words, without the marks of its layout', () => {
  expect(withoutMarks('> 内置应答：答案来自报表。 **库存不足商品**（前10）')).toBe(
    '内置应答：答案来自报表。 库存不足商品（前10）',
  );
  expect(withoutMarks('出 > > 点击“导出”。 来源: [订单 / 处理](/x) - 其他')).toBe(
    '出 点击“导出”。 来源: 订单 / 处理 其他',
  );
  expect(withoutMarks('## 近30天\n\n- 美国\n- 英国')).toBe('近30天\n\n美国\n英国');
  expect(withoutMarks('| 站点 | 金额 |\n|---|---|\n| 美国 | 3 |')).toBe('站点 金额 美国 3');
  expect(withoutMarks('结果：```data {"rows":[]}')).toBe('结果：');
  expect(withoutMarks('SKU_1 < 3 个，-5% 与 2*3')).toBe('SKU_1 < 3 个，-5% 与 2*3');
});
