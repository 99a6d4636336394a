import type { EntryRow } from './createBooks.ts';
import { type LedgerDays, toDay } from './ledgerDays.ts';
import type { LedgerOrder } from './makeOrder.ts';

/** Goods that a buyer sent back. */
type ReturnedGoods = {
  order: LedgerOrder['order'];
  sku: string;
  quantity: number;
  isSellable: boolean;
};
/** What was found in a warehouse: a count, or something broken. */
type Finding = {
  day: number;
  sku: string;
  warehouse: string;
  kind: 'count' | 'damage';
  booked: number;
  difference: number;
  /** Not booked yet. */
  isOpen: boolean;
  code: string;
};
type Parcels = {
  day: number;
  warehouse: string;
  carrier: string;
  orders: number;
  lines: number;
  units: number;
  weight: number;
};
type Sums = {
  goodsUsd: number;
  shippingUsd: number;
  refundsUsd: number;
  feesUsd: number;
  freightUsd: number;
  adsUsd: number;
  storageUsd: number;
  taxUsd: number;
};

/** What the lists of a company are written from: few facts of many orders. */
export type Journal = {
  noteOrder(made: LedgerOrder): void;
  noteReturn(goods: ReturnedGoods): void;
  noteFinding(finding: Finding): void;
  noteEntry(entry: EntryRow): void;
  /** The last orders, oldest first. */
  recent: readonly LedgerOrder[];
  /** Orders whose parcels never arrived. */
  lost: readonly LedgerOrder[];
  returns: readonly ReturnedGoods[];
  findings: readonly Finding[];
  parcels(): readonly Parcels[];
  /** Sums of the books by month and shop, as `2026-11 shop-1`. */
  months: ReadonlyMap<string, Sums>;
};

const RECENT = 400;
/** A parcel that is on its way longer than this is lost. */
const LOST_DAYS = 20;

/** Makes an empty journal. */
export function createJournal(days: LedgerDays): Journal {
  const recent: LedgerOrder[] = [];
  const lost: LedgerOrder[] = [];
  const returns: ReturnedGoods[] = [];
  const findings: Finding[] = [];
  const parcels = new Map<string, Parcels>();
  const months = new Map<string, Sums>();
  return {
    recent,
    lost,
    returns,
    findings,
    months,
    parcels: () => [...parcels.values()],
    noteOrder(made) {
      const { order, lines, life, basket } = made;
      recent.push(made);
      if (recent.length > RECENT * 2) recent.splice(0, RECENT);
      if (!order.shippedAt) return;
      const day = days.indexOf(order.shippedAt.getTime());
      if (life.delivered === undefined && days.last - day > LOST_DAYS) lost.push(made);
      if (order.fulfilment !== 'FBM') return;
      const carrier = order.carrier ?? '';
      const key = `${day} ${order.warehouse} ${carrier}`;
      const empty = { day, warehouse: order.warehouse, carrier, orders: 0, lines: 0, units: 0, weight: 0 };
      const sum = parcels.get(key) ?? empty;
      parcels.set(key, sum);
      sum.orders += 1;
      sum.lines += lines.length;
      sum.units += order.units;
      for (const { offer, quantity } of basket.choices) sum.weight += offer.product.weight * quantity;
    },
    noteReturn: (goods) => void returns.push(goods),
    noteFinding: (finding) => void findings.push(finding),
    noteEntry(entry) {
      const key = `${toDay(new Date(entry.occurredAt).getTime()).slice(0, 7)} ${entry.shopId}`;
      const sum = months.get(key) ?? noSums();
      months.set(key, sum);
      for (const field of Object.keys(sum) as (keyof Sums)[]) sum[field] += entry[field];
    },
  };
}

function noSums(): Sums {
  return {
    goodsUsd: 0,
    shippingUsd: 0,
    refundsUsd: 0,
    feesUsd: 0,
    freightUsd: 0,
    adsUsd: 0,
    storageUsd: 0,
    taxUsd: 0,
  };
}
