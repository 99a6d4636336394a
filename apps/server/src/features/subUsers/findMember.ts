import { answerCodes, subUserCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { memberships, users } from '../../db/schema/identity.ts';
import { BusinessError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { UNRESTRICTED_ROLE } from '../menus/roleOf.ts';

/** The role of the sub-accounts that have the standard menus. */
export const STANDARD_ROLE = 'member';

/** The role that is one person's alone. */
export function ownRole(userId: string): string {
  return `user:${userId}`;
}

/** A sub-account of the caller's company. Another company's person answers like one that does not exist. */
export async function findMember(
  { db, companyId }: Pick<RequestContext, 'db' | 'companyId'>,
  userId: string,
): Promise<typeof memberships.$inferSelect> {
  const [member] = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
    .limit(1);
  if (!member) throw new BusinessError(answerCodes.notFound, 'notFound');
  if (member.role === UNRESTRICTED_ROLE) throw new BusinessError(subUserCodes.mainAccount, 'mainAccount');
  return member;
}

/** What a person signs in with, as the audit log names them. */
export async function memberName(db: Database, userId: string): Promise<string> {
  const [user] = await db.select({ userName: users.userName }).from(users).where(eq(users.id, userId));
  return user?.userName ?? userId;
}
