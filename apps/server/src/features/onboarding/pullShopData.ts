import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/Database.ts';
import { orders, shops } from '../../db/schema/business.ts';
import { companies } from '../../db/schema/index.ts';
import { seedBusiness } from '../../demo/seedBusiness.ts';
import type { Clock } from '../../http/Clock.ts';
import type { JobQueue } from '../../jobs/createJobQueue.ts';
import type { JobHandler } from '../../jobs/createWorker.ts';
import { changeGuide, GUIDE_STEPS } from '../guide/guideState.ts';

/** The kind of job that pulls a shop's data. */
export const DATA_PULL_JOB = 'shop-data-pull';

const STEP_S = 5;
/** How far listings, inventory and orders are after each step. */
const PROGRESS = [
  { listing: 40, inventory: 0, orders: 0 },
  { listing: 100, inventory: 30, orders: 0 },
  { listing: 100, inventory: 100, orders: 20 },
  { listing: 100, inventory: 100, orders: 70 },
  { listing: 100, inventory: 100, orders: 100 },
] as const;
/** The step that brings the rows, so that nothing is promised that is not there. */
const STEP_WITH_ROWS = 2;
const FIRST_ORDERS = 150;
const PRODUCT_KINDS = 6;

const PayloadSchema = v.object({ shopId: v.string(), step: v.number() });

/** Makes what pulls a shop's data: a step per job, each of which puts the next into the queue, until all is there. */
export function createDataPull(deps: { db: Database; clock: Clock; jobs: JobQueue }): JobHandler {
  const { db, clock, jobs } = deps;
  return async ({ companyId, payload }) => {
    const { shopId, step } = v.parse(PayloadSchema, payload);
    const progress = PROGRESS[step];
    if (!companyId || !progress) return;
    await db.transaction(async (tx) => {
      if (step === STEP_WITH_ROWS) await bringRows(tx, clock, { companyId, shopId });
      const isLast = step === PROGRESS.length - 1;
      await changeGuide(tx, clock, companyId, { ...progress, done: isLast ? [GUIDE_STEPS.pull] : [] });
      if (isLast) return;
      const runAt = new Date(clock.now().getTime() + STEP_S * 1000);
      await jobs.add(tx, { kind: DATA_PULL_JOB, companyId, payload: { shopId, step: step + 1 }, runAt });
    });
  };
}

/** The platform stands in here: a first shop brings products, stock, listings and orders; later ones share them. */
async function bringRows(
  tx: Database,
  clock: Clock,
  { companyId, shopId }: { companyId: string; shopId: string },
): Promise<void> {
  const [sold] = await tx.select({ n: count() }).from(orders).where(eq(orders.companyId, companyId));
  const [shop] = await tx.select().from(shops).where(eq(shops.shopId, shopId));
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!shop || !company || (sold?.n ?? 0) > 0) return;
  await seedBusiness(tx, {
    company: {
      ...company,
      servicePrefix: '',
      menuPrefix: '',
      skuPrefix: company.code.slice(0, 2),
      orderCount: FIRST_ORDERS,
      productKinds: PRODUCT_KINDS,
    },
    shops: [shop],
    size: 1,
    now: clock.now(),
    userIds: [],
  });
}
