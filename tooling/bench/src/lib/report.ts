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

/** Two decimals are more than this machine's noise deserves. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
