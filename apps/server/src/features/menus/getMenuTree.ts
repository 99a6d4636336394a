import { and, eq } from 'drizzle-orm';
import { menuPins, menus, roleMenus } from '../../db/schema/menus.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { requireOpenService } from '../access/requireAccess.ts';
import { cutTree } from './cutTree.ts';
import { readShowUpdateFlag } from './menuSettings.ts';
import { type Member, roleOf, UNRESTRICTED_ROLE } from './roleOf.ts';
import { type StoredMenu, toMenuTree } from './toMenuTree.ts';

/** The menus of a service that the caller's role may see. */
export const getMenuTree: Handlers['getMenuTreeByServiceAndRole'] = async (request, context) => {
  const service = await requireOpenService(context, request, 'entry');
  const rows = await readMenus(context, service.systemCode);
  const { services, host, secure } = context;
  const visible = new Set(rows.map((row) => row.menuId));
  return {
    childMenus: toMenuTree(rows, {
      pinned: await readPins(context),
      appsOrigin: services.runtimeConfig.appsOrigin({ host, secure }),
      systemDomain: service.systemDomain,
    }),
    homeMenuId: visible.has(service.homeMenuId ?? '') ? service.homeMenuId : undefined,
    useNewMenu: service.useNewMenu,
    showUpdateFlag:
      (await readShowUpdateFlag(context, service.serviceId)) ?? service.showUpdateFlag ?? undefined,
    packageShowUpdateFlag: service.packageShowUpdateFlag ?? undefined,
    packageId: service.packageId ?? undefined,
  };
};

/** The menus of a system that the caller's role may see, parents first. */
export async function readMenus(member: Member, systemCode: string): Promise<StoredMenu[]> {
  const { db, companyId } = member;
  const rows = await db
    .select()
    .from(menus)
    .where(and(eq(menus.companyId, companyId), eq(menus.systemCode, systemCode)))
    .orderBy(menus.position);
  const role = await roleOf(member);
  if (role === UNRESTRICTED_ROLE) return rows;
  const granted = await db
    .select({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .where(and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, role)));
  return cutTree(rows, new Set(granted.map((row) => row.menuId)));
}

/** The menus that the caller pinned. */
export async function readPins({ db, companyId, userId }: RequestContext): Promise<ReadonlySet<string>> {
  const pins = await db
    .select({ menuId: menuPins.menuId })
    .from(menuPins)
    .where(and(eq(menuPins.companyId, companyId), eq(menuPins.userId, userId)));
  return new Set(pins.map((pin) => pin.menuId));
}
