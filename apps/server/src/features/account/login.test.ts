import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { subjectOf } from '../../testing/seedTestPeople.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

it('[S10] signs in by account, e-mail, phone or user code', async () => {
  for (const name of ['anna', 'anna@company.example', '13800138000', 'U0']) {
    const { code, data } = await portal.signIn(name);
    expect(code).toBe('200');
    expect(data.userInfo).toMatchObject({ userName: 'anna', subjectCodeEncrypt: subjectOf('a') });
  }
});

it('[S11] refuses a wrong password and an unknown account with the same answer', async () => {
  const wrong = await portal.signIn('anna', 'Wrong1Horse');
  const unknown = await portal.signIn('nobody', 'Wrong1Horse');
  expect(wrong.code).toBe('saas.sso.user.error.code.0001');
  expect({ ...wrong, headers: 0 }).toEqual({ ...unknown, headers: 0 });
});
