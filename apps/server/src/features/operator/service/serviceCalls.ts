import type { Acts, Looks } from '../OperatorHandlers.ts';
import { exportOperatorAudit, queryOperatorAuditPage } from './audit.ts';
import { getOperatorHealth } from './health.ts';
import { queryOperatorExportPage, queryOperatorJobPage, queryOperatorMessagePage } from './queryWork.ts';
import { retryOperatorExport, retryOperatorJob, retryOperatorMessage } from './retryWork.ts';

export const serviceLooks = {
  getOperatorHealth,
  queryOperatorJobPage,
  queryOperatorExportPage,
  queryOperatorMessagePage,
  queryOperatorAuditPage,
} satisfies Partial<Looks>;

export const serviceActs = {
  retryOperatorJob,
  retryOperatorExport,
  retryOperatorMessage,
  exportOperatorAudit,
} satisfies Partial<Acts>;
