import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies, memberships } from '../../../db/schema/identity.ts';
import { secondFactors } from '../../../db/schema/secondFactor.ts';

/** What a person's account has and what the person's companies demand. */
type Demands = {
  isOn: boolean;
  since: Date | null;
  /** A company demands a second factor. */
  isRequired: boolean;
  /** A company takes single sign-on alone. */
  singleSignOnOnly: boolean;
};

/** Reads what stands for a person's second step; a company that has closed its door demands nothing. */
export async function readDemands(db: Database, userId: string): Promise<Demands> {
  const isDemanding = or(eq(companies.requiresSecondFactor, true), eq(companies.singleSignOnOnly, true));
  const demanding = await db
    .select({ second: companies.requiresSecondFactor, single: companies.singleSignOnOnly })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isDemanding))
    .where(and(eq(memberships.userId, userId), isNull(memberships.disabledAt)));
  const [factor] = await db
    .select({ since: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return {
    isOn: factor !== undefined,
    since: factor?.since ?? null,
    isRequired: demanding.some(({ second }) => second),
    singleSignOnOnly: demanding.some(({ single }) => single),
  };
}
