import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { createBatchReader } from '../db/createBatchReader.ts';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { companyChanges } from '../db/schema/companyChanges.ts';
import { KeptAnswer } from '../http/KeptAnswer.ts';

/** What was read of a company's menus, rights, services, shops and members at one version of them. */
export type CompanyCache = {
  /** Returns what is kept under a key, or reads it; nobody may change what comes back. */
  keep<Value extends object | string>(key: string, read: () => Promise<Value>): Promise<Value>;
};

const MOST_BYTES = 64 * 1024 * 1024;
/** What anything but an answer counts as: a few rows. */
const USUAL_BYTES = 4 * 1024;

/** What is kept by this process, of one database. */
type Kept = {
  values: LRUCache<string, object | string, () => Promise<object | string>>;
  versionOf(companyId: string): Promise<number | undefined>;
};

const keptOf = new WeakMap<Database, Kept>();

/**
 * Opens what is kept of a company, at the version that the database has now: any change that was committed before, by
 * whichever process, is another version, so what was read before it is not found any more. A transaction keeps nothing: it
 * sees what nobody else may see.
 */
export async function openCompanyCache({
  db,
  companyId,
}: {
  db: Database;
  companyId: string;
}): Promise<CompanyCache> {
  if (is(db, PgTransaction)) return { keep: (_key, read) => read() };
  const { values, versionOf } = keptIn(db);
  const version = (await versionOf(companyId)) ?? 0;
  return {
    async keep<Value extends object | string>(key: string, read: () => Promise<Value>) {
      const whole = `${companyId}\n${version}\n${key}`;
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
    versionOf: createBatchReader((companyIds) => readVersions(db, companyIds)),
  };
  keptOf.set(db, kept);
  return kept;
}

const versions = prepareOnce((db) =>
  db
    .select({
      companyId: companyChanges.companyId,
      version: sql<number>`sum(${companyChanges.changes})`.mapWith(Number),
    })
    .from(companyChanges)
    .where(sql`${companyChanges.companyId} = any(${sql.placeholder('companyIds')}::text[])`)
    .groupBy(companyChanges.companyId)
    .prepare('company_versions'),
);

async function readVersions(db: Database, companyIds: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await versions(db).execute({ companyIds });
  return new Map(rows.map(({ companyId, version }) => [companyId, version]));
}
