/** Returns round steps of an axis: from zero (or below, where values are) to the first step at or above the largest. */
export function axisSteps(values: readonly number[], wanted = 4): number[] {
  const least = Math.min(0, ...values);
  // Values that are all zero have an axis up to one.
  const most = Math.max(0, ...values) || (least === 0 ? 1 : 0);
  const span = most - least;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Returns which of many labels are written, so that they do not overlap: every nth, beginning with the first. */
export function labelEvery(count: number, fitting: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, fitting)));
}
