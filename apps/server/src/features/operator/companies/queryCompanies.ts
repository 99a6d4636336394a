import { and, desc, eq, exists, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies, memberships } from '../../../db/schema/identity.ts';
import { companySystems } from '../../../db/schema/systems.ts';
import { containsText } from '../../business/containsText.ts';
import { pageBounds } from '../../params/pageOf.ts';
import { OPERATOR_CODE } from '../console/operatorCompany.ts';
import type { Look } from '../OperatorHandlers.ts';

const SOON_MS = 30 * 86_400_000;

/** A page of all companies, the newest first. */
export const queryOperatorCompanyPage: Look<'queryOperatorCompanyPage'> = async (request, { db, clock }) => {
  const { keyword, state } = request;
  const where = and(
    keyword ? or(containsText(companies.name, keyword), containsText(companies.code, keyword)) : undefined,
    state && inState(db, state, clock.now()),
  );
  const { limit, offset } = pageBounds(request);
  const rows = await companiesAsListed(db, where).limit(limit).offset(offset);
  return { dataList: rows.map(toCompany), totalCount: await db.$count(companies, where) };
};

/** Companies with what the list says of each. */
export function companiesAsListed(db: Database, where: SQL | undefined) {
  return db
    .select({
      company: companies,
      peopleCount: db.$count(memberships, eq(memberships.companyId, companies.id)),
      systemCount: db.$count(companySystems, eq(companySystems.companyId, companies.id)),
      nextEnd: sql<Date | null>`(select min(${companySystems.expiresAt}) from ${companySystems}
        where ${companySystems.companyId} = ${companies.id})`.mapWith(companySystems.expiresAt),
    })
    .from(companies)
    .where(where)
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .$dynamic();
}

type Listed = Awaited<ReturnType<typeof companiesAsListed>>[number];

/** A company as operators get it. */
export function toCompany({ company, peopleCount, systemCount, nextEnd }: Listed) {
  return {
    companyId: company.id,
    code: company.code,
    name: company.name,
    timeZone: company.timeZone,
    createdAt: company.createdAt.toISOString(),
    lockedAt: company.lockedAt?.toISOString(),
    peopleCount,
    systemCount,
    nextEnd: nextEnd?.toISOString(),
    isOperators: company.code === OPERATOR_CODE,
  };
}

function inState(db: Database, state: 'open' | 'locked' | 'ending' | 'ended', now: Date): SQL | undefined {
  if (state === 'open') return isNull(companies.lockedAt);
  if (state === 'locked') return isNotNull(companies.lockedAt);
  const until = state === 'ended' ? now : new Date(now.getTime() + SOON_MS);
  const after = state === 'ended' ? undefined : sql`${companySystems.expiresAt} > ${now.toISOString()}`;
  const ends = and(eq(companySystems.companyId, companies.id), lte(companySystems.expiresAt, until), after);
  return exists(db.select({ found: sql`1` }).from(companySystems).where(ends));
}
