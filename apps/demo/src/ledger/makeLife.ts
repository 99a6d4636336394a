import type { Random } from '../createRandom.ts';
import { DAY_MS, HOUR_MS } from './ledgerDays.ts';

/** When an order reached which state, also where that is still to come; missing where it never does. */
export type OrderLife = {
  ordered: number;
  cancelled?: number;
  paid?: number;
  shipped?: number;
  delivered?: number;
  refunded?: number;
};

/** What decides how an order fares. */
export type LifeOptions = {
  isByPlatform: boolean;
  isFromHome: boolean;
  refundChance: number;
  lateChance: number;
  random: Random;
};

const MINUTE_MS = 60_000;

/** Draws how an order fares: paid, shipped, delivered, sometimes late, lost, cancelled or refunded. */
export function makeLife(
  ordered: number,
  { isByPlatform, isFromHome, refundChance, lateChance, random }: LifeOptions,
): OrderLife {
  const paid =
    ordered +
    random.weighted([
      [random.between(1, 12) * MINUTE_MS, 82],
      [random.between(20, 300) * MINUTE_MS, 14],
      [random.between(8, 40) * HOUR_MS, 4],
    ]);
  if (random.chance(0.053)) return { ordered, cancelled: ordered + random.between(20, 1_200) * MINUTE_MS };
  const isLate = !isByPlatform && random.chance(lateChance);
  const handling = isLate ? random.between(46, 150) : random.between(5, isByPlatform ? 40 : 44);
  const shipped = paid + handling * HOUR_MS;
  const isLost = !isByPlatform && random.chance(0.03);
  if (isLost) return { ordered, paid, shipped };
  const delivered = shipped + transitHours(isByPlatform, isFromHome, random) * HOUR_MS;
  if (!random.chance(refundChance)) return { ordered, paid, shipped, delivered };
  const refunded = delivered + random.between(3 * 24, 16 * 24) * HOUR_MS;
  return { ordered, paid, shipped, delivered, refunded };
}

/** The state of an order at a time. */
export function stateAt(now: number, { cancelled, paid, shipped, delivered, refunded }: OrderLife): string {
  const isPast = (time: number | undefined) => time !== undefined && time <= now;
  if (isPast(cancelled)) return 'cancelled';
  if (isPast(refunded)) return 'refunded';
  if (isPast(delivered)) return 'delivered';
  if (isPast(shipped)) return 'shipped';
  return isPast(paid) ? 'to-ship' : 'unpaid';
}

/** A moment that has come; nothing where it has not. */
export function pastOf(now: number, time: number | undefined): Date | null {
  return time !== undefined && time <= now ? new Date(time) : null;
}

function transitHours(isByPlatform: boolean, isFromHome: boolean, random: Random): number {
  if (isByPlatform) return random.between(36, 110);
  return isFromHome ? random.between(9, 17) * (DAY_MS / HOUR_MS) : random.between(60, 170);
}
