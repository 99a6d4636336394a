import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachmentName, safeFileName } from './fileName.ts';

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

it('[N33] whatever the name, no path, no control character and no leading dot is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const plain = safeFileName(name);
      expect(plain).not.toMatch(/[/\\\p{Cc}"<>:|?*]|^\./u);
      expect(plain.length).toBeGreaterThan(0);
      expect(plain.length).toBeLessThanOrEqual(121);
    }),
  );
});

it('[N34] an attachment is saved as its name plus the extension of its address', () => {
  expect(attachmentName('说明', 'https://a.test/f/x.pdf?token=1')).toBe('说明.pdf');
  expect(attachmentName('说明.PDF', 'https://a.test/f/x.pdf')).toBe('说明.PDF');
  expect(attachmentName(undefined, 'https://a.test/f/%E8%AF%B4.pdf')).toBe('说.pdf');
  expect(attachmentName('说明', 'https://a.test/f/x')).toBe('说明');
});
