import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { companies } from '../db/schema/index.ts';
import { CliError } from './Verb.ts';

/** The company of a code. */
export async function findCompany(db: Database, code: string): Promise<typeof companies.$inferSelect> {
  const [company] = await db.select().from(companies).where(eq(companies.code, code)).limit(1);
  if (company) return company;
  const known = await db.select({ code: companies.code }).from(companies);
  throw new CliError(`There is no company "${code}". There are: ${known.map((one) => one.code).join(', ')}.`);
}
