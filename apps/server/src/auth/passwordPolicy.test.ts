import { expect, it } from 'vitest';
import { judgePassword } from './passwordPolicy.ts';

it.each([
  ['Abcdefg', 'breaks-rule'],
  ['Abcdef9', 'breaks-rule'],
  ['Abcdefg9', 'fine'],
  ['Abcdefg9Abcdefg9', 'fine'],
  ['Abcdefg9Abcdefg9x', 'breaks-rule'],
  ['abcdefg9', 'breaks-rule'],
  ['ABCDEFG9', 'breaks-rule'],
  ['Abcdefgh', 'breaks-rule'],
  ['Abc def 9', 'fine'],
  ['Ab9🔑🔑🔑🔑🔑', 'fine'],
  ['Ab9🔑🔑🔑🔑', 'breaks-rule'],
  ['Password1', 'common'],
  ['pAssWord1', 'common'],
  ['Qwerty123', 'common'],
  ['Aa123456', 'common'],
])('[S472] judges %s: %s', (password, verdict) => {
  expect(judgePassword(password)).toBe(verdict);
});
