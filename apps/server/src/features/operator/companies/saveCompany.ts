import { securityTitles } from '@portal/api-client/contract';
import { operatorCodes } from '@portal/api-client/contract/operator';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies, memberships } from '../../../db/schema/identity.ts';
import type { Clock } from '../../../http/Clock.ts';
import { BusinessError } from '../../../http/errors.ts';
import { isTimeZone } from '../../business/companyDays.ts';
import { endMemberSessions } from '../../subUsers/endMemberSessions.ts';
import { OPERATOR_CODE } from '../console/operatorCompany.ts';
import type { Act } from '../OperatorHandlers.ts';
import { fieldsRefused, hasProblems } from '../refuse.ts';
import { findForChange } from './findForChange.ts';

/** Names a company, and says whose days it counts by. */
export const saveOperatorCompany: Act<'saveOperatorCompany'> = async (request, { db, locale }) => {
  const { companyId, name, timeZone } = request;
  const problems = {
    name: name === '' ? ('fieldRequired' as const) : undefined,
    timeZone: isTimeZone(timeZone) ? undefined : ('timeZoneUnknown' as const),
  };
  if (hasProblems(problems)) throw fieldsRefused(problems, locale);
  const company = await findForChange(db, companyId);
  const before = { name: company.name, timeZone: company.timeZone };
  const after = { name, timeZone };
  if (before.name === after.name && before.timeZone === after.timeZone) return { answer: undefined };
  await changeCompany(db, company, after);
  return {
    answer: undefined,
    deed: { action: 'company-changed', target: company.code, companyIds: [companyId], before, after },
  };
};

/** Gives a company its name and its zone. */
export async function changeCompany(
  tx: Database,
  { id }: { id: string },
  change: { name: string; timeZone: string },
): Promise<void> {
  await tx.update(companies).set(change).where(eq(companies.id, id));
}

/** Closes a company, or opens it again. */
export const lockOperatorCompany: Act<'lockOperatorCompany'> = async (request, { db, clock }) => {
  const { companyId, isLocked } = request;
  const { code } = await findForChange(db, companyId);
  if (!(await setCompanyLocked(db, clock, { companyId, isLocked }))) return { answer: undefined };
  return {
    answer: undefined,
    deed: {
      action: isLocked ? 'company-locked' : 'company-unlocked',
      target: code,
      companyIds: [companyId],
      before: { isLocked: !isLocked },
      after: { isLocked },
    },
  };
};

/** Closes a company to all its people, whose pages are told and sessions end, or opens it. False when it was so before. */
export async function setCompanyLocked(
  tx: Database,
  clock: Clock,
  { companyId, isLocked }: { companyId: string; isLocked: boolean },
): Promise<boolean> {
  const company = await findForChange(tx, companyId);
  if (company.code === OPERATOR_CODE)
    throw new BusinessError(operatorCodes.ownAccount, 'operatorCompanyStays');
  if ((company.lockedAt !== null) === isLocked) return false;
  await tx
    .update(companies)
    .set({ lockedAt: isLocked ? clock.now() : null })
    .where(eq(companies.id, companyId));
  if (!isLocked) return true;
  const people = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.companyId, companyId));
  for (const { userId } of people)
    await endMemberSessions(tx, clock, { userId, companyId, msgTitle: securityTitles.accountDisabled });
  return true;
}
