import type { stockMovements } from '@portal/server/schema/ledger';
import type { LedgerDays } from './ledgerDays.ts';
import { DAY_MS } from './ledgerDays.ts';

/** A row of the table of stock movements. */
export type MovementRow = typeof stockMovements.$inferInsert;

/** What lies of a product in a warehouse, and how quickly it is expected to leave. */
export type Level = {
  readonly sku: string;
  readonly warehouse: string;
  /** Units a day that are expected to be sold from here. */
  rate: number;
  onHand: number;
  /** On hand and not promised to an order. */
  available: number;
  inbound: number;
  /** Units of the orders of the last 30 days. */
  soldRecently: number;
  /** What came in, oldest first. */
  readonly lots: { time: number; quantity: number }[];
};

/** One change of a stock. */
type Movement = { kind: string; quantity: number; time: number; reference: string };

/** The stock: levels, and the movements that they are the sum of. */
export type Stock = {
  level(sku: string, warehouse: string): Level;
  find(sku: string, warehouse: string): Level | undefined;
  all(): Level[];
  /** Changes what is on hand, and what is available unless it was taken before. */
  move(level: Level, movement: Movement): void;
  /** Does something at the beginning of a later day; never when the ledger ends before. */
  at(day: number, act: () => void): void;
  /** Does what is due on a day. */
  runDay(day: number): void;
};

/** Makes an empty stock whose movements are handed to `post`. */
export function createStock(companyId: string, days: LedgerDays, post: (row: MovementRow) => void): Stock {
  const levels = new Map<string, Level>();
  const due = new Map<number, (() => void)[]>();
  let count = 0;
  return {
    find: (sku, warehouse) => levels.get(`${warehouse}-${sku}`),
    level(sku, warehouse) {
      const key = `${warehouse}-${sku}`;
      const found = levels.get(key) ?? newLevel(sku, warehouse);
      levels.set(key, found);
      return found;
    },
    all: () => [...levels.values()],
    move(level, { kind, quantity, time, reference }) {
      if (quantity === 0) return;
      level.onHand += quantity;
      if (kind !== 'sale') level.available += quantity;
      if (level.available < 0 || level.onHand < 0)
        throw new Error(`${kind} takes more of ${level.sku} than ${level.warehouse} has`);
      if (quantity > 0) level.lots.push({ time, quantity });
      count += 1;
      const { sku, warehouse } = level;
      const movementId = `M${String(count).padStart(8, '0')}`;
      post({ companyId, movementId, movedAt: new Date(time), sku, warehouse, kind, quantity, reference });
    },
    at(day, act) {
      if (day > days.last) return;
      const acts = due.get(day) ?? [];
      due.set(day, acts);
      acts.push(act);
    },
    runDay(day) {
      for (const act of due.get(day) ?? []) act();
      due.delete(day);
    },
  };
}

/** Days since the oldest of what is on hand came in: what came first leaves first. */
export function ageOf({ onHand, lots }: Level, now: number): number {
  let rest = onHand;
  for (let index = lots.length - 1; index >= 0 && rest > 0; index--) {
    const lot = lots[index];
    rest -= lot?.quantity ?? 0;
    if (lot && rest <= 0) return Math.floor((now - lot.time) / DAY_MS);
  }
  return 0;
}

function newLevel(sku: string, warehouse: string): Level {
  return { sku, warehouse, rate: 0, onHand: 0, available: 0, inbound: 0, soldRecently: 0, lots: [] };
}
