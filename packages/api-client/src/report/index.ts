export { startCallReport } from './startCallReport.ts';
export type { PageReportOptions } from './startPageReport.ts';
export { startPageReport } from './startPageReport.ts';
