import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { isHint, outletOf } from './bus/hints.ts';

/** The channel that every server process of a database listens on. */
export const PROCESS_CHANNEL = 'portal_events';

const ProcessEventSchema = v.variant('type', [
  v.object({ type: v.literal('pushed'), userIds: v.array(v.string()) }),
  v.object({
    type: v.literal('changed'),
    /** Everybody when missing. */
    userId: v.optional(v.string()),
    companyId: v.optional(v.string()),
    what: v.string(),
    noReadCount: v.optional(v.number()),
  }),
  v.object({
    type: v.literal('export-ended'),
    userId: v.string(),
    companyId: v.string(),
    taskId: v.string(),
  }),
  v.object({
    type: v.literal('assistant'),
    /** What happened: a message is new or changed, an answer grew, a list changed, somebody asks an answer to end. */
    what: v.picklist(['message', 'answer', 'session', 'gone', 'quota', 'agents', 'stop']),
    sessionId: v.optional(v.string()),
    messageId: v.optional(v.string()),
    /** Whom it concerns; those who look at the conversation when missing. */
    userIds: v.optional(v.array(v.string())),
    shown: v.optional(v.object({ t: v.number(), c: v.number() })),
  }),
  /** The operator's configuration is another one: processes read it anew. */
  v.object({ type: v.literal('config-changed') }),
  v.object({ type: v.literal('job-added'), kind: v.string() }),
  /** A process hears nothing over the bus: what is told goes through the database for a while. */
  v.object({ type: v.literal('bus-deaf') }),
  v.object({ type: v.literal('session-ended'), sessionId: v.string() }),
  v.object({
    type: v.literal('user-ended'),
    userId: v.string(),
    exceptSessionId: v.string(),
    /** Only the sessions in this company end. */
    companyId: v.optional(v.string()),
  }),
]);

/** What one process tells all. */
export type ProcessEvent = v.InferOutput<typeof ProcessEventSchema>;

/** Tells every process, when the transaction commits: hints by the bus where there is one, all else by the database. */
export async function notifyProcesses(db: Database, ...events: ProcessEvent[]): Promise<void> {
  const outlet = outletOf(db);
  const hints = outlet ? events.filter(isHint) : [];
  await notifyByDatabase(db, hints.length > 0 ? events.filter((event) => !isHint(event)) : events);
  if (hints.length > 0) await outlet?.(hints);
}

/** Tells every process by the database itself; many events are one statement. */
export async function notifyByDatabase(db: Database, events: readonly ProcessEvent[]): Promise<void> {
  if (events.length === 0) return;
  const payloads = sql.param(events.map((event) => JSON.stringify(event)));
  await db.execute(
    sql`select pg_notify(${PROCESS_CHANNEL}, payload) from unnest(${payloads}::text[]) as told(payload)`,
  );
}

/** Reads what a process was told; undefined when it is not of this version. */
export function parseProcessEvent(payload: string | undefined): ProcessEvent | undefined {
  try {
    const parsed = v.safeParse(ProcessEventSchema, JSON.parse(payload ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
