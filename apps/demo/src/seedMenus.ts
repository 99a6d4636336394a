import { type Database, insertMany } from '@portal/server/data';
import { menuPins, menus, roleMenus } from '@portal/server/schema/menus';
import { companySystems } from '@portal/server/schema/systems';
import { buildMenus, type MenuRow, type SystemMenus } from './buildMenus.ts';
import type { DemoCompany } from './catalogue/companies.ts';
import { type DemoSystem, demoSystems } from './catalogue/demoSystems.ts';
import { DAY_MS } from './ledger/ledgerDays.ts';
import { grantedToMembers } from './memberGrants.ts';

/** What `seedMenus` is told. */
export type SeedMenusOptions = {
  company: Pick<DemoCompany, 'id' | 'servicePrefix' | 'menuPrefix'>;
  /** @default those that the catalogue names for the company */
  systems?: readonly DemoSystem[];
  /** Multiplies the menus of a lab. */
  size: number;
  isLab: boolean;
  now: Date;
  /** The people of the company, who start with the demo's pins. */
  userIds: readonly string[];
};

/** Writes a company's systems, their menus, what members may open and what everybody has pinned. */
export async function seedMenus(db: Database, options: SeedMenusOptions): Promise<void> {
  const { company, size, isLab, now, userIds, systems = demoSystems[company.id] ?? [] } = options;
  const built = systems.map((system) => ({
    system,
    menus: buildMenus({
      companyId: company.id,
      systemCode: system.systemCode,
      outline: system.outline + (isLab ? system.lab : ''),
      idPrefix: `${company.menuPrefix}${system.menuPrefix}`,
      copies: isLab ? size : 1,
      now,
    }),
  }));
  await insertMany(
    db,
    companySystems,
    built.map(({ system, menus: tree }, index) => systemRow(options, system, tree, index)),
  );
  const rows = built.flatMap(({ menus: tree }) => tree.rows);
  await insertMany(db, menus, rows);
  await insertMany(db, roleMenus, memberGrants(company, rows));
  const pinned = built.flatMap(({ menus: tree }) => tree.pinned);
  await insertMany(
    db,
    menuPins,
    userIds.flatMap((userId) => pinned.map((menuId) => ({ companyId: company.id, userId, menuId }))),
  );
}

function memberGrants(company: SeedMenusOptions['company'], rows: readonly MenuRow[]) {
  return grantedToMembers(rows).map((menuId) => ({ companyId: company.id, role: 'member', menuId }));
}

function systemRow(
  { company, now }: SeedMenusOptions,
  system: DemoSystem,
  tree: SystemMenus,
  position: number,
): typeof companySystems.$inferInsert {
  return {
    serviceId: `${company.servicePrefix}-${system.slug}`,
    companyId: company.id,
    systemCode: system.systemCode,
    position,
    systemName: system.name[0],
    systemEnName: system.name[1],
    systemKrName: system.name[2],
    status: system.status,
    serviceDeploy: system.serviceDeploy,
    packageId: system.package?.id ?? null,
    packageName: system.package?.name[0] ?? null,
    packageEnName: system.package?.name[1] ?? null,
    packageKrName: system.package?.name[2] ?? null,
    embedded: true,
    systemDomain: '',
    activatedAt: new Date(now.getTime() - 400 * DAY_MS),
    billing: system.billing,
    expiresAt: new Date(now.getTime() + system.expiresInDays * DAY_MS),
    homeMenuId: tree.homeMenuId,
    useNewMenu: true,
    showUpdateFlag: null,
    packageShowUpdateFlag: 2,
  };
}
