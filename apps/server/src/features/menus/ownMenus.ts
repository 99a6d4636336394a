import { answerCodes } from '@portal/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { menus, roleMenus } from '../../db/schema/menus.ts';
import { BusinessError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { roleOf, UNRESTRICTED_ROLE } from './roleOf.ts';

/** Those of the given menus that are leaves of the company and granted to the caller. */
export async function ownLeaves(
  context: RequestContext,
  menuIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (menuIds.length === 0) return new Set();
  const { db, companyId } = context;
  const role = await roleOf(context);
  const isLeaf = and(
    eq(menus.companyId, companyId),
    eq(menus.lastMenu, 2),
    inArray(menus.menuId, [...menuIds]),
  );
  const select = db.select({ menuId: menus.menuId }).from(menus);
  const granted = and(
    eq(roleMenus.companyId, menus.companyId),
    eq(roleMenus.menuId, menus.menuId),
    eq(roleMenus.role, role),
  );
  const rows =
    role === UNRESTRICTED_ROLE
      ? await select.where(isLeaf)
      : await select.innerJoin(roleMenus, granted).where(isLeaf);
  return new Set(rows.map((row) => row.menuId));
}

/** Throws unless the caller may open the menu; another company's answers like one that does not exist. */
export async function requireOwnLeaf(context: RequestContext, menuId: string): Promise<void> {
  if (!(await ownLeaves(context, [menuId])).has(menuId))
    throw new BusinessError(answerCodes.notFound, 'menuNotYours');
}
