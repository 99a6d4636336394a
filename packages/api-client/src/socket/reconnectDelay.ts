/** When a lost socket is opened again. */
export type ReconnectPolicy = {
  /** The first delays are drawn between these milliseconds. @default [5000, 6000] */
  firstDelayMs: readonly [from: number, to: number];
  /** Failed attempts before the delay grows. @default 3 */
  growAfter: number;
  /** @default 1.6 */
  growFactor: number;
  /** Longest delay in milliseconds. @default 60000 */
  maxDelayMs: number;
};

/** The policy where none is given. */
export const DEFAULT_POLICY: ReconnectPolicy = {
  firstDelayMs: [5000, 6000],
  growAfter: 3,
  growFactor: 1.6,
  maxDelayMs: 60_000,
};

/**
 * Returns the milliseconds until the next attempt after this many failed ones in a row (0 = the connection was lost just now).
 * Grown delays are drawn between the first delay and their full length, so that clients do not come back at once.
 */
export function reconnectDelay(policy: ReconnectPolicy, failures: number, random: number): number {
  const [from, to] = policy.firstDelayMs;
  const growth = Math.max(0, failures - policy.growAfter);
  if (growth === 0 || policy.growFactor <= 1) return from + (to - from) * random;
  const longest = Math.min(policy.maxDelayMs, to * policy.growFactor ** growth);
  return from + Math.max(0, longest - from) * random;
}
