import { expect, it } from 'vitest';
import { isBlankPicture } from './isBlankPicture.ts';

const fill = (pixels: number, colour: readonly [number, number, number, number]) =>
  Array.from({ length: pixels }, () => colour).flat();

it('[I202] a picture of one colour is blank; noise of the encoder does not hide it', () => {
  expect(isBlankPicture(fill(100, [255, 255, 255, 255]))).toBe(true);
  expect(isBlankPicture(fill(100, [0, 0, 0, 0]))).toBe(true);
  expect(isBlankPicture([...fill(50, [250, 250, 250, 255]), ...fill(50, [252, 249, 251, 255])])).toBe(true);
  expect(isBlankPicture([])).toBe(true);
});

it('[I202] one line of text makes it a picture', () => {
  expect(isBlankPicture([...fill(99, [255, 255, 255, 255]), 30, 30, 30, 255])).toBe(false);
});
