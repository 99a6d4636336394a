import { and, asc, eq } from 'drizzle-orm';
import { shops } from '../../../db/schema/business.ts';
import { users } from '../../../db/schema/index.ts';
import type { Handlers } from '../../../http/handlers.ts';

/** The company's shops with their status. */
export const getAccountStatusList: Handlers['getAccountStatusList'] = async ({ platform }, context) => {
  const { db, companyId } = context;
  return db
    .select({
      shopId: shops.shopId,
      shopName: shops.shopName,
      platform: shops.platform,
      marketplace: shops.marketplace,
      status: shops.status,
    })
    .from(shops)
    .where(
      and(eq(shops.companyId, companyId), platform === undefined ? undefined : eq(shops.platform, platform)),
    )
    .orderBy(asc(shops.platform), asc(shops.shopName));
};

/** Whether the person's station is built. */
export const buildStationStatusInterface: Handlers['buildStationStatusInterface'] = async (
  _request,
  { db, userId },
) => {
  const [user] = await db
    .select({ buildStationStatus: users.buildStationStatus })
    .from(users)
    .where(eq(users.id, userId));
  return { buildStationStatus: user?.buildStationStatus ?? 0 };
};
