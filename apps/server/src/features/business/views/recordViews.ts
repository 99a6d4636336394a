import { and, eq, sql } from 'drizzle-orm';
import { businessRecords } from '../../../db/schema/business.ts';
import type { Views } from './View.ts';

const { fields, status } = businessRecords;

/** Named selections of a company's own lists. */
export const recordViews = {
  budgets: {
    over: {
      title: ['超支预算', 'Overspent budgets', '초과 예산'],
      where: () =>
        and(eq(status, 'active'), sql`(${fields}->>'spent')::numeric > (${fields}->>'budget')::numeric`),
      sort: 'spent',
    },
  },
} satisfies Readonly<Record<string, Views>>;
