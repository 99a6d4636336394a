import { addOperator, type Database } from '@portal/server/data';
import { users } from '@portal/server/schema/identity';
import { DEMO_PASSWORD, demoOperator, demoPeople } from './catalogue/people.ts';
import { demoUserId, type HashPassword, userRow } from './seedPeople.ts';

/** Writes the person who runs the portal, with the operator's company; nothing where they are there. */
export async function seedOperator(
  db: Database,
  { now, hashPassword }: { now: Date; hashPassword: HashPassword },
): Promise<void> {
  const row = userRow(demoOperator, demoPeople.length, await hashPassword(DEMO_PASSWORD));
  const added = await db.insert(users).values(row).onConflictDoNothing().returning();
  if (added.length === 0) return;
  await addOperator(db, { now: () => now }, demoUserId(demoOperator));
}
