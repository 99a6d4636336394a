import { type Database, insertMany } from '@portal/server/data';
import { systemParams } from '@portal/server/schema/systems';
import { sql } from 'drizzle-orm';
import { type DemoCompany, demoCompanies } from './catalogue/companies.ts';
import { demoPeople } from './catalogue/people.ts';
import { demoParams } from './catalogue/systemParams.ts';
import { seedGuideClips } from './guide/seedGuideClips.ts';
import { seedHelp } from './help/seedHelp.ts';
import { seedNotify } from './notify/seedNotify.ts';
import { seedSales } from './sales/seedSales.ts';
import { seedApps } from './seedApps.ts';
import { seedBusiness } from './seedBusiness.ts';
import { seedMenus } from './seedMenus.ts';
import { seedMenuTools } from './seedMenuTools.ts';
import { seedOperator } from './seedOperator.ts';
import { demoUserId, type HashPassword, seedPeople } from './seedPeople.ts';
import { seedTemplates } from './seedTemplates.ts';

/** Options of `seedDemo`. */
export type SeedDemoOptions = {
  db: Database;
  /** How often the volumes are multiplied: 1 for 5,000 orders, 20 for 100,000. @default 1 */
  size?: number;
  /** Whether the large menus, the bench pages and the failure drills are wanted too. @default false */
  isLab?: boolean;
  /** The time that every date is counted back from. */
  now: Date;
  /** Turns a password into what is stored. */
  hashPassword: HashPassword;
};

/** Fills an empty database with the demo data; the same size and time give the same rows, password salts apart. */
export async function seedDemo({
  db,
  size = 1,
  isLab = false,
  now,
  hashPassword,
}: SeedDemoOptions): Promise<void> {
  await db.transaction(async (transaction) => {
    await seedTemplates(transaction);
    await seedSales(transaction);
    await seedPeople(transaction, hashPassword);
    for (const company of demoCompanies) {
      const options = { company, size, now, userIds: peopleOf(company) };
      await insertMany(transaction, systemParams, paramRows(company));
      await seedMenus(transaction, { ...options, isLab });
      await seedApps(transaction, options);
      await seedMenuTools(transaction, options);
      await seedBusiness(transaction, options);
    }
    await seedOperator(transaction, { now, hashPassword });
    await seedHelp(transaction, now);
    await seedGuideClips(transaction);
    await seedNotify(transaction, now);
    // Without fresh statistics the first queries would be planned for empty tables.
    await transaction.execute(sql`analyze`);
  });
}

function peopleOf(company: DemoCompany): string[] {
  return demoPeople
    .filter((person) => person.companies.some(([companyId]) => companyId === company.id))
    .map(demoUserId);
}

function paramRows(company: DemoCompany) {
  return demoParams
    .filter(({ companies }) => companies === undefined || companies.includes(company.id))
    .map(({ companies: _companies, status = 1, ...param }, position) => {
      return { ...param, companyId: company.id, status, position };
    });
}
