import { accountCodes } from '@portal/api-client/contract';
import { registrations } from '../../../db/schema/accountFlows.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { WIRE_LOCALES } from '../../../http/localeOf.ts';
import { keepAcceptances } from '../../agreements/acceptAgreements.ts';
import { orBusy } from '../refuseWhenBusy.ts';
import { startSession } from '../startSession.ts';
import { type Contact, contactOf, findByContact } from './contactOf.ts';
import { openCompany } from './openCompany.ts';
import { openNewPassword } from './openNewPassword.ts';
import { redeemCode } from './redeemCode.ts';

/** Registers a person with a company of their own, and signs in. */
export const register: Handlers['register'] = async (request, context) => {
  const { db, clock, services, locale } = context;
  const contact = contactOf(request);
  const password = await openNewPassword(context, request.password);
  await redeemCode(context, db, { purpose: 'register', contact, code: request.code });
  // A contact with an account was sent no code, unless the account was opened in between.
  if (await findByContact(db, contact)) throw new BusinessError(accountCodes.codeWrong, 'codeWrong');
  const passwordHash = await orBusy(services.hasher.hash(password));
  const userId = await db.transaction(async (tx) => {
    const owner = {
      companyName: request.companyName,
      nickName: nickNameOf(contact),
      [contact.kind]: contact.address,
      passwordHash,
      chooseLanguage: WIRE_LOCALES[locale],
    };
    const opened = await openCompany(tx, clock, owner);
    const { linkId, source, serviceCode, inviteCode } = request;
    await tx
      .insert(registrations)
      .values({ ...opened, linkId, source, serviceCode, inviteCode, createdAt: clock.now() });
    const { userId } = opened;
    await keepAcceptances(tx, { ...context, userId }, request.agreements ?? []);
    return userId;
  });
  return startSession(context, { userId, autoLogin: false, way: 'registration' });
};

/** How a person is called who gave no name. */
export function nickNameOf({ kind, address }: Contact): string {
  return kind === 'email' ? (address.split('@')[0] ?? '') : `${address.slice(0, 3)}****${address.slice(-4)}`;
}
