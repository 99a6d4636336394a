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
    .where(and(eq(memberships.userId, userId), isNull(memberships.disabledAt), isNull(companies.lockedAt)))
    .orderBy(asc(memberships.position), asc(companies.id));
}

/** Whether every company that the user belongs to has closed its door to them, or is closed itself. */
export async function isClosedOut(db: Database, userId: string): Promise<boolean> {
  const all = await db
    .select({ disabledAt: memberships.disabledAt, lockedAt: companies.lockedAt })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId));
  return all.length > 0 && all.every(({ disabledAt, lockedAt }) => (disabledAt ?? lockedAt) !== null);
}

/** The companies as clients see them. */
export function withoutIds(subjects: readonly (Subject & { companyId: string })[]): Subject[] {
  return subjects.map(({ subjectCodeEncrypt, name }) => ({ subjectCodeEncrypt, name }));
}
