import type { TeamMember } from '@portal/api-client/contract/ai';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { memberships, users } from '../../db/schema/identity.ts';
import type { AssistantContext } from './AssistantContext.ts';
import { nameAmong, nameOf } from './sessions/listSessions.ts';

/** The people of the caller's company, who could take part in a topic. */
export async function listColleagues({ db, userId, companyId }: AssistantContext): Promise<TeamMember[]> {
  const rows = await db
    .select({ id: users.id, name: nameAmong('users', companyId) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.companyId, companyId), eq(users.status, 'active'), isNull(memberships.disabledAt)),
    )
    .orderBy(asc(nameOf('users')), asc(users.id));
  return rows.map(({ id, name }) => ({ user_id: id, user_name: String(name), is_self: id === userId }));
}
