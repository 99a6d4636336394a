import { asc, eq } from 'drizzle-orm';
import { shops } from '../../db/schema/business.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireResource } from '../access/requireAccess.ts';

/** The most shops that a choice offers. */
const MOST = 200;

/** Names of the company's shops, for who may see what is narrowed to one. */
export const queryShopNames: Handlers['queryShopNames'] = async ({ of }, context) => {
  await requireResource(context, of);
  const named = await context.db
    .selectDistinct({ name: shops.shopName })
    .from(shops)
    .where(eq(shops.companyId, context.companyId))
    .orderBy(asc(shops.shopName))
    .limit(MOST);
  return { shops: named.map(({ name }) => name) };
};
