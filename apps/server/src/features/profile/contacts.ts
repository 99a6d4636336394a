import { accountCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/isUniqueViolation.ts';
import { users } from '../../db/schema/identity.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { contactOf, findByContact } from '../account/flows/contactOf.ts';
import { redeemCode } from '../account/flows/redeemCode.ts';
import { sendBindingCode } from '../account/flows/sendCode.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { hideMiddle } from './hideMiddle.ts';

/** The caller's phone number and e-mail address, with their middle hidden. */
export const queryOwnContacts: Handlers['queryOwnContacts'] = async (_request, { db, userId }) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { phone: hideMiddle(user?.phone ?? ''), email: hideMiddle(user?.email ?? '') };
};

/** Sends a code to the new phone number or e-mail address. */
export const sendChangeContactCode: Handlers['sendChangeContactCode'] = async (request, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  return sendBindingCode({ ...request, systemCode: 'SSO_SYS_USER' }, context);
};

/** Binds what the code was sent to. */
export const changeContact: Handlers['changeContact'] = async (request, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, userId } = context;
  const contact = contactOf(request);
  await redeemCode(context, db, { purpose: 'bind', contact, code: request.code });
  const taken = () => new BusinessError(accountCodes.contactTaken, 'contactTaken');
  const holder = await findByContact(db, contact);
  if (holder && holder.id !== userId) throw taken();
  try {
    await db
      .update(users)
      .set({ [contact.kind]: contact.address })
      .where(eq(users.id, userId));
  } catch (error) {
    // Somebody bound it in between.
    throw isUniqueViolation(error) ? taken() : error;
  }
  return undefined;
};
