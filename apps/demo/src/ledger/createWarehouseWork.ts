import { createRandom } from '../createRandom.ts';
import type { createBooks } from './createBooks.ts';
import type { Journal } from './createJournal.ts';
import type { Level, Stock } from './createStock.ts';
import type { LedgerDays } from './ledgerDays.ts';
import type { ProductRow } from './makeProducts.ts';
import type { ShopRow } from './makeShops.ts';
import { storageUsdOf } from './money.ts';

/** What warehouses are worked with. */
export type WarehouseWorkOptions = {
  companyId: string;
  products: readonly ProductRow[];
  shops: readonly ShopRow[];
  stock: Stock;
  days: LedgerDays;
  books: Pick<ReturnType<typeof createBooks>, 'charge'>;
  journal: Journal;
};

/** Findings of the last days are not booked yet. */
const OPEN_DAYS = 3;

/** Makes what happens in warehouses beside sales: counts, breakage, and a bill for the platform's storage each month. */
export function createWarehouseWork(options: WarehouseWorkOptions) {
  const { companyId, products, shops, stock, days, books, journal } = options;
  const random = createRandom(`work:${companyId}`);
  const volumes = new Map(products.map(({ sku, volume }) => [sku, volume]));
  let count = 0;

  const note = (kind: 'count' | 'damage', level: Level, difference: number, day: number) => {
    count += 1;
    const code = `${kind === 'count' ? 'PD' : 'BS'}${String(count).padStart(5, '0')}`;
    const { sku, warehouse, onHand: booked } = level;
    const isOpen = day > days.last - OPEN_DAYS;
    journal.noteFinding({ day, sku, warehouse, kind, booked, difference, isOpen, code });
    if (!isOpen) stock.move(level, { kind, quantity: difference, time: days.startOf(day), reference: code });
  };
  const findings = (day: number) => {
    const filled = stock.all().filter(({ available }) => available > 2);
    if (filled.length === 0) return;
    if (day % 2 === 0)
      note(
        'count',
        random.pick(filled),
        random.weighted([
          [0, 60],
          [-1, 24],
          [1, 11],
          [-2, 5],
        ]),
        day,
      );
    if (day % 3 === 0) note('damage', random.pick(filled), -random.between(1, 2), day);
  };
  const bill = (day: number) => {
    for (const { sku, warehouse, onHand } of stock.all()) {
      const marketplace = warehouse.startsWith('FBA-') ? warehouse.slice(4) : undefined;
      const shop = shops.find((one) => one.platform === 'AMAZON' && one.marketplace === marketplace);
      const usd = storageUsdOf(onHand * (volumes.get(sku) ?? 0));
      if (shop && usd > 0) books.charge({ shop, sku, day, time: days.startOf(day), usd }, 'storage');
    }
  };
  return {
    runDay(day: number) {
      findings(day);
      if (day > 0 && days.names[day]?.endsWith('-01')) bill(day);
    },
  };
}
