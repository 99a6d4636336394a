import type { guideContract } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { shops } from '../../db/schema/business.ts';
import { users } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pushGuide, readGuide, toGuideInfo } from './guideState.ts';

/** The handlers of the new-user guide. */
export function createGuideRoutes(): Pick<Handlers, keyof typeof guideContract> {
  return {
    async queryLiteGuideInfo(_request, { db, companyId, userId }) {
      const [user] = await db
        .select({ guideStatus: users.guideStatus })
        .from(users)
        .where(eq(users.id, userId));
      return toGuideInfo(await readGuide(db, companyId), user?.guideStatus ?? 1);
    },
    async updateLiteGuide({ guideStatus }, { db, clock, companyId, userId }) {
      await db.transaction(async (tx) => {
        await tx.update(users).set({ guideStatus }).where(eq(users.id, userId));
        // The person's other pages follow: a guide that was closed here is closed there.
        await pushGuide(tx, clock, { guide: await readGuide(tx, companyId), userId, guideStatus });
      });
      return undefined;
    },
    async guidePageProcess(_request, { db, companyId }) {
      const guide = await readGuide(db, companyId);
      const bound = await db
        .selectDistinct({ platform: shops.platform })
        .from(shops)
        .where(and(eq(shops.companyId, companyId), eq(shops.status, 'bound')))
        .orderBy(asc(shops.platform));
      const platforms = bound.map((row) => row.platform);
      return { process: { platform_user: guide.platformUser, platforms } };
    },
    async guideProgress(_request, { db, companyId }) {
      const { listing, inventory, orders } = await readGuide(db, companyId);
      return { listing, inventory, order: orders };
    },
  };
}
