import { displayNameOf } from '@portal/api-client/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { type orders, stock } from '../../../db/schema/business.ts';
import { users } from '../../../db/schema/identity.ts';
import { financeEntries } from '../../../db/schema/ledger.ts';
import { orderEvents } from '../../../db/schema/orderWork.ts';
import { profitOf, profitParts } from '../profitFigures.ts';
import { money, part } from '../reports/Report.ts';
import { readKept } from './packing/arrange.ts';

type Stored = typeof orders.$inferSelect;

/** What an order earned, part by part, from the same books as the reports; nothing before it is paid. */
export async function readOrderProfit(db: Database, { companyId, orderId }: Stored) {
  const ofOrder = and(eq(financeEntries.companyId, companyId), eq(financeEntries.orderId, orderId));
  const [parts] = await db.select(profitParts).from(financeEntries).where(ofOrder);
  if (!parts || Object.values(parts).every((value) => value === 0)) return null;
  const { goods, ads, ...others } = parts;
  const amounts = { revenue: goods, ...others, adSpend: ads };
  const profit = profitOf(parts);
  return {
    currency: 'USD',
    parts: Object.entries(amounts)
      .filter(([, amount]) => amount !== 0)
      .map(([key, amount]) => ({ key, amount: money(amount) })),
    profit: money(profit),
    margin: part(profit, goods),
  };
}

/** What people changed of the order, newest first, people by their names. */
export async function readOrderHistory(
  db: Database,
  { companyId, orderId }: Stored,
  lines: readonly { lineNo: number; sku: string }[],
) {
  const rows = await db
    .select({ event: orderEvents, user: users })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.userId))
    .where(and(eq(orderEvents.companyId, companyId), eq(orderEvents.orderId, orderId)))
    .orderBy(desc(orderEvents.version));
  const names = await namesOf(db, rows.flatMap(({ event }) => event.changes.assignedTo ?? []).map(String));
  return rows.map(({ event, user }) => ({
    version: event.version,
    action: event.action,
    at: event.at.toISOString(),
    by: user ? displayNameOf(user) : '',
    changes: Object.entries(event.changes).map(([field, [before, after]]) => {
      const shown = (value: string | null | string[]) =>
        Array.isArray(value)
          ? (field === 'parcels' ? value.map((one) => packedText(one, lines)) : value).join(
              field === 'parcels' ? ' | ' : ', ',
            )
          : field === 'assignedTo'
            ? (names.get(value ?? '') ?? null)
            : value;
      return { field, before: shown(before), after: shown(after) };
    }),
  }));
}

/** What of an order lies in a parcel, such as `SKU-1 × 2 + SKU-2 × 1`. */
function packedText(kept: string, lines: readonly { lineNo: number; sku: string }[]): string {
  return readKept(kept)
    .lines.map(
      ([lineNo, quantity]) => `${lines.find((line) => line.lineNo === lineNo)?.sku ?? ''} × ${quantity}`,
    )
    .join(' + ');
}

/** Who an order is assigned to. */
export async function readAssignee(db: Database, { assignedTo }: Stored) {
  if (assignedTo === null) return null;
  return { userId: assignedTo, name: (await namesOf(db, [assignedTo])).get(assignedTo) ?? '' };
}

/** What lies where an order ships from, by SKU. */
export async function readStockBeside(db: Database, { companyId, warehouse }: Stored) {
  const rows = await db
    .select({ sku: stock.sku, onHand: stock.onHand, reserved: stock.reserved, inbound: stock.inbound })
    .from(stock)
    .where(and(eq(stock.companyId, companyId), eq(stock.warehouse, warehouse)))
    .orderBy(asc(stock.sku));
  return new Map(rows.map(({ sku, ...level }) => [sku, level]));
}

async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(people.map((user) => [user.id, displayNameOf(user)]));
}
