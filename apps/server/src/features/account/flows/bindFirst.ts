import { accountCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { readUserInfo } from '../readUserInfo.ts';
import { orBusy } from '../refuseWhenBusy.ts';
import { subjectsOf, withoutIds } from '../subjectsOf.ts';
import { type Contact, contactOf, findByContact } from './contactOf.ts';
import { openNewPassword } from './openNewPassword.ts';
import { redeemCode } from './redeemCode.ts';

/** Gives an account that a third party made its phone or e-mail and its password; the former token ends. */
export const firstBindingPhoneEmailPsw: Handlers['firstBindingPhoneEmailPsw'] = async (request, context) => {
  const { db, services, session, userId } = context;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user?.needBind) throw new BusinessError(accountCodes.otherSignInRefused, 'otherSignInRefused');
  const first = contactOf(request);
  const contacts: (readonly [Contact, string])[] = [[first, request.code]];
  if (request.phone && request.email)
    contacts.push([contactOf({ email: request.email }), request.emailCode ?? '']);
  const password = await openNewPassword(context, request.password);
  for (const [contact, code] of contacts) {
    await redeemCode(context, db, { purpose: 'bind', contact, code });
    if (await findByContact(db, contact)) throw new BusinessError(accountCodes.contactTaken, 'contactTaken');
  }
  const passwordHash = await orBusy(services.hasher.hash(password));
  const subjects = await subjectsOf(db, userId);
  const companyId = subjects.length === 1 ? (subjects[0]?.companyId ?? null) : null;
  const changes = Object.fromEntries(contacts.map(([{ kind, address }]) => [kind, address]));
  const token = await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ ...changes, passwordHash, needBind: false })
      .where(eq(users.id, userId));
    return services.sessions.bindCompany(tx, session.id, companyId);
  });
  const userInfo = await readUserInfo(db, userId, companyId);
  return { token, userInfo, subjects: withoutIds(subjects), needBind: false };
};
