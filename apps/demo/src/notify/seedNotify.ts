import { type Database, ensureClassifications } from '@portal/server/data';
import { demoCompanies } from '../catalogue/companies.ts';
import { seedAnnouncements } from './seedAnnouncements.ts';
import { seedExports } from './seedExports.ts';
import { seedNotices } from './seedNotices.ts';

/** Writes what people were told: notices, announcements with files, live classes, and the files of exports. */
export async function seedNotify(db: Database, now: Date): Promise<void> {
  await ensureClassifications(db);
  await seedNotices(db, now);
  await seedAnnouncements(db, now);
  for (const { id } of demoCompanies) await seedExports(db, id, now);
}
