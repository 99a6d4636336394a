import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const tokenOf = async (more = {}) => (await portal.signIn('anna', undefined, more)).data.token as string;
const use = (token: string, headers = {}) => portal.call('userActionConfig', {}, { token, headers });

it('[S20] stores no token that was given out', async () => {
  const token = await tokenOf();
  expect(token).toMatch(/^[\w-]{43}$/);
  const { rows } = await portal.database.pool.query('select * from session_tokens');
  expect(JSON.stringify(rows)).not.toContain(token);
});

it.each([
  ['five days with automatic login', { autoLogin: 1 }, 5 * 86_400],
  ['twelve hours otherwise', { autoLogin: 0 }, 12 * 3_600],
])('[S21] lasts %s', async (_name, more, seconds) => {
  const { sessions } = portal.deps.services;
  const token = await tokenOf(more);
  const bearer = { address: '127.0.0.1', userAgent: '' };
  portal.clock.advance({ seconds: seconds - 1 });
  expect(await sessions.authenticate(token, bearer, { rotate: false })).toBeDefined();
  portal.clock.advance({ seconds: 1 });
  expect(await sessions.authenticate(token, bearer, { rotate: false })).toBeUndefined();
});

it('[S22] replaces a token after ten minutes; the former is good for 60 seconds more', async () => {
  const former = await tokenOf();
  portal.clock.advance({ seconds: 599 });
  expect((await use(former)).headers.get('authorization')).toBeNull();
  portal.clock.advance({ seconds: 1 });
  const next = (await use(former)).headers.get('authorization') ?? '';
  expect(next).toMatch(/^[\w-]{43}$/);
  expect((await use(next)).code).toBe('200');
  portal.clock.advance({ seconds: 60 });
  const late = await use(former);
  expect([late.code, late.headers.get('authorization')]).toEqual(['200', null]);
  portal.clock.advance({ seconds: 1 });
  expect((await use(former)).status).toBe(401);
  expect((await use(next)).code).toBe('200');
});

it('[S23] gives one successor to fifty calls at once, and all succeed', async () => {
  const former = await tokenOf();
  portal.clock.advance({ minutes: 10 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => use(former)));
  expect(answers.map(({ code }) => code)).toEqual(Array(50).fill('200'));
  const successors = answers.flatMap(({ headers }) => headers.get('authorization') ?? []);
  expect(successors).toHaveLength(1);
  expect((await use(successors[0] ?? '')).code).toBe('200');
});

it('[S24] gives a successor anew when the first was lost on the way', async () => {
  const former = await tokenOf();
  portal.clock.advance({ minutes: 10 });
  await use(former);
  portal.clock.advance({ seconds: 10 });
  const second = (await use(former)).headers.get('authorization') ?? '';
  portal.clock.advance({ minutes: 2 });
  expect((await use(second)).code).toBe('200');
});

it('[S25] ends the session when a replaced token comes late from elsewhere, not when the same browser slept', async () => {
  const former = await tokenOf();
  portal.clock.advance({ minutes: 10 });
  const next = (await use(former)).headers.get('authorization') ?? '';
  portal.clock.advance({ seconds: 61 });
  expect((await use(former)).status).toBe(401);
  expect((await use(next)).status).toBe(200);
  expect((await use(former, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(401);
  expect((await use(next)).status).toBe(401);
  expect(portal.log()).toContain('a replaced token came from elsewhere');
  for (const token of [former, next]) expect(portal.log()).not.toContain(token);
});

it('[S26] ends with logout, for former tokens too', async () => {
  const former = await tokenOf();
  portal.clock.advance({ minutes: 10 });
  const next = (await use(former)).headers.get('authorization') ?? '';
  expect((await portal.call('logout', {}, { token: next })).code).toBe('200');
  for (const token of [former, next]) expect((await use(token)).status).toBe(401);
});

it('[S20] refuses tokens that are not ours', async () => {
  for (const token of ['', 'null', 'undefined', 'x'.repeat(5000), "' or 1=1 --"])
    expect((await use(token || ' ')).status).toBe(401);
});

it('[S26] forgets ended sessions after a day', async () => {
  portal.clock.advance({ days: 10 });
  await portal.deps.services.sessions.sweep();
  expect((await portal.database.pool.query('select 1 from sessions')).rows).toEqual([]);
});

it.each([3_600, -3_600])(
  '[S2803] a server whose clock jumps by %i s, and back, signs nobody out: a token or its successor stays good',
  async (seconds) => {
    let token = await tokenOf();
    for (const jump of [seconds, -seconds, seconds]) {
      portal.clock.advance({ seconds: jump });
      const answer = await use(token);
      expect([answer.status, answer.code]).toEqual([200, '200']);
      token = answer.headers.get('authorization') ?? token;
    }
    expect((await use(token)).code).toBe('200');
  },
);
