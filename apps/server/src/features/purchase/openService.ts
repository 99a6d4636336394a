import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companySystems } from '../../db/schema/systems.ts';
import { demoSystems } from '../../demo/catalogue/demoSystems.ts';
import { seedMenus } from '../../demo/seedMenus.ts';
import { findProductSystem } from './catalogue/productSystems.ts';

/** Leads the ids of menus that came with a purchase, so that none meets a seeded one. */
const MENU_PREFIX = '7';

/** Sets up a system that a company does not have yet, at the end of its list, with the system's menus. */
export async function openService(
  tx: Database,
  { companyId, systemCode, now }: { companyId: string; systemCode: string; now: Date },
): Promise<void> {
  const template = (demoSystems['c-starlight'] ?? []).find((system) => system.systemCode === systemCode);
  const product = findProductSystem(systemCode);
  if (!template || !product) throw new Error(`No menus are known for the system ${systemCode}`);
  const [last] = await tx
    .select({ position: max(companySystems.position) })
    .from(companySystems)
    .where(eq(companySystems.companyId, companyId));
  const company = { id: companyId, servicePrefix: `svc-${companyId}`, menuPrefix: MENU_PREFIX };
  await seedMenus(tx, { company, systems: [template], copies: 1, now, userIds: [] });
  await tx
    .update(companySystems)
    .set({ position: (last?.position ?? -1) + 1, activatedAt: now })
    .where(and(eq(companySystems.companyId, companyId), eq(companySystems.systemCode, systemCode)));
}
