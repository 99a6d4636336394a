import type { Database } from '../db/Database.ts';
import { menuTemplates } from '../db/schema/menus.ts';
import { marketplaces, paramTemplates, planTemplates, systemTemplates } from '../db/schema/systems.ts';
import { readStoredConfig, writeStoredConfig } from '../features/setup/storedConfig.ts';
import { testSales } from './testSales.ts';

const TRIAL_DAYS = 15;
const MENUS_EACH = 6;

/** Three systems that new companies may try, what is on sale, a parameter, and a marketplace. */
export async function seedTestTemplates(db: Database): Promise<void> {
  const systems = ['ERP', 'OMS', 'SSO_SYS_USER'];
  await db.insert(systemTemplates).values(
    systems.map((systemCode, position) => {
      const name = [systemCode, systemCode, systemCode] as const;
      const slug = systemCode.toLowerCase();
      return { systemCode, position, slug, name, homeMenuId: `{company}${slug}1` };
    }),
  );
  await db.insert(planTemplates).values(
    systems.map((systemCode) => {
      const billing = [{ keyValue: 'ORDER_QUANTITY', billingItemValue: 100, unlimitedUse: false }];
      const state = { status: 2, serviceDeploy: 4, packageId: 'pkg-trial', billing };
      return { ...state, plan: 'trial', systemCode, days: TRIAL_DAYS };
    }),
  );
  await db
    .insert(menuTemplates)
    .values(
      systems.flatMap((systemCode) =>
        Array.from({ length: MENUS_EACH }, (_, index) => menu(systemCode, index + 1)),
      ),
    );
  const param = { systemGroup: 'SSO_ENV', systemName: 'PROD', systemValue: 'x', status: 1, position: 0 };
  await db.insert(paramTemplates).values(param);
  const name = ['美国', 'US', '미국'] as const;
  await writeStoredConfig(db, { ...(await readStoredConfig(db)), sales: testSales });
  await db.insert(marketplaces).values({ code: 'US', position: 0, name, currency: 'USD' });
}

function menu(systemCode: string, position: number): typeof menuTemplates.$inferInsert {
  const menuId = `{company}${systemCode.toLowerCase()}${position}`;
  return {
    systemCode,
    menuId,
    position,
    menuName: `页面 ${position}`,
    menuEnName: `Page ${position}`,
    menuKrName: `페이지 ${position}`,
    path: 'amazon',
    menuUrl: `/setSail/index?menu=${menuId}`,
    lastMenu: 2,
    menuType: '2',
    special: 1,
    updateFlag: 1,
    selectFlag: 1,
    closable: position > 1,
    noCache: false,
    external: false,
    ignore: false,
    statisticsType: '1',
    isForMembers: position === 1,
    platformExpireDays: position === MENUS_EACH ? -1 : null,
  };
}
