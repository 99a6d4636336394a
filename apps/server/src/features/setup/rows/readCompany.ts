import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { menus, roleMenus } from '../../../db/schema/menus.ts';
import { companySystems, systemParams } from '../../../db/schema/systems.ts';
import type { CompanyMenus } from './companyMenus.ts';
import type { ServiceRow } from './services.ts';

/** What a company has. */
export type CompanyState = {
  services: ServiceRow[];
  params: (typeof systemParams.$inferSelect)[];
  /** By system. */
  menus: ReadonlyMap<string, CompanyMenus>;
};

/** Reads what a company has, in its order. */
export async function readCompany(db: Database, companyId: string): Promise<CompanyState> {
  const services = await db
    .select()
    .from(companySystems)
    .where(eq(companySystems.companyId, companyId))
    .orderBy(asc(companySystems.position), asc(companySystems.systemCode));
  const params = await db
    .select()
    .from(systemParams)
    .where(eq(systemParams.companyId, companyId))
    .orderBy(asc(systemParams.position), asc(systemParams.systemName));
  const rows = await db
    .select()
    .from(menus)
    .where(eq(menus.companyId, companyId))
    .orderBy(asc(menus.position), asc(menus.menuId));
  const grants = await db.select().from(roleMenus).where(eq(roleMenus.companyId, companyId));
  const systemOf = new Map(rows.map(({ menuId, systemCode }) => [menuId, systemCode]));
  const grantsBySystem = Map.groupBy(grants, ({ menuId }) => systemOf.get(menuId));
  const bySystem = Map.groupBy(rows, ({ systemCode }) => systemCode);
  const own = [...bySystem].map(([systemCode, list]) => {
    return [systemCode, { rows: list, grants: grantsBySystem.get(systemCode) ?? [] }] as const;
  });
  return { services, params, menus: new Map(own) };
}

/** Menus of a system that a company does not have. */
export const NO_MENUS: CompanyMenus = { rows: [], grants: [] };
