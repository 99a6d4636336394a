import type { orderLines, orders } from '../../db/schema/business.ts';
import { buyersOf } from '../catalogue/buyers.ts';
import type { DemoCompany } from '../catalogue/companies.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { marketplaceOf, toLocalPrice } from '../marketplaces.ts';
import type { ProductRow } from './makeProducts.ts';
import type { ShopRow } from './makeShops.ts';

/** An order with its lines. */
export type OrderWithLines = {
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
};

/** What `makeOrders` draws on. */
export type MakeOrdersOptions = {
  company: DemoCompany;
  shops: readonly ShopRow[];
  products: readonly ProductRow[];
  count: number;
  now: Date;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back the demo data reaches. */
export const HISTORY_DAYS = 120;

/** Makes the company's orders of the last `HISTORY_DAYS` days, oldest first, one at a time. */
export function* makeOrders(options: MakeOrdersOptions): Generator<OrderWithLines> {
  const random = createRandom(`orders:${options.company.id}`);
  const shops = options.shops.map((shop) => [shop, shopWeight(shop)] as const);
  for (let index = 0; index < options.count; index++) {
    yield makeOrder(options, index, random, random.weighted(shops));
  }
}

function makeOrder(
  { company, products, count, now }: MakeOrdersOptions,
  index: number,
  random: Random,
  shop: ShopRow,
): OrderWithLines {
  const marketplace = marketplaceOf(shop.marketplace);
  const buyers = buyersOf(shop.marketplace);
  const age = HISTORY_DAYS * DAY_MS * (1 - ((index + random.next()) / count) ** 0.85);
  const orderedAt = new Date(now.getTime() - Math.floor(age));
  const orderId = `${company.id}-${String(index + 1).padStart(7, '0')}`;
  const lineCount = random.weighted([
    [1, 70],
    [2, 20],
    [3, 8],
    [4, 2],
  ]);
  const lines = Array.from({ length: lineCount }, (_, line) => {
    const product = products[Math.floor(random.next() ** 1.7 * products.length)] ?? random.pick(products);
    const quantity = random.weighted([
      [1, 80],
      [2, 15],
      [3, 5],
    ]);
    return {
      companyId: company.id,
      orderId,
      lineNo: line + 1,
      sku: product.sku,
      quantity,
      unitPrice: toLocalPrice(product.priceUsd, marketplace),
      amountUsd: product.priceUsd * quantity,
    };
  });
  const status = drawStatus(age, random);
  const fulfilment = shop.platform === 'AMAZON' && random.chance(0.78) ? 'FBA' : 'FBM';
  const isShipped = status === 'shipped' || status === 'delivered' || status === 'refunded';
  const shippedAt = new Date(Math.min(now.getTime(), orderedAt.getTime() + random.between(4, 44) * HOUR_MS));
  const order = {
    companyId: company.id,
    orderId,
    orderNo: orderNumber(shop.platform, random),
    shopId: shop.shopId,
    shopName: shop.shopName,
    platform: shop.platform,
    marketplace: shop.marketplace,
    status,
    buyerName: buyerName(shop.marketplace, random.pick(buyers.firstNames), random.pick(buyers.lastNames)),
    city: random.pick(buyers.cities),
    currency: marketplace.currency,
    amount: lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0),
    amountUsd: lines.reduce((sum, line) => sum + line.amountUsd, 0),
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    fulfilment,
    warehouse: fulfilment === 'FBA' ? `FBA-${shop.marketplace}` : random.pick(['SHENZHEN', 'YIWU']),
    carrier: isShipped ? carrierOf(fulfilment, random) : null,
    trackingNo: isShipped ? `${random.pick(['1Z', 'YT', 'TBA'])}${random.digits(12)}` : null,
    orderedAt,
    shipBy: new Date(orderedAt.getTime() + 2 * DAY_MS),
    shippedAt: isShipped ? shippedAt : null,
  };
  return { order, lines };
}

function shopWeight({ platform, marketplace }: ShopRow): number {
  return marketplaceOf(marketplace).weight * (platform === 'AMAZON' ? 1 : 0.18);
}

function drawStatus(ageMs: number, random: Random): string {
  if (ageMs < 6 * HOUR_MS)
    return random.weighted([
      ['unpaid', 45],
      ['to-ship', 55],
    ]);
  if (ageMs < 2 * DAY_MS) {
    return random.weighted([
      ['unpaid', 8],
      ['to-ship', 66],
      ['shipped', 22],
      ['cancelled', 4],
    ]);
  }
  if (ageMs < 10 * DAY_MS) {
    return random.weighted([
      ['to-ship', 7],
      ['shipped', 66],
      ['delivered', 20],
      ['cancelled', 5],
      ['refunded', 2],
    ]);
  }
  return random.weighted([
    ['shipped', 3],
    ['delivered', 86],
    ['cancelled', 5],
    ['refunded', 6],
  ]);
}

function orderNumber(platform: string, random: Random): string {
  if (platform === 'AMAZON') return `1${random.digits(2)}-${random.digits(7)}-${random.digits(7)}`;
  return platform === 'TIKTOK' ? `57${random.digits(16)}` : `#${random.digits(6)}-${random.digits(4)}`;
}

function buyerName(marketplace: string, first: string, last: string): string {
  return marketplace === 'JP' ? `${last} ${first}` : `${first} ${last}`;
}

function carrierOf(fulfilment: string, random: Random): string {
  return fulfilment === 'FBA' ? 'Amazon Logistics' : random.pick(['YunExpress', '4PX', 'DHL', 'UPS']);
}
