import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { companies, memberships, type users } from '../db/schema/identity.ts';
import { CliError } from './Verb.ts';

/** The company that a user works in: the named one, or the first that is offered at sign-in. */
export async function homeOf(
  db: Database,
  user: Pick<typeof users.$inferSelect, 'id' | 'userName'>,
  code?: string,
): Promise<string> {
  const [company] = await db
    .select({ id: companies.id })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(and(eq(memberships.userId, user.id), code === undefined ? undefined : eq(companies.code, code)))
    .orderBy(asc(memberships.position))
    .limit(1);
  if (!company) throw new CliError(`${user.userName} does not work for ${code ?? 'any company'}.`);
  return company.id;
}
