import { recordKinds } from '@portal/api-client/contract';
import { recordSpec } from '@portal/server/data';
import type { businessRecords } from '@portal/server/schema/business';
import { createRandom } from '../../createRandom.ts';
import { financeRecords } from './financeRecords.ts';
import { logisticsRecords } from './logisticsRecords.ts';
import { offerRecords } from './offerRecords.ts';
import { purchasingRecords } from './purchasingRecords.ts';
import type { RecordEntry, RecordMakers, RecordSource } from './RecordSource.ts';
import { makeRecordValue, SET_UP_ROWS } from './recordValues.ts';
import { serviceRecords } from './serviceRecords.ts';
import { warehouseRecords } from './warehouseRecords.ts';

/** A row of the table of a company's own lists. */
export type RecordRow = typeof businessRecords.$inferInsert;

/** The lists of what happened; all others hold what people set up. */
const facts: RecordMakers = {
  ...purchasingRecords,
  ...warehouseRecords,
  ...logisticsRecords,
  ...financeRecords,
  ...serviceRecords,
  ...offerRecords,
};

/** Entries of every list that a company keeps itself. */
export function* makeRecords(source: Omit<RecordSource, 'random'>): Generator<RecordRow> {
  const { id: companyId } = source.company;
  for (const kind of recordKinds) {
    const random = createRandom(`records:${companyId}:${kind}`);
    const entries = facts[kind]?.({ ...source, random }) ?? setUp({ ...source, random }, kind);
    for (const [index, { status, ...fields }] of entries.entries()) {
      const recordId = `${kind}-${index + 1}`;
      yield {
        companyId,
        kind,
        recordId,
        status,
        fields,
        updatedAt: new Date(source.days.now),
        updatedBy: null,
      };
    }
  }
}

/** Entries of a list that people set up, or of a log of the portal itself. */
function setUp({ random, days, shops }: RecordSource, kind: (typeof recordKinds)[number]): RecordEntry[] {
  const { columns, statuses } = recordSpec(kind);
  const now = new Date(days.now);
  const shopNames = shops.map(({ shopName }) => shopName);
  return Array.from({ length: SET_UP_ROWS[kind] ?? 0 }, (_, place) => {
    const values = columns
      .filter(({ type }) => type !== 'status')
      .map(
        ({ key }) => [key, makeRecordValue(key, { random, now, index: place + 1, kind, shopNames })] as const,
      );
    const status = random.weighted(statuses.map((name, rank) => [name, statuses.length * 2 - rank] as const));
    const entry: RecordEntry = { status, ...Object.fromEntries(values) };
    if (typeof entry.expiresOn !== 'string') return entry;
    const isOver = entry.expiresOn < now.toISOString().slice(0, 10);
    return statuses.includes('expired') ? { ...entry, status: isOver ? 'expired' : 'active' } : entry;
  });
}
