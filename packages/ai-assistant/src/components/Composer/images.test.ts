import { expect, it } from 'vitest';
import { checkImage, IMAGE_LIMITS } from './images.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const WEBP = [0x52, 0x49, 0x46, 0x46, 9, 9, 9, 9, 0x57, 0x45, 0x42, 0x50];
const blob = (bytes: number[], rest = 0) => new Blob([new Uint8Array(bytes), new Uint8Array(rest)]);

it('[I214] JPEG, PNG and WebP are taken by what they are', async () => {
  expect(await checkImage(blob([0xff, 0xd8, 0xff, 0xe0]), 0)).toBeUndefined();
  expect(await checkImage(blob(PNG), 0)).toBeUndefined();
  expect(await checkImage(blob(WEBP), 2)).toBeUndefined();
});

it('[I214] a renamed program, a page and an empty file are no pictures', async () => {
  expect(await checkImage(new File(['MZ\u0090\u0000'], 'cat.png', { type: 'image/png' }), 0)).toBe(
    'not-an-image',
  );
  expect(await checkImage(new File(['<svg onload=alert(1)>'], 'a.svg'), 0)).toBe('not-an-image');
  expect(await checkImage(new File([], 'empty.jpg'), 0)).toBe('not-an-image');
});

it('[I214] a picture that is too large, or one too many, is refused before it is sent', async () => {
  expect(await checkImage(blob(PNG, 20 * 1024 * 1024), 0)).toBe('too-large');
  expect(await checkImage(blob(PNG, IMAGE_LIMITS.bytes - PNG.length), 0)).toBeUndefined();
  expect(await checkImage(blob(PNG), 3)).toBe('too-many');
});
