import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { shops } from '../../db/schema/business.ts';
import { marketplaces } from '../../db/schema/systems.ts';
import type { Clock } from '../../http/Clock.ts';
import { HttpError } from '../../http/errors.ts';
import type { JobQueue } from '../../jobs/createJobQueue.ts';
import type { Ports } from '../../ports/Ports.ts';
import { changeGuide, GUIDE_STEPS } from '../guide/guideState.ts';
import type { Grant } from './grants.ts';
import { DATA_PULL_JOB } from './pullShopData.ts';
import { requireShopData } from './requireShopData.ts';

/** What the provider's form says of a shop. */
export type ShopForm = { shopName: string; marketplace: string; account: string };

/**
 * Binds an authorised shop: step one is done, its platform's locks lift, and its data begin to be pulled. Throws where
 * no source of shop data is connected.
 */
export async function bindShop(
  deps: { db: Database; clock: Clock; services: { jobs: JobQueue; ports: Ports } },
  { companyId, platform }: Grant,
  { shopName, marketplace, account }: ShopForm,
): Promise<void> {
  const { db, clock, services } = deps;
  const { jobs, ports } = services;
  requireShopData(ports);
  const shopId = randomUUID();
  await db.transaction(async (tx) => {
    const [country] = await tx.select().from(marketplaces).where(eq(marketplaces.code, marketplace));
    if (!country) throw new HttpError(400, 'badRequest', { detail: { field: 'marketplace' } });
    await tx.insert(shops).values({
      shopId,
      companyId,
      platform,
      marketplace,
      shopName,
      currency: country.currency,
      status: 'bound',
      boundAt: clock.now(),
    });
    await changeGuide(tx, clock, companyId, {
      done: [GUIDE_STEPS.shop],
      undone: [GUIDE_STEPS.pull],
      platformUser: true,
      platformUserName: shopName,
      userAccount: account,
      listing: 0,
      inventory: 0,
      orders: 0,
    });
    await jobs.add(tx, { kind: DATA_PULL_JOB, companyId, payload: { shopId, step: 0 } });
  });
}
