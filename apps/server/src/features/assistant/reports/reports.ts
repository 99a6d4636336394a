import { adsReports } from './adsReports.ts';
import type { DataReport } from './DataReport.ts';
import { listingReports } from './listingReports.ts';
import { orderReports } from './orderReports.ts';
import { reviewReports } from './reviewReports.ts';
import { salesReports } from './salesReports.ts';
import { stockReports } from './stockReports.ts';

/** Every report that the assistant can answer with. Nothing else is ever asked of the data. */
export const dataReports: readonly DataReport[] = [
  ...salesReports,
  ...orderReports,
  ...stockReports,
  ...listingReports,
  ...adsReports,
  ...reviewReports,
];

/** A report by its id. */
export function findReport(id: string): DataReport | undefined {
  return dataReports.find((report) => report.id === id);
}
