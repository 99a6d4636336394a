import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { announcements } from '../../db/schema/announcements.ts';

/** The condition of announcements that are published, for a system when one is named. */
export function isPublished(now: Date, systemCode?: string): SQL | undefined {
  return and(
    lte(announcements.publishedAt, now),
    systemCode
      ? sql`(${announcements.systemCodes} = '[]'::jsonb or ${announcements.systemCodes} ? ${systemCode})`
      : undefined,
  );
}

/** The condition of announcements that still show by themselves. */
export function isCurrent(now: Date, systemCode?: string): SQL | undefined {
  return and(isPublished(now, systemCode), or(isNull(announcements.endsAt), gt(announcements.endsAt, now)));
}
