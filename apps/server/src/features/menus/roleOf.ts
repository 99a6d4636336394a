import { and, eq } from 'drizzle-orm';
import { type CompanyCache, openCompanyCache } from '../../cache/openCompanyCache.ts';
import type { Database } from '../../db/Database.ts';
import { memberships } from '../../db/schema/identity.ts';
import { HttpError } from '../../http/errors.ts';

/** The role that sees every menu; every other sees what it was granted. */
export const UNRESTRICTED_ROLE = 'owner';

/** A person in a company, and where to look them up. */
export type Member = { readonly db: Database; readonly userId: string; readonly companyId: string };

/** The caller's role in the company of the session. Throws when there is none any more. */
export async function roleOf(member: Member): Promise<string> {
  return roleIn(await openCompanyCache(member), member);
}

/** The same, where what is kept of the company is open already. */
export function roleIn(company: CompanyCache, member: Member): Promise<string> {
  return company.keep(`role ${member.userId}`, () => readRole(member));
}

async function readRole({ db, userId, companyId }: Member): Promise<string> {
  const [membership] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)))
    .limit(1);
  if (!membership) throw new HttpError(403, 'forbidden');
  return membership.role;
}
