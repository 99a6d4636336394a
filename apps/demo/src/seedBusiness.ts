import { type Database, insertMany, storeShopRows } from '@portal/server/data';
import { shops } from '@portal/server/schema/business';
import { downloadTasks } from '@portal/server/schema/exports';
import type { DemoCompany } from './catalogue/companies.ts';
import { makeShops } from './ledger/makeShops.ts';
import { simulate } from './ledger/simulate.ts';
import { makeDownloadTasks } from './makeDownloadTasks.ts';

/** What `seedBusiness` is told. */
export type SeedBusinessOptions = {
  company: DemoCompany;
  size: number;
  now: Date;
  /** The people of the company, who each have exports. */
  userIds: readonly string[];
};

/** Writes a company's shops, what they sell, sold, keep in stock, read in reviews and spend on ads, and its exports. */
export async function seedBusiness(db: Database, options: SeedBusinessOptions): Promise<void> {
  const { company, size, now, userIds } = options;
  const own = makeShops(company, now);
  await insertMany(db, shops, own);
  await storeShopRows(db, simulate({ company, shops: own, size, now }));
  await insertMany(
    db,
    downloadTasks,
    userIds.flatMap((userId) => makeDownloadTasks(company.id, userId, now)),
  );
}
