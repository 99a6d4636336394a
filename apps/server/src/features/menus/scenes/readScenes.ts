import { type Scene, sceneCodes } from '@portal/api-client/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { customGroupMenus, customGroups, customGroupUses } from '../../../db/schema/menuTools.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';

const SCENE_TYPE = 1;

/** The caller's scenes in their order, or those of one id. */
export async function readScenes(
  context: RequestContext,
  { groupId, db = context.db }: { groupId?: string; db?: Database } = {},
): Promise<Scene[]> {
  const groups = await db
    .select()
    .from(customGroups)
    .where(ownScene(context, groupId))
    .orderBy(asc(customGroups.position), asc(customGroups.createdAt));
  if (groups.length === 0) return [];
  const ids = groups.map((group) => group.groupId);
  const menus = await db
    .select()
    .from(customGroupMenus)
    .where(inArray(customGroupMenus.groupId, ids))
    .orderBy(asc(customGroupMenus.position));
  const [use] = await db
    .select()
    .from(customGroupUses)
    .where(eq(customGroupUses.sessionId, context.session.id));
  return groups.map((group) => {
    const menuIds = menus.filter((menu) => menu.groupId === group.groupId).map((menu) => menu.menuId);
    return {
      groupId: group.groupId,
      customMenuName: group.name,
      groupMenuBindDTOS: menuIds.map((menuId) => ({ menuId })),
      menuIds,
      remark: group.remark,
      type: SCENE_TYPE,
      version: group.version,
      active: use?.groupId === group.groupId,
    };
  });
}

/** Restricts a query to the caller's own scenes. */
export function ownScene({ companyId, userId }: RequestContext, groupId?: string) {
  return and(
    eq(customGroups.companyId, companyId),
    eq(customGroups.userId, userId),
    groupId === undefined ? undefined : eq(customGroups.groupId, groupId),
  );
}

/** One scene of the caller's. Throws when it is not there: another person's answers like a deleted one. */
export async function requireScene(
  context: RequestContext,
  groupId: string,
  db: Database = context.db,
): Promise<Scene> {
  const [scene] = await readScenes(context, { groupId, db });
  if (!scene) throw new BusinessError(sceneCodes.sceneGone, 'sceneGone');
  return scene;
}

/** The caller's scenes. */
export const queryCustomGroupList: Handlers['queryCustomGroupList'] = (_request, context) =>
  readScenes(context);

/** One of the caller's scenes. */
export const queryCustomGroup: Handlers['queryCustomGroup'] = ({ groupId }, context) =>
  requireScene(context, groupId);
