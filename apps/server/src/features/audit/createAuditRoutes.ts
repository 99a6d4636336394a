import type { auditContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { queryAuditLog } from './queryAudit.ts';

/** The handlers of the audit log. */
export function createAuditRoutes(): Pick<Handlers, keyof typeof auditContract> {
  return { queryAuditLog };
}
