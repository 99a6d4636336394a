import type { financeEntries, settlements } from '@portal/server/schema/ledger';
import type { LedgerDays } from './ledgerDays.ts';
import type { LedgerOrder } from './makeOrder.ts';
import type { RateOf } from './makeRates.ts';
import type { ShopRow } from './makeShops.ts';
import { commissionOf, freightUsdOf, roundMoney, taxWithin } from './money.ts';

/** A row of the table of finance entries, and one of the settlements. */
export type EntryRow = typeof financeEntries.$inferInsert;
export type SettlementRow = typeof settlements.$inferInsert;

type Settled = Pick<SettlementRow, 'sales' | 'refunds' | 'fees' | 'ads' | 'storage'>;
type Charge = { shop: ShopRow; sku: string; day: number; time: number; usd: number };

/** Days of a settlement, and the part of it that a marketplace holds back. */
const PERIOD = 14;
const HELD_BACK = 0.08;
/** The part of the commission that a refund brings back. */
const FEES_BACK = 0.8;

/** Makes the books: entries for sales, refunds and charges, handed to `post`, and the settlements that they add up to. */
export function createBooks(
  companyId: string,
  days: LedgerDays,
  rateOf: RateOf,
  post: (row: EntryRow) => void,
) {
  const periods = new Map<string, Settled[]>();
  let count = 0;

  const enter = (
    shop: ShopRow,
    row: Partial<EntryRow> & Pick<EntryRow, 'kind' | 'occurredAt' | 'sku' | 'settled'>,
  ) => {
    count += 1;
    const entry: EntryRow = {
      companyId,
      entryId: `F${String(count).padStart(8, '0')}`,
      shopId: shop.shopId,
      marketplace: shop.marketplace,
      currency: shop.currency,
      orderId: null,
      lineNo: null,
      units: 0,
      goodsUsd: 0,
      shippingUsd: 0,
      refundsUsd: 0,
      costUsd: 0,
      feesUsd: 0,
      freightUsd: 0,
      adsUsd: 0,
      storageUsd: 0,
      taxUsd: 0,
      settledFees: 0,
      settlementId: null,
      ...row,
    };
    post(entry);
  };
  /** Adds to the settlement of a day; returns its id. */
  const settle = (shop: ShopRow, day: number, part: Partial<Settled>): string => {
    const period = Math.floor(day / PERIOD);
    const list =
      periods.get(shop.shopId) ?? Array.from({ length: Math.floor(days.last / PERIOD) + 1 }, nothing);
    periods.set(shop.shopId, list);
    const sum = list[period];
    if (!sum) throw new Error(`No settlement on day ${day}`);
    for (const [key, value] of Object.entries(part)) sum[key as keyof Settled] += value;
    return idOf(shop, period);
  };
  const charge = ({ shop, sku, day, time, usd }: Charge, kind: 'ads' | 'storage') => {
    const settled = -roundMoney(usd * rateOf(shop.currency, day), shop.currency);
    const settlementId = settle(shop, day, { [kind]: settled });
    const own = kind === 'ads' ? { adsUsd: -usd } : { storageUsd: -usd };
    enter(shop, { kind, occurredAt: new Date(time), sku, settled, settlementId, ...own });
  };

  return {
    /** Enters the lines of an order that was paid: its goods, shipping, cost, fees and tax, and its refund. */
    enterOrder({ order, lines, basket, day }: LedgerOrder, isSellable: boolean) {
      const { shop, choices } = basket;
      const { currency, orderId } = order;
      const shippedDay = order.shippedAt ? days.indexOf(order.shippedAt.getTime()) : undefined;
      for (const [index, line] of lines.entries()) {
        const product = choices[index]?.offer.product;
        if (!product) continue;
        const rate = rateOf(currency, day);
        const goods = line.unitPrice * line.quantity;
        const shipping = index === 0 ? order.shipping : 0;
        const commission = commissionOf(goods + shipping, order.platform, currency);
        const freightUsd = freightUsdOf(product.weight, line.quantity, order.fulfilment);
        const freight = order.fulfilment === 'FBA' ? roundMoney(freightUsd * rate, currency) : 0;
        const tax = taxWithin(goods + shipping, order.marketplace, currency);
        const costUsd = product.costUsd * line.quantity;
        const own = { orderId, lineNo: line.lineNo, sku: line.sku };
        const sales = goods + shipping;
        const fees = -(commission + freight);
        enter(shop, {
          ...own,
          kind: 'sale',
          occurredAt: order.orderedAt,
          units: line.quantity,
          goodsUsd: line.amountUsd,
          shippingUsd: Math.round(shipping / rate),
          costUsd: -costUsd,
          feesUsd: -Math.round(commission / rate),
          freightUsd: -freightUsd,
          taxUsd: -Math.round(tax / rate),
          settled: sales + fees,
          settledFees: fees,
          settlementId: shippedDay === undefined ? null : settle(shop, shippedDay, { sales, fees }),
        });
        if (!order.refundedAt) continue;
        const refundDay = days.indexOf(order.refundedAt.getTime());
        const rateBack = rateOf(currency, refundDay);
        const back = roundMoney(commission * FEES_BACK, currency);
        enter(shop, {
          ...own,
          kind: 'refund',
          occurredAt: order.refundedAt,
          units: -line.quantity,
          refundsUsd: -Math.round(sales / rateBack),
          costUsd: isSellable ? costUsd : 0,
          feesUsd: Math.round(back / rateBack),
          taxUsd: Math.round(tax / rateBack),
          settled: back - sales,
          settledFees: back,
          settlementId: settle(shop, refundDay, { refunds: -sales, fees: back }),
        });
      }
    },
    charge,
    /** The settlements of a shop, each holding back a part that the next one pays. */
    settlementsOf(shop: ShopRow): SettlementRow[] {
      let reserve = 0;
      return (periods.get(shop.shopId) ?? []).map((sum, period) => {
        const toDay = Math.min(days.last, (period + 1) * PERIOD - 1);
        const net = sum.sales + sum.refunds + sum.fees + sum.ads + sum.storage;
        const balance = reserve + net;
        const held = roundMoney(Math.max(0, net) * HELD_BACK, shop.currency);
        const reserveAfter = balance <= 0 ? balance : Math.min(balance, held);
        const row: SettlementRow = {
          companyId,
          settlementId: idOf(shop, period),
          shopId: shop.shopId,
          marketplace: shop.marketplace,
          currency: shop.currency,
          fromDay: days.names[period * PERIOD] ?? '',
          toDay: days.names[toDay] ?? '',
          status: (period + 1) * PERIOD - 1 < days.last ? 'done' : 'open',
          ...sum,
          reserveBefore: reserve,
          reserveAfter,
          payout: balance - reserveAfter,
        };
        reserve = reserveAfter;
        return row;
      });
    },
  };
}

function nothing(): Settled {
  return { sales: 0, refunds: 0, fees: 0, ads: 0, storage: 0 };
}

function idOf({ shopId }: ShopRow, period: number): string {
  return `${shopId}-S${String(period + 1).padStart(2, '0')}`;
}
