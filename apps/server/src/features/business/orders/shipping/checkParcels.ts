import type { MessageName } from '../../../../http/messages.ts';

/** A row as it was pasted or imported. */
export type ParcelRow = {
  orderNo: string;
  orderId?: string | undefined;
  parcelNo?: number | undefined;
  carrier: string;
  trackingNo: string;
};

/** Why a row is not taken. */
export type ParcelProblem = {
  /** From 1. */
  row: number;
  outcome: string;
  message: MessageName;
};

const FORMULA = /^[=+@-]/;
/** What a spreadsheet makes of a long number. */
const ROUNDED = /^\d+([.,]\d+)?E\+?\d+$/i;
const TRACKING = /^[A-Za-z0-9][A-Za-z0-9-]{4,39}$/;
const LONGEST_CARRIER = 40;

/** Returns the rows without spaces around and within numbers, and those that no order could make right. */
export function checkParcels(given: readonly ParcelRow[]): { rows: ParcelRow[]; problems: ParcelProblem[] } {
  const rows = given.map(({ orderNo, carrier, trackingNo, ...row }) => ({
    ...row,
    orderNo: orderNo.trim(),
    carrier: carrier.trim(),
    trackingNo: trackingNo.replaceAll(/\s/g, ''),
  }));
  const named = new Set<string>();
  const problems = rows.flatMap((parcel, index): ParcelProblem[] => {
    const row = index + 1;
    const problem = problemOf(parcel);
    if (problem) return [{ row, ...problem }];
    if (named.has(keyOf(parcel))) return [{ row, outcome: 'twice', message: 'parcelTwice' }];
    named.add(keyOf(parcel));
    return [];
  });
  return { rows, problems };
}

/** What a row names its parcel by. */
function keyOf({ orderId, orderNo, parcelNo }: ParcelRow): string {
  return [orderId ?? orderNo, parcelNo ?? []].flat().join('/');
}

function problemOf(parcel: ParcelRow): Omit<ParcelProblem, 'row'> | undefined {
  const { orderNo, carrier, trackingNo } = parcel;
  if (!orderNo || !carrier || !trackingNo) return { outcome: 'incomplete', message: 'parcelIncomplete' };
  if ([orderNo, carrier, trackingNo].some((cell) => FORMULA.test(cell)))
    return { outcome: 'formula', message: 'cellFormula' };
  if (ROUNDED.test(trackingNo) || ROUNDED.test(orderNo))
    return { outcome: 'rounded', message: 'parcelRounded' };
  if (!TRACKING.test(trackingNo)) return { outcome: 'tracking', message: 'parcelTracking' };
  return carrier.length > LONGEST_CARRIER ? { outcome: 'carrier', message: 'parcelCarrier' } : undefined;
}
