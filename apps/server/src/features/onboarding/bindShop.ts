import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/Database.ts';
import { shops } from '../../db/schema/business.ts';
import { marketplaceOf } from '../../demo/marketplaces.ts';
import type { Clock } from '../../http/Clock.ts';
import type { JobQueue } from '../../jobs/createJobQueue.ts';
import { changeGuide, GUIDE_STEPS } from '../guide/guideState.ts';
import type { Grant } from './grants.ts';
import { DATA_PULL_JOB } from './pullShopData.ts';

/** What the provider's form says of a shop. */
export type ShopForm = { shopName: string; marketplace: string; account: string };

/** Binds an authorised shop: step one is done, its platform's locks lift, and its data begin to be pulled. */
export async function bindShop(
  deps: { db: Database; clock: Clock; jobs: JobQueue },
  { companyId, platform }: Grant,
  { shopName, marketplace, account }: ShopForm,
): Promise<void> {
  const { db, clock, jobs } = deps;
  const shopId = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(shops).values({
      shopId,
      companyId,
      platform,
      marketplace,
      shopName,
      currency: marketplaceOf(marketplace).currency,
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
