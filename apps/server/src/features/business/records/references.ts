import type { RecordKind } from '@portal/api-client/contract';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/Database.ts';
import { businessRecords, orders, products, shops } from '../../../db/schema/business.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { containsText } from '../containsText.ts';
import { productNameIn } from '../productNameIn.ts';
import { recordSpec } from './recordSpecs.ts';

/** Fields of forms that name something which the company has. */
const referenceFields = ['sku', 'supplier', 'shopName', 'orderNo'] as const;
type ReferenceField = (typeof referenceFields)[number];

type Company = { db: Database; companyId: string };
type Reference = {
  table: PgTable;
  companyId: PgColumn;
  value: PgColumn | SQL;
  label(locale: Locale): PgColumn | SQL;
  only?: SQL;
};

const supplierName = sql<string>`${businessRecords.fields}->>'supplier'`;
const references: Readonly<Record<ReferenceField, Reference>> = {
  sku: {
    table: products,
    companyId: products.companyId,
    value: products.sku,
    label: (locale) => productNameIn(locale),
  },
  supplier: {
    table: businessRecords,
    companyId: businessRecords.companyId,
    value: supplierName,
    label: () => sql`${businessRecords.fields}->>'contact'`,
    only: eq(businessRecords.kind, 'suppliers'),
  },
  shopName: {
    table: shops,
    companyId: shops.companyId,
    value: shops.shopName,
    label: () => shops.marketplace,
  },
  orderNo: {
    table: orders,
    companyId: orders.companyId,
    value: orders.orderNo,
    label: () => orders.buyerName,
  },
};

/** Whether a field of a list's form names something that exists elsewhere; a supplier's own entry makes its name. */
export function isReference(kind: RecordKind, key: string): key is ReferenceField {
  return (
    (referenceFields as readonly string[]).includes(key) && !(kind === 'suppliers' && key === 'supplier')
  );
}

/** The fields of an entry that name nothing which the company has; those that stay as they were are let be. */
export async function unknownReferences(
  { db, companyId }: Company,
  kind: RecordKind,
  fields: Readonly<Record<string, string | number | null>>,
  before: Readonly<Record<string, string | number | null>> | undefined,
): Promise<string[]> {
  const asked = recordSpec(kind).columns.flatMap(({ key }) =>
    isReference(kind, key) && typeof fields[key] === 'string' && fields[key] !== before?.[key] ? [key] : [],
  );
  const known = await Promise.all(
    asked.map((key) => knownValues({ db, companyId }, key, [String(fields[key])])),
  );
  return asked.filter((_, index) => known[index]?.size === 0);
}

/** Those of the values of a field that name something which the company has. */
export async function knownValues(
  { db, companyId }: Company,
  key: ReferenceField,
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  const { table, companyId: owner, value, only } = references[key];
  const found = await db
    .selectDistinct({ value: sql<string>`${value}` })
    .from(table)
    .where(and(eq(owner, companyId), only, sql`${value} = any(${sql.param(values)}::text[])`));
  return new Set(found.map((row) => row.value));
}

/** What a field can be: those whose value or name contains a text, in their order. */
export async function readReferenceChoices(
  { db, companyId, locale }: Company & { locale: Locale },
  field: ReferenceField,
  keyword: string,
  limit: number,
): Promise<{ value: string; label: string }[]> {
  const { table, companyId: owner, value, label, only } = references[field];
  const shown = label(locale);
  const rows = await db
    .selectDistinct({ value: sql<string>`${value}`, label: sql<string | null>`${shown}` })
    .from(table)
    .where(
      and(
        eq(owner, companyId),
        only,
        keyword ? or(containsText(value, keyword), containsText(shown, keyword)) : undefined,
      ),
    )
    .orderBy(asc(sql`1`))
    .limit(limit);
  return rows.map(({ value: found, label: name }) => ({ value: found, label: name ?? found }));
}
