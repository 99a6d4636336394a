import { expect, it } from 'vitest';
import { squareOf } from './cropToSquare.ts';

it.each([
  [100, 100, { x: 0, y: 0, side: 100 }],
  [300, 100, { x: 100, y: 0, side: 100 }],
  [100, 240, { x: 0, y: 70, side: 100 }],
])('of %i × %i the middle is shown', (width, height, square) => {
  expect(squareOf(width, height)).toEqual(square);
});
