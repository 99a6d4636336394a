/** The SQL expression that names the range which a column lies in: from each limit to the next, the last without an end. */
export function bandsOf(
  column: string,
  limits: readonly number[],
  nameOf: (low: number, high: number | undefined) => string,
): string {
  const bands = limits.map((low, index) => {
    const high = limits[index + 1];
    const name = `'${nameOf(low, high)}'`;
    return high === undefined ? `else ${name} end` : `when ${column} < ${high} then ${name}`;
  });
  return `case ${bands.join(' ')}`;
}
