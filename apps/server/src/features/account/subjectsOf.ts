import type { Subject } from '@portal/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companies, memberships } from '../../db/schema/index.ts';

/** The companies that a user belongs to, in the order they are offered. */
export async function subjectsOf(db: Database, userId: string): Promise<(Subject & { companyId: string })[]> {
  return db
    .select({
      companyId: companies.id,
      subjectCodeEncrypt: companies.subjectCodeEncrypt,
      name: companies.name,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.position), asc(companies.id));
}

/** The companies as clients see them. */
export function withoutIds(subjects: readonly (Subject & { companyId: string })[]): Subject[] {
  return subjects.map(({ subjectCodeEncrypt, name }) => ({ subjectCodeEncrypt, name }));
}
