import type { ShopRowsPart } from '@portal/server';
import { readRecordValues, recordSpec } from '@portal/server/data';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from '../catalogue/companies.ts';
import { DAY_MS, makeLedgerDays, toDay } from './ledgerDays.ts';
import { makeShops } from './makeShops.ts';
import { simulate } from './simulate.ts';

type Rows = { [Name in keyof ShopRowsPart]-?: NonNullable<ShopRowsPart[Name]>[number][] };

const NAMES = [
  'products',
  'listings',
  'orders',
  'orderLines',
  'stock',
  'stockMovements',
  'reviews',
  'adsDays',
  'businessRecords',
  'exchangeRates',
  'financeEntries',
  'settlements',
  'messageThreads',
  'threadMessages',
] as const;
const STATES_BEFORE_PAYMENT = ['unpaid', 'cancelled'];

/** Everything that a ledger writes. */
function ledgerOf(company: (typeof demoCompanies)[number], now: Date) {
  const shops = makeShops(company, now);
  const rows = Object.fromEntries(NAMES.map((name) => [name, [] as object[]])) as unknown as Rows;
  for (const part of simulate({ company, shops, size: 1, now }))
    for (const name of NAMES) (rows[name] as object[]).push(...(part[name] ?? []));
  return { company, shops, now, ...rows };
}
type Fields = Record<string, string | number | null>;
type Ledger = ReturnType<typeof ledgerOf>;

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);
const sums = <Row>(rows: readonly Row[], key: (row: Row) => string, value: (row: Row) => number) => {
  const all = new Map<string, number>();
  for (const row of rows) all.set(key(row), (all.get(key(row)) ?? 0) + value(row));
  return all;
};
const recordsOf = ({ businessRecords }: Ledger, kind: string) =>
  businessRecords
    .filter((row) => row.kind === kind)
    .map(({ status, fields }): Fields => ({ status, ...fields }));
const time = (value: Date | string | null | undefined) => (value ? new Date(value).getTime() : undefined);
const dayOf = (date: Date | undefined) => toDay(date?.getTime() ?? 0);
const profitOf = (entry: Ledger['financeEntries'][number]) =>
  entry.goodsUsd +
  entry.shippingUsd +
  entry.refundsUsd +
  entry.costUsd +
  entry.feesUsd +
  entry.freightUsd +
  entry.adsUsd +
  entry.storageUsd +
  entry.taxUsd;

const cases = [
  ...demoCompanies.map((company) => [company.id, '2026-11-21T08:00:00.000Z'] as const),
  ['c-starlight', '2027-03-01T00:00:00.000Z'] as const,
  ['c-tidewater', '2027-07-09T23:59:59.000Z'] as const,
];

