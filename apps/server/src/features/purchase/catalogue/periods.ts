/** The currency of every price. */
export const CURRENCY = 'CNY';

/** For how many months one buys, and what is taken off, in percent. */
export const PERIODS = [
  { months: 1, discount: 0 },
  { months: 6, discount: 5 },
  { months: 12, discount: 10 },
  { months: 24, discount: 20 },
] as const;

/** An upgrade pays the difference for the rest of the time, yet for no more than this. */
export const UPGRADE_MAX_DAYS = 730;

/** How long an order can be paid. */
export const PAY_WITHIN_MS = 30 * 60_000;
