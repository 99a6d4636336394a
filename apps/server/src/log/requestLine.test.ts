import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

it('[S856] the log names business code, caller’s address, person and company of a request', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const { data } = await portal.signIn('anna', undefined, {}, { headers });
  await portal.call('userActionConfig', {}, { token: data.token, headers });
  await portal.call('userActionConfig', {}, { headers });
  await portal.signIn('anna', 'Wrong1Horse', {}, { headers });
  const lines = portal
    .log()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line));
  const { rows } = await portal.database.pool.query(
    "select user_id, company_id from memberships join users on users.id = user_id where user_name = 'anna'",
  );
  const [{ user_id: userId, company_id: companyId }] = rows;
  const asked = { path: '/sso/user/userActionConfig', address: '203.0.113.7' };
  expect(lines).toContainEqual(
    expect.objectContaining({ ...asked, status: 200, code: '200', userId, companyId }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ ...asked, status: 401, code: '401' }));
  const refused = lines.filter(({ path, code }) => path === '/sso/user/login' && code !== '200');
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ status: 200, code: expect.stringMatching(/./) });
});
