import { expect, it } from 'vitest';
import { renewalKind } from './renewal.ts';

it.each([
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  [' ', undefined],
  [1, 'service-expired'],
  ['1', 'service-expired'],
  [2, 'quota-used-up'],
  ['2', 'quota-used-up'],
  ['x', 'service-expired'],
  [0, 'service-expired'],
])('[N50] the reminder of type %j is %s', (type, kind) => {
  expect(renewalKind(type)).toBe(kind);
});
