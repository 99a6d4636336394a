import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies } from '../../../db/schema/identity.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const attempt = (userId: string) =>
  server.call('tryOperatorMenus', { userId, companyId: 'c-starlight', systemCode: 'ERP' }, OPERATOR);

it('[S1439] menus are those that the person gets, and each that is missing says why', async () => {
  const { menus, reason } = await attempt('u-staff');
  expect(reason).toBeUndefined();
  const mine = (await server.leavesOf('staff')).map(({ menuId }) => menuId);
  expect(mine.length).toBeGreaterThan(0);
  const shown = new Set(menus.filter(({ isShown }) => isShown).map(({ menuId }) => menuId));
  expect(mine.every((menuId) => shown.has(menuId))).toBe(true);
  const missing = menus.filter(({ isShown }) => !isShown);
  expect(missing.length).toBeGreaterThan(0);
  expect(new Set(missing.map((menu) => menu.reason))).toEqual(new Set(['not-granted', 'nothing-below']));
  const owners = await attempt('u-owner');
  expect(owners.menus.every(({ isShown }) => isShown)).toBe(true);
});

it('[S1439] who may not enter at all is told once, for all menus', async () => {
  const isStarlight = eq(companies.id, 'c-starlight');
  await server.db.update(companies).set({ lockedAt: new Date() }).where(isStarlight);
  const { menus, reason } = await attempt('u-owner');
  expect(reason).toBe('company-locked');
  expect(menus.some(({ isShown }) => isShown)).toBe(false);
  await server.db.update(companies).set({ lockedAt: null }).where(isStarlight);
  const other = { userId: 'u-owner', companyId: 'c-tidewater', systemCode: 'ERP' };
  expect((await server.ask('tryOperatorMenus', other, OPERATOR)).code).toBe('404');
});
