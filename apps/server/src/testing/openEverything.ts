import { listResources, plannedLists, recordKinds } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { menus } from '../db/schema/menus.ts';
import { companySystems } from '../db/schema/systems.ts';
import { MESSAGES } from '../features/business/inbox/threadState.ts';

const SYSTEM = 'ERP';
const RESOURCES = [...listResources, ...plannedLists, ...recordKinds, 'sales', 'services', MESSAGES];

const leaf = {
  systemCode: SYSTEM,
  menuEnName: 'Page',
  menuKrName: '페이지',
  path: 'scm_new',
  lastMenu: 2,
  menuType: '2',
  special: 1,
  updateFlag: 1,
  selectFlag: 1,
  closable: true,
  noCache: false,
  external: false,
  ignore: false,
  statisticsType: '1',
};

const service = {
  status: 2,
  serviceDeploy: 4,
  packageId: 'pkg-erp-standard',
  billing: [{ keyValue: 'ORDER_QUANTITY', billingItemValue: 0, unlimitedUse: true }],
  expiresAt: null,
};

/** Puts a company's ERP in service, with a menu `open-{resource}` for every kind of data that nothing stands before. */
export async function openEverything(db: Database, companyId: string): Promise<void> {
  const isErp = and(eq(companySystems.companyId, companyId), eq(companySystems.systemCode, SYSTEM));
  const changed = await db.update(companySystems).set(service).where(isErp).returning();
  if (changed.length === 0)
    await db.insert(companySystems).values({
      ...service,
      companyId,
      systemCode: SYSTEM,
      serviceId: `svc-${companyId}-erp`,
      position: 0,
      systemName: SYSTEM,
      systemEnName: SYSTEM,
      systemKrName: SYSTEM,
      embedded: true,
      systemDomain: '',
      activatedAt: new Date(0),
      useNewMenu: true,
    });
  await db.insert(menus).values(
    RESOURCES.map((resource, index) => ({
      ...leaf,
      companyId,
      resource,
      menuId: `open-${resource}`,
      position: 10_000 + index,
      menuName: `页面 ${resource}`,
      menuUrl: `/list/${resource}`,
    })),
  );
}
