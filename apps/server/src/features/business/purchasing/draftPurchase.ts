import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { businessRecords, stock } from '../../../db/schema/business.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { addDays, dayOf } from '../companyDays.ts';
import { presentOf } from '../openList.ts';
import { isEntry } from '../records/isEntry.ts';
import { refuseFields } from '../records/refuseFields.ts';
import { restockTable } from '../restock/restockTable.ts';
import { lockPurchases, PURCHASES } from './purchases.ts';

type Planned = { supplier: string; unit_price: number; lead_days: number };

/** Makes a draft purchase order of a product; asked again under the same key it gives the same one. */
export const draftPurchase: Handlers['draftPurchase'] = async ({ workId, sku, quantity }, context) => {
  await requireResource(context, 'restock');
  await requireResource(context, PURCHASES);
  const { companyId, userId, clock, locale } = context;
  const present = presentOf(context);
  const id = `${PURCHASES}-${workId}`;
  return context.db.transaction(async (tx) => {
    await lockPurchases(tx, companyId);
    const [made] = await tx
      .select({ fields: businessRecords.fields })
      .from(businessRecords)
      .where(isEntry(companyId, PURCHASES, id));
    if (made) return { id, code: String(made.fields.code) };
    const { rows } = await tx.execute<Planned>(
      sql`select supplier, unit_price, lead_days from ${restockTable(companyId, present)} where sku = ${sku}`,
    );
    const [planned] = rows;
    const toWarehouse = await warehouseOf(tx, companyId, sku);
    if (!planned || !toWarehouse) throw refuseFields({ sku: 'fieldUnknown' }, locale);
    const code = await nextCode(tx, companyId);
    const unitPrice = Math.round(planned.unit_price * 100) / 100;
    await tx.insert(businessRecords).values({
      companyId,
      kind: PURCHASES,
      recordId: id,
      status: 'draft',
      fields: {
        code,
        supplier: planned.supplier,
        sku,
        quantity,
        unitPrice,
        received: 0,
        total: Math.round(unitPrice * quantity * 100) / 100,
        toWarehouse,
        eta: addDays(dayOf(present), planned.lead_days),
      },
      updatedAt: clock.now(),
      updatedBy: userId,
    });
    return { id, code };
  });
};

/** Where a product was bought for last; where most of it lies when it never was. */
async function warehouseOf(tx: Database, companyId: string, sku: string): Promise<string | undefined> {
  const { fields } = businessRecords;
  const [last] = await tx
    .select({ warehouse: sql<string | null>`${fields}->>'toWarehouse'` })
    .from(businessRecords)
    .where(
      and(
        eq(businessRecords.companyId, companyId),
        eq(businessRecords.kind, PURCHASES),
        sql`${fields}->>'sku' = ${sku} and ${fields}->>'toWarehouse' is not null`,
      ),
    )
    .orderBy(desc(sql`${fields}->>'code'`))
    .limit(1);
  if (last?.warehouse) return last.warehouse;
  const [most] = await tx
    .select({ warehouse: stock.warehouse })
    .from(stock)
    .where(and(eq(stock.companyId, companyId), eq(stock.sku, sku)))
    .orderBy(desc(stock.onHand))
    .limit(1);
  return most?.warehouse;
}

/** The number after the highest of the purchase orders that are numbered `PO00001`. */
async function nextCode(tx: Database, companyId: string): Promise<string> {
  const { rows } = await tx.execute<{ next: number }>(sql`
    select coalesce(max(substring(fields->>'code' from 3)::int), 0) + 1 as next from business_records
    where company_id = ${companyId} and kind = ${PURCHASES} and fields->>'code' ~ '^PO[0-9]{1,8}$'`);
  return `PO${String(rows[0]?.next ?? 1).padStart(5, '0')}`;
}
