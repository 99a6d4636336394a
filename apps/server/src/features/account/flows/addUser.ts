import type { Database } from '../../../db/Database.ts';
import { users } from '../../../db/schema/identity.ts';
import { beginQuiet } from '../../notifications/beginQuiet.ts';

/** Adds a person with what every new one begins with. Throws on a name, phone number or e-mail address that is taken. */
export async function addUser(tx: Database, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
  await beginQuiet(tx, user.id);
}
