import { accountCodes, securityTitles } from '@portal/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { memberships, sessions } from '../../db/schema/identity.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { publishPush } from '../../realtime/publishPush.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { findMember } from './findMember.ts';
import { requireMain } from './requireMain.ts';

/** Closes the company to a person or opens it again; open pages are told why, then their sessions end. */
export const setSubUserDisabled: Handlers['setSubUserDisabled'] = async (request, context) => {
  await requireMain(context);
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, clock, companyId } = context;
  const { userId, isDisabled } = request;
  const member = await findMember(context, userId);
  if ((member.disabledAt !== null) === isDisabled) return undefined;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .update(memberships)
      .set({ disabledAt: isDisabled ? now : null })
      .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)));
    if (!isDisabled) return;
    const message = { msgType: 3, msgTitle: securityTitles.accountDisabled, msgInfo: '', eject: 1 };
    await publishPush(tx, clock, { userId, companyId, message });
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.userId, userId), eq(sessions.companyId, companyId), isNull(sessions.revokedAt)));
    await notifyProcesses(tx, { type: 'user-ended', userId, companyId, exceptSessionId: '' });
  });
  return undefined;
};
