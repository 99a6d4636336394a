import { purchaseCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { menus, menuTemplates, roleMenus } from '../../db/schema/menus.ts';
import { companySystems, planTemplates, systemTemplates } from '../../db/schema/systems.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { openCompany } from '../account/flows/openCompany.ts';
import { planSelection } from '../purchase/planSelection.ts';
import { findTemplate, openService } from './openService.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const OWNER = { companyName: 'New', nickName: 'New', passwordHash: 'none', chooseLanguage: 'zh_CN' };
const STATE = {
  packageId: 'p',
  packageName: null,
  status: 2,
  serviceDeploy: 4,
  billing: [],
  expiresAt: null,
};
const open = (companyId: string, systemCode: string) =>
  portal.database.db.transaction((tx) =>
    openService(tx, { companyId, systemCode, idPrefix: '7', now: portal.clock.now() }, STATE),
  );

it('[S710] a system comes with the menus of its template, under ids of the company’s own', async () => {
  const { db } = portal.database;
  await open('company-x', 'ERP');
  const [service] = await db.select().from(companySystems).where(eq(companySystems.companyId, 'company-x'));
  expect(service).toMatchObject({ serviceId: 'svc-company-x-erp', homeMenuId: '7erp1', position: 0 });
  const tree = await db.select().from(menus).where(eq(menus.companyId, 'company-x')).orderBy(menus.position);
  expect(tree.map(({ menuId }) => menuId)).toEqual(['7erp1', '7erp2', '7erp3', '7erp4', '7erp5', '7erp6']);
  expect(tree[0]?.menuUrl).toBe('/setSail/index?menu=7erp1');
  const dayBefore = new Date(portal.clock.now().getTime() - 86_400_000);
  expect([tree[0]?.platformExpireTime, tree[5]?.platformExpireTime]).toEqual([null, dayBefore]);
  const granted = await db.select().from(roleMenus).where(eq(roleMenus.companyId, 'company-x'));
  expect(granted).toEqual([{ companyId: 'company-x', role: 'member', menuId: '7erp1' }]);
  await open('company-x', 'OMS');
  const all = await db.select().from(companySystems).where(eq(companySystems.companyId, 'company-x'));
  expect(all.map(({ position }) => position).sort()).toEqual([0, 1]);
});

it('[S710] a system without a template is not on sale, and a new company starts without services', async () => {
  const { db } = portal.database;
  expect([(await findTemplate(db, 'ERP'))?.name[0], await findTemplate(db, 'WMS')]).toEqual([
    'ERP',
    undefined,
  ]);
  await expect(open('company-y', 'WMS')).rejects.toThrow('WMS');
  for (const table of [menuTemplates, planTemplates, systemTemplates]) await db.delete(table);
  const { companyId } = await db.transaction((tx) => openCompany(tx, portal.clock, OWNER));
  expect(await db.select().from(companySystems).where(eq(companySystems.companyId, companyId))).toEqual([]);
  const wanted = { kind: 'buy', systemCode: 'ERP', productId: 'pkg-erp-standard', months: 1 } as const;
  const place = { db, companyId, now: portal.clock.now() };
  await expect(planSelection(place, wanted)).rejects.toMatchObject({ code: purchaseCodes.notOnSale });
});
