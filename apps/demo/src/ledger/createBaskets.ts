import { createRandom, type Random } from '../createRandom.ts';
import type { Level, Stock } from './createStock.ts';
import type { LedgerDays } from './ledgerDays.ts';
import type { Offer, ShopAssortment } from './makeAssortment.ts';
import type { ShopRow } from './makeShops.ts';
import { homeOf, ownWarehouseOf } from './places.ts';
import { demandFactor } from './stories.ts';

/** What a buyer chose in a shop, and where it lies. */
export type Basket = {
  shop: ShopRow;
  fulfilment: 'FBA' | 'FBM';
  warehouse: string;
  choices: { offer: Offer; quantity: number; level: Level }[];
};

/** Orders a day, lines an order and units a line, on average. */
const LINES = 1.42;
const UNITS = 1.25;
const TRIES = 10;
const HOMES = ['SHENZHEN', 'YIWU'] as const;

type Chooser = { assortment: ShopAssortment; early: number[]; late: number[] };

/** Makes what draws what buyers choose of that which there is. Levels are told what to expect first. */
export function createBaskets(
  companyId: string,
  assortments: readonly ShopAssortment[],
  stock: Stock,
  days: LedgerDays,
) {
  const random = createRandom(`baskets:${companyId}`);
  const choosers = assortments
    .filter(({ offers }) => offers.length > 0)
    .map(
      (assortment): Chooser => ({
        assortment,
        early: sums(assortment.offers, 0),
        late: sums(assortment.offers, days.last),
      }),
    );
  const shares = choosers.map((chooser) => [chooser, chooser.assortment.share] as const);

  const choose = (chooser: Chooser, fulfilment: 'FBA' | 'FBM', day: number): Basket | undefined => {
    const { shop, offers } = chooser.assortment;
    const warehouse =
      fulfilment === 'FBA'
        ? `FBA-${shop.marketplace}`
        : (ownWarehouseOf(shop.marketplace) ?? random.pick(HOMES));
    const wanted = random.weighted([
      [1, 70],
      [2, 20],
      [3, 8],
      [4, 2],
    ]);
    const choices: Basket['choices'] = [];
    const table = day >= 82 ? chooser.late : chooser.early;
    for (let attempt = 0; attempt < TRIES * wanted && choices.length < wanted; attempt++) {
      const offer = offers[find(table, random.next() * (table.at(-1) ?? 0))];
      const level = offer && stock.find(offer.product.sku, warehouse);
      if (!offer || !level || level.available < 1 || choices.some((one) => one.offer === offer)) continue;
      choices.push({ offer, quantity: Math.min(level.available, drawQuantity(random)), level });
    }
    return choices.length > 0 ? { shop, fulfilment, warehouse, choices } : undefined;
  };

  return {
    /** Tells each level how many units a day it will sell when so many orders come a day. */
    expect(ordersPerDay: number) {
      for (const { assortment } of choosers) {
        const { shop, offers, share, fbaShare } = assortment;
        const whole = offers.reduce((sum, { weight }) => sum + weight, 0);
        for (const { product, index, weight } of offers) {
          const rate = (ordersPerDay * share * LINES * UNITS * weight) / whole;
          const home = stock.level(product.sku, homeOf(index));
          home.rate += rate;
          if (fbaShare > 0) stock.level(product.sku, `FBA-${shop.marketplace}`).rate += rate * fbaShare;
          const own = ownWarehouseOf(shop.marketplace);
          if (own) stock.level(product.sku, own).rate += rate * (1 - fbaShare);
        }
      }
    },
    /** What the next buyer chooses; a shop that has nothing left is passed by. */
    draw(day: number): Basket {
      for (let attempt = 0; attempt < 200; attempt++) {
        const chooser = random.weighted(shares);
        const isByPlatform = random.chance(chooser.assortment.fbaShare);
        const basket =
          choose(chooser, isByPlatform ? 'FBA' : 'FBM', day) ??
          (isByPlatform || chooser.assortment.fbaShare === 0 ? undefined : choose(chooser, 'FBA', day));
        if (basket) return basket;
      }
      throw new Error(`Nothing is left to sell on day ${day}`);
    },
  };
}

function drawQuantity(random: Random): number {
  return random.weighted([
    [1, 80],
    [2, 15],
    [3, 5],
  ]);
}

/** Running sums of how often offers are chosen. */
function sums(offers: readonly Offer[], day: number): number[] {
  let sum = 0;
  return offers.map(({ product, weight }) => {
    sum += weight * demandFactor(product.sku, day);
    return sum;
  });
}

/** The first of some running sums that is above a value. */
function find(table: readonly number[], value: number): number {
  let low = 0;
  let high = table.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
