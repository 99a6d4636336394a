import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { compileQuestion } from '../data/compileQuestion.ts';
import { answerQuestion } from '../data/runQuestion.ts';
import type { Database } from '../db/Database.ts';
import { companies } from '../db/schema/identity.ts';
import { dayOf, firstOfLast } from '../features/business/companyDays.ts';
import { readTimeZone } from '../features/business/readTimeZone.ts';
import type { Manifest } from './Manifest.ts';

type Asked = NonNullable<Manifest['report']>;

const REPORT = 'sales-by-day';
const DAYS = 30;

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
  const present = { now, timeZone: await readTimeZone(db, companyId) };
  const compiled = compileQuestion(
    {
      measures: ['sales', 'orders'],
      by: ['day'],
      filters: [],
      segments: [],
      period: { from: firstOfLast(DAYS, present), to: dayOf(present) },
    },
    { ...present, locale: 'en-US' },
  );
  if (!compiled || id !== REPORT) throw new Error(`There is no report ${id}.`);
  const { rows, total } = await answerQuestion(compiled, { db, companyId });
  return createHash('sha256')
    .update(JSON.stringify([rows, total]))
    .digest('hex');
}
