import * as v from 'valibot';

const ProcessEventSchema = v.variant('type', [
  v.object({ type: v.literal('pushed'), userIds: v.array(v.string()) }),
  v.object({
    type: v.literal('changed'),
    /** Everybody when missing. */
    userId: v.optional(v.string()),
    companyId: v.optional(v.string()),
    what: v.string(),
    noReadCount: v.optional(v.number()),
    /** Notices that were read, or how far in the person's stream all were. */
    ids: v.optional(v.array(v.string())),
    readTo: v.optional(v.number()),
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

/** Reads what a process was told; undefined when it is not of this version. */
export function parseProcessEvent(payload: string | undefined): ProcessEvent | undefined {
  try {
    const parsed = v.safeParse(ProcessEventSchema, JSON.parse(payload ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
