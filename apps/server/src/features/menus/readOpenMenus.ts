import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { menus, roleMenus } from '../../db/schema/menus.ts';
import { decideAccess } from '../access/decideAccess.ts';
import { type AccessScope, readAccessFacts } from '../access/readAccessFacts.ts';
import { roleOf, UNRESTRICTED_ROLE } from './roleOf.ts';

/** A menu that opens a page, with the page's address. */
export type OpenMenu = typeof menus.$inferSelect & { menuUrl: string; path: string };

/** The pages of the caller's menus that meet a condition and are served, in the order of the company's systems. */
export async function readOpenMenus(scope: AccessScope, which: SQL | undefined): Promise<OpenMenu[]> {
  const { db, companyId } = scope;
  const [facts, role] = await Promise.all([readAccessFacts(scope), roleOf(scope)]);
  const granted = db
    .select({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .where(and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, role)));
  const rows = await db
    .select()
    .from(menus)
    .where(
      and(
        eq(menus.companyId, companyId),
        eq(menus.lastMenu, 2),
        which,
        role === UNRESTRICTED_ROLE ? undefined : inArray(menus.menuId, granted),
      ),
    )
    .orderBy(asc(menus.position));
  const services = facts.services.toSorted((one, other) => one.position - other.position);
  return services.flatMap((service) =>
    rows.flatMap((menu) => {
      const { menuUrl, path } = menu;
      if (!menuUrl || !path || menu.systemCode !== service.systemCode) return [];
      return decideAccess({ service, menu }, facts) ? [] : [{ ...menu, menuUrl, path }];
    }),
  );
}
