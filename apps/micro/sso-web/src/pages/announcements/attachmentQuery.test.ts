import { expect, it } from 'vitest';
import { attachmentQuery } from './attachmentQuery.ts';

it.each([
  [
    'https://portal.test/upload/download?token=t1&fileName=%E4%BB%B7.pdf',
    { token: 't1', fileName: '价.pdf' },
  ],
  ['/upload/download?token=t1#x', { token: 't1', fileName: '' }],
  ['/upload/download?fileName=a', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s names %j', (address, expected) => {
  expect(attachmentQuery(address)).toEqual(expected);
});
