import { exportStatuses } from '@portal/api-client/contract';
import { and, eq, inArray, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database.ts';
import { removeSome } from '../../db/removeSome.ts';
import { outbox } from '../../db/schema/accountFlows.ts';
import { aiMessages, aiQuotaDays, aiSessions } from '../../db/schema/assistant.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { notices } from '../../db/schema/notices.ts';
import type { Clock } from '../../http/Clock.ts';

/** For how many days what is kept; for ever what is not named. */
export type Retention = {
  notices?: number | undefined;
  /** Conversations with the assistant, since something was said in them last. */
  answers?: number | undefined;
  /** Lines of the export centre; their files end earlier. */
  exports?: number | undefined;
  /** E-mails and text messages that were sent or given up. */
  messages?: number | undefined;
};

const DAY_MS = 86_400_000;

/** Removes what is older than it is to be kept. */
export async function sweepRetention(db: Database, clock: Clock, retention: Retention): Promise<void> {
  const sweeps: Record<keyof Retention, (before: Date) => Promise<void>> = {
    notices: (before) => remove(db, notices, lt(notices.createdAt, before)),
    answers: (before) => removeAnswers(db, before),
    exports: (before) => remove(db, downloadTasks, and(lt(downloadTasks.createdAt, before), HAS_ENDED)),
    messages: (before) => remove(db, outbox, and(lt(outbox.createdAt, before), ne(outbox.state, 'waiting'))),
  };
  for (const [kind, days] of Object.entries(retention))
    if (days !== undefined)
      await sweeps[kind as keyof Retention](new Date(clock.now().getTime() - days * DAY_MS));
}

/** One that runs, or whose file can still be had, is no past one. */
const HAS_ENDED = or(
  inArray(downloadTasks.status, [exportStatuses.failed, exportStatuses.expired]),
  and(eq(downloadTasks.isDeleted, true), sql`${downloadTasks.fileKey} is null`),
);

async function remove(db: Database, table: PgTable, where: SQL | undefined): Promise<void> {
  while (await removeSome(db, table, where));
}

/** Whole conversations, so that none has a gap; one with an agent stays as its binding, without its messages. */
async function removeAnswers(db: Database, before: Date): Promise<void> {
  const streaming = db
    .select({ one: sql`1` })
    .from(aiMessages)
    .where(and(eq(aiMessages.sessionId, aiSessions.sessionId), eq(aiMessages.state, 'streaming')));
  const isPast = and(lt(aiSessions.updatedAt, before), notExists(streaming));
  const past = db.select({ id: aiSessions.sessionId }).from(aiSessions).where(isPast);
  await remove(db, aiMessages, inArray(aiMessages.sessionId, past));
  await remove(db, aiSessions, and(isPast, ne(aiSessions.kind, 'agent')));
  await remove(db, aiQuotaDays, lt(aiQuotaDays.day, before.toISOString().slice(0, 10)));
}
