import { eq, ne, sql } from 'drizzle-orm';
import { setupLink } from '../cli/setupLink.ts';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/index.ts';
import { addCompany, addMembership, addPerson, NO_PASSWORD } from '../features/account/flows/openCompany.ts';
import { UNRESTRICTED_ROLE } from '../features/menus/roleOf.ts';
import { ensureConsole } from '../features/operator/console/ensureConsole.ts';
import { OPERATOR_CODE, OPERATOR_COMPANY_ID } from '../features/operator/console/operatorCompany.ts';
import { systemClock } from '../http/Clock.ts';
import type { Settings } from '../settings/readSettings.ts';

/** The person whom an empty portal is handed to. */
const OPERATOR_ID = 'u-operator';
const COMPANY = { id: OPERATOR_COMPANY_ID, code: OPERATOR_CODE, name: 'Operator' };

/**
 * Says where the operator of a portal without other people sets a password and sets the portal up: at every start until
 * there is a password.
 */
export async function inviteOperator(
  db: Database,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  const isInvited = await db.transaction(async (tx) => {
    // Of processes that start at once, one adds the person.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator', 0))`);
    if ((await tx.$count(users, ne(users.id, OPERATOR_ID))) > 0) return false;
    const [operator] = await tx.select().from(users).where(eq(users.id, OPERATOR_ID));
    if (operator) return operator.passwordHash === NO_PASSWORD;
    await addOperator(tx, settings.operator);
    return true;
  });
  await ensureConsole(db, systemClock.now());
  if (!isInvited) return;
  say('Nobody can sign in to this portal yet.');
  say(await setupLink(db, settings, OPERATOR_ID));
}

async function addOperator(tx: Database, email: string): Promise<void> {
  await addCompany(tx, COMPANY);
  const person = { id: OPERATOR_ID, email, nickName: COMPANY.name, chooseLanguage: 'en_US' };
  await addPerson(tx, { ...person, needBind: false });
  await addMembership(tx, { userId: OPERATOR_ID, companyId: COMPANY.id, role: UNRESTRICTED_ROLE });
}
