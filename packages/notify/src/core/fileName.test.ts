import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachmentName, attachmentQuery, safeFileName } from './fileName.ts';

it.each([
  ['DLK-17', '../../a\r\nSet-Cookie: x=1;发票".exe', 'aSet-Cookie x=1;发票.exe'],
  ['path', 'C:\\Users\\me\\订单.xlsx', '订单.xlsx'],
  ['dots', '...hidden.csv', 'hidden.csv'],
  ['reserved', 'CON.txt', '_CON.txt'],
  ['turned', 'report\u202Efdp.exe', 'reportfdp.exe'],
  ['nothing', '/', 'download'],
  ['no text', 7, 'download'],
])('[N33] a hostile name (%s) becomes a plain one', (_, name, plain) => {
  expect(safeFileName(name)).toBe(plain);
});

/** What makes a name hostile, often enough that it stands anywhere, beside letters of all lengths. */
const PIECES = [
  '/',
  '\\',
  '.',
  ' ',
  '\r',
  '\u0000',
  '\u0085',
  '\u202E',
  ...'"<>:|?*',
  'CON',
  'lpt1',
  'a',
  '单',
  '😀',
];

it('[N33] whatever the name, no path, no control character, no leading dot and no reserved name is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 12 }), (name) => {
      const plain = safeFileName(name);
      expect(plain).not.toMatch(/[/\\\p{Cc}\p{Cf}"<>:|?*]|^\.|^$/u);
      expect(plain).not.toMatch(/^(con|lpt1)(\.|$)/i);
    }),
    { numRuns: 2000 },
  );
});

it('[N33] a long name is cut to 120 characters and keeps its extension', () => {
  expect(safeFileName('a'.repeat(120))).toBe('a'.repeat(120));
  expect(safeFileName(`${'a'.repeat(300)}.xlsx`)).toBe(`${'a'.repeat(115)}.xlsx`);
  expect(safeFileName(`x.${'a'.repeat(300)}`)).toBe(`x.${'a'.repeat(118)}`);
});

it('[N34] an attachment is saved as its name plus the extension of its address', () => {
  expect(attachmentName('说明', 'https://a.test/f/x.pdf?token=1')).toBe('说明.pdf');
  expect(attachmentName('说明.PDF', 'https://a.test/f/x.pdf')).toBe('说明.PDF');
  expect(attachmentName(undefined, 'https://a.test/f/%E8%AF%B4.pdf')).toBe('说.pdf');
  expect(attachmentName('说明', 'https://a.test/f/x')).toBe('说明');
});

it.each([
  ['/upload/download?token=t1&fileName=%E4%BB%B7.pdf', { token: 't1', fileName: '价.pdf' }, '说明.pdf'],
  ['https://portal.test/upload/download?token=t1#x', { token: 't1', fileName: '' }, '说明'],
])('[N34] the attachment %s is asked for by its token', (address, query, name) => {
  expect(attachmentQuery(address, '说明', 'https://portal.test/')).toEqual({ query, name });
});

it.each([
  '/upload/download?fileName=a',
  'javascript:alert(1)?token=t',
  '//evil.example/?token=t',
  '',
  undefined,
])('[N53] the attachment %s names no file', (address) => {
  expect(attachmentQuery(address, '说明', 'https://portal.test/')).toBeUndefined();
});
