import { and, asc, eq, inArray } from 'drizzle-orm';
import { menus, roleMenus } from '../../../db/schema/menus.ts';
import { decideAccess } from '../../access/decideAccess.ts';
import { type AccessScope, readAccessFacts } from '../../access/readAccessFacts.ts';
import { roleOf, UNRESTRICTED_ROLE } from '../../menus/roleOf.ts';

/** A page behind a menu. */
type OpenPage = { app: string; systemCode: string };

/** The pages of some addresses that the caller has a menu of and that are served, by the menu's address. */
export async function readOpenPages(
  scope: AccessScope,
  menuUrls: readonly string[],
): Promise<ReadonlyMap<string, OpenPage>> {
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
        inArray(menus.menuUrl, [...menuUrls]),
        role === UNRESTRICTED_ROLE ? undefined : inArray(menus.menuId, granted),
      ),
    )
    .orderBy(asc(menus.position));
  const pages = new Map<string, OpenPage>();
  // The company's first system that has the page is the one that it is opened in.
  for (const service of facts.services.toSorted((one, other) => one.position - other.position))
    for (const menu of rows) {
      const { menuUrl, path, systemCode } = menu;
      if (!menuUrl || !path || systemCode !== service.systemCode || pages.has(menuUrl)) continue;
      if (!decideAccess({ service, menu }, facts)) pages.set(menuUrl, { app: path, systemCode });
    }
  return pages;
}
