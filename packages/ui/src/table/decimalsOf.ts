/**
 * Returns how many decimals the figures of a column need, at most `most`: all of them show as many, so that their points
 * stand under each other.
 */
export function decimalsOf(figures: Iterable<number>, most: number): number {
  let decimals = 0;
  for (const figure of figures) {
    const [, fraction = ''] = figure.toFixed(most).split('.');
    decimals = Math.max(decimals, fraction.replace(/0+$/, '').length);
  }
  return decimals;
}
