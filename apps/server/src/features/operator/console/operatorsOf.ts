import { securityTitles } from '@portal/api-client/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies, memberships } from '../../../db/schema/identity.ts';
import type { Clock } from '../../../http/Clock.ts';
import { addCompany, addMembership } from '../../account/flows/openCompany.ts';
import { endMemberSessions } from '../../subUsers/endMemberSessions.ts';
import { ensureConsole } from './ensureConsole.ts';
import { OPERATOR_CODE, OPERATOR_COMPANY_ID, OPERATOR_ROLE, OPERATOR_ROLES } from './operatorCompany.ts';

/** Lets a person run the portal, beside what else they work in; the operator's company is made where there is none. */
export async function addOperator(tx: Database, clock: Clock, userId: string): Promise<void> {
  const companyId = (await operatorCompanyId(tx)) ?? (await makeCompany(tx));
  const isThis = and(eq(memberships.userId, userId), eq(memberships.companyId, companyId));
  const [member] = await tx.select().from(memberships).where(isThis);
  if (!member) {
    const [work] = await tx
      .select({ companies: count() })
      .from(memberships)
      .where(eq(memberships.userId, userId));
    const position = work?.companies ?? 0;
    await addMembership(tx, { userId, companyId, role: OPERATOR_ROLE, position });
  } else if (!OPERATOR_ROLES.some((role) => role === member.role))
    await tx.update(memberships).set({ role: OPERATOR_ROLE, disabledAt: null }).where(isThis);
  await ensureConsole(tx, clock.now());
}

/** Takes a person out of the operator's company, whose sessions there end. False for the last one, who stays. */
export async function removeOperator(tx: Database, clock: Clock, userId: string): Promise<boolean> {
  const companyId = await operatorCompanyId(tx);
  if (!companyId) return false;
  const operators = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.role, [...OPERATOR_ROLES])))
    .for('update');
  if (!operators.some((one) => one.userId === userId) || operators.length === 1) return false;
  await endMemberSessions(tx, clock, { userId, companyId, msgTitle: securityTitles.accountDisabled });
  await tx
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)));
  return true;
}

async function operatorCompanyId(db: Database): Promise<string | undefined> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.code, OPERATOR_CODE));
  return company?.id;
}

async function makeCompany(tx: Database): Promise<string> {
  await addCompany(tx, { id: OPERATOR_COMPANY_ID, code: OPERATOR_CODE, name: 'Operator' });
  return OPERATOR_COMPANY_ID;
}
