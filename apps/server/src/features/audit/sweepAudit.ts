import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { removeSome } from '../../db/removeSome.ts';
import { auditLog } from '../../db/schema/audit.ts';
import type { Clock } from '../../http/Clock.ts';

const DAY_MS = 86_400_000;
const DAYS = 365;
/** The database itself keeps rows so long, whatever is configured. */
const FEWEST_DAYS = 30;

/** Reads for how many days the log is kept. Throws on a number that is none, or too small. */
export function readAuditDays({
  PORTAL_AUDIT_DAYS: text,
}: Readonly<Record<string, string | undefined>>): number {
  if (!text) return DAYS;
  const days = Number(text);
  if (!Number.isInteger(days) || days < FEWEST_DAYS)
    throw new Error(`PORTAL_AUDIT_DAYS must be a whole number from ${FEWEST_DAYS} on, not "${text}"`);
  return days;
}

/** Removes what is older than the log is kept. */
export async function sweepAudit(db: Database, clock: Clock, days: number): Promise<void> {
  const oldest = new Date(clock.now().getTime() - days * DAY_MS);
  const removePiece = () =>
    db.transaction(async (tx) => {
      // What the trigger asks for, until the end of this transaction.
      await tx.execute(sql`select set_config('portal.audit_sweep', 'on', true)`);
      return removeSome(tx, auditLog, lt(auditLog.at, oldest));
    });
  while (await removePiece());
}
