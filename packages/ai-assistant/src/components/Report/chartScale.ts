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

/** Widths of letters of 11 pixels: those of Chinese, Japanese and Korean, and others. */
const [WIDE_PX, NARROW_PX] = [11, 6.5];

/** Returns a label as far as it fits, at least its first letter. */
export function fitLabel(label: string, px: number): string {
  const letters = [...label];
  const widths = letters.map((letter) => (letter >= '\u2e80' ? WIDE_PX : NARROW_PX));
  const fits = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0) <= px;
  if (fits(letters.length)) return label;
  let count = letters.length - 1;
  while (count > 1 && !fits(count + 1)) count -= 1;
  return `${letters.slice(0, count).join('')}…`;
}
