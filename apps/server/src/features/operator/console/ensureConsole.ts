import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companyGuides } from '../../../db/schema/accountFlows.ts';
import { companies } from '../../../db/schema/identity.ts';
import { menus, roleMenus } from '../../../db/schema/menus.ts';
import { companySystems } from '../../../db/schema/systems.ts';
import { listedMenus } from '../../setup/rows/companyMenus.ts';
import { NO_MENUS } from '../../setup/rows/readCompany.ts';
import { usualStanding } from '../../setup/rows/standing.ts';
import { toServiceRow } from '../../systems/openService.ts';
import { CONSOLE_HOME, CONSOLE_MENUS, CONSOLE_NAME } from './consoleMenus.ts';
import { OPERATOR_CODE, OPERATOR_ROLE, OPERATOR_SYSTEM } from './operatorCompany.ts';

const NO_GUIDE = { schedule: '1111', sourceSchedule: '1111', platformUser: true };

/** Gives the operator's company the console as this version has it; nothing where there is no such company. */
export async function ensureConsole(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Of processes that start at once, one writes.
    const isOperators = eq(companies.code, OPERATOR_CODE);
    const [company] = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(isOperators)
      .for('no key update');
    if (!company) return;
    await ensureService(tx, company.id, now);
    // It sells nothing: there is no shop to bind, and nothing to be led through.
    await tx.update(companyGuides).set(NO_GUIDE).where(eq(companyGuides.companyId, company.id));
    const ofConsole = and(eq(menus.companyId, company.id), eq(menus.systemCode, OPERATOR_SYSTEM));
    const ofRole = and(eq(roleMenus.companyId, company.id), eq(roleMenus.role, OPERATOR_ROLE));
    await tx.delete(menus).where(ofConsole);
    await tx.delete(roleMenus).where(ofRole);
    const { rows } = listedMenus(company.id, OPERATOR_SYSTEM, CONSOLE_MENUS, NO_MENUS);
    await tx.insert(menus).values(rows);
    const leaves = rows.filter(({ lastMenu }) => lastMenu === 2);
    await tx
      .insert(roleMenus)
      .values(leaves.map(({ menuId }) => ({ companyId: company.id, role: OPERATOR_ROLE, menuId })));
  });
}

async function ensureService(tx: Database, companyId: string, now: Date): Promise<void> {
  const described = { slug: 'operator', name: CONSOLE_NAME, homeMenuId: CONSOLE_HOME };
  const opening = { companyId, systemCode: OPERATOR_SYSTEM, idPrefix: '', now };
  const standing = { ...usualStanding('pkg-operator', CONSOLE_NAME), expiresAt: null };
  const { activatedAt, ...service } = toServiceRow(described, opening, standing);
  const [last] = await tx
    .select({ position: max(companySystems.position) })
    .from(companySystems)
    .where(eq(companySystems.companyId, companyId));
  await tx
    .insert(companySystems)
    .values({ ...service, activatedAt, position: (last?.position ?? -1) + 1 })
    .onConflictDoUpdate({ target: companySystems.serviceId, set: service });
}
