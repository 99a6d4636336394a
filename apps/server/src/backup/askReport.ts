import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { companies } from '../db/schema/identity.ts';
import { DEFAULT_PARAMS } from '../features/assistant/reports/readParams.ts';
import { findReport } from '../features/assistant/reports/reports.ts';
import { queryReport } from '../features/assistant/reports/runReport.ts';
import { readTimeZone } from '../features/business/readTimeZone.ts';
import type { Manifest } from './Manifest.ts';

type Asked = NonNullable<Manifest['report']>;

const REPORT = 'sales-by-day';

/** Asks a report about the company that was there first; undefined where there is none. */
export async function askFirstReport(db: Database, now: Date): Promise<Asked | undefined> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .orderBy(asc(companies.createdAt))
    .limit(1);
  if (!company) return undefined;
  const question = { id: REPORT, companyId: company.id };
  return { ...question, digest: await askReport(db, question, now) };
}

/** Asks a report as of a moment; the answer's rows and totals as a digest. */
export async function askReport(
  db: Database,
  { id, companyId }: Omit<Asked, 'digest'>,
  now: Date,
): Promise<string> {
  const report = findReport(id);
  if (!report) throw new Error(`There is no report ${id}.`);
  const timeZone = await readTimeZone(db, companyId);
  const scope = { db, companyId, now, timeZone, locale: 'en-US' } as const;
  const { rows, totals } = await queryReport(report, DEFAULT_PARAMS, scope);
  return createHash('sha256')
    .update(JSON.stringify([rows, totals]))
    .digest('hex');
}
