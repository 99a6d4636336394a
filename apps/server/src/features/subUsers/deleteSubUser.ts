import { accountCodes, securityTitles } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { externalIdentities } from '../../db/schema/accountFlows.ts';
import { memberships, users } from '../../db/schema/identity.ts';
import { roleMenus } from '../../db/schema/menus.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { endMemberSessions } from './endMemberSessions.ts';
import { findMember, memberName, ownRole } from './findMember.ts';
import { requireMain } from './requireMain.ts';

/** Takes a person out of the company for good; open pages are told why, then their sessions end. */
export const deleteSubUser: Handlers['deleteSubUser'] = async ({ userId }, context) => {
  await requireMain(context);
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, clock, companyId } = context;
  await findMember(context, userId);
  await db.transaction(async (tx) => {
    const target = await memberName(tx, userId);
    await recordAudit(tx, context, { kind: 'rights', action: 'person-deleted', target });
    await endMemberSessions(tx, clock, { userId, companyId, msgTitle: securityTitles.subAccountDeleted });
    await tx
      .delete(memberships)
      .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
    await tx
      .delete(roleMenus)
      .where(and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, ownRole(userId))));
    if ((await tx.$count(memberships, eq(memberships.userId, userId))) === 0) await closeAccount(tx, userId);
  });
  return undefined;
};

/** Nobody signs in to it any more, and what it signed in with is free; its name stays beside what it wrote. */
async function closeAccount(tx: Database, userId: string): Promise<void> {
  await tx.delete(externalIdentities).where(eq(externalIdentities.userId, userId));
  await tx
    .update(users)
    .set({ status: 'disabled', userName: userId, userCode: userId, email: null, phone: null })
    .where(eq(users.id, userId));
}
