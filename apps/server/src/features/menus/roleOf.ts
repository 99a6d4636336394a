import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { memberships } from '../../db/schema/identity.ts';
import { HttpError } from '../../http/errors.ts';

/** The role that sees every menu; every other sees what it was granted. */
export const UNRESTRICTED_ROLE = 'owner';

/** A person in a company, and where to look them up. */
export type Member = { readonly db: Database; readonly userId: string; readonly companyId: string };

/** The caller's role in the company of the session. Throws when there is none any more. */
export async function roleOf({ db, userId, companyId }: Member): Promise<string> {
  const [membership] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)))
    .limit(1);
  if (!membership) throw new HttpError(403, 'forbidden');
  return membership.role;
}
