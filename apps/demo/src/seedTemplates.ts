import { type Database, insertMany } from '@portal/server/data';
import { menuTemplates } from '@portal/server/schema/menus';
import * as tables from '@portal/server/schema/systems';
import { buildMenus } from './buildMenus.ts';
import { type DemoSystem, demoSystems } from './catalogue/demoSystems.ts';
import { demoParams } from './catalogue/systemParams.ts';
import { DAY_MS } from './ledger/ledgerDays.ts';
import { marketplaces } from './marketplaces.ts';
import { grantedToMembers } from './memberGrants.ts';

const TRIAL_DAYS = 15;
const TRIAL_ORDERS = 1_000;
const TRIAL_SYSTEMS: readonly string[] = ['ERP', 'OMS', 'SSO_SYS_USER'];

/** Writes what a bought system contains, what new companies may try, and the marketplaces; nothing where it is written. */
export async function seedTemplates(db: Database): Promise<void> {
  if ((await db.$count(tables.systemTemplates)) > 0) return;
  const systems = demoSystems['c-starlight'] ?? [];
  const trees = systems.map((system) => ({ system, ...templateOf(system) }));
  await insertMany(
    db,
    tables.systemTemplates,
    trees.map(({ system: { systemCode, slug, name }, homeMenuId }, position) => {
      return { systemCode, slug, name, homeMenuId, position };
    }),
  );
  await insertMany(
    db,
    menuTemplates,
    trees.flatMap(({ rows }) => rows),
  );
  await insertMany(
    db,
    tables.planTemplates,
    systems.filter(({ systemCode }) => TRIAL_SYSTEMS.includes(systemCode)).map(trialOf),
  );
  await insertMany(
    db,
    tables.paramTemplates,
    demoParams
      .filter(({ companies }) => companies === undefined)
      .map(({ companies: _companies, status = 1, ...param }, position) => ({ ...param, status, position })),
  );
  await insertMany(
    db,
    tables.marketplaces,
    marketplaces.map(({ code, name, currency }, position) => ({ code, name, currency, position })),
  );
}

function templateOf({ systemCode, menuPrefix, outline }: DemoSystem) {
  const now = new Date(0);
  const idPrefix = `{company}${menuPrefix}`;
  const tree = buildMenus({ companyId: '', systemCode, outline, idPrefix, copies: 1, now });
  const granted = new Set(grantedToMembers(tree.rows));
  const daysUntil = (time: Date | null | undefined) => (time ? Math.round(time.getTime() / DAY_MS) : null);
  const rows = tree.rows.map(({ companyId: _, platformExpireTime, assetsExpireTime, ...row }) => ({
    ...row,
    platformExpireDays: daysUntil(platformExpireTime),
    assetsExpireDays: daysUntil(assetsExpireTime),
    isForMembers: granted.has(row.menuId),
  }));
  return { rows, homeMenuId: tree.homeMenuId };
}

function trialOf(system: DemoSystem): typeof tables.planTemplates.$inferInsert {
  const { systemCode, slug, status, serviceDeploy, package: own } = system;
  const common = { plan: 'trial', systemCode, status, serviceDeploy };
  if (systemCode === 'SSO_SYS_USER') {
    const { billing, expiresInDays: days } = system;
    return { ...common, packageId: own?.id ?? null, packageName: own?.name ?? null, billing, days };
  }
  return {
    ...common,
    packageId: `pkg-${slug}-trial`,
    packageName: ['试用版', 'Trial', '체험판'],
    billing: [{ keyValue: 'ORDER_QUANTITY', billingItemValue: TRIAL_ORDERS, unlimitedUse: false }],
    days: TRIAL_DAYS,
  };
}
