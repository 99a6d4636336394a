import { aiCodes } from '@portal/api-client/contract/ai';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMembers } from '../../../db/schema/assistant.ts';
import { memberships, users } from '../../../db/schema/identity.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { notThere } from './findPlace.ts';

type Who = Pick<AssistantContext, 'userId' | 'companyId'>;

/** The people of a topic: at least one beside the caller, all of the company. */
export async function checkMembers(db: Database, who: Who, wanted: readonly string[]): Promise<string[]> {
  const others = [...new Set(wanted)].filter((userId) => userId !== who.userId);
  if (others.length === 0) throw new BusinessError(aiCodes.membersRequired, 'aiMembersRequired');
  const known = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, who.companyId),
        inArray(memberships.userId, others),
        eq(users.status, 'active'),
        isNull(memberships.disabledAt),
      ),
    );
  if (known.length < others.length) throw notThere();
  return others;
}

/** Makes these the people of a topic; gives who was taken out. */
export async function setMembers(
  db: Database,
  {
    companyId,
    sessionId,
    userIds,
    now,
  }: { companyId: string; sessionId: string; userIds: string[]; now: Date },
): Promise<string[]> {
  const present = await db.select().from(aiMembers).where(eq(aiMembers.sessionId, sessionId));
  const removed = present.map(({ userId }) => userId).filter((userId) => !userIds.includes(userId));
  if (removed.length > 0)
    await db
      .delete(aiMembers)
      .where(and(eq(aiMembers.sessionId, sessionId), inArray(aiMembers.userId, removed)));
  const added = userIds.filter((userId) => !present.some((member) => member.userId === userId));
  if (added.length > 0)
    await db
      .insert(aiMembers)
      .values(added.map((userId) => ({ sessionId, userId, companyId, joinedAt: now })))
      .onConflictDoNothing();
  return removed;
}

/** Who takes part. */
export async function membersOf(db: Database, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: aiMembers.userId })
    .from(aiMembers)
    .where(eq(aiMembers.sessionId, sessionId));
  return rows.map(({ userId }) => userId);
}
