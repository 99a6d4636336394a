import { and, asc, countDistinct, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies, memberships, users } from '../../../db/schema/identity.ts';
import type { StoredAudience } from '../../../db/schema/notices.ts';
import { companySystems } from '../../../db/schema/systems.ts';
import { localeOf, WIRE_LOCALES } from '../../../http/localeOf.ts';
import type { Look } from '../OperatorHandlers.ts';

/** How many people something would be for. */
export const countOperatorAudience: Look<'countOperatorAudience'> = async ({ audience }, { db }) => ({
  count: await countAudience(db, audience),
});

/** How many people an audience has: who works somewhere, is not disabled, and whose company is open. */
export async function countAudience(db: Database, audience: StoredAudience): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(users.id) })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(isOf(db, audience));
  return row?.people ?? 0;
}

/** A person who is told, in the company where they are told, and the language that they read. */
export type Recipient = { userId: string; companyId: string; language: string };

/** The people of an audience, each once: in the first of their companies that belongs to it. */
export async function recipientsOf(db: Database, audience: StoredAudience): Promise<Recipient[]> {
  return db
    .selectDistinctOn([users.id], {
      userId: users.id,
      companyId: companies.id,
      language: users.chooseLanguage,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(isOf(db, audience))
    .orderBy(asc(users.id), asc(memberships.position), asc(companies.id));
}

/** Whether every company and system that an audience names is there. */
export async function isKnownAudience(
  db: Database,
  { companyIds, systemCodes }: StoredAudience,
): Promise<boolean> {
  const known =
    companyIds.length > 0 ? await db.$count(companies, inArray(companies.id, [...new Set(companyIds)])) : 0;
  const [systems] =
    systemCodes.length > 0
      ? await db
          .select({ codes: countDistinct(companySystems.systemCode) })
          .from(companySystems)
          .where(inArray(companySystems.systemCode, systemCodes))
      : [{ codes: 0 }];
  return known === new Set(companyIds).size && (systems?.codes ?? 0) === new Set(systemCodes).size;
}

function isOf(db: Database, { companyIds, systemCodes, locales }: StoredAudience): SQL | undefined {
  const languages = locales.map((locale) => WIRE_LOCALES[localeOf(locale)]);
  const hasSystem = and(
    eq(companySystems.companyId, companies.id),
    inArray(companySystems.systemCode, systemCodes),
  );
  return and(
    eq(users.status, 'active'),
    isNull(memberships.disabledAt),
    isNull(companies.lockedAt),
    companyIds.length > 0 ? inArray(companies.id, companyIds) : undefined,
    languages.length > 0 ? inArray(users.chooseLanguage, languages) : undefined,
    systemCodes.length > 0
      ? exists(db.select({ found: sql`1` }).from(companySystems).where(hasSystem))
      : undefined,
  );
}