describe.each(cases)('the ledger of %s at %s', (id, moment) => {
  const company = demoCompanies.find((one) => one.id === id);
  if (!company) throw new Error(id);
  const ledger = ledgerOf(company, new Date(moment));
  const { orders, orderLines, stock, stockMovements, financeEntries, settlements } = ledger;
  const orderById = new Map(orders.map((order) => [order.orderId, order]));
  const now = ledger.now.getTime();

  it('[D44] what lies in a warehouse is the sum of its movements, at no time less than nothing', () => {
    const levels = sums(
      stockMovements,
      ({ warehouse, sku }) => `${warehouse}-${sku}`,
      (row) => row.quantity,
    );
    expect(new Map(stock.map((row) => [row.stockId, row.onHand]))).toEqual(levels);
    const running = new Map<string, number>();
    const inTime = stockMovements.toSorted(
      (one, other) => (time(one.movedAt) ?? 0) - (time(other.movedAt) ?? 0) || other.quantity - one.quantity,
    );
    for (const { warehouse, sku, quantity } of inTime) {
      const level = (running.get(`${warehouse}-${sku}`) ?? 0) + quantity;
      running.set(`${warehouse}-${sku}`, level);
      expect(level, `${warehouse}-${sku}`).toBeGreaterThanOrEqual(0);
    }
  });

  it('[D44] what is shipped left a warehouse, what waits is reserved there, and both are lines of orders', () => {
    const key = (order: { warehouse: string } | undefined, sku: string) => `${order?.warehouse}-${sku}`;
    const isWaiting = ({ orderId }: { orderId: string }) =>
      ['unpaid', 'to-ship'].includes(orderById.get(orderId)?.status ?? '');
    const waiting = sums(
      orderLines.filter(isWaiting),
      ({ orderId, sku }) => key(orderById.get(orderId), sku),
      (line) => line.quantity,
    );
    for (const row of stock) expect(row.reserved, row.stockId).toBe(waiting.get(row.stockId) ?? 0);
    const left = sums(
      stockMovements.filter(({ kind }) => kind === 'sale'),
      ({ reference, sku }) => `${reference} ${sku}`,
      (row) => -row.quantity,
    );
    const shipped = orderLines.filter(({ orderId }) => orderById.get(orderId)?.shippedAt);
    expect(left).toEqual(
      sums(
        shipped,
        ({ orderId, sku }) => `${orderId} ${sku}`,
        (line) => line.quantity,
      ),
    );
  });

  it('[D271] threads are of orders that are there, and their messages follow each other up to now', () => {
    const { messageThreads, threadMessages } = ledger;
    expect(messageThreads.length).toBeGreaterThan(20);
    const byThread = Map.groupBy(threadMessages, (message) => message.threadId);
    const isWaiting = ({ askedAt, answeredAt }: (typeof messageThreads)[number]) =>
      !answeredAt || answeredAt < askedAt;
    for (const thread of messageThreads) {
      const order = orderById.get(thread.orderId);
      const { orderNo, shopId, marketplace, buyerName } = thread;
      expect(order).toMatchObject({ orderNo, shopId, marketplace, buyerName });
      const messages = byThread.get(thread.threadId) ?? [];
      const times = messages.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times[0]).toBeGreaterThanOrEqual(order?.orderedAt.getTime() ?? now);
      expect(times.at(-1)).toBeLessThan(now);
      const lastOf = (isBuyer: boolean) => messages.findLast((one) => one.isBuyer === isBuyer)?.at;
      expect([thread.askedAt, thread.answeredAt]).toEqual([lastOf(true), lastOf(false) ?? null]);
      expect(/[\u3040-\u30ff]/.test(messages[0]?.text ?? '')).toBe(thread.language === 'ja-JP');
    }
    const day = now - DAY_MS;
    const open = messageThreads.filter((thread) => isWaiting(thread) && !thread.closedAt);
    expect(open.filter(({ askedAt }) => askedAt.getTime() > day).length).toBeGreaterThan(0);
    expect(open.filter(({ askedAt }) => askedAt.getTime() < day).length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(messageThreads.length / 2);
  });

  it('[D45] the daily sales of the stock are those of the last 30 days of orders', () => {
    const days = makeLedgerDays(ledger.now);
    const from = days.startOf(days.last - 29);
    const sold = orderLines.filter(({ orderId }) => {
      const order = orderById.get(orderId);
      return order && order.orderedAt.getTime() >= from && !STATES_BEFORE_PAYMENT.includes(order.status);
    });
    const bySku = sums(
      sold,
      (line) => line.sku,
      (line) => line.quantity,
    );
    const velocity = sums(
      stock,
      (row) => row.sku,
      (row) => row.dailySales * 30,
    );
    for (const [sku, units] of velocity) expect(units, sku).toBeCloseTo(bySku.get(sku) ?? 0, 6);
    expect(sumOf([...velocity.values()], Number)).toBeCloseTo(sumOf([...bySku.values()], Number), 6);
  });

  it('[D45] there are goods for weeks, not for years', () => {
    const cover = sumOf(stock, (row) => row.onHand) / sumOf(stock, (row) => row.dailySales);
    expect(cover).toBeGreaterThan(30);
    // A small company has a piece of each at least.
    expect(cover).toBeLessThan(company.orderCount < 500 ? 250 : 150);
  });

  it('[D46] a settlement is the sum of its entries, less what it holds back, and pays what was held back before', () => {
    const entries = Map.groupBy(
      financeEntries.filter(({ settlementId }) => settlementId),
      ({ settlementId }) => settlementId,
    );
    const before = new Map<string, number>();
    for (const row of settlements) {
      const own = entries.get(row.settlementId) ?? [];
      const parts = row.sales + row.refunds + row.fees + row.ads + row.storage;
      expect(
        sumOf(own, ({ settled }) => settled),
        row.settlementId,
      ).toBe(parts);
      expect(row.payout).toBe(row.reserveBefore + parts - row.reserveAfter);
      expect(row.payout).toBeGreaterThanOrEqual(0);
      expect(row.reserveBefore).toBe(before.get(row.shopId) ?? 0);
      before.set(row.shopId, row.reserveAfter);
      for (const entry of own)
        expect([entry.shopId, entry.marketplace, entry.currency]).toEqual([
          row.shopId,
          row.marketplace,
          row.currency,
        ]);
    }
    expect(new Set(settlements.map(({ settlementId }) => settlementId)).size).toBe(settlements.length);
  });

  it('[D47] every order that was paid is in the books once, with its goods, cost and fees', () => {
    const sold = orders.filter(({ status }) => !STATES_BEFORE_PAYMENT.includes(status));
    const booked = sums(
      financeEntries.filter(({ kind }) => kind === 'sale'),
      ({ orderId }) => orderId ?? '',
      ({ goodsUsd }) => goodsUsd,
    );
    expect(booked).toEqual(new Map(sold.map((order) => [order.orderId, order.amountUsd])));
    const refunded = new Set(
      financeEntries.filter(({ kind }) => kind === 'refund').map(({ orderId }) => orderId),
    );
    expect(refunded).toEqual(
      new Set(orders.filter(({ status }) => status === 'refunded').map(({ orderId }) => orderId)),
    );
    for (const entry of financeEntries.filter(({ kind }) => kind === 'sale')) {
      expect(entry.feesUsd).toBeLessThan(0);
      expect(entry.costUsd).toBeLessThan(0);
    }
    const profit = sumOf(financeEntries, profitOf);
    const revenue = sumOf(financeEntries, ({ goodsUsd }) => goodsUsd);
    expect(profit / revenue).toBeGreaterThan(0.05);
    expect(profit / revenue).toBeLessThan(0.4);
  });

  it('[D47] ads cost in the books what campaigns spent, and sell what their shops sold', () => {
    const spent = sums(
      ledger.adsDays,
      (row) => `${row.day} ${row.shopId} ${row.sku}`,
      (row) => row.spendUsd,
    );
    const booked = sums(
      financeEntries.filter(({ kind }) => kind === 'ads'),
      (row) => `${dayOf(row.occurredAt)} ${row.shopId} ${row.sku}`,
      (row) => -row.adsUsd,
    );
    expect(booked).toEqual(spent);
    const daily = sums(
      orders.filter(({ status }) => !STATES_BEFORE_PAYMENT.includes(status)),
      (row) => `${dayOf(row.orderedAt)} ${row.shopId}`,
      () => 1,
    );
    const won = sums(
      ledger.adsDays,
      (row) => `${row.day} ${row.shopId}`,
      (row) => row.adOrders,
    );
    for (const [key, count] of won) expect(count, key).toBeLessThanOrEqual(daily.get(key) ?? 0);
    for (const row of ledger.adsDays) expect(row.clicks).toBeGreaterThanOrEqual(row.adOrders);
    const sold = sums(
      ledger.adsDays,
      (row) => row.campaign,
      (row) => row.adOrders,
    );
    expect([...sold.values()].filter((count) => count === 0).length, 'without orders').toBeGreaterThanOrEqual(
      2,
    );
  });

  it('[D48] there is one rate for a day and currency, and dollars of orders follow from it', () => {
    const { exchangeRates } = ledger;
    const rates = new Map(exchangeRates.map((row) => [`${row.day} ${row.currency}`, row.rate]));
    expect(rates.size).toBe(exchangeRates.length);
    for (const { orderId, unitPrice, quantity, amountUsd } of orderLines) {
      const order = orderById.get(orderId);
      const rate = rates.get(`${dayOf(order?.orderedAt)} ${order?.currency}`) ?? 0;
      expect(amountUsd, orderId).toBe(Math.round((unitPrice * quantity) / rate));
    }
    const shown = recordsOf(ledger, 'exchange-rates').map(({ currency }) => currency);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('[D49] states and their times agree, and nothing happens before what it follows from', () => {
    for (const order of orders) {
      const { status, orderedAt, paidAt, shippedAt, deliveredAt, refundedAt, cancelledAt, trackingNo } =
        order;
      const reached = [orderedAt, paidAt, shippedAt, deliveredAt, refundedAt];
      const times = reached.flatMap((date) => time(date) ?? []);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.max(...times, time(cancelledAt) ?? 0), order.orderId).toBeLessThanOrEqual(now);
      const last = ['unpaid', 'to-ship', 'shipped', 'delivered', 'refunded'][times.length - 1];
      expect(status, order.orderId).toBe(cancelledAt ? 'cancelled' : last);
      expect(reached.slice(times.length).filter(Boolean)).toEqual([]);
      expect(Boolean(trackingNo)).toBe(Boolean(shippedAt));
      if (order.fulfilment === 'FBA' && status === 'to-ship')
        expect(order.shipBy.getTime() + DAY_MS * 2, order.orderId).toBeGreaterThan(now);
    }
  });

  it('[D49] what rows refer to exists, in the same shop, marketplace and currency', () => {
    const shopById = new Map(ledger.shops.map((shop) => [shop.shopId, shop]));
    const listed = new Map(ledger.listings.map((row) => [row.listingId, row]));
    const skus = new Set(ledger.products.map(({ sku }) => sku));
    for (const row of [...orders, ...ledger.listings, ...settlements, ...financeEntries, ...ledger.adsDays]) {
      const shop = shopById.get(row.shopId ?? '');
      expect(shop?.marketplace).toBe(row.marketplace);
      if ('currency' in row) expect(row.currency).toBe(shop?.currency);
    }
    for (const { orderId, sku } of orderLines)
      expect(listed.get(`${orderById.get(orderId)?.shopId}-${sku}`)?.status).toBe('active');
    for (const review of ledger.reviews) {
      const order = orderById.get(review.orderId ?? '');
      expect(['delivered', 'refunded']).toContain(order?.status);
      expect(order?.marketplace).toBe(review.marketplace);
      expect(listed.get(`${order?.shopId}-${review.sku}`)?.asin).toBe(review.asin);
      expect(time(review.reviewedAt)).toBeGreaterThan(time(order?.deliveredAt) ?? 0);
    }
    const codes = new Set(orders.map(({ orderNo }) => orderNo));
    for (const { fields, kind } of ledger.businessRecords) {
      if (typeof fields.orderNo === 'string') expect(codes, kind).toContain(fields.orderNo);
      if (typeof fields.sku === 'string') expect(skus, kind).toContain(fields.sku);
    }
    for (const { shopName, marketplace } of [
      ...recordsOf(ledger, 'settlements'),
      ...recordsOf(ledger, 'platform-fees'),
    ])
      expect(ledger.shops.find((shop) => shop.shopName === shopName)?.marketplace).toBe(marketplace);
  });

  it('[D50] no list holds an entry that its own form would refuse', () => {
    for (const { kind, status, fields, recordId } of ledger.businessRecords) {
      const read = readRecordValues(recordSpec(kind as never), { ...fields, status });
      expect(read.ok ? {} : read.problems, recordId).toEqual({});
      expect(
        Object.values(fields).some((value) => value === undefined || Number.isNaN(value)),
        recordId,
      ).toBe(false);
    }
    for (const { received, quantity, status } of recordsOf(ledger, 'purchase-orders')) {
      expect(Number(received)).toBeLessThanOrEqual(Number(quantity));
      if (status === 'done') expect(received).toBe(quantity);
      if (status === 'transit' || status === 'open') expect(received).toBe(0);
    }
    for (const { defects, quantity, passRate } of recordsOf(ledger, 'inspections'))
      expect(passRate).toBeCloseTo(1 - Number(defects) / Number(quantity), 3);
    for (const { booked, counted, difference } of recordsOf(ledger, 'counts'))
      expect(Number(counted) - Number(booked)).toBe(difference);
    const budgets = recordsOf(ledger, 'budgets').filter(({ name }) => String(name).startsWith('广告'));
    expect(sumOf(budgets, ({ spent }) => Number(spent))).toBeCloseTo(
      -sumOf(financeEntries, ({ adsUsd }) => adsUsd) / 100,
      2,
    );
  });

  it('[D50] purchase orders received what came into the home warehouses', () => {
    const came = sums(
      stockMovements.filter(({ kind }) => kind === 'receipt'),
      ({ reference }) => reference,
      ({ quantity }) => quantity,
    );
    for (const { code, received } of recordsOf(ledger, 'purchase-orders'))
      expect(received).toBe(came.get(String(code)) ?? 0);
  });
});

describe('stories', () => {
  const [company] = demoCompanies;
  if (!company) throw new Error('No company');
  const ledger = ledgerOf(company, new Date('2026-11-21T08:00:00.000Z'));

  it('[D51] a best seller runs out while its purchase order is late', () => {
    const hero = ledger.stock.find(({ stockId }) => stockId === 'FBA-US-ST-EAR-BK-01');
    expect(hero?.onHand).toBe(0);
    expect(hero?.dailySales).toBeGreaterThan(0.3);
    const late = recordsOf(ledger, 'purchase-orders').filter(
      ({ sku, status, eta }) => sku === 'ST-EAR-BK-01' && status === 'transit' && String(eta) < '2026-11-21',
    );
    expect(late.length).toBeGreaterThan(0);
  });

  it('[D51] own warehouses fall behind in the last days, at whatever hour the ledger ends', () => {
    const isLate = ({ status, fulfilment, shipBy }: Ledger['orders'][number], now: Date) =>
      status === 'to-ship' && fulfilment === 'FBM' && shipBy < now;
    for (const hour of [0, 6, 12, 18]) {
      const now = new Date(Date.UTC(2026, 10, 23, hour, 40));
      const late = ledgerOf(company, now).orders.filter((order) => isLate(order, now));
      expect(late.length, `${hour}:40`).toBeGreaterThan(4);
    }
  });

  it('[D51] one product was bought for years, one comes back, one supplier is late', () => {
    const slow = ledger.stock.filter(({ sku, onHand }) => sku === 'ST-GRL-GY-05' && onHand > 0);
    const sold = sumOf(slow, (row) => row.dailySales);
    expect(sumOf(slow, (row) => row.onHand) / Math.max(sold, 0.01)).toBeGreaterThan(150);
    const refundRate = (sku: string) => {
      const own = ledger.financeEntries.filter((entry) => entry.sku === sku);
      return (
        own.filter(({ kind }) => kind === 'refund').length / own.filter(({ kind }) => kind === 'sale').length
      );
    };
    expect(refundRate('ST-FRY-WH-02')).toBeGreaterThan(0.12);
    const scores = recordsOf(ledger, 'supplier-scores');
    const rates = scores.map(({ onTimeRate }) => Number(onTimeRate));
    expect(scores.find(({ supplier }) => supplier === '宁波海川户外')?.onTimeRate).toBe(Math.min(...rates));
  });
});
