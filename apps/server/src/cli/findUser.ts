import { eq, or } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/index.ts';
import { CliError } from './Verb.ts';

/** The user of an account name, code, e-mail address or phone number. */
export async function findUser(db: Database, account: string): Promise<typeof users.$inferSelect> {
  const named = or(
    eq(users.userName, account),
    eq(users.userCode, account),
    eq(users.email, account),
    eq(users.phone, account),
  );
  const [user] = await db.select().from(users).where(named).limit(1);
  if (!user) throw new CliError(`There is no user "${account}".`);
  return user;
}
