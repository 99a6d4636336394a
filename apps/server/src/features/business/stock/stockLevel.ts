/** Fewer days of cover than this are too few; more than the other too many, unless it is hardly anything. */
const LOW_DAYS = 15;
const MANY_DAYS = 120;
const FEW_UNITS = 5;

/** What lies of a product in a warehouse, what it sells a day, and how long goods are on their way there. */
type StockFacts = { onHand: number; dailySales: number; transitDays: number };

/**
 * Returns how many days a level lasts, null where nothing is sold, and the state that follows: out, low where it runs out
 * before more can be there, too much, or normal. Whatever changes a level asks here.
 */
export function stockLevelOf({ onHand, dailySales, transitDays }: StockFacts): {
  daysOfCover: number | null;
  status: 'out' | 'low' | 'overstock' | 'normal';
} {
  if (onHand === 0) return { daysOfCover: 0, status: 'out' };
  // Daily sales are stored with six digits: a half stays one however they were read.
  const daysOfCover = dailySales === 0 ? null : Math.round(Number((onHand / dailySales).toPrecision(6)));
  const days = daysOfCover ?? Number.POSITIVE_INFINITY;
  if (days < Math.max(LOW_DAYS, transitDays)) return { daysOfCover, status: 'low' };
  const isTooMuch = days > MANY_DAYS && onHand >= FEW_UNITS;
  return { daysOfCover, status: isTooMuch ? 'overstock' : 'normal' };
}
