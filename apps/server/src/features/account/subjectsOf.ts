import type { Subject } from '@portal/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companies, memberships } from '../../db/schema/index.ts';

/** The companies that a user may work for, in the order they are offered. */
export async function subjectsOf(db: Database, userId: string): Promise<(Subject & { companyId: string })[]> {
  return db
    .select({
      companyId: companies.id,
      subjectCodeEncrypt: companies.subjectCodeEncrypt,
      name: companies.name,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(and(eq(memberships.userId, userId), isNull(memberships.disabledAt)))
    .orderBy(asc(memberships.position), asc(companies.id));
}

/** Whether every company that the user belongs to has closed its door to them. */
export async function isClosedOut(db: Database, userId: string): Promise<boolean> {
  const all = await db.select().from(memberships).where(eq(memberships.userId, userId));
  return all.length > 0 && all.every(({ disabledAt }) => disabledAt !== null);
}

/** The companies as clients see them. */
export function withoutIds(subjects: readonly (Subject & { companyId: string })[]): Subject[] {
  return subjects.map(({ subjectCodeEncrypt, name }) => ({ subjectCodeEncrypt, name }));
}
