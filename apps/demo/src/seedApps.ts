import { type Database, insertMany } from '@portal/server/data';
import { companyApps } from '@portal/server/schema/purchases';
import type { DemoCompany } from './catalogue/companies.ts';
import { DAY_MS } from './ledger/ledgerDays.ts';

/** Days from the seed's time until a company's app ends; those of the menus that ran out ended with them. */
const ENDS_IN_DAYS: Readonly<Record<string, number>> = {
  'app-logistics': 200,
  'app-tax': -30,
  'app-stock-life': -30,
  'app-ad-returns': -30,
  'app-classes': -30,
};

/** Writes which apps of the marketplace a company has or had. */
export async function seedApps(
  db: Database,
  { company, now }: { company: Pick<DemoCompany, 'id'>; now: Date },
): Promise<void> {
  await insertMany(
    db,
    companyApps,
    Object.entries(ENDS_IN_DAYS).map(([appId, days]) => ({
      companyId: company.id,
      appId,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    })),
  );
}
