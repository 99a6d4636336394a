import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/Database.ts';
import { products } from '../../../db/schema/business.ts';
import { containsText } from '../containsText.ts';
import { productNameColumns } from '../productNameIn.ts';

/** Rows whose product has a text in one of its names. */
export function namedProducts(
  sku: PgColumn,
  text: string,
  { db, companyId }: { db: Database; companyId: string },
): SQL {
  const named = db
    .select({ sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        or(...productNameColumns.map((column) => containsText(column, text))),
      ),
    );
  return inArray(sku, named);
}
