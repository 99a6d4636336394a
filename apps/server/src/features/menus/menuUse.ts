import { and, count, desc, eq, gt, max } from 'drizzle-orm';
import { menuStatistics } from '../../db/schema/menus.ts';
import { menuScores } from '../../db/schema/menuTools.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireOwnLeaf } from './ownMenus.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;
const MOST = 100;

/** The menus that the caller opened in the last 90 days, most opened first. */
export const queryMenuUse: Handlers['queryMenuUse'] = async ({ systemCode }, context) => {
  const { db, companyId, userId, clock } = context;
  const views = count();
  const lastOpenedAt = max(menuStatistics.openedAt);
  const rows = await db
    .select({ menuId: menuStatistics.menuId, systemCode: menuStatistics.systemCode, views, lastOpenedAt })
    .from(menuStatistics)
    .where(
      and(
        eq(menuStatistics.companyId, companyId),
        eq(menuStatistics.userId, userId),
        gt(menuStatistics.openedAt, new Date(clock.now().getTime() - DAYS * DAY_MS)),
        systemCode === undefined ? undefined : eq(menuStatistics.systemCode, systemCode),
      ),
    )
    .groupBy(menuStatistics.menuId, menuStatistics.systemCode)
    .orderBy(desc(views), desc(lastOpenedAt), menuStatistics.menuId)
    .limit(MOST);
  return rows.map((row) => ({ ...row, lastOpenedAt: row.lastOpenedAt?.toISOString() }));
};

/** Saves the caller's score of a menu. */
export const addMenuScoreInfo: Handlers['addMenuScoreInfo'] = async (request, context) => {
  const { db, companyId, userId, clock } = context;
  const { menuId, score } = request;
  await requireOwnLeaf(context, menuId);
  const values = { score, remark: request.remark.trim(), scoredAt: clock.now() };
  await db
    .insert(menuScores)
    .values({ companyId, userId, menuId, ...values })
    .onConflictDoUpdate({
      target: [menuScores.companyId, menuScores.userId, menuScores.menuId],
      set: values,
    });
  return undefined;
};
