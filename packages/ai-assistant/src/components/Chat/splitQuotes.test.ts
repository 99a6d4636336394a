import { expect, it } from 'vitest';
import { splitQuotes } from './splitQuotes.ts';

it('[I224] what a question quotes stands apart from its own words', () => {
  expect(splitQuotes('> 一\n> 二\n\n> 三\n\n为什么？')).toEqual({
    quotes: ['一\n二', '三'],
    text: '为什么？',
  });
  expect(splitQuotes('a\n> b')).toEqual({ quotes: [], text: 'a\n> b' });
  expect(splitQuotes('> only')).toEqual({ quotes: [], text: '> only' });
});
