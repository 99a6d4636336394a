import type { Subject } from '@portal/api-client/contract';
import { answerCodes } from '@portal/api-client/contract/codes';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companies, memberships } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';

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

/** Throws for a user whom `subjectsOf` offers no company: which of theirs is locked, else that each let them go; not for who is in none. */
export async function refuseClosedOut(db: Database, userId: string): Promise<void> {
  const all = await db
    .select({ name: companies.name, isOut: isNotNull(memberships.disabledAt) })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.position), asc(companies.id));
  if (all.length === 0) return;
  const locked = all.find(({ isOut }) => !isOut);
  if (locked)
    throw new BusinessError(answerCodes.forbidden, 'companyLocked', { values: { company: locked.name } });
  throw new BusinessError(answerCodes.accountDisabled, 'accountDisabled');
}

/** The companies as clients see them. */
export function withoutIds(subjects: readonly (Subject & { companyId: string })[]): Subject[] {
  return subjects.map(({ subjectCodeEncrypt, name }) => ({ subjectCodeEncrypt, name }));
}
