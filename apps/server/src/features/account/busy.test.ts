import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HasherBusyError } from '../../auth/createHashGate.ts';
import { loginThrottles } from '../../db/schema/index.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

it('[S471] answers 429 with Retry-After while too many passwords wait, without counting the try', async () => {
  const { services } = portal.deps;
  const busy = { ...services, hasher: { ...services.hasher, retryAfterS: () => 3 } };
  const crowded = await createTestPortal({ services: busy });
  const answer = await crowded.signIn('anna');
  expect(answer).toMatchObject({ status: 429, code: '429', data: { retryAfterSeconds: 3 } });
  expect(answer.headers.get('retry-after')).toBe('3');
  expect(await crowded.database.db.select().from(loginThrottles)).toEqual([]);
  await crowded.close();
});

it('[S471] answers 429 when a hash could not begin in time', async () => {
  const { services } = portal.deps;
  const verify = () => Promise.reject(new HasherBusyError(2));
  const crowded = await createTestPortal({
    services: { ...services, hasher: { ...services.hasher, verify } },
  });
  const password = await crowded.signIn('anna');
  expect([password.status, password.headers.get('retry-after')]).toEqual([429, '2']);
  await crowded.close();
});

it('[S471] slows down guessing with 429 and Retry-After', async () => {
  for (let round = 0; round < 5; round += 1) await portal.signIn('ben', 'Wrong1Horse');
  const answer = await portal.signIn('ben');
  expect(answer).toMatchObject({ status: 429, code: 'saas.sso.user.error.code.0002' });
  expect(answer.headers.get('retry-after')).toBe('30');
  const rows = await portal.database.db.select().from(loginThrottles).where(eq(loginThrottles.failures, 5));
  expect(rows.length).toBeGreaterThan(0);
});
