import { expect, it } from 'vitest';
import { pathWith } from './pathWith.ts';

it.each([
  ['/a', { id: '7' }, '/a?id=7'],
  ['/a?page=2&id=7', { id: '8' }, '/a?page=2&id=8'],
  ['/a?page=2&id=7', { id: undefined }, '/a?page=2'],
  ['/a?id=7', { id: '' }, '/a'],
  ['/a', { id: 'x&page=9' }, '/a?id=x%26page%3D9'],
])('%s with %j is %s', (path, patch, expected) => {
  expect(pathWith(path, patch)).toBe(expected);
});
