import { recordKinds } from '@portal/api-client/contract';
import type { businessRecords } from '../../db/schema/business.ts';
import { recordSpec } from '../../features/business/records/recordSpecs.ts';
import type { DemoCompany } from '../catalogue/companies.ts';
import { createRandom } from '../createRandom.ts';
import type { ShopRow } from './makeShops.ts';
import { makeRecordValue } from './recordValues.ts';

/** A row of the table of a company's own lists. */
export type RecordRow = typeof businessRecords.$inferInsert;

/** What the entries refer to. */
export type RecordReferences = {
  skus: readonly string[];
  shops: readonly ShopRow[];
  orderNos: readonly string[];
};

/** Entries of every list that a company keeps itself. */
export function* makeRecords(
  company: DemoCompany,
  references: RecordReferences,
  now: Date,
): Generator<RecordRow> {
  for (const kind of recordKinds) {
    const { columns, statuses, demoRows } = recordSpec(kind);
    const random = createRandom(`records:${company.id}:${kind}`);
    const shopNames = references.shops.map(({ shopName }) => shopName);
    for (let index = 1; index <= demoRows; index++) {
      const source = { random, now, index, kind, shopNames, ...references };
      const values = columns
        .filter(({ type }) => type !== 'status')
        .map(({ key }) => [key, makeRecordValue(key, source)] as const);
      yield {
        companyId: company.id,
        kind,
        recordId: `${kind}-${index}`,
        status: random.weighted(
          statuses.map((status, place) => [status, statuses.length * 2 - place] as const),
        ),
        fields: tidy({ ...Object.fromEntries(values), ...shopFields(kind, references.shops[index - 1]) }),
        updatedAt: now,
        updatedBy: null,
      };
    }
  }
}

/** The list of shops shows the shops that there are. */
function shopFields(kind: string, shop: ShopRow | undefined): Record<string, string> {
  if (kind !== 'shops' || !shop) return {};
  const { shopName, platform, marketplace, currency, boundAt } = shop;
  return { shopName, platform, marketplace, currency, since: boundAt.toISOString().slice(0, 10) };
}

/** Differences and totals follow from what stands beside them. */
function tidy(fields: Record<string, string | number | null>): Record<string, string | number | null> {
  const amount = (key: string) => Number(fields[key] ?? 0);
  if ('counted' in fields) fields.counted = Math.max(0, amount('booked') + (amount('counted') % 13) - 6);
  if ('difference' in fields && 'booked' in fields) fields.difference = amount('counted') - amount('booked');
  if ('difference' in fields && 'billed' in fields)
    fields.difference = Math.round((amount('billed') - amount('agreed')) * 100) / 100;
  if ('received' in fields) fields.received = Math.min(amount('received'), amount('quantity'));
  if ('payout' in fields && 'fees' in fields)
    fields.payout = Math.round((amount('revenue') - amount('fees') - amount('refunds')) * 100) / 100;
  if ('total' in fields && 'unitPrice' in fields)
    fields.total = Math.round(amount('unitPrice') * amount('quantity') * 100) / 100;
  if ('spent' in fields) fields.spent = Math.min(amount('spent'), amount('budget'));
  return fields;
}
