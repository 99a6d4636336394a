import { contract } from '@portal/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Handlers } from '../../http/handlers.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { subjectOf } from '../../testing/seedTestPeople.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const CALLS = (Object.keys(contract) as (keyof Handlers)[]).filter((name) => !('auth' in contract[name]));
// The assistant's calls have the same start and are the portal's own.
const isBusiness = (name: keyof Handlers) =>
  contract[name].path.startsWith('/api/v1/') && !('portalOnly' in contract[name]);

async function appToken() {
  const { data } = await portal.signIn('anna');
  const issued = await portal.call('issueAppToken', { app: 'amazon' }, { token: data.token });
  return {
    session: data.token as string,
    token: issued.data.token as string,
    expiresIn: issued.data.expiresIn,
  };
}

it('[S40] is accepted for business calls and for no other', async () => {
  const { token, expiresIn } = await appToken();
  expect(expiresIn).toBe(600);
  for (const name of CALLS) {
    const { status } = await portal.call(name, {}, { token });
    expect([name, status === 401]).toEqual([name, !isBusiness(name)]);
  }
  expect(CALLS.some(isBusiness)).toBe(true);
});

it('[S40] is bound to the company of its session', async () => {
  const { token } = await appToken();
  const business = CALLS.find(isBusiness) ?? 'login';
  expect((await portal.call(business, {}, { token, company: subjectOf('b') })).status).toBe(403);
});

it('[S41] ends after ten minutes and with its session', async () => {
  const business = CALLS.find(isBusiness) ?? 'login';
  const first = await appToken();
  portal.clock.advance({ seconds: 600 });
  expect((await portal.call(business, {}, { token: first.token })).status).toBe(401);
  const second = await appToken();
  expect((await portal.call(business, {}, { token: second.token })).status).not.toBe(401);
  await portal.call('logout', {}, { token: second.session });
  expect((await portal.call(business, {}, { token: second.token })).status).toBe(401);
});

it('[S41] is refused when it was changed, and is made for registered apps only', async () => {
  const business = CALLS.find(isBusiness) ?? 'login';
  const { token, session } = await appToken();
  const [head = '', body = '', mac = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url');
  for (const forged of [`${head}.${longer}.${mac}`, `${head}.${body}.`, `${head}.${body}`, 'app.', 'app.x.y'])
    expect((await portal.call(business, {}, { token: forged })).status).toBe(401);
  expect((await portal.call('issueAppToken', { app: 'evil' }, { token: session })).status).toBe(400);
});
