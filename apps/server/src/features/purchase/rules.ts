/** An upgrade pays the difference for the rest of the time, yet for no more than this. */
export const UPGRADE_MAX_DAYS = 730;

/** How long an order can be paid. */
export const PAY_WITHIN_MS = 30 * 60_000;
