import { answerCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { users } from '../../../db/schema/index.ts';
import { BusinessError } from '../../../http/errors.ts';

/** Where a person reads messages. */
export type Contact = { kind: 'phone' | 'email'; address: string };

/** The phone number, or else the e-mail address, in the form in which it is stored. Throws when there is neither. */
export function contactOf({ phone, email }: { phone?: string; email?: string }): Contact {
  if (phone) return { kind: 'phone', address: phone };
  if (email) return { kind: 'email', address: email.toLowerCase() };
  throw new BusinessError(answerCodes.badRequest, 'contactMissing');
}

/** The user who has this phone number or e-mail address. */
export async function findByContact(
  db: Database,
  { kind, address }: Contact,
): Promise<typeof users.$inferSelect | undefined> {
  const column = kind === 'phone' ? users.phone : users.email;
  const [user] = await db.select().from(users).where(eq(column, address)).limit(1);
  return user;
}
