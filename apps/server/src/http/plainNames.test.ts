import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { plainNames } from './plainNames.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

it('[S1602] marks that turn directions are taken out of names and titles, however deep, and out of nothing else', () => {
  const request = {
    customMenuName: 'a\u202Eb',
    list: [{ title: '\u2066x\u2069', text: 'a\u202Eb' }],
    values: { name: ['\u202E'], Name: '\u202a\u202c' },
    username: 'שלום\u200f',
  };
  expect(plainNames(request)).toEqual({
    customMenuName: 'ab',
    list: [{ title: 'x', text: 'a\u202Eb' }],
    values: { name: ['\u202E'], Name: '' },
    username: 'שלום\u200f',
  });
  for (const value of [null, undefined, 'a\u202E', 7, new Uint8Array(2)])
    expect(plainNames(value)).toBe(value);
});

it('[S1605] a character that was cut in half is replaced, wherever it stands', () => {
  expect(plainNames({ text: 'a\ud83d', list: ['\ude00b', '😀'] })).toEqual({
    text: 'a\ufffd',
    list: ['\ufffdb', '😀'],
  });
});

it('[S1602] an account is found by its name as it was copied, marks and all', async () => {
  const { code } = await portal.signIn('\u202aanna\u202c');
  expect(code).toBe('200');
});
