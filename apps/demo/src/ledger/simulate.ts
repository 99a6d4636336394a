import type { ShopRows, ShopRowsPart } from '@portal/server';
import type { DemoCompany } from '../catalogue/companies.ts';
import { createRandom } from '../createRandom.ts';
import type { CloseOptions } from './CloseOptions.ts';
import { closeLedger } from './closeLedger.ts';
import { createAds } from './createAds.ts';
import { createBaskets } from './createBaskets.ts';
import { createBooks } from './createBooks.ts';
import { createJournal } from './createJournal.ts';
import { createReviews } from './createReviews.ts';
import { createStock } from './createStock.ts';
import { createSupply } from './createSupply.ts';
import { createWarehouseWork } from './createWarehouseWork.ts';
import { ordersByDay } from './demand.ts';
import { DAY_MS, HISTORY_DAYS, makeLedgerDays } from './ledgerDays.ts';
import { makeAssortments } from './makeAssortment.ts';
import { makeListings } from './makeListings.ts';
import { type LedgerOrder, makeOrder } from './makeOrder.ts';
import { makeProducts } from './makeProducts.ts';
import { makeRates } from './makeRates.ts';
import type { ShopRow } from './makeShops.ts';
import { homeOf, ownWarehouseOf } from './places.ts';
import { createSecondOrders } from './secondOrders.ts';

/** Whose business, how large, and the time at which it ends. */
export type SimulateOptions = { company: DemoCompany; shops: readonly ShopRow[]; size: number; now: Date };

/** Days that the daily sales of a stock are the mean of, today among them. */
const RECENT_DAYS = 30;

type Part = Required<ShopRowsPart>;

/**
 * Lives through a company's last 120 days, day by day, and gives what each of them wrote. The same company, size and
 * time give the same rows.
 */
export function* simulate({
  company,
  shops,
  size,
  now,
}: SimulateOptions): Generator<ShopRowsPart> & ShopRows {
  const { id: companyId } = company;
  const days = makeLedgerDays(now);
  const random = createRandom(`orders:${companyId}`);
  const products = makeProducts(company, now);
  const listings = [...makeListings(company, shops, products, now)];
  const asins = new Map(listings.map(({ listingId, asin }) => [listingId, asin]));
  const { rows: exchangeRates, rateOf } = makeRates(companyId, days);
  const assortments = makeAssortments(companyId, shops, products, listings);
  let part = emptyPart();
  const journal = createJournal(days);
  const stock = createStock(companyId, days, (row) => part.stockMovements.push(row));
  const books = createBooks(companyId, days, rateOf, (row) => {
    journal.noteEntry(row);
    part.financeEntries.push(row);
  });
  const baskets = createBaskets(companyId, assortments, stock, days);
  const supply = createSupply(companyId, products, stock, days);
  const work = createWarehouseWork({ companyId, products, shops, stock, days, books, journal });
  const ads = createAds(company, assortments, size, days);
  const review = createReviews(companyId, days.now, (shopId, sku) => asins.get(`${shopId}-${sku}`) ?? '');
  const secondOrder = createSecondOrders();
  const opinions: CloseOptions['opinions'] = new Map();

  const take = ({ order, lines, life, basket, day }: LedgerOrder) => {
    const isRecent = day > days.last - RECENT_DAYS && order.status !== 'unpaid';
    for (const { level, quantity } of basket.choices) {
      level.available -= quantity;
      if (isRecent) level.soldRecently += quantity;
    }
    const { shipped = Number.POSITIVE_INFINITY } = life;
    if (shipped > days.now) return;
    const leave = () => {
      for (const { level, quantity } of basket.choices)
        stock.move(level, { kind: 'sale', quantity: -quantity, time: shipped, reference: order.orderId });
    };
    if (days.indexOf(shipped) <= day) leave();
    else stock.at(days.indexOf(shipped), leave);
    if (lines.length !== basket.choices.length)
      throw new Error(`${order.orderId} has lines that lie nowhere`);
  };
  const comeBack = (made: LedgerOrder, isSellable: boolean) => {
    const day = days.indexOf(made.order.refundedAt?.getTime() ?? 0);
    const time = days.startOf(day);
    const reference = made.order.orderId;
    stock.at(day, () => {
      for (const { level, quantity, offer } of made.basket.choices) {
        stock.move(level, { kind: 'return', quantity, time, reference });
        if (!isSellable) stock.move(level, { kind: 'damage', quantity: -quantity, time, reference });
        journal.noteReturn({ order: made.order, sku: offer.product.sku, quantity, isSellable });
      }
    });
  };

  baskets.expect((company.orderCount * size) / HISTORY_DAYS);
  for (const { shopId, sku, marketplace, platform } of listings) {
    const place = shopId && platform === 'AMAZON' ? `FBA-${marketplace}` : ownWarehouseOf(marketplace);
    if (place) stock.level(sku, place);
  }
  for (const [index, { sku }] of products.entries()) stock.level(sku, homeOf(index));
  supply.open();
  yield { products, exchangeRates };

  let number = 0;
  for (const [day, count] of ordersByDay(days, company.orderCount * size).entries()) {
    stock.runDay(day);
    supply.runDay(day);
    work.runDay(day);
    const sold: LedgerOrder[] = [];
    const from = Math.max(days.begin + 1, days.startOf(day));
    const to = Math.min(days.now, days.startOf(day) + DAY_MS - 1);
    const times = Array.from({ length: count }, () => from + Math.floor(random.next() * (to - from)));
    for (const time of times.sort((one, other) => one - other)) {
      number += 1;
      const orderId = `${companyId}-${String(number).padStart(7, '0')}`;
      const basket = baskets.draw(day);
      const rate = rateOf(basket.shop.currency, day);
      const drawn = makeOrder({ companyId, orderId, basket, time, day, now: days.now, rate, random });
      const order = secondOrder(drawn.order);
      const made = { ...drawn, order };
      const { lines } = made;
      part.orders.push(order);
      part.orderLines.push(...lines);
      journal.noteOrder(made);
      if (order.status === 'cancelled') continue;
      take(made);
      if (order.status === 'unpaid') continue;
      const isSellable = random.chance(0.6);
      books.enterOrder(made, isSellable);
      sold.push(made);
      if (order.refundedAt) comeBack(made, isSellable);
      const written = review(made);
      if (!written) continue;
      part.reviews.push(written);
      const key = `${order.shopId}-${written.sku}`;
      const { count: before, stars } = opinions.get(key) ?? { count: 0, stars: 0 };
      opinions.set(key, { count: before + 1, stars: stars + written.stars });
    }
    const { rows, spent } = ads.runDay(day, sold);
    part.adsDays.push(...rows);
    const time = Math.min(days.now, days.startOf(day) + DAY_MS - 1);
    for (const { shop, sku, usd } of spent) books.charge({ shop, sku, day, time, usd }, 'ads');
    yield part;
    part = emptyPart();
  }
  const { campaigns } = ads;
  const { purchases, shipments } = supply;
  yield* closeLedger({
    company,
    shops,
    products,
    listings,
    days,
    stock,
    books,
    journal,
    rateOf,
    opinions,
    campaigns,
    purchases,
    shipments,
    assortments,
  });
}

function emptyPart(): { [Name in keyof Part]: Part[Name][number][] } {
  return {
    products: [],
    listings: [],
    messageThreads: [],
    orders: [],
    orderLines: [],
    stock: [],
    stockMovements: [],
    threadMessages: [],
    reviews: [],
    adsDays: [],
    businessRecords: [],
    exchangeRates: [],
    financeEntries: [],
    settlements: [],
  };
}
