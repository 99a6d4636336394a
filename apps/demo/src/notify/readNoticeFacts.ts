import type { ListRow } from '@portal/api-client/contract';
import { type Database, openList, salesCondition } from '@portal/server/data';
import { adsDays, businessRecords, orders, products, reviews } from '@portal/server/schema/business';
import { stockMovements } from '@portal/server/schema/ledger';
import { companySystems } from '@portal/server/schema/systems';
import { and, count, desc, eq, gte, isNotNull, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import { DAY_MS, type LedgerDays, makeLedgerDays, toDay } from '../ledger/ledgerDays.ts';
import { listScopeOf } from '../listScopeOf.ts';

/** What happened in a company, for its notices; undefined where nothing of the kind did. */
export type NoticeFacts = Awaited<ReturnType<typeof readNoticeFacts>> & {
  /** The name of a file that the person exported. */
  exported: string | undefined;
};

/** Reads from a company's filled data what its notices say, by the same rules as its pages. */
export async function readNoticeFacts(db: Database, companyId: string, now: Date) {
  const scope = listScopeOf(db, companyId, now);
  const list = (selection: Parameters<typeof openList>[0]) => openList(selection, scope).first();
  const days = makeLedgerDays(now);
  const weekAgo = new Date(days.startOf(days.last - 6));
  return {
    due: await list({ resource: 'orders', view: 'due-today' }),
    late: await list({ resource: 'orders', view: 'overdue' }),
    restock: await list({ resource: 'restock', view: 'all', filters: { status: 'low' } }),
    unanswered: await list({ resource: 'reviews', view: 'unanswered' }),
    budget: budgetOf((await list({ resource: 'budgets', view: 'over' })).row),
    oneStar: await oneStarReviews(db, companyId, weekAgo),
    goodRate: await goodRate(db, companyId, weekAgo),
    roas: await returnOnAds(db, companyId, days),
    yesterday: await ordersOfYesterday(scope, days),
    cancelled: await lastCancelled(db, companyId),
    receipt: await lastReceipt(db, companyId),
    counted: await lastCount(db, companyId),
    expiring: await nextToExpire(db, companyId, now),
  };
}

const whole = (figure: number) => figure.toLocaleString('en-US', { maximumFractionDigits: 0 });

function budgetOf(row: ListRow | undefined) {
  if (!row) return undefined;
  const { name, spent, budget } = row;
  return { name: String(name), spent: whole(Number(spent)), budget: whole(Number(budget)) };
}

async function oneStarReviews(db: Database, companyId: string, since: Date) {
  const found = await db
    .selectDistinct({ id: reviews.reviewId, product: products.productName })
    .from(reviews)
    .innerJoin(products, and(eq(products.companyId, reviews.companyId), eq(products.sku, reviews.sku)))
    .where(and(eq(reviews.companyId, companyId), eq(reviews.stars, 1), gte(reviews.reviewedAt, since)))
    .orderBy(reviews.reviewId);
  const named = [...new Set(found.map(({ product }) => product))].slice(0, 3);
  return found.length > 0 ? { count: found.length, products: named } : undefined;
}

async function goodRate(db: Database, companyId: string, since: Date) {
  const [row] = await db
    .select({
      all: count(),
      good: sql<number>`count(*) filter (where ${reviews.stars} >= 4)`.mapWith(Number),
    })
    .from(reviews)
    .where(and(eq(reviews.companyId, companyId), gte(reviews.reviewedAt, since)));
  if (!row || row.all === 0) return undefined;
  return { count: row.all, percent: Math.round((row.good / row.all) * 1000) / 10 };
}

async function returnOnAds(db: Database, companyId: string, { names, last }: LedgerDays) {
  const of = async (from: string | undefined, to: string | undefined) => {
    const inDays: SQL | undefined = and(gte(adsDays.day, from ?? ''), lte(adsDays.day, to ?? ''));
    const [row] = await db
      .select({ spend: sum(adsDays.spendUsd).mapWith(Number), sales: sum(adsDays.salesUsd).mapWith(Number) })
      .from(adsDays)
      .where(and(eq(adsDays.companyId, companyId), inDays));
    return row?.spend ? row.sales / row.spend : undefined;
  };
  const now = await of(names[last - 6], names[last]);
  const before = await of(names[last - 13], names[last - 7]);
  return now !== undefined && before !== undefined ? { now, before } : undefined;
}

async function ordersOfYesterday(scope: ReturnType<typeof listScopeOf>, { names, last }: LedgerDays) {
  const day = names[last - 1] ?? '';
  const [row] = await scope.db
    .select({ orders: count(), sales: sum(orders.amountUsd).mapWith(Number) })
    .from(orders)
    .where(salesCondition(scope, { from: day, to: day }));
  return row && row.orders > 0 ? { orders: row.orders, sales: whole(row.sales / 100) } : undefined;
}

async function lastCancelled(db: Database, companyId: string) {
  const [row] = await db
    .select({ orderNo: orders.orderNo, shopName: orders.shopName })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), isNotNull(orders.cancelledAt)))
    .orderBy(desc(orders.cancelledAt), orders.orderId)
    .limit(1);
  return row;
}

async function lastReceipt(db: Database, companyId: string) {
  const [row] = await db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.companyId, companyId), eq(stockMovements.kind, 'receipt')))
    .orderBy(desc(stockMovements.movedAt), stockMovements.movementId)
    .limit(1);
  return row;
}

async function lastCount(db: Database, companyId: string) {
  const { fields, kind, status } = businessRecords;
  const [row] = await db
    .select({ fields })
    .from(businessRecords)
    .where(and(eq(businessRecords.companyId, companyId), eq(kind, 'counts'), eq(status, 'done')))
    .orderBy(desc(sql`${fields}->>'createdOn'`), businessRecords.recordId)
    .limit(1);
  return row?.fields;
}

async function nextToExpire(db: Database, companyId: string, now: Date) {
  const [row] = await db
    .select({ name: companySystems.systemName, at: companySystems.expiresAt })
    .from(companySystems)
    .where(
      and(
        eq(companySystems.companyId, companyId),
        gte(companySystems.expiresAt, now),
        lt(companySystems.expiresAt, new Date(now.getTime() + 30 * DAY_MS)),
      ),
    )
    .orderBy(companySystems.expiresAt)
    .limit(1);
  return row?.at ? { name: row.name, day: toDay(row.at.getTime()) } : undefined;
}
