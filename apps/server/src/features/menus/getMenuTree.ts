import { and, eq, sql } from 'drizzle-orm';
import { openCompanyCache } from '../../cache/openCompanyCache.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { menuPins, menus, roleMenus } from '../../db/schema/menus.ts';
import { serviceViews } from '../../db/schema/menuTools.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keepAnswer } from '../../http/KeptAnswer.ts';
import { requireOpenService } from '../access/requireAccess.ts';
import { cutTree } from './cutTree.ts';
import { type Member, roleIn, UNRESTRICTED_ROLE } from './roleOf.ts';
import { type StoredMenu, toMenuTree } from './toMenuTree.ts';

/** The menus of a service that the caller's role may see: one answer for all of the role who chose nothing of their own. */
export const getMenuTree: Handlers['getMenuTreeByServiceAndRole'] = async (request, context) => {
  const [service, company, own] = await Promise.all([
    requireOpenService(context, request, 'entry'),
    openCompanyCache(context),
    readOwn(context),
  ]);
  const { services, host, secure } = context;
  const appsOrigin = services.runtimeConfig.appsOrigin({ host, secure });
  const role = await roleIn(company, context);
  const key = JSON.stringify(['menu tree', service.systemCode, role, appsOrigin, own]);
  return company.keep(key, async () => {
    const rows = await readMenus(context, service.systemCode, role);
    const visible = new Set(rows.map((row) => row.menuId));
    return keepAnswer({
      childMenus: toMenuTree(rows, {
        pinned: new Set(own.pins),
        appsOrigin,
        systemDomain: service.systemDomain,
      }),
      homeMenuId: visible.has(service.homeMenuId ?? '') ? service.homeMenuId : undefined,
      useNewMenu: service.useNewMenu,
      showUpdateFlag: own.updateFlags[service.serviceId] ?? service.showUpdateFlag ?? undefined,
      packageShowUpdateFlag: service.packageShowUpdateFlag ?? undefined,
      packageId: service.packageId ?? undefined,
    });
  });
};

/** The menus of a system that the caller's role may see, parents first. */
export async function readMenus(member: Member, systemCode: string, role: string): Promise<StoredMenu[]> {
  const { db, companyId } = member;
  const rows = await db
    .select()
    .from(menus)
    .where(and(eq(menus.companyId, companyId), eq(menus.systemCode, systemCode)))
    .orderBy(menus.position);
  if (role === UNRESTRICTED_ROLE) return rows;
  const granted = await db
    .select({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .where(and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, role)));
  return cutTree(rows, new Set(granted.map((row) => row.menuId)));
}

/** What a person chose for themselves: pinned menus, and by service whether what was not purchased is seen. */
type Own = { pins: string[]; updateFlags: Record<string, number> };

const ownChoices = prepareOnce((db) =>
  db
    .select({
      pins: sql<
        string[]
      >`coalesce((select array_agg(${menuPins.menuId} order by ${menuPins.menuId}) from ${menuPins}
        where ${menuPins.companyId} = ${sql.placeholder('companyId')}
        and ${menuPins.userId} = ${sql.placeholder('userId')}), '{}')`,
      updateFlags: sql<
        Record<string, number>
      >`coalesce((select jsonb_object_agg(${serviceViews.serviceId}, ${serviceViews.showUpdateFlag})
        from ${serviceViews} where ${serviceViews.userId} = ${sql.placeholder('userId')}), '{}')`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('own_menu_choices'),
);

async function readOwn({ db, companyId, userId }: Member): Promise<Own> {
  const [own] = await ownChoices(db).execute({ companyId, userId });
  return own ?? { pins: [], updateFlags: {} };
}

/** The menus that the caller pinned. */
export async function readPins(member: Member): Promise<ReadonlySet<string>> {
  return new Set((await readOwn(member)).pins);
}
