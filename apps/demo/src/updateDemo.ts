import type { Database } from '@portal/server/data';
import { systemParams } from '@portal/server/schema/systems';
import { demoParams } from './catalogue/systemParams.ts';
import { seedSales } from './sales/seedSales.ts';
import { seedTemplates } from './seedTemplates.ts';

/** Brings demo data that an earlier version wrote to this one: the templates, what is on sale, and the page of the funds assistant. */
export async function updateDemo(db: Database): Promise<void> {
  await seedTemplates(db);
  await seedSales(db);
  const pages = demoParams.flatMap(({ companies = [], status = 1, ...param }, position) =>
    param.systemGroup === 'FUNDS_ASSISTANT'
      ? companies.map((companyId) => ({ ...param, companyId, status, position }))
      : [],
  );
  await db.insert(systemParams).values(pages).onConflictDoNothing();
}
