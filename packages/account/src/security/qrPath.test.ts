import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

const SCALE = 4;

/** The picture that the path draws, as a camera sees it. */
function draw({ size, path }: ReturnType<typeof qrPath>) {
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const place = `${Math.floor((at % side) / SCALE)} ${Math.floor(at / side / SCALE)}`;
    const value = dark.has(place) ? 0 : 255;
    data.set([value, value, value, 255], at * 4);
  }
  return { width: side, height: side, data };
}

it.each([
  'http://localhost:4401/stand-in/pay/7pWx0fFq1bK3m9cZt2yQ1A',
  'https://apps.portal.example/stand-in/pay/AAAAAAAAAAAAAAAAAAAAAA',
  'otpauth://totp/Portal:owner?issuer=Portal&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&digits=6&period=30',
])('[A294] a reader reads %s', (url) => {
  expect(decodeQR(draw(qrPath(url)))).toBe(url);
});
