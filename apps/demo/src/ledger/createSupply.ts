import { createRandom } from '../createRandom.ts';
import { createPurchasing, type Purchase } from './createPurchasing.ts';
import type { Level, Stock } from './createStock.ts';
import { DAY_MS, type LedgerDays } from './ledgerDays.ts';
import type { ProductRow } from './makeProducts.ts';
import { homeOf, placeOf } from './places.ts';
import { isHeldUp, openingFactor } from './stories.ts';

/** Goods on their way from one warehouse to another. */
export type Shipment = {
  code: string;
  from: string;
  to: string;
  departed: number;
  /** The day on which it arrives, also where that is still to come. */
  arrives: number;
  lines: { sku: string; quantity: number }[];
  units: number;
  /** Grams and cubic centimetres. */
  weight: number;
  volume: number;
  /** Hundredths of US dollars. */
  feeUsd: number;
};

/** Keeps the warehouses filled, day by day. */
export type Supply = {
  open(): void;
  runDay(day: number): void;
  purchases: readonly Purchase[];
  shipments: readonly Shipment[];
};

/** Days of sales that a delivery should last, and those at which the next one leaves. */
const COVER = 46;
const SAFETY = 20;
const TOP_UP_DAYS = 4;

/** Makes what buys from suppliers and ships to the warehouses. Levels know by their rate what they will sell. */
export function createSupply(
  companyId: string,
  products: readonly ProductRow[],
  stock: Stock,
  days: LedgerDays,
): Supply {
  const random = createRandom(`supply:${companyId}`);
  const byHome = new Map(products.map((product, index) => [product.sku, homeOf(index)]));
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const purchasing = createPurchasing({
    companyId,
    products,
    stock,
    days,
    homeOf: (sku) => byHome.get(sku) ?? '',
  });
  const shipments: Shipment[] = [];
  const homeLevel = (sku: string) => stock.level(sku, byHome.get(sku) ?? '');
  const away = () => stock.all().filter((level) => placeOf(level.warehouse).transitDays > 0);

  const ship = (
    from: string,
    to: string,
    day: number,
    transitDays: number,
    lines: [Level, Level, number][],
  ) => {
    const code = `${transitDays > TOP_UP_DAYS ? 'FM' : 'TR'}${String(shipments.length + 1).padStart(5, '0')}`;
    const arrives = day + Math.max(2, transitDays + random.between(-2, 3));
    const of = (measure: 'weight' | 'volume') =>
      lines.reduce((sum, [{ sku }, , quantity]) => sum + quantity * (bySku.get(sku)?.[measure] ?? 0), 0);
    const weight = of('weight');
    const shipment: Shipment = {
      code,
      from,
      to,
      departed: day,
      arrives,
      lines: lines.map(([{ sku }, , quantity]) => ({ sku, quantity })),
      units: lines.reduce((sum, [, , quantity]) => sum + quantity, 0),
      weight,
      volume: of('volume'),
      feeUsd: Math.round(1_800 + weight * (transitDays > TOP_UP_DAYS ? 0.11 : 0.04)),
    };
    shipments.push(shipment);
    for (const [source, target, quantity] of lines) {
      stock.move(source, { kind: 'transfer', quantity: -quantity, time: days.startOf(day), reference: code });
      target.inbound += quantity;
      stock.at(arrives, () => {
        target.inbound -= quantity;
        stock.move(target, { kind: 'transfer', quantity, time: days.startOf(arrives), reference: code });
      });
    }
  };

  const replenish = (warehouse: string, levels: readonly Level[], day: number) => {
    const { transitDays, marketplace } = placeOf(warehouse);
    const chosen = new Map<string, [Level, Level, number][]>();
    const choose = (source: Level, target: Level, wanted: number) => {
      const quantity = Math.min(wanted, source.available);
      if (quantity <= 0) return;
      const lines = chosen.get(source.warehouse) ?? [];
      chosen.set(source.warehouse, lines);
      lines.push([source, target, quantity]);
    };
    for (const level of levels) {
      if (level.rate === 0 || isHeldUp(level.sku, day)) continue;
      const position = level.available + level.inbound;
      const near = nearby(stock, level, marketplace);
      if (near && level.available < level.rate * 6 && near.available > near.rate * 30)
        choose(near, level, Math.ceil(Math.min(near.available / 3, level.rate * 20)));
      else if (position < level.rate * (transitDays + SAFETY))
        choose(homeLevel(level.sku), level, Math.ceil(level.rate * (transitDays + COVER)) - position);
    }
    for (const [from, lines] of chosen)
      ship(from, warehouse, day, placeOf(from).transitDays > 0 ? TOP_UP_DAYS : transitDays, lines);
  };

  return {
    purchases: purchasing.purchases,
    shipments,
    open() {
      for (const level of stock.all()) {
        const isAway = placeOf(level.warehouse).transitDays > 0;
        const length = isAway ? random.between(34, 62) : random.between(24, 44);
        const factor = isAway && random.chance(0.06) ? random.between(3, 5) : openingFactor(level.sku);
        // What is not on sale any more lies about in single pieces.
        const quantity = level.rate > 0 ? Math.ceil(level.rate * length * factor) : random.between(0, 3);
        const time = days.startOf(0) - random.between(5, 230) * DAY_MS;
        stock.move(level, { kind: 'opening', quantity, time, reference: 'opening' });
      }
    },
    runDay(day) {
      purchasing.runDay(day);
      const byWarehouse = Map.groupBy(away(), ({ warehouse }) => warehouse);
      let place = 0;
      for (const [warehouse, levels] of byWarehouse) {
        place += 1;
        if ((day + place) % 7 === 0) replenish(warehouse, levels, day);
      }
    },
  };
}

/** The company's own warehouse in the country of a platform's. */
function nearby(stock: Stock, { sku, warehouse }: Level, marketplace: string): Level | undefined {
  const own = { US: 'LOS-ANGELES', DE: 'FRANKFURT', UK: 'BIRMINGHAM', JP: 'OSAKA' }[marketplace];
  return own && own !== warehouse ? stock.find(sku, own) : undefined;
}
