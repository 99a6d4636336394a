const ROWS_BETWEEN_REPORTS = 2_500;

/** Passes rows on and reports how many there were, every now and then and at the end. */
export async function* countRows<Row>(
  rows: AsyncIterable<Row>,
  report: (count: number) => Promise<void>,
  every = ROWS_BETWEEN_REPORTS,
): AsyncGenerator<Row> {
  let count = 0;
  await report(0);
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count % every === 0) await report(count);
  }
  await report(count);
}
