import type { Database } from '../db/Database.ts';
import * as tables from '../db/schema/business.ts';
import { makeAds } from './business/makeAds.ts';
import { makeDownloadTasks } from './business/makeDownloadTasks.ts';
import { makeListings } from './business/makeListings.ts';
import { type MakeOrdersOptions, makeOrders, type OrderWithLines } from './business/makeOrders.ts';
import { makeProducts } from './business/makeProducts.ts';
import { makeRecords } from './business/makeRecords.ts';
import { makeReviews } from './business/makeReviews.ts';
import { makeShops, type ShopRow } from './business/makeShops.ts';
import { makeStock } from './business/makeStock.ts';
import type { DemoCompany } from './catalogue/companies.ts';
import { insertMany } from './insertMany.ts';

/** What `seedBusiness` is told. */
export type SeedBusinessOptions = {
  company: DemoCompany;
  size: number;
  now: Date;
  /** The people of the company, who each have exports. */
  userIds: readonly string[];
  /** Shops that are stored already. @default the demo's, which are written */
  shops?: ShopRow[];
};

const ORDERS_PER_BATCH = 2_000;
/** Orders that entries of other lists refer to. */
const REFERRED_ORDERS = 200;

/** Writes what a company sells, sold, keeps in stock, reads in reviews and spends on ads. */
export async function seedBusiness(db: Database, options: SeedBusinessOptions): Promise<void> {
  const { company, size, now, userIds } = options;
  const shops = options.shops ?? makeShops(company, now);
  const products = makeProducts(company, now);
  const listings = [...makeListings(company, shops, products, now)];
  if (!options.shops) await insertMany(db, tables.shops, shops);
  await insertMany(db, tables.products, products);
  await insertMany(db, tables.listings, listings);
  await insertMany(db, tables.stock, makeStock(company, products, now));
  const count = company.orderCount * size;
  await insertOrders(db, makeOrders({ company, shops, products, count, now }));
  await insertMany(db, tables.reviews, makeReviews(company, listings, count / 2, now));
  const references = {
    skus: products.map(({ sku }) => sku),
    shops,
    orderNos: orderNumbers({ company, shops, products, count, now }),
  };
  await insertMany(db, tables.businessRecords, makeRecords(company, references, now));
  await insertMany(db, tables.adsDays, makeAds(company, size, now));
  await insertMany(
    db,
    tables.downloadTasks,
    userIds.flatMap((userId) => makeDownloadTasks(company.id, userId, now)),
  );
}

/** The numbers of the first orders, which are the same whenever they are made. */
function orderNumbers(options: MakeOrdersOptions): string[] {
  const numbers: string[] = [];
  for (const { order } of makeOrders(options)) {
    if (numbers.push(order.orderNo) === REFERRED_ORDERS) break;
  }
  return numbers;
}

async function insertOrders(db: Database, orders: Iterable<OrderWithLines>): Promise<void> {
  let batch: OrderWithLines[] = [];
  const flush = async () => {
    await insertMany(
      db,
      tables.orders,
      batch.map(({ order }) => order),
    );
    await insertMany(
      db,
      tables.orderLines,
      batch.flatMap(({ lines }) => lines),
    );
    batch = [];
  };
  for (const order of orders) {
    batch.push(order);
    if (batch.length === ORDERS_PER_BATCH) await flush();
  }
  await flush();
}
