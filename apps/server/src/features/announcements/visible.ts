import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { announcements } from '../../db/schema/announcements.ts';
import type { Locale } from '../../http/localeOf.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** Who reads: from which company, in which language, and in which system where that matters. */
export type Reader = { now: Date; companyId: string; locale: Locale; systemCode?: string | undefined };

/** Who makes a call, as a reader of announcements. */
export function readerOf(
  { clock, companyId, locale }: Pick<RequestContext, 'clock' | 'companyId' | 'locale'>,
  systemCode?: string,
): Reader {
  return { now: clock.now(), companyId, locale, systemCode };
}

/** The condition of announcements that are published for the reader, and not recalled. */
export function isPublished({ now, companyId, locale, systemCode }: Reader): SQL | undefined {
  return and(
    lte(announcements.publishedAt, now),
    isNull(announcements.recalledAt),
    isFor(announcements.companyIds, companyId),
    isFor(announcements.locales, locale),
    systemCode ? isFor(announcements.systemCodes, systemCode) : undefined,
  );
}

/** A list that names nobody is for everybody. */
function isFor(list: PgColumn, one: string): SQL {
  return sql`(${list} = '[]'::jsonb or ${list} ? ${one})`;
}

/** The condition of announcements that still show by themselves. */
export function isCurrent(reader: Reader): SQL | undefined {
  return and(isPublished(reader), or(isNull(announcements.endsAt), gt(announcements.endsAt, reader.now)));
}
