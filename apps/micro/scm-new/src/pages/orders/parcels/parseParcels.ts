/** A parcel as a table has it, and in which line. */
type ParsedParcel = { line: number; orderNo: string; carrier: string; trackingNo: string };

/** The parcels of a table, or why it is none of parcels. */
export type ParsedParcels = { parcels: ParsedParcel[] } | { problem: 'empty' | 'columns' };

const COLUMNS = {
  orderNo: /订单号|订单编号|order[\s_-]*(no|number|id|#)|^order$|주문\s*(번호|ID)|^주문$/i,
  carrier: /物流商|物流公司|承运|快递公司|carrier|운송사|택배사/i,
  trackingNo: /运单号|物流单号|跟踪号|tracking|운송장/i,
};
type Column = keyof typeof COLUMNS;
const IN_ORDER: Readonly<Record<Column, number>> = { orderNo: 0, carrier: 1, trackingNo: 2 };

const LONGEST = 200;

/**
 * Reads a table of parcels: columns by the names in its first line, in any order; without names they are order number,
 * carrier, tracking number. Empty lines count as lines and are left out.
 */
export function parseParcels(cells: readonly (readonly string[])[]): ParsedParcels {
  const lines = cells
    .map((row, index) => ({ line: index + 1, row: row.map((cell) => cell.trim()) }))
    .filter(({ row }) => row.some((cell) => cell !== ''));
  const [first] = lines;
  if (!first) return { problem: 'empty' };
  const named = namedColumns(first.row);
  const count = Object.keys(named).length;
  if (count === 0 ? Math.max(...lines.map(({ row }) => row.length)) < 3 : count < 3)
    return { problem: 'columns' };
  const place: Readonly<Record<Column, number>> = { ...IN_ORDER, ...named };
  // The server takes no longer cells; what is cut here is refused there by its row, for what it is.
  const cell = (row: readonly string[], at: number) => (row[at] ?? '').slice(0, LONGEST);
  const parcels = (count === 0 ? lines : lines.slice(1)).map(({ line, row }) => ({
    line,
    orderNo: cell(row, place.orderNo),
    carrier: cell(row, place.carrier),
    trackingNo: cell(row, place.trackingNo),
  }));
  return parcels.length > 0 ? { parcels } : { problem: 'empty' };
}

/** Where the columns stand whose names are known; a cell with digits is no name. */
function namedColumns(row: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  for (const column of ['trackingNo', 'carrier', 'orderNo'] as const) {
    const index = row.findIndex(
      (cell, at) => !/\d/.test(cell) && COLUMNS[column].test(cell) && !Object.values(found).includes(at),
    );
    if (index >= 0) found[column] = index;
  }
  return found;
}
