import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../../db/schema/identity.ts';
import { encryptPassword } from '../../../testing/encryptPassword.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

it('[S1320] people are found by name, account, address, number and company', async () => {
  const find = async (request: { keyword?: string; companyId?: string }) =>
    (await server.call('queryOperatorPeoplePage', { pageSize: 100, ...request }, OPERATOR)).dataList.map(
      ({ userName }) => userName,
    );
  expect(await find({ keyword: '林若溪' })).toEqual(['owner']);
  expect(await find({ keyword: 'BRAND@' })).toEqual(['brand']);
  expect(await find({ keyword: '13800000002' })).toEqual(['staff']);
  expect((await find({ companyId: 'c-tidewater' })).toSorted()).toEqual(['both']);
  expect(await find({ keyword: '_' })).toEqual([]);
});

it('[S1321] a person shows companies and devices; one device is ended, then all', async () => {
  const [first, second] = [await server.signIn({ as: 'plus' }), await server.signIn({ as: 'plus' })];
  const read = () => server.call('getOperatorPerson', { userId: 'u-plus' }, OPERATOR);
  const { person, companies, sessions } = await read();
  expect(person).toMatchObject({ userName: 'plus', name: '周明远', isDisabled: false, isOperator: false });
  expect(companies).toMatchObject([{ code: 'STARLIGHT', isMain: true }]);
  expect(sessions).toHaveLength(2);
  const [device] = sessions;
  const one = { userId: 'u-plus', sessionId: device?.sessionId ?? '' };
  expect(await server.call('endOperatorSessions', one, OPERATOR)).toMatchObject({ ended: 1 });
  // One of another person is not ended by this one's name.
  const others = await server.signIn({ as: 'tiktok' });
  const { sessions: theirs } = await server.call('getOperatorPerson', { userId: 'u-tiktok' }, OPERATOR);
  const foreign = { userId: 'u-plus', sessionId: theirs[0]?.sessionId ?? '' };
  expect(await server.call('endOperatorSessions', foreign, OPERATOR)).toMatchObject({ ended: 0 });
  expect((await others.ask('getUserInfoByHideCode', {})).code).toBe('200');
  expect(await server.call('endOperatorSessions', { userId: 'u-plus' }, OPERATOR)).toMatchObject({
    ended: 1,
  });
  for (const session of [first, second])
    expect((await session.ask('getUserInfoByHideCode', {})).status).toBe(401);
});

it('[S1321] an operator ends other sessions of their own, and not the one in use', async () => {
  const one = await server.signIn(OPERATOR);
  const other = await server.signIn(OPERATOR);
  await one.call('endOperatorSessions', { userId: 'u-operator' });
  expect((await one.ask('getOperatorHealth', {})).code).toBe('200');
  expect((await other.ask('getOperatorHealth', {})).status).toBe(401);
});

it('[S1322] who is disabled is out at once and stays out of old sessions when let in again; nobody disables themselves', async () => {
  const inside = await server.signIn({ as: 'tiktok' });
  await server.call('disableOperatorPerson', { userId: 'u-tiktok', isDisabled: true }, OPERATOR);
  expect((await inside.ask('getUserInfoByHideCode', {})).status).toBe(401);
  await server.call('disableOperatorPerson', { userId: 'u-tiktok', isDisabled: false }, OPERATOR);
  expect((await inside.ask('getUserInfoByHideCode', {})).status).toBe(401);
  const [row] = await server.db.select().from(users).where(eq(users.id, 'u-tiktok'));
  expect(row?.status).toBe('active');
  const self = { userId: 'u-operator', isDisabled: true };
  expect((await server.ask('disableOperatorPerson', self, OPERATOR)).code).toBe(
    'saas.sso.operator.error.code.0002',
  );
});

it('[S1323] a password link sets a password once; asked again at once it says how long to wait', async () => {
  const link = await server.call('makeOperatorPasswordLink', { userId: 'u-sail' }, OPERATOR);
  const again = await server.call('makeOperatorPasswordLink', { userId: 'u-sail' }, OPERATOR);
  expect(again.code).toBeUndefined();
  expect(again.retryAfterSeconds).toBeGreaterThan(0);
  const password = await encryptPassword(await server.as('').call('getPublicKey', {}), 'Fresh8Orchard');
  const recovery = { email: 'sail@starlight.example', code: link.code, password };
  expect((await server.as('').ask('retrievePassByEmail', recovery)).code).toBe('200');
  await server.db.update(users).set({ email: null, phone: null }).where(eq(users.id, 'u-sail'));
  expect((await server.ask('makeOperatorPasswordLink', { userId: 'u-sail' }, OPERATOR)).code).toBe(
    'saas.sso.operator.error.code.0003',
  );
});
