import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies } from '../../../db/schema/identity.ts';
import { notFound } from '../refuse.ts';

/** A company that is about to be changed: who else changes it waits. Throws where there is none. */
export async function findForChange(tx: Database, companyId: string): Promise<typeof companies.$inferSelect> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (!company) throw notFound();
  return company;
}
