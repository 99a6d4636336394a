import { sceneCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { customGroups, customGroupUses } from '../../../db/schema/menuTools.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { refuseInDemo } from '../../account/refuseInDemo.ts';
import { ownScene, readScenes, requireScene } from './readScenes.ts';

/** Deletes a scene, but not the one that this session uses. */
export const delCustomGroup: Handlers['delCustomGroup'] = async ({ groupId }, context) => {
  refuseInDemo(context, sceneCodes.notInDemo);
  const scene = await requireScene(context, groupId);
  if (scene.active) throw new BusinessError(sceneCodes.sceneInUse, 'sceneInUse');
  await context.db.delete(customGroups).where(ownScene(context, groupId));
  return undefined;
};

/** Saves the order; ids that are not the caller's are passed over, scenes that are not named follow. */
export const sortCustomGroups: Handlers['sortCustomGroups'] = async ({ groupIds }, context) => {
  await context.db.transaction(async (tx) => {
    const scenes = (await readScenes(context, { db: tx })).map((scene) => scene.groupId);
    const known = new Set(scenes);
    const order = new Set([...groupIds.filter((groupId) => known.has(groupId)), ...scenes]);
    for (const [position, groupId] of [...order].entries())
      await tx.update(customGroups).set({ position }).where(ownScene(context, groupId));
  });
  return undefined;
};

/** Remembers which scene this session uses. */
export const useCustomGroup: Handlers['useCustomGroup'] = async ({ groupId }, context) => {
  const { db, session } = context;
  if (groupId === undefined) {
    await db.delete(customGroupUses).where(eq(customGroupUses.sessionId, session.id));
    return undefined;
  }
  await requireScene(context, groupId);
  await db
    .insert(customGroupUses)
    .values({ sessionId: session.id, groupId })
    .onConflictDoUpdate({ target: customGroupUses.sessionId, set: { groupId } });
  return undefined;
};
