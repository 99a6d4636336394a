/** Fewer points say nothing about what is usual. */
const LEAST_POINTS = 8;
const MOST = 3;

/** The points of a line far outside the middle half (1.5 times its width), at most three. */
export function outliersOf<Point extends { value: number }>(line: readonly Point[]): Point[] {
  if (line.length < LEAST_POINTS) return [];
  // The last day is not over yet.
  const points = line.slice(0, -1);
  const sorted = points.map(({ value }) => value).sort((one, other) => one - other);
  const quarter = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const [low, high] = [quarter(0.25), quarter(0.75)];
  const reach = (high - low) * 1.5;
  return points
    .filter(({ value }) => value < low - reach || value > high + reach)
    .sort((one, other) => Math.abs(other.value - high) - Math.abs(one.value - high))
    .slice(0, MOST);
}
