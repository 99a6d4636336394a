import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createTestClock, type TestClock } from '../testing/createTestClock.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createLoginThrottle, type LoginThrottle } from './createLoginThrottle.ts';

let database: OpenDatabase;
let clock: TestClock;
let throttle: LoginThrottle;
beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  throttle = createLoginThrottle({ db: database.db, clock });
});
afterEach(() => database.close());

const fail = async (times: number, account = 'anna', address = '10.0.0.1') => {
  let last: { retryAfterS: number } | undefined;
  for (let round = 0; round < times; round += 1) last = await throttle.begin(account, address);
  return last;
};

it('[S15] lets five tries through and makes the sixth wait', async () => {
  expect(await fail(5)).toBeUndefined();
  expect(await fail(1)).toEqual({ retryAfterS: 30 });
  clock.advance({ seconds: 29 });
  expect(await fail(1)).toEqual({ retryAfterS: 1 });
  clock.advance({ seconds: 1 });
  expect(await fail(1)).toBeUndefined();
  expect(await fail(1)).toEqual({ retryAfterS: 60 });
});

it('[S15] never asks for more than 15 minutes, and forgets after half an hour', async () => {
  await fail(5);
  for (let round = 0; round < 8; round += 1) {
    clock.advance({ minutes: 15 });
    expect(await fail(1)).toBeUndefined();
  }
  expect((await fail(1))?.retryAfterS).toBe(900);
  clock.advance({ minutes: 31 });
  expect(await fail(5)).toBeUndefined();
});

it('[S15] begins anew after a success, whatever the spelling of the account', async () => {
  await fail(4);
  await throttle.succeeded('ANNA ', '10.0.0.1');
  expect(await fail(5)).toBeUndefined();
});

it('[S15] slows down an address that tries many accounts', async () => {
  for (let account = 0; account < 50; account += 1) expect(await fail(1, `user${account}`)).toBeUndefined();
  expect(await fail(1, 'another')).toEqual({ retryAfterS: 30 });
  expect(await fail(1, 'another', '10.0.0.2')).toBeUndefined();
});

it('[S15] never slows down an address where many people sign in rightly', async () => {
  for (let person = 0; person < 120; person += 1) {
    expect(await throttle.begin(`user${person}`, '10.0.0.1')).toBeUndefined();
    await throttle.succeeded(`user${person}`, '10.0.0.1');
  }
  for (let guess = 0; guess < 50; guess += 1) await throttle.begin(`ghost${guess}`, '10.0.0.1');
  expect(await throttle.begin('anna', '10.0.0.1')).toEqual({ retryAfterS: 30 });
});

it('[S16] makes an account that is tried from 100 addresses wait a minute at most', async () => {
  const waits: number[] = [];
  for (let address = 0; address < 100; address += 1)
    waits.push((await throttle.begin('anna', `10.0.1.${address}`))?.retryAfterS ?? 0);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  clock.advance({ seconds: 60 });
  expect(await throttle.begin('anna', '10.9.9.9')).toBeUndefined();
});

it('[S16] who comes back after every wait keeps nobody out for longer than a minute', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, one) => throttle.begin('anna', `10.0.2.${one}`)));
  let wait = 0;
  for (let round = 0; round < 8; round += 1) {
    wait = (await throttle.begin('anna', `10.0.3.${round}`))?.retryAfterS ?? 0;
    expect(wait).toBeLessThanOrEqual(60);
    clock.advance({ seconds: wait });
    expect(await throttle.begin('anna', `10.0.4.${round}`)).toBeUndefined();
  }
  expect(wait).toBe(60);
});

it('[S17] lets no more through when 100 tries come at once', async () => {
  const tries = await Promise.all(Array.from({ length: 100 }, () => throttle.begin('anna', '10.0.0.1')));
  expect(tries.filter((wait) => wait === undefined)).toHaveLength(5);
});

it('[S15] keeps counting over restarts and keeps no account name', async () => {
  await fail(5);
  const other = createLoginThrottle({ db: database.db, clock });
  expect(await other.begin('anna', '10.0.0.1')).toEqual({ retryAfterS: 30 });
  const { rows } = await database.pool.query('select subject from login_throttles');
  expect(JSON.stringify(rows)).not.toContain('anna');
  clock.advance({ hours: 1 });
  await throttle.sweep();
  expect((await database.pool.query('select 1 from login_throttles')).rows).toEqual([]);
});
