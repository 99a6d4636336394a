import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { menuStatistics, menus } from '../../db/schema/menus.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireOwnLeaf } from './ownMenus.ts';

/** Writes down that the caller opened a menu; its name and system are the stored ones. */
export const recordMenuOpt: Handlers['recordMenuOpt'] = async (request, context) => {
  const { db, companyId, userId, clock } = context;
  await requireOwnLeaf(context, request.menuId);
  const [menu] = await db
    .select({ menuName: menus.menuName, systemCode: menus.systemCode, statisticsType: menus.statisticsType })
    .from(menus)
    .where(and(eq(menus.companyId, companyId), eq(menus.menuId, request.menuId)))
    .limit(1);
  if (!menu) throw new BusinessError(answerCodes.notFound, 'notFound');
  await db.insert(menuStatistics).values({
    companyId,
    userId,
    menuId: request.menuId,
    menuName: menu.menuName,
    systemCode: menu.systemCode,
    statisticsType: (request.statisticsType ?? menu.statisticsType).slice(0, 20),
    openedAt: clock.now(),
  });
  return undefined;
};
