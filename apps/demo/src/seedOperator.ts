import { addOperator, type Database } from '@portal/server/data';
import { companyGuides } from '@portal/server/schema/accountFlows';
import { companies, users } from '@portal/server/schema/identity';
import { DEMO_PASSWORD, demoOperator, demoPeople } from './catalogue/people.ts';
import { demoUserId, type HashPassword, userRow } from './seedPeople.ts';

/** The operator's company, with a code that is the same in every demo. */
const COMPANY = {
  id: 'c-operator',
  code: 'OPERATOR',
  name: 'Operator',
  subjectCodeEncrypt: 'sbj_5e1b70c2d94f8a63',
};

/** Writes the person who runs the portal, with the operator's company; nothing where they are there. */
export async function seedOperator(
  db: Database,
  { now, hashPassword }: { now: Date; hashPassword: HashPassword },
): Promise<void> {
  const row = userRow(demoOperator, demoPeople.length, await hashPassword(DEMO_PASSWORD));
  const added = await db.insert(users).values(row).onConflictDoNothing().returning();
  if (added.length === 0) return;
  await db.insert(companies).values(COMPANY).onConflictDoNothing();
  await db.insert(companyGuides).values({ companyId: COMPANY.id }).onConflictDoNothing();
  await addOperator(db, { now: () => now }, demoUserId(demoOperator));
}
