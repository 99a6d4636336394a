import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies } from '../../../db/schema/identity.ts';
import { countFeedback, queryFeedback } from '../../assistant/messages/queryFeedback.ts';
import { usageByModel } from '../../assistant/usage/usage.ts';
import { pageBounds, pageOf } from '../../params/pageOf.ts';
import type { Look, Looks } from '../OperatorHandlers.ts';

const DAY_MS = 86_400_000;

const queryOperatorUsagePage: Look<'queryOperatorUsagePage'> = async (request, { db, clock }) => {
  const rows = await usageByModel(db, { ...request, now: clock.now() });
  const names = await namesOf(
    db,
    rows.map(({ companyId }) => companyId),
  );
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    ...pageOf(
      rows.map((row) => ({ ...row, companyName: names.get(row.companyId) })),
      { pageNo: 1, ...request },
    ),
    answers: sum(({ answers }) => answers),
    tokens: sum(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
  };
};

const queryOperatorFeedbackPage: Look<'queryOperatorFeedbackPage'> = async (request, { db, clock }) => {
  const { companyId, days, value } = request;
  const selection = {
    since: new Date(clock.now().getTime() - days * DAY_MS),
    ...(companyId !== undefined && { companyId }),
    ...(value !== undefined && { value }),
  };
  const rows = await queryFeedback(db, { ...selection, ...pageBounds(request) });
  const names = await namesOf(
    db,
    rows.map((row) => row.companyId),
  );
  return {
    dataList: rows.map(({ at, companyId: id, userName, modelCode, ...row }) => ({
      ...row,
      at: at.toISOString(),
      companyName: names.get(id),
      personName: userName,
      model: modelCode,
    })),
    totalCount: await countFeedback(db, selection),
  };
};

export const assistantLooks = {
  queryOperatorUsagePage,
  queryOperatorFeedbackPage,
} satisfies Partial<Looks>;

async function namesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
