import { expect, it } from 'vitest';
import { missingPasswordParts } from './passwordRule.ts';

it.each([
  ['Abcdef1', ['length']],
  ['Abcdef12', []],
  ['Abcdefghijklmn12', []],
  ['Abcdefghijklmno12', ['length']],
  ['abcdef12', ['upper']],
  ['ABCDEF12', ['lower']],
  ['Abcdefgh', ['digit']],
  ['', ['length', 'upper', 'lower', 'digit']],
  ['Ab1 密码!@#', []],
  ['Ab1😀😀😀😀😀', []],
])('[A11] %j lacks %j', (password, missing) => {
  expect(missingPasswordParts(password)).toEqual(missing);
});
