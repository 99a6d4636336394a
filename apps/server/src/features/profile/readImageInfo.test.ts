import { expect, it } from 'vitest';
import { readImageInfo } from './readImageInfo.ts';
import { pngOf } from './testing/pngOf.ts';

/** The beginning of a WebP of 640 × 360. */
const webp = Buffer.from(
  '52494646080b000057454250565038580a000000200000007f020067010049434350c80100000000',
  'hex',
);

it('[S690] tells kind and size of a picture from its bytes', () => {
  expect(readImageInfo(pngOf(30_000, 20))).toEqual({ contentType: 'image/png', width: 30_000, height: 20 });
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0, 40, 1, 0, 3, 0, 0];
  expect(readImageInfo(Uint8Array.from(jpeg))).toEqual({
    contentType: 'image/jpeg',
    width: 256,
    height: 40,
  });
  expect(readImageInfo(webp)).toEqual({ contentType: 'image/webp', width: 640, height: 360 });
});

it.each([
  ['nothing', ''],
  ['an SVG called a.png (UPL-02)', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a PNG that breaks off', '\x89PNG\r\n\x1a\n'],
  ['a JPEG without a size', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['a JPEG that goes round and round', '\xff\xd8\xff\xe0\x00\x00'.padEnd(40, '\0')],
])('[S690] %s is no picture', (_what, content) => {
  expect(readImageInfo(new Uint8Array(Buffer.from(content, 'latin1')))).toBeUndefined();
});
