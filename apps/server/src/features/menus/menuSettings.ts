import { and, eq } from 'drizzle-orm';
import { userConfigs } from '../../db/schema/identity.ts';
import { menuDocuments, serviceViews } from '../../db/schema/menuTools.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireOpenService } from '../access/requireAccess.ts';
import { requireService } from '../systems/requireService.ts';

/** Saves whether the tabs are restored at start. */
export const addMenuStatus: Handlers['addMenuStatus'] = async ({ saveMenuStatus }, context) => {
  const { db, userId, companyId } = context;
  await db
    .insert(userConfigs)
    .values({ userId, companyId, saveMenuStatus })
    .onConflictDoUpdate({ target: [userConfigs.userId, userConfigs.companyId], set: { saveMenuStatus } });
  return undefined;
};

/** Saves whether the caller sees entries that were not purchased. */
export const updateSystemUpdateFlag: Handlers['updateSystemUpdateFlag'] = async (request, context) => {
  const { serviceId } = await requireService(context, request);
  const { showUpdateFlag } = request;
  await context.db
    .insert(serviceViews)
    .values({ userId: context.userId, serviceId, showUpdateFlag })
    .onConflictDoUpdate({ target: [serviceViews.userId, serviceViews.serviceId], set: { showUpdateFlag } });
  return undefined;
};

/** Where a system runs. */
export const getServiceCurrentDomainDetail: Handlers['getServiceCurrentDomainDetail'] = async (
  request,
  context,
) => {
  const { systemDomain, status } = await requireOpenService(context, request, 'entry');
  return { systemDomain, status };
};

/** The help document of a menu of the company. */
export const queryPageBindDocument: Handlers['queryPageBindDocument'] = async ({ menuId }, context) => {
  const { db, companyId } = context;
  const [document] = await db
    .select({ platformType: menuDocuments.platformType, documentId: menuDocuments.documentId })
    .from(menuDocuments)
    .where(and(eq(menuDocuments.companyId, companyId), eq(menuDocuments.menuId, menuId)));
  return document ?? {};
};
