import type { MarketApp } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { companyApps } from '../../../db/schema/purchases.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { inLanguage } from '../../business/words/Words.ts';
import { readSales } from '../../purchase/readSales.ts';

const STATUS = { absent: 0, inUse: 1, expired: 2 } as const;

/** The apps of the marketplace in the caller's language, and whether the company has them. */
export const queryThirdAppSimple: Handlers['queryThirdAppSimple'] = async (_request, context) => {
  const { db, companyId, locale, clock } = context;
  const rows = await db.select().from(companyApps).where(eq(companyApps.companyId, companyId));
  const owned = new Map(rows.map(({ appId, expiresAt }) => [appId, expiresAt]));
  const { apps, currency } = await readSales(db);
  return apps.map(({ appId, name, desc, category, icon, monthlyAmount }): MarketApp => {
    const expiresAt = owned.get(appId);
    const isOver = expiresAt !== undefined && expiresAt <= clock.now();
    return {
      appId,
      appName: inLanguage(name, locale),
      appDesc: inLanguage(desc, locale),
      category,
      icon,
      status: expiresAt === undefined ? STATUS.absent : isOver ? STATUS.expired : STATUS.inUse,
      monthlyAmount,
      currency,
      expireTime: expiresAt?.toISOString(),
    };
  });
};
