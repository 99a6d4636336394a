import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operatorCodes } from '@portal/api-client/contract/operator';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { users } from '../../../db/schema/identity.ts';
import { encryptPassword } from '../../../testing/encryptPassword.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';
import { NO_PASSWORD } from '../../account/flows/openCompany.ts';

const OPERATOR = { as: 'operator' };
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});
const site = createServer((request, response) => {
  if (request.url === '/closed') response.setHeader('x-frame-options', 'DENY');
  response.end('an application');
}).listen(0);
afterAll(() => site.close());
const origin = () => `http://localhost:${(site.address() as AddressInfo).port}`;

const get = () => server.call('getOperatorSetup', {}, OPERATOR);
const apply = async (file: Record<string, unknown>, changeId?: number) =>
  server.call('applyOperatorSetup', { file, changeId: changeId ?? (await get()).changeId ?? 0 }, OPERATOR);
const refusal = async (file: object, changeId?: number) => {
  const request = { file, changeId: changeId ?? (await get()).changeId };
  const { code, data, message } = await server.ask('applyOperatorSetup', request, OPERATOR);
  return { code, message, fields: (data as { fields?: object } | null)?.fields, data };
};
const name = (zh: string, en: string) => ({ zh, en, ko: en });
it('[S1430] what is saved in the console stands in the file of export, and saved again it changes nothing', async () => {
  const brand = { name: name('星港', 'Starport') };
  const saved = await apply({ brand });
  expect(saved.changeCount).toBe(1);
  const { file, changeId } = await get();
  expect(file.brand).toEqual(brand);
  expect(changeId).toBe(saved.changeId);
  expect((await apply({ brand })).changeCount).toBe(0);
  expect((await get()).changeId).toBe(changeId);
});

it('[S1431] a mistake names its field by path with the reason in the reader’s language, and changes nothing', async () => {
  const before = await get();
  const microApps = [{ name: 'a b', engine: 'frame', entry: '/', origin: 'nowhere' }];
  const { code, fields } = await refusal({ microApps });
  expect(code).toBe(operatorCodes.fieldsRefused);
  expect(fields).toMatchObject({
    'microApps.0.origin': expect.stringContaining('https://apps.example.com'),
  });
  expect((await refusal({ brand: { name: { zh: '', en: '', ko: '' } } })).fields).toHaveProperty([
    'brand.name.zh',
  ]);
  expect((await refusal({ colours: [] })).code).toBe(operatorCodes.fieldsRefused);
  expect(await get()).toEqual(before);
});

it('[S1432] a page that refuses to be framed is told with its reason, and taken when that is asked for', async () => {
  const microApps = [{ name: 'closed', engine: 'frame', entry: '/closed', origin: origin() }];
  const { fields } = await refusal({ microApps });
  expect(Object.values(fields ?? {})).toEqual([expect.stringContaining('X-Frame-Options: DENY')]);
  const request = { file: { microApps }, changeId: (await get()).changeId ?? 0, isUnseen: true };
  expect((await server.call('applyOperatorSetup', request, OPERATOR)).changeCount).toBe(1);
});

it('[S1433] a menu that is added to a system reaches every company that has the system unchanged', async () => {
  const { file } = await get();
  const menu = {
    id: '{company}-new',
    name: name('新页面', 'New page'),
    app: 'sso-web',
    page: '/embel/home',
    members: true,
  };
  const systems = file.systems ?? [];
  expect(systems.length).toBeGreaterThan(0);
  const code = systems[0]?.code ?? '';
  const changed = systems.map((one) => (one.code === code ? { ...one, menus: [...one.menus, menu] } : one));
  const opened = await server.call(
    'openOperatorCompany',
    {
      name: '新公司',
      code: 'FOLLOWS',
      timeZone: 'Asia/Seoul',
      ownerName: '김',
      ownerContact: 'kim@follows.example',
      language: 'ko_KR',
    },
    OPERATOR,
  );
  const saved = await apply({ systems: changed });
  expect(saved.changeCount).toBeGreaterThan(1);
  const preview = await server.call('getOperatorCompany', { companyId: opened.companyId }, OPERATOR);
  expect(preview.services.map(({ systemCode }) => systemCode)).toContain(code);
  expect((await apply({ systems: changed })).changeCount).toBe(0);
  // Also one whose menus were not bought here: what leads their ids is read from them.
  const present = { serviceId: `svc-${code.toLowerCase()}`, systemCode: code };
  const seen = await server.call('getMenuTreeByServiceAndRole', present, { as: 'owner' });
  expect(JSON.stringify(seen)).toContain('新页面');
});

