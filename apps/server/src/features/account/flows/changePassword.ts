import { accountCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { refuseInDemo } from '../refuseInDemo.ts';
import { orBusy } from '../refuseWhenBusy.ts';
import { checkOwnPassword } from './checkOwnPassword.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { openNewPassword } from './openNewPassword.ts';

/** Changes the password of who knows the former one. */
export const userEditPass: Handlers['userEditPass'] = async (request, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, services, userId, session } = context;
  const former = await services.passwordBox.open(request.oldPassword);
  const password = await openNewPassword(context, request.password);
  await checkOwnPassword(context, former);
  const passwordHash = await orBusy(services.hasher.hash(password));
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endOtherSessions(context, tx, userId, session.id);
    await recordForPerson(tx, context, { kind: 'sign-in', action: 'password-changed' });
  });
  return undefined;
};
