import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database.ts';
import { insertMany } from '../../db/insertMany.ts';
import {
  adsDays,
  businessRecords,
  listings,
  orderLines,
  orders,
  products,
  reviews,
  stock,
} from '../../db/schema/business.ts';
import { messageThreads, threadMessages } from '../../db/schema/inbox.ts';
import { exchangeRates, financeEntries, settlements, stockMovements } from '../../db/schema/ledger.ts';
import type { ShopRows, ShopRowsPart } from '../../ports/ShopDataSource.ts';

const tables: Readonly<Record<keyof ShopRowsPart, PgTable>> = {
  adsDays,
  businessRecords,
  exchangeRates,
  financeEntries,
  listings,
  messageThreads,
  orderLines,
  orders,
  products,
  reviews,
  settlements,
  stock,
  stockMovements,
  threadMessages,
};

const ROWS_PER_BATCH = 2_000;

/** Writes what a source brought, while it is read. */
export async function storeShopRows(db: Database, rows: ShopRows): Promise<void> {
  const waiting = new Map<keyof ShopRowsPart, object[]>();
  const flush = async (name: keyof ShopRowsPart) => {
    await insertMany(db, tables[name], waiting.get(name) ?? []);
    waiting.set(name, []);
  };
  for (const part of rows) {
    for (const name of Object.keys(part) as (keyof ShopRowsPart)[]) {
      const list = waiting.get(name) ?? [];
      waiting.set(name, list);
      for (const row of part[name] ?? []) list.push(row);
      if (list.length >= ROWS_PER_BATCH) await flush(name);
    }
  }
  for (const name of waiting.keys()) await flush(name);
}
