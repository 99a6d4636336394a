import { expect, it } from 'vitest';
import { isCode, isContact } from './contactProblem.ts';

it.each([
  ['phone', '13800138000', true],
  ['phone', ' +8613800138000 ', true],
  ['phone', '12345', false],
  ['phone', 'a@b.c', false],
  ['email', 'anna@company.example', true],
  ['email', 'anna', false],
  ['email', 'a b@c', false],
] as const)('%s %j: %s', (kind, text, isGood) => {
  expect(isContact(kind, text)).toBe(isGood);
});

it.each([
  ['123456', true],
  [' 123456', true],
  ['12345', false],
  ['12345a', false],
])('code %j: %s', (text, isGood) => {
  expect(isCode(text)).toBe(isGood);
});
