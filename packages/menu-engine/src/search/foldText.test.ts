import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { parseQuery } from './parseQuery.ts';

it.each([
  ['Order LIST', 'order list'],
  ['ＡＢＣ１２', 'abc12'],
  ['Café Ünïcode', 'cafe unicode'],
  ['订单\t管理\n', '订单 管理 '],
  ['주문　관리', '주문 관리'],
  ['ΑΒΓ Жук', 'αβγ жук'],
])('[M204] %o is compared as %o', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('[M204] never changes the length of a text, so that positions stay', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(text)).toHaveLength(text.length);
      expect(foldText(text)).not.toContain('\n');
    }),
  );
  expect(foldText('İstanbul ﬁx ß')).toHaveLength(13);
});

it('[M206] what was typed is read word by word and in one piece', () => {
  expect(parseQuery(' Ding  DAN ')).toEqual({ tokens: ['ding', 'dan'], joined: 'dingdan' });
  expect(parseQuery("xi'an")).toEqual({ tokens: ['xian'], joined: 'xian' });
  expect(parseQuery(' \n ')).toBeUndefined();
  expect(parseQuery('x'.repeat(99))?.joined).toHaveLength(64);
});
