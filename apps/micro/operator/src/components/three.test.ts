import { expect, it } from 'vitest';
import { inLanguage, toThree } from './three.ts';

it('a text is shown in the reader’s language, and in Chinese where that is missing', () => {
  const text = { zh: '你好', en: 'Hello', kr: '' };
  expect(inLanguage(text, 'en-US')).toBe('Hello');
  expect(inLanguage(text, 'ko-KR')).toBe('你好');
  expect(inLanguage({}, 'zh-CN')).toBe('');
  expect(toThree({ zh: '你好' })).toEqual({ zh: '你好', en: '', kr: '' });
});
