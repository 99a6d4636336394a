import type { companyOversightContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { queryCompanyExportPage, revokeCompanyExport } from './companyExports.ts';
import { endCompanySession, queryCompanySessionPage } from './companySessions.ts';

/** The handlers of what main accounts see and end of their people. */
export function createOversightRoutes(): Pick<Handlers, keyof typeof companyOversightContract> {
  return { queryCompanySessionPage, endCompanySession, queryCompanyExportPage, revokeCompanyExport };
}
