import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies, memberships, users } from '../../../db/schema/identity.ts';
import { companySystems, planTemplates, systemTemplates } from '../../../db/schema/systems.ts';
import { UNRESTRICTED_ROLE } from '../../menus/roleOf.ts';
import { OPERATOR_CODE, OPERATOR_SYSTEM } from '../console/operatorCompany.ts';
import type { Look } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';
import { companiesAsListed, toCompany } from './queryCompanies.ts';

type ServiceRow = typeof companySystems.$inferSelect;

/** A company with what it has, who owns it, and what it can be given. */
export const getOperatorCompany: Look<'getOperatorCompany'> = async ({ companyId }, { db }) => {
  const [company] = await companiesAsListed(db, eq(companies.id, companyId));
  if (!company) throw notFound();
  const services = await db
    .select()
    .from(companySystems)
    .where(eq(companySystems.companyId, companyId))
    .orderBy(asc(companySystems.position));
  const plans = await plansBySystem(db);
  const owners = await db
    .select({ user: users })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, UNRESTRICTED_ROLE)))
    .orderBy(asc(users.createdAt), asc(users.id));
  const known = new Set(services.map(({ systemCode }) => systemCode));
  const isOperators = company.company.code === OPERATOR_CODE;
  return {
    company: toCompany(company),
    services: services.map((service) => toService(service, plans)),
    owners: owners.map(({ user }) => ({
      userId: user.id,
      name: user.realName || user.nickName || user.userName,
      contact: user.email ?? user.phone ?? user.userName,
    })),
    addable: isOperators
      ? []
      : (await readTemplates(db, plans)).filter(
          ({ systemCode, plans: of }) => !known.has(systemCode) && of.length,
        ),
  };
};

/** What forms of the console offer to choose from. */
export const queryOperatorChoices: Look<'queryOperatorChoices'> = async (_request, { db }) => {
  const plans = await plansBySystem(db);
  const rows = await db
    .select({ companyId: companies.id, code: companies.code, name: companies.name })
    .from(companies)
    .orderBy(asc(companies.name), asc(companies.id));
  const known = await db
    .selectDistinctOn([companySystems.systemCode])
    .from(companySystems)
    .orderBy(companySystems.systemCode);
  const templates = await readTemplates(db, plans);
  const named = new Set(templates.map(({ systemCode }) => systemCode));
  const others = known.filter(({ systemCode }) => !named.has(systemCode) && systemCode !== OPERATOR_SYSTEM);
  return {
    companies: rows,
    systems: [...templates, ...others.map((row) => ({ ...namesOf(row), plans: [] }))],
  };
};

async function plansBySystem(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db.select().from(planTemplates).orderBy(asc(planTemplates.plan));
  const bySystem = Map.groupBy(rows, ({ systemCode }) => systemCode);
  return new Map([...bySystem].map(([systemCode, some]) => [systemCode, some.map(({ plan }) => plan)]));
}

async function readTemplates(db: Database, plans: ReadonlyMap<string, string[]>) {
  const rows = await db.select().from(systemTemplates).orderBy(asc(systemTemplates.position));
  return rows.map(({ systemCode, name: [systemName, systemEnName, systemKrName] }) => ({
    systemCode,
    systemName,
    systemEnName,
    systemKrName,
    plans: plans.get(systemCode) ?? [],
  }));
}

function namesOf({ systemCode, systemName, systemEnName, systemKrName }: ServiceRow) {
  return { systemCode, systemName, systemEnName, systemKrName };
}

function toService(row: ServiceRow, plans: ReadonlyMap<string, string[]>) {
  return {
    ...namesOf(row),
    status: row.status,
    packageName: row.packageName ?? undefined,
    packageEnName: row.packageEnName ?? undefined,
    packageKrName: row.packageKrName ?? undefined,
    expiresAt: row.expiresAt?.toISOString(),
    quotas: row.billing.map(({ keyValue, billingItemValue, unlimitedUse }) => ({
      item: keyValue,
      left: billingItemValue,
      isUnlimited: unlimitedUse,
    })),
    plans: plans.get(row.systemCode) ?? [],
  };
}
