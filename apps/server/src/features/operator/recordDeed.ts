import type { Database } from '../../db/Database.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';
import type { Deed } from './OperatorHandlers.ts';

/** Writes what an operator did into the audit log of each company that it concerns. Give it the transaction of the deed. */
export async function recordDeed(tx: Database, by: Omit<Actor, 'companyId'>, deed: Deed): Promise<void> {
  const { action, target, companyIds = [], before = null, after = null } = deed;
  const act = { kind: 'operator', action, target, change: { before, after } } as const;
  const concerned = companyIds.length > 0 ? companyIds : [null];
  for (const companyId of concerned) await recordAudit(tx, { ...by, companyId }, act);
}
