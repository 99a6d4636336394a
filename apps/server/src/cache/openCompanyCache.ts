import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { createBatchReader } from '../db/createBatchReader.ts';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { type CompanyPart, companyChanges } from '../db/schema/companyChanges.ts';
import { KeptAnswer } from '../http/KeptAnswer.ts';

/** What was read of a part of a company at one version of it. */
export type CompanyCache = {
  /** Returns what is kept under a key, or reads it; nobody may change what comes back. */
  keep<Value extends object | string>(key: string, read: () => Promise<Value>): Promise<Value>;
};

/** Stands in a company's place for what is the same for all. */
export const ALL_COMPANIES = '';

const MOST_BYTES = 64 * 1024 * 1024;
/** What anything but an answer counts as: a few rows. */
const USUAL_BYTES = 4 * 1024;

/** What is kept by this process, of one database. */
type Kept = {
  values: LRUCache<string, object | string, () => Promise<object | string>>;
  versionsOf(companyId: string): Promise<Versions | undefined>;
};

/** The versions of a company's parts, by part. */
type Versions = Readonly<Record<string, string>>;

const keptOf = new WeakMap<Database, Kept>();

const KEEPS_NOTHING: CompanyCache = { keep: (_key, read) => read() };

/**
 * Opens what is kept of a part of a company, at the version that the database has now: any change that was committed before, by
 * whichever process, is another version, so what was read before it is not found any more. A transaction keeps nothing: it
 * sees what nobody else may see.
 */
export async function openCompanyCache(
  { db, companyId }: { db: Database; companyId: string },
  part: CompanyPart = 'access',
): Promise<CompanyCache> {
  if (is(db, PgTransaction)) return KEEPS_NOTHING;
  const { values, versionsOf } = keptIn(db);
  const version = (await versionsOf(companyId))?.[part];
  // A process of the version before puts the rows of all parts together under the first: what has no version may be any.
  if (version === undefined) return KEEPS_NOTHING;
  return {
    async keep<Value extends object | string>(key: string, read: () => Promise<Value>) {
      const whole = `${companyId}\n${part} ${version}\n${key}`;
      return (await values.fetch(whole, { context: read })) as Value;
    },
  };
}

function keptIn(db: Database): Kept {
  const known = keptOf.get(db);
  if (known) return known;
  const kept: Kept = {
    values: new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: (value) => (value instanceof KeptAnswer ? value.bytes : USUAL_BYTES),
      fetchMethod: (_key, _stale, { context }) => context(),
      ignoreFetchAbort: true,
    }),
    versionsOf: createBatchReader((companyIds) => readVersions(db, companyIds)),
  };
  keptOf.set(db, kept);
  return kept;
}

/**
 * A version says which rows there are, whose ids are random, and not how many: after a failover that lost the last commits as
 * many others may follow.
 */
const versions = prepareOnce((db) =>
  db
    .select({
      companyId: companyChanges.companyId,
      part: companyChanges.part,
      version: sql<string>`sum(uuid_hash_extended(${companyChanges.id}, 0))::text`,
    })
    .from(companyChanges)
    .where(sql`${companyChanges.companyId} = any(${sql.placeholder('companyIds')}::text[])`)
    .groupBy(companyChanges.companyId, companyChanges.part)
    .prepare('company_versions'),
);

async function readVersions(db: Database, companyIds: string[]): Promise<ReadonlyMap<string, Versions>> {
  const rows = await versions(db).execute({ companyIds });
  const found = new Map<string, Record<string, string>>();
  for (const { companyId, part, version } of rows)
    found.set(companyId, { ...found.get(companyId), [part]: version });
  return found;
}
