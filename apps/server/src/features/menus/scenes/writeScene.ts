import { randomUUID } from 'node:crypto';
import { sceneCodes } from '@portal/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { customGroupMenus, customGroups } from '../../../db/schema/menuTools.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { refuseInDemo } from '../../account/refuseInDemo.ts';
import { ownLeaves } from '../ownMenus.ts';
import { ownScene, readScenes, requireScene } from './readScenes.ts';
import { checkSceneCount, checkSceneForm, checkSceneMenus } from './sceneRules.ts';

/** Adds a scene behind the others. */
export const addCustomGroup: Handlers['addCustomGroup'] = async (request, context) => {
  refuseInDemo(context, sceneCodes.notInDemo);
  const form = checkSceneForm(request);
  const { db, companyId, userId, clock } = context;
  return db.transaction(async (tx) => {
    await lockScenes(context, tx);
    const scenes = await readScenes(context, { db: tx });
    checkSceneCount(scenes.length);
    await requireLeaves(context, form.menuIds);
    const groupId = randomUUID();
    const [{ next } = { next: 0 }] = await tx
      .select({ next: sql<number>`coalesce(max(${customGroups.position}) + 1, 0)::int` })
      .from(customGroups)
      .where(ownScene(context));
    const { name, remark } = form;
    await tx
      .insert(customGroups)
      .values({ groupId, companyId, userId, name, remark, position: next, createdAt: clock.now() });
    await writeMenus(tx, groupId, form.menuIds);
    return { groupId, version: 1 };
  });
};

/** Changes a scene; one that somebody changed since the given version is left as it stands and shown. */
export const editCustomGroup: Handlers['editCustomGroup'] = async (request, context) => {
  refuseInDemo(context, sceneCodes.notInDemo);
  const { groupId } = request;
  const form = checkSceneForm(request);
  return context.db.transaction(async (tx) => {
    await lockScenes(context, tx);
    const scene = await requireScene(context, groupId, tx);
    if (request.version !== undefined && request.version !== scene.version)
      throw new BusinessError(sceneCodes.sceneChanged, 'sceneChanged', { data: scene });
    // What a scene holds already may stay, also when the right to it is gone meanwhile.
    await requireLeaves(context, form.menuIds, scene.menuIds);
    const version = await touch(context, tx, groupId, { name: form.name, remark: form.remark });
    await tx.delete(customGroupMenus).where(eq(customGroupMenus.groupId, groupId));
    await writeMenus(tx, groupId, form.menuIds);
    return { version };
  });
};

/** Adds menus to a scene without its form. */
export const bindMenuCustomMenu: Handlers['bindMenuCustomMenu'] = async (request, context) => {
  refuseInDemo(context, sceneCodes.notInDemo);
  const { groupId } = request;
  return context.db.transaction(async (tx) => {
    await lockScenes(context, tx);
    const scene = await requireScene(context, groupId, tx);
    const menuIds = checkSceneMenus([...scene.menuIds, ...request.menuIds]);
    if (menuIds.length === scene.menuIds.length) return { version: scene.version };
    const added = menuIds.slice(scene.menuIds.length);
    await requireLeaves(context, added);
    await writeMenus(tx, groupId, added, scene.menuIds.length);
    return { version: await touch(context, tx, groupId) };
  });
};

/** One writer of a person's scenes at a time: counts hold, and a version is checked against what is written. */
async function lockScenes({ companyId, userId }: RequestContext, tx: Database): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`scenes ${companyId} ${userId}`}, 0))`,
  );
}

async function requireLeaves(
  context: RequestContext,
  menuIds: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const own = await ownLeaves(context, menuIds);
  const unknown = menuIds.filter((menuId) => !own.has(menuId) && !kept.includes(menuId));
  if (unknown.length > 0)
    throw new BusinessError(sceneCodes.menuUnknown, 'sceneMenuUnknown', { data: { menuIds: unknown } });
}

async function writeMenus(
  tx: Database,
  groupId: string,
  menuIds: readonly string[],
  first = 0,
): Promise<void> {
  await tx
    .insert(customGroupMenus)
    .values(menuIds.map((menuId, index) => ({ groupId, menuId, position: first + index })));
}

async function touch(
  context: RequestContext,
  tx: Database,
  groupId: string,
  changes: { name?: string; remark?: string } = {},
): Promise<number> {
  const [row] = await tx
    .update(customGroups)
    .set({ ...changes, version: sql`${customGroups.version} + 1` })
    .where(and(ownScene(context, groupId)))
    .returning({ version: customGroups.version });
  return row?.version ?? 1;
}
