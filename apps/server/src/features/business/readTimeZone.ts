import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companies, DEFAULT_TIME_ZONE } from '../../db/schema/identity.ts';

/** Returns the zone whose days a company counts by, for what is done without a session at hand. */
export async function readTimeZone(db: Database, companyId: string): Promise<string> {
  const [company] = await db
    .select({ timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, companyId))
    .limit(1);
  return company?.timeZone ?? DEFAULT_TIME_ZONE;
}
