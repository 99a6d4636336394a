/** One limit that a bench holds its figure against. */
export type Bar = { name: string; value: number; limit: number; ok: boolean };

/** What a bench hands back: every figure it took, and the bars among them. */
export type BenchResult = { figures: Record<string, unknown>; bars: Bar[] };

/** A bar that holds when the value is at most the limit. */
export function atMost(name: string, value: number, limit: number): Bar {
  return { name, value: round(value), limit, ok: value <= limit };
}

/** The middle of the sorted values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that so many percent of the others do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** A bar that holds when the value is at least the limit. */
export function atLeast(name: string, value: number, limit: number): Bar {
  return { name, value: round(value), limit, ok: value >= limit };
}

/** Two decimals are more than this machine's noise deserves. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
