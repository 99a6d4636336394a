import { eq, ne, sql } from 'drizzle-orm';
import { passwordLink } from '../cli/passwordLink.ts';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/index.ts';
import { addCompany, addMembership, addPerson, NO_PASSWORD } from '../features/account/flows/openCompany.ts';
import { UNRESTRICTED_ROLE } from '../features/menus/roleOf.ts';
import { OPERATOR_CODE, OPERATOR_COMPANY_ID } from '../features/operator/console/operatorCompany.ts';
import type { Settings } from '../settings/readSettings.ts';

/** The person whom an empty portal is handed to. */
const OPERATOR_ID = 'u-operator';
const COMPANY = { id: OPERATOR_COMPANY_ID, code: OPERATOR_CODE, name: 'Operator' };

/**
 * Says where the operator of a portal without other people sets a password, and with which code: at every start until
 * there is one.
 */
export async function inviteOperator(
  db: Database,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const email = await db.transaction(async (tx) => {
    // Of processes that start at once, one adds the person.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator', 0))`);
    if ((await tx.$count(users, ne(users.id, OPERATOR_ID))) > 0) return undefined;
    const [operator] = await tx.select().from(users).where(eq(users.id, OPERATOR_ID));
    if (operator) return operator.passwordHash === NO_PASSWORD ? operator.email : undefined;
    await addOperator(tx, settings.operator);
    return settings.operator;
  });
  if (!email) return;
  say('Nobody can sign in to this portal yet.');
  say(await passwordLink(db, settings, email));
}

async function addOperator(tx: Database, email: string): Promise<void> {
  await addCompany(tx, COMPANY);
  const person = { id: OPERATOR_ID, email, nickName: COMPANY.name, chooseLanguage: 'en_US' };
  await addPerson(tx, { ...person, needBind: false });
  await addMembership(tx, { userId: OPERATOR_ID, companyId: COMPANY.id, role: UNRESTRICTED_ROLE });
}
