import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { businessRecords, stock } from '../../../db/schema/business.ts';
import { stockMovements } from '../../../db/schema/ledger.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { isEntry } from '../records/isEntry.ts';
import { refuseFields } from '../records/refuseFields.ts';
import { stockLevelOf } from '../stock/stockLevel.ts';
import { changeInbound, ensureLevel } from './changeInbound.ts';
import { lockPurchases, outstandingOf, PURCHASES, UNDER_WAY } from './purchases.ts';

/** Takes a delivery into stock: what came is a movement, what failed its inspection another. */
export const receivePurchase: Handlers['receivePurchase'] = async (request, context) => {
  await requireResource(context, PURCHASES);
  const { companyId, userId, clock, locale } = context;
  const { id, workId, quantity, defects = 0 } = request;
  const at = clock.now();
  return context.db.transaction(async (tx) => {
    await lockPurchases(tx, companyId);
    const isPurchase = isEntry(companyId, PURCHASES, id);
    const [before] = await tx.select().from(businessRecords).where(isPurchase).for('update');
    if (!before) throw new BusinessError(answerCodes.notFound, 'notFound');
    const { sku, toWarehouse, code } = before.fields;
    const received = Number(before.fields.received ?? 0);
    const movementId = `${code}-${workId}`;
    // The same delivery once more: its answer was lost.
    if (await isBooked(tx, companyId, movementId)) return { id, received, status: before.status };
    if (!UNDER_WAY.includes(before.status) || typeof sku !== 'string' || typeof toWarehouse !== 'string')
      throw new BusinessError(answerCodes.badRequest, 'purchaseNotOrdered');
    if (quantity > outstandingOf(before)) throw refuseFields({ quantity: 'receivedTooMany' }, locale);
    if (defects > quantity) throw refuseFields({ defects: 'defectsTooMany' }, locale);

    const total = received + quantity;
    const after = {
      status: total === Number(before.fields.quantity) ? 'done' : 'arrived',
      fields: { ...before.fields, received: total },
    };
    await tx
      .update(businessRecords)
      .set({ ...after, updatedAt: at, updatedBy: userId })
      .where(isPurchase);
    await changeInbound(tx, companyId, { before, after, at });
    await ensureLevel(tx, companyId, { sku, warehouse: toWarehouse, at });
    const moved = { companyId, movedAt: at, sku, warehouse: toWarehouse, reference: String(code) };
    await tx
      .insert(stockMovements)
      .values([
        { ...moved, movementId, kind: 'receipt', quantity },
        ...(defects > 0
          ? [{ ...moved, movementId: `${movementId}-damage`, kind: 'damage', quantity: -defects }]
          : []),
      ]);
    await putInStock(tx, companyId, `${toWarehouse}-${sku}`, quantity - defects);
    return { id, received: total, status: after.status };
  });
};

async function isBooked(tx: Database, companyId: string, movementId: string): Promise<boolean> {
  const found = await tx
    .select({ id: stockMovements.movementId })
    .from(stockMovements)
    .where(and(eq(stockMovements.companyId, companyId), eq(stockMovements.movementId, movementId)));
  return found.length > 0;
}

async function putInStock(tx: Database, companyId: string, stockId: string, units: number): Promise<void> {
  const isLevel = and(eq(stock.companyId, companyId), eq(stock.stockId, stockId));
  const [level] = await tx.select().from(stock).where(isLevel).for('update');
  if (!level) throw new Error(`There is no level ${stockId}`);
  const onHand = level.onHand + units;
  await tx
    .update(stock)
    .set({ onHand, ...stockLevelOf({ ...level, onHand }) })
    .where(isLevel);
}
