import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/Database.ts';
import { orders, shops } from '../../db/schema/business.ts';
import { companies } from '../../db/schema/index.ts';
import type { Clock } from '../../http/Clock.ts';
import type { JobQueue } from '../../jobs/createJobQueue.ts';
import type { JobHandler } from '../../jobs/createWorker.ts';
import type { Ports } from '../../ports/Ports.ts';
import { changeGuide, GUIDE_STEPS } from '../guide/guideState.ts';
import { requireShopData } from './requireShopData.ts';
import { storeShopRows } from './storeShopRows.ts';

/** The kind of job that pulls a shop's data. */
export const DATA_PULL_JOB = 'shop-data-pull';

const PayloadSchema = v.object({ shopId: v.string(), step: v.number() });

/** Makes what pulls a shop's data: a step per job, each of which puts the next into the queue, until all is there. */
export function createDataPull(deps: {
  db: Database;
  clock: Clock;
  services: { jobs: JobQueue; ports: Ports };
}): JobHandler {
  const { db, clock, services } = deps;
  return async ({ companyId, payload }) => {
    const { shopId, step } = v.parse(PayloadSchema, payload);
    if (!companyId) return;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const [shop] = await tx.select().from(shops).where(eq(shops.shopId, shopId));
      const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
      if (!shop || !company) return;
      const [order] = await tx.select().from(orders).where(eq(orders.companyId, companyId)).limit(1);
      const source = requireShopData(services.ports);
      const { progress, rows, nextInS } = await source.pull({ shop, company, isFirst: !order, step, now });
      if (rows) await storeShopRows(tx, rows);
      const isLast = nextInS === undefined;
      await changeGuide(tx, clock, companyId, { ...progress, done: isLast ? [GUIDE_STEPS.pull] : [] });
      if (isLast) return;
      const runAt = new Date(now.getTime() + nextInS * 1000);
      const next = { kind: DATA_PULL_JOB, companyId, payload: { shopId, step: step + 1 }, runAt };
      await services.jobs.add(tx, next);
    });
  };
}
