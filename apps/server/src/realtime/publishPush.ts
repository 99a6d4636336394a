import { randomUUID } from 'node:crypto';
import type { PushMessage } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { pushCounters, pushLog } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import { notifyProcesses } from './notifyProcesses.ts';

/** A message for one user. */
export type Push = {
  userId: string;
  message: Pick<PushMessage, 'msgTitle' | 'msgInfo' | 'msgType' | 'eject'>;
  /** A session that does not get it. */
  exceptSessionId?: string;
};

/** Records a push and wakes whoever holds the user's sockets. Give it the transaction that causes the push. */
export async function publishPush(db: Database, clock: Clock, push: Push): Promise<void> {
  const [counter] = await db
    .insert(pushCounters)
    .values({ userId: push.userId, seq: 1 })
    .onConflictDoUpdate({ target: pushCounters.userId, set: { seq: sql`${pushCounters.seq} + 1` } })
    .returning();
  await db.insert(pushLog).values({
    userId: push.userId,
    seq: counter?.seq ?? 1,
    id: randomUUID(),
    frame: push.message,
    exceptSessionId: push.exceptSessionId ?? null,
    createdAt: clock.now(),
  });
  await notifyProcesses(db, { type: 'pushed', userId: push.userId });
}