it('[S1434] who saves what another changed since is told by whom and what, and overwrites nothing', async () => {
  const { changeId, file } = await get();
  await apply({ params: [{ group: 'ORDERS', name: 'LIMIT', value: '5' }] });
  const late = await refusal({ params: [] }, changeId);
  expect(late.code).toBe(operatorCodes.setupChanged);
  expect(late.data).toMatchObject({ changes: [{ actor: expect.stringMatching(/./), parts: ['params'] }] });
  expect((await get()).file.params).toEqual([{ group: 'ORDERS', name: 'LIMIT', value: '5' }]);
  // Another part is nobody's conflict.
  expect(
    (await apply({ brand: { ...file.brand, name: name('星港二', 'Starport 2') } }, changeId)).changeCount,
  ).toBe(1);
});

it('[S1435] the history says who changed what, and a change is taken back by another one', async () => {
  const { dataList } = await server.call('queryOperatorSetupPage', { part: 'brand' }, OPERATOR);
  const [last] = dataList;
  expect(last).toMatchObject({ parts: ['brand'], count: 1, changes: [{ sign: '~', group: 'brand' }] });
  await server.call('restoreOperatorSetup', { id: last?.id ?? 0 }, OPERATOR);
  expect((await get()).file.brand?.name.en).toBe('Starport');
  const { dataList: after } = await server.call('queryOperatorSetupPage', { part: 'brand' }, OPERATOR);
  expect(after).toHaveLength(dataList.length + 1);
});

it('[S1436] two who save at once are one after the other: the second is told', async () => {
  const { changeId = 0 } = await get();
  const save = (value: string) =>
    server.ask(
      'applyOperatorSetup',
      { file: { params: [{ group: 'G', name: 'N', value }] }, changeId },
      OPERATOR,
    );
  const codes = (await Promise.all([save('1'), save('2')])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['200', operatorCodes.setupChanged].toSorted());
});

it('[S1437] an operator without a password sets the first one, and no other that way', async () => {
  const operator = await server.signIn(OPERATOR);
  const seal = async () => encryptPassword(await operator.call('getPublicKey', {}), 'Fresh8Orchard');
  const set = async () => (await operator.ask('setOperatorPassword', { password: await seal() })).code;
  expect(await set()).toBe(operatorCodes.notNow);
  await server.db.update(users).set({ passwordHash: NO_PASSWORD }).where(eq(users.userName, 'operator'));
  expect((await get()).hasPassword).toBe(false);
  expect(await set()).toBe('200');
  expect((await get()).hasPassword).toBe(true);
  expect(await set()).toBe(operatorCodes.notNow);
});

it('[S1438] a test message goes to the address that is named, and is followed like every message', async () => {
  const test = { channel: 'email', recipient: 'me@new.example' } as const;
  const { delivery } = await server.call('testOperatorChannel', test, OPERATOR);
  expect(await server.call('queryCodeDelivery', { delivery: delivery ?? '' })).toEqual({
    state: 'under-way',
  });
  const wrong = await server.ask('testOperatorChannel', { ...test, recipient: 'nobody' }, OPERATOR);
  expect(wrong.data).toMatchObject({ fields: { recipient: expect.any(String) } });
});
