import type { RecordKind } from '@portal/api-client/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { businessRecords } from '../../../db/schema/business.ts';

/** The condition of one entry of a list that a company keeps. */
export function isEntry(companyId: string, kind: RecordKind, recordId: string): SQL | undefined {
  return and(
    eq(businessRecords.companyId, companyId),
    eq(businessRecords.kind, kind),
    eq(businessRecords.recordId, recordId),
  );
}
