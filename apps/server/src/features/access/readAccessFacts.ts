import { and, asc, eq } from 'drizzle-orm';
import { openCompanyCache } from '../../cache/openCompanyCache.ts';
import type { Database } from '../../db/Database.ts';
import { shops } from '../../db/schema/business.ts';
import { companies } from '../../db/schema/identity.ts';
import { companySystems } from '../../db/schema/systems.ts';
import type { Clock } from '../../http/Clock.ts';
import type { ReadRuntimeConfig } from '../../settings/createRuntimeConfig.ts';
import type { Member } from '../menus/roleOf.ts';
import type { StoredService } from '../systems/requireService.ts';
import type { AccessFacts } from './decideAccess.ts';

/** Whose access is judged, and when; a request says on which host, too, work in the background does not. */
export type AccessScope = Member & {
  readonly clock: Clock;
  readonly host?: string;
  readonly secure?: boolean;
  readonly services?: { readonly runtimeConfig: ReadRuntimeConfig };
};

/** What every decision of one request rests on. */
export type CompanyFacts = AccessFacts & { readonly services: readonly StoredService[] };

const kept = new WeakMap<AccessScope, Promise<CompanyFacts>>();

/** The company's side of a decision; read once for each request, whatever it asks for. */
export function readAccessFacts(scope: AccessScope): Promise<CompanyFacts> {
  const known = kept.get(scope);
  if (known) return known;
  const facts = read(scope);
  kept.set(scope, facts);
  return facts;
}

/** Platforms that the company's shops are bound on, by name. */
export async function readBoundPlatforms(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ platform: shops.platform })
    .from(shops)
    .where(and(eq(shops.companyId, companyId), eq(shops.status, 'bound')))
    .orderBy(asc(shops.platform));
  return rows.map((row) => row.platform);
}

async function read(scope: AccessScope): Promise<CompanyFacts> {
  const { db, companyId, clock } = scope;
  const company = await openCompanyCache(scope);
  const [services, boundPlatforms, isSpecialBrand] = await Promise.all([
    company.keep('services', () =>
      db.select().from(companySystems).where(eq(companySystems.companyId, companyId)),
    ),
    company.keep('platforms', () => readBoundPlatforms(db, companyId)),
    readBrand(scope),
  ]);
  return { now: clock.now(), services, boundPlatforms, isSpecialBrand };
}

/** A request is judged by the host that it addressed, work without one by the company's own mark. */
async function readBrand({ db, companyId, host, secure, services }: AccessScope): Promise<boolean> {
  if (host !== undefined && secure !== undefined && services)
    return services.runtimeConfig.isSpecialBrand({ host, secure });
  const [company] = await db
    .select({ specialBrand: companies.specialBrand })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.specialBrand === true;
}
