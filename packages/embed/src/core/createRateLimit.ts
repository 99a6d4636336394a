export type RateLimitOptions = { perSecond: number; burst: number; now: () => number };

/** A bucket that lets a burst through and then `perSecond` more; the result says whether one more may pass. */
export function createRateLimit({ perSecond, burst, now }: RateLimitOptions): () => boolean {
  let tokens = burst;
  let last = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - last) / 1_000) * perSecond);
    last = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
