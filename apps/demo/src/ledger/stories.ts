/** What happens to single products, so that reports have something to find. Products are named by kind and finish. */
const HERO = '-EAR-BK-';
const SLOW = '-GRL-GY-';
const RETURNED = '-FRY-WH-';
const KEPT_FOR_CHRISTMAS = ['-COF-', '-FRY-', '-SCL-'];
/** Days of the ledger. */
const HERO_TAKES_OFF = 82;
const HERO_IS_HELD_UP = 66;
const BAD_BATCH = { from: 70, to: 96 };
const PARCELS_ARE_BEHIND = 111;

/** The best seller takes off, and what should follow is held up: it runs out. */
export function demandFactor(sku: string, day: number): number {
  return sku.includes(HERO) && day >= HERO_TAKES_OFF ? 1.9 : 1;
}

export function isHeldUp(sku: string, day: number): boolean {
  return sku.includes(HERO) && day >= HERO_IS_HELD_UP;
}

/** Days of sales that the company never wants to be without: of some products more than it has, for the weeks before Christmas. */
export function safetyDays(sku: string): number {
  return KEPT_FOR_CHRISTMAS.some((kind) => sku.includes(kind)) ? 100 : 14;
}

/** One product was bought for years to come. */
export function openingFactor(sku: string): number {
  return sku.includes(SLOW) ? 7 : 1;
}

/** A batch of one product comes back. */
export function refundChance(sku: string, day: number): number {
  return sku.includes(RETURNED) && day >= BAD_BATCH.from && day <= BAD_BATCH.to ? 0.55 : 0.052;
}

/** The company's own warehouses fall behind in the last days: orders wait longer than was promised. */
export function lateChance(day: number): number {
  return day >= PARCELS_ARE_BEHIND ? 0.34 : 0.11;
}
