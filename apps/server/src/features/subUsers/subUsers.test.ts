import { STANDARD_MENUS } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { memberships, sessions } from '../../db/schema/identity.ts';
import { pushLog } from '../../db/schema/platform.ts';
import { encryptPassword } from '../../testing/encryptPassword.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

const PASSWORD = 'Fresh8Orchard';
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const secret = async () => encryptPassword(await server.as('').call('getPublicKey', {}), PASSWORD);
const person = async (userName: string, more = {}) => ({
  realName: '新同事',
  userName,
  password: await secret(),
  ...more,
});
const login = async (userName: string) =>
  server.as('').ask('login', { userName, password: await secret(), systemCode: 'SSO_SYS_USER' });
const leavesAs = async (token: string, serviceId = 'svc-erp', systemCode = 'ERP') => {
  const tree = await server.as(token).call('getMenuTreeByServiceAndRole', { serviceId, systemCode });
  const flat = (menus: readonly { menuId?: string; lastMenu?: number; childMenus?: unknown }[]): string[] =>
    menus.flatMap((menu) =>
      menu.lastMenu === 2 ? [menu.menuId ?? ''] : flat((menu.childMenus ?? []) as typeof menus),
    );
  return flat((tree.childMenus ?? []) as Parameters<typeof flat>[0]);
};

it('[S695] only main accounts manage people, and only those of their company', async () => {
  const requests = {
    querySubUserPage: {},
    queryGrantableMenus: {},
    queryGrantedMenus: { holder: STANDARD_MENUS },
    saveGrantedMenus: { holder: STANDARD_MENUS, menuIds: [] },
    setSubUserDisabled: { userId: 'u-owner', isDisabled: true },
    deleteSubUser: { userId: 'u-plus' },
    addSubUser: await person('intruder'),
  } as const;
  for (const [name, request] of Object.entries(requests)) {
    const asked = name as keyof typeof requests;
    expect([name, (await server.ask(asked, request, { as: 'staff' })).code]).toEqual([name, '403']);
  }
  const brand = { as: 'brand' };
  for (const answer of [
    await server.ask('queryGrantedMenus', { holder: 'u-staff' }, brand),
    await server.ask('saveGrantedMenus', { holder: 'u-staff', menuIds: [] }, brand),
    await server.ask('setSubUserDisabled', { userId: 'u-staff', isDisabled: true }, brand),
    await server.ask('deleteSubUser', { userId: 'u-staff' }, brand),
  ])
    expect(answer.code).toBe('404');
  const { dataList } = await server.call('querySubUserPage', {}, brand);
  expect(dataList.map(({ userId }) => userId)).toEqual(['u-brand']);
  expect((await server.ask('setSubUserDisabled', { userId: 'u-plus', isDisabled: true })).code).toMatch(
    /sub.*0001$/,
  );
  expect((await server.ask('deleteSubUser', { userId: 'u-plus' })).code).toMatch(/sub.*0001$/);
  const demo = { as: 'demo' };
  expect((await server.ask('deleteSubUser', { userId: 'u-staff' }, demo)).code).toMatch(/0110$/);
  expect((await server.ask('addSubUser', await person('demoadds'), demo)).code).toMatch(/0110$/);
});

it('[S696] a sub-account is added, found, and may open nothing yet; what cannot be taken is named by field', async () => {
  const email = 'Colleague@starlight.example';
  const { userId } = await server.call('addSubUser', await person('colleague', { email }));
  const found = await server.call('querySubUserPage', { keyword: 'colleague@' });
  expect(found).toMatchObject({
    totalCount: 1,
    dataList: [{ userId, userName: 'colleague', menuCount: 0, isMain: false, isDisabled: false }],
  });
  expect((await server.call('querySubUserPage', { keyword: '%' })).totalCount).toBe(0);
  const answer = (await login('colleague')) as { data: { token: string } };
  expect(await leavesAs(answer.data.token)).toEqual([]);
  expect((await server.as(answer.data.token).ask('queryList', { resource: 'orders' })).code).toBe('403');
  const refused = await server.ask(
    'addSubUser',
    await person('COLLEAGUE x', { realName: ' ', phone: 'abc', email: email.toLowerCase() }),
  );
  expect(refused.data).toEqual({
    fields: {
      realName: '请填写',
      userName: expect.stringContaining('字母开头'),
      phone: '请输入有效的手机号',
      email: '这个邮箱已被使用',
    },
  });
  const twice = await Promise.all(
    ['race-1', 'race-1'].map(async (name) => server.ask('addSubUser', await person(name))),
  );
  expect(twice.map(({ code }) => code).sort()).toEqual(['200', 'saas.sso.sub.user.error.code.0002']);
});

