import { expect, it } from 'vitest';
import { findByLetter, moveFocus } from './moveFocus.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
])('[U18] %s on item %i leads to %s', (key, index, expected) => {
  expect(moveFocus(key, index, 3)).toBe(expected);
});

it('[U18] an empty list has nowhere to go', () => {
  expect(moveFocus('ArrowDown', -1, 0)).toBeUndefined();
  expect(findByLetter('a', -1, [])).toBeUndefined();
});

it('[U18] a letter leads to the next item that begins with it', () => {
  const texts = ['Profile', 'Language', 'Password', 'Log out'];
  expect(findByLetter('p', 0, texts)).toBe(2);
  expect(findByLetter('P', 2, texts)).toBe(0);
  expect(findByLetter('z', 0, texts)).toBeUndefined();
  expect(findByLetter(' ', 0, texts)).toBeUndefined();
});
