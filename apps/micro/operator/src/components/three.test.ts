import { expect, it } from 'vitest';
import { inLanguage, namesOf, threeOf, toThree } from './three.ts';

it('a text is shown in the reader’s language, and in Chinese where that is missing', () => {
  const text = { zh: '你好', en: 'Hello', kr: '' };
  expect(inLanguage(text, 'en-US')).toBe('Hello');
  expect(inLanguage(text, 'ko-KR')).toBe('你好');
  expect(inLanguage({}, 'zh-CN')).toBe('');
  expect(toThree({ zh: '你好' })).toEqual({ zh: '你好', en: '', kr: '' });
});

it('a name of the setup file has all languages: the Chinese one where another was left out', () => {
  expect(namesOf({ zh: ' 订单 ', en: 'Orders', kr: ' ' })).toEqual({ zh: '订单', en: 'Orders', ko: '订单' });
  expect(threeOf({ zh: '订单', en: 'Orders', ko: '주문' })).toEqual({ zh: '订单', en: 'Orders', kr: '주문' });
});