it('[S697] menus that are granted open, with their data; others stay closed, foreign ones are left out', async () => {
  const systems = await server.call('queryGrantableMenus', {});
  const leaves = systems.flatMap(({ menus }) => menus.filter(({ isLeaf }) => isLeaf));
  const orders = (await server.leavesOf('owner')).find(({ menuUrl }) => menuUrl?.startsWith('/list/orders'));
  const { userId } = await server.call('addSubUser', await person('granted'));
  const menuIds = [orders?.menuId ?? '', 'not-a-menu', leaves[0]?.parentId ?? ''];
  await server.call('saveGrantedMenus', { holder: userId, menuIds });
  expect(await server.call('queryGrantedMenus', { holder: userId })).toEqual({
    menuIds: [orders?.menuId],
    isStandard: false,
  });
  const { token } = ((await login('granted')) as { data: { token: string } }).data;
  expect(await leavesAs(token)).toEqual([orders?.menuId]);
  expect((await server.as(token).ask('queryList', { resource: 'orders' })).code).toBe('200');
  expect((await server.as(token).ask('queryList', { resource: 'stock' })).code).toBe('403');
  await server.call('saveGrantedMenus', { holder: userId, menuIds: [], isStandard: true });
  const standard = await server.call('queryGrantedMenus', { holder: STANDARD_MENUS });
  expect((await server.call('queryGrantedMenus', { holder: userId })).menuIds).toEqual(standard.menuIds);
  const fewer = standard.menuIds.slice(1);
  await server.call('saveGrantedMenus', { holder: STANDARD_MENUS, menuIds: fewer });
  expect((await server.call('queryGrantedMenus', { holder: 'u-staff' })).menuIds).toHaveLength(fewer.length);
  await server.call('saveGrantedMenus', { holder: STANDARD_MENUS, menuIds: standard.menuIds });
});

it('[S698] who is disabled is told, is out at once and stays out, until enabled again; another company is not touched', async () => {
  const { userId } = await server.call('addSubUser', await person('leaver'));
  const { token } = ((await login('leaver')) as { data: { token: string } }).data;
  await server.call('setSubUserDisabled', { userId, isDisabled: true });
  expect((await server.as(token).ask('userActionConfig', {})).status).toBe(401);
  const [push] = await server.db.select().from(pushLog).where(eq(pushLog.userId, userId));
  expect(push?.frame).toMatchObject({ msgType: 3, system: 1 });
  expect((await login('leaver')).code).toMatch(/0005$/);
  expect((await server.call('querySubUserPage', { keyword: 'leaver' })).dataList[0]).toMatchObject({
    isDisabled: true,
  });
  await server.call('setSubUserDisabled', { userId, isDisabled: false });
  expect((await login('leaver')).code).toBe('200');
  await server.db
    .insert(memberships)
    .values({ userId, companyId: 'c-tidewater', role: 'member', position: 1 });
  const elsewhere = await server.services.sessions.create(server.db, {
    userId,
    companyId: 'c-tidewater',
    autoLogin: false,
    address: '127.0.0.1',
    userAgent: 'test',
  });
  await server.call('setSubUserDisabled', { userId, isDisabled: true });
  expect((await server.as(elsewhere.token).ask('userActionConfig', {})).code).toBe('200');
  expect((await login('leaver')).code).toBe('200');
  const bound = await server.db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(bound.at(-1)?.companyId).toBe('c-tidewater');
});

it('[S725] who is deleted is told, is out for good and leaves name and menus free; another company keeps them', async () => {
  const email = 'gone@starlight.example';
  const { userId } = await server.call('addSubUser', await person('gone', { email }));
  const [menu] = await server.leavesOf('owner');
  await server.call('saveGrantedMenus', { holder: userId, menuIds: [menu?.menuId ?? ''] });
  const { token } = ((await login('gone')) as { data: { token: string } }).data;
  await server.call('deleteSubUser', { userId });
  const [push] = await server.db.select().from(pushLog).where(eq(pushLog.userId, userId));
  expect(push?.frame).toMatchObject({ msgType: 3, msgTitle: '子账号删除', system: 1 });
  expect((await server.as(token).ask('userActionConfig', {})).status).toBe(401);
  expect((await login('gone')).code).toMatch(/user\.error\.code\.0001$/);
  expect((await server.call('querySubUserPage', { keyword: 'gone' })).totalCount).toBe(0);
  expect((await server.ask('deleteSubUser', { userId })).code).toBe('404');
  expect((await server.ask('setSubUserDisabled', { userId, isDisabled: false })).code).toBe('404');
  const again = await server.call('addSubUser', await person('gone', { email }));
  expect(await server.call('queryGrantedMenus', { holder: again.userId })).toMatchObject({ menuIds: [] });

  await server.db
    .insert(memberships)
    .values({ userId: again.userId, companyId: 'c-tidewater', role: 'member', position: 1 });
  await server.call('deleteSubUser', { userId: again.userId });
  expect((await login('gone')).code).toBe('200');
  const bound = await server.db.select().from(sessions).where(eq(sessions.userId, again.userId));
  expect(bound.map(({ companyId }) => companyId)).toEqual(['c-tidewater']);
});
