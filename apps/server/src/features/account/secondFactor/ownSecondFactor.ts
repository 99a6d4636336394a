import { accountCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import { recoveryCodes, secondFactors } from '../../../db/schema/secondFactor.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { SessionContext } from '../../../http/RequestContext.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { proveOwnPassword } from '../flows/checkOwnPassword.ts';
import { NO_PASSWORD } from '../flows/openCompany.ts';
import { refuseInDemo } from '../refuseInDemo.ts';
import { readDemands } from './readDemands.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

/** Whether the caller has a second factor, what is left of its recovery codes, and whether a company demands it. */
export const querySecondFactor: Handlers['querySecondFactor'] = async (_request, { db, userId }) => {
  const { isOn, since, isRequired } = await readDemands(db, userId);
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return {
    isOn,
    isRequired,
    hasPassword: user?.hash !== NO_PASSWORD,
    ...(since && { since: since.toISOString() }),
    recoveryCodesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  };
};

/** New recovery codes for who knows the password; the former ones end. */
export const renewRecoveryCodes: Handlers['renewRecoveryCodes'] = async ({ password }, context) => {
  const { db, userId } = context;
  await requireOn(context);
  await proveOwnPassword(context, password);
  return db.transaction(async (tx) => {
    await recordForPerson(tx, context, { kind: 'sign-in', action: 'recovery-codes-renewed' });
    return { recoveryCodes: await replaceRecoveryCodes(tx, userId) };
  });
};

/** Switches the second factor off for who knows the password, unless a company demands it. */
export const disableSecondFactor: Handlers['disableSecondFactor'] = async ({ password }, context) => {
  const { db, userId } = context;
  const { isRequired } = await requireOn(context);
  if (isRequired) throw new BusinessError(accountCodes.secondFactorRequired, 'secondFactorRequired');
  await proveOwnPassword(context, password);
  await db.transaction(async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await recordForPerson(tx, context, { kind: 'sign-in', action: 'second-factor-off' });
  });
  return undefined;
};

async function requireOn(context: SessionContext) {
  refuseInDemo(context, accountCodes.notInDemo);
  const demands = await readDemands(context.db, context.userId);
  if (!demands.isOn) throw new BusinessError(accountCodes.offerGone, 'offerGone');
  return demands;
}
