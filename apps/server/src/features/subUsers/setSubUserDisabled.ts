import { accountCodes, securityTitles } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { memberships } from '../../db/schema/identity.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { endMemberSessions } from './endMemberSessions.ts';
import { findMember, memberName } from './findMember.ts';
import { requireMain } from './requireMain.ts';

/** Closes the company to a person or opens it again; open pages are told why, then their sessions end. */
export const setSubUserDisabled: Handlers['setSubUserDisabled'] = async (request, context) => {
  await requireMain(context);
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, clock, companyId } = context;
  const { userId, isDisabled } = request;
  const member = await findMember(context, userId);
  if ((member.disabledAt !== null) === isDisabled) return undefined;
  await db.transaction(async (tx) => {
    await tx
      .update(memberships)
      .set({ disabledAt: isDisabled ? clock.now() : null })
      .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
    const action = isDisabled ? 'person-disabled' : 'person-enabled';
    await recordAudit(tx, context, { kind: 'rights', action, target: await memberName(tx, userId) });
    if (isDisabled)
      await endMemberSessions(tx, clock, { userId, companyId, msgTitle: securityTitles.accountDisabled });
  });
  return undefined;
};
