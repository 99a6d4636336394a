import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { menus, roleMenus } from '../../db/schema/menus.ts';
import { BusinessError } from '../../http/errors.ts';
import { type Member, roleOf, UNRESTRICTED_ROLE } from './roleOf.ts';

/** Throws unless the caller's role may open at least one menu that shows this kind of data. */
export async function requireResource(context: Member, resource: string): Promise<void> {
  const role = await roleOf(context);
  if (role === UNRESTRICTED_ROLE) return;
  const { db, companyId } = context;
  const [granted] = await db
    .select({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .innerJoin(menus, and(eq(menus.companyId, roleMenus.companyId), eq(menus.menuId, roleMenus.menuId)))
    .where(and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, role), eq(menus.resource, resource)))
    .limit(1);
  if (!granted) throw new BusinessError(answerCodes.forbidden, 'forbidden');
}
