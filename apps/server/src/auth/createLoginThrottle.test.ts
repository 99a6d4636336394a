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

/** A try, wrong unless it says otherwise: how long it has to wait, if it has to. */
const attempt = async (
  account: string,
  address: string,
  { isRight = false, secret = 'password', by = throttle }: Partial<AttemptOptions> = {},
) => {
  const outcome = await by.attempt({ secret, account, address }, async () => isRight);
  return typeof outcome === 'object' ? outcome : undefined;
};
type AttemptOptions = { isRight: boolean; secret: 'password' | 'code'; by: LoginThrottle };

const fail = async (times: number, account = 'anna', address = '10.0.0.1') => {
  let last: { retryAfterS: number } | undefined;
  for (let round = 0; round < times; round += 1) last = await attempt(account, address);
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
  await attempt('ANNA ', '10.0.0.1', { isRight: true });
  expect(await fail(5)).toBeUndefined();
});

it('[S15] slows down an address that tries many accounts', async () => {
  for (let account = 0; account < 50; account += 1) expect(await fail(1, `user${account}`)).toBeUndefined();
  expect(await fail(1, 'another')).toEqual({ retryAfterS: 30 });
  expect(await fail(1, 'another', '10.0.0.2')).toBeUndefined();
});

it('[S15] never slows down an address where many people sign in rightly', async () => {
  for (let person = 0; person < 120; person += 1) {
    expect(await attempt(`user${person}`, '10.0.0.1', { isRight: true })).toBeUndefined();
  }
  for (let guess = 0; guess < 50; guess += 1) await attempt(`ghost${guess}`, '10.0.0.1');
  expect(await attempt('anna', '10.0.0.1')).toEqual({ retryAfterS: 30 });
});

it('[S16] makes an account that is tried from 100 addresses wait a minute at most', async () => {
  const waits: number[] = [];
  for (let address = 0; address < 100; address += 1)
    waits.push((await attempt('anna', `10.0.1.${address}`))?.retryAfterS ?? 0);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  clock.advance({ seconds: 60 });
  expect(await attempt('anna', '10.9.9.9')).toBeUndefined();
});

it('[S16] who comes back after every wait keeps nobody out for longer than a minute', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, one) => attempt('anna', `10.0.2.${one}`)));
  let wait = 0;
  for (let round = 0; round < 8; round += 1) {
    wait = (await attempt('anna', `10.0.3.${round}`))?.retryAfterS ?? 0;
    expect(wait).toBeLessThanOrEqual(60);
    clock.advance({ seconds: wait });
    expect(await attempt('anna', `10.0.4.${round}`)).toBeUndefined();
  }
  expect(wait).toBe(60);
});

it('[S17] lets no more through when 100 tries come at once', async () => {
  const tries = await Promise.all(Array.from({ length: 100 }, () => attempt('anna', '10.0.0.1')));
  expect(tries.filter((wait) => wait === undefined)).toHaveLength(5);
});

it('[S870] two hundred people behind one address who try at once are all let through', async () => {
  let letGo = () => {};
  const all = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let checking = 0;
  const tries = Array.from({ length: 200 }, (_, person) =>
    throttle.attempt({ secret: 'password', account: `person${person}`, address: '10.0.0.1' }, async () => {
      checking += 1;
      if (checking === 200) letGo();
      await all;
      return true;
    }),
  );
  expect(await Promise.all(tries)).toEqual(Array.from({ length: 200 }, () => true));
});

it('[S870] a try that was not checked does not count', async () => {
  const check = () => Promise.reject(new Error('busy'));
  for (let round = 0; round < 30; round += 1)
    await expect(
      throttle.attempt({ secret: 'password', account: 'anna', address: '10.0.0.1' }, check),
    ).rejects.toThrow('busy');
  expect(await fail(5)).toBeUndefined();
  expect(await fail(1)).toEqual({ retryAfterS: 30 });
});

it('[S871] wrong codes have a budget of their own', async () => {
  for (let guess = 0; guess < 60; guess += 1)
    await attempt(`recover ${guess}`, '10.0.0.1', { secret: 'code' });
  expect(await attempt('recover x', '10.0.0.1', { secret: 'code' })).toEqual({ retryAfterS: 30 });
  expect(await attempt('anna', '10.0.0.1')).toBeUndefined();
});

it('[S15] keeps counting over restarts and keeps no account name', async () => {
  await fail(5);
  const other = createLoginThrottle({ db: database.db, clock });
  expect(await attempt('anna', '10.0.0.1', { by: other })).toEqual({ retryAfterS: 30 });
  const { rows } = await database.pool.query('select subject from login_throttles');
  expect(JSON.stringify(rows)).not.toContain('anna');
  clock.advance({ hours: 1 });
  await throttle.sweep();
  expect((await database.pool.query('select 1 from login_throttles')).rows).toEqual([]);
});
