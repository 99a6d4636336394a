import { randomUUID } from 'node:crypto';
import { answerErrors, answerStates } from '@portal/api-client/contract/ai';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMessages, aiSessions } from '../../../db/schema/assistant.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { Logger } from '../../../http/Logger.ts';
import { PROCESS_CHANNEL } from '../../../realtime/notifyProcesses.ts';
import type { ProcessEvent } from '../../../realtime/ProcessEvent.ts';
import type { StoredMessage } from '../sessions/findPlace.ts';
import { type AssistantEvent, tellAssistant } from '../tellAssistant.ts';
import { AnswerFailure } from './AnswerFailure.ts';
import { createAnswerWriter } from './createAnswerWriter.ts';
import { createMirrors } from './createMirrors.ts';
import { cutAnswer } from './cutAnswer.ts';
import type { AnswerPlace } from './followAnswer.ts';
import { createLiveAnswer, type LiveAnswer, type OpenAnswer } from './LiveAnswer.ts';
import type { PreparedAnswer } from './prepareAnswer.ts';
import { withSilenceLimit } from './withSilenceLimit.ts';

/** Makes answers, one job each, and lets everybody follow them: those of this process and of others. */
export type Answers = {
  /** What a new answer's row says about who makes it. */
  lease(): { runnerId: string; leaseUntil: Date };
  /** Begins an answer whose row this process leased. */
  start(answer: StoredMessage): void;
  /** An answer to follow; undefined when there is none. */
  open(messageId: string): Promise<LiveAnswer | undefined>;
  /** Ends an answer; with `shown` the text that nobody saw is removed. Resolves when it has ended. */
  stop(messageId: string, shown: AnswerPlace | undefined): Promise<void>;
  /** What another process says. */
  handle(event: AssistantEvent): void;
  /** Marks answers whose process died; their text stands. */
  sweep(): Promise<void>;
  /** Answers under way. */
  readonly running: number;
  /** Ends all that is under way, to be continued by whoever asks. */
  close(): Promise<void>;
};

/** What making answers needs. */
export type AnswersDeps = {
  db: Database;
  clock: Clock;
  log: Logger;
  prepare(messageId: string, signal: AbortSignal): Promise<PreparedAnswer>;
  /** Milliseconds a model may say nothing. @default 60000 */
  silenceMs?: number;
};

const LEASE_MS = 6_000;
const RENEW_MS = 2_000;
/** Longer is no answer any more. */
const MOST_UNITS = 400_000;
const STOP_WAIT_MS = 5_000;

type Job = {
  live: OpenAnswer;
  controller: AbortController;
  done: Promise<void>;
  shown?: AnswerPlace | undefined;
};
type Ending = 'stopped' | 'closing' | 'lost' | 'too-long';

/** Makes the table of answers of one process. */
export function createAnswers(deps: AnswersDeps): Answers {
  const { db, clock, log, silenceMs = 60_000 } = deps;
  const runnerId = randomUUID();
  const jobs = new Map<string, Job>();
  const leaseUntil = () => new Date(clock.now().getTime() + LEASE_MS);
  const ours = (messageId: string) =>
    and(
      eq(aiMessages.messageId, messageId),
      eq(aiMessages.runnerId, runnerId),
      eq(aiMessages.state, answerStates.streaming),
    );

  const renewal = setInterval(() => {
    if (jobs.size === 0) return;
    db.update(aiMessages)
      .set({ leaseUntil: leaseUntil() })
      .where(and(eq(aiMessages.runnerId, runnerId), eq(aiMessages.state, answerStates.streaming)))
      .catch((error) => log.warn({ err: error }, 'the leases of answers were not renewed'));
  }, RENEW_MS);
  renewal.unref();

  // One statement, whose commit does not wait for the disk: a reader waits for each of them. It holds for this statement only:
  // what was asked, what was counted and the end of the answer wait for the disk. A server that dies takes nothing back that
  // the database was given; a database that dies with its machine may lose the last 0.6 s of an answer that is interrupted then.
  const append = async (live: OpenAnswer, part: { think: string; content: string }): Promise<boolean> => {
    const event: ProcessEvent = { type: 'assistant', what: 'answer', messageId: live.messageId };
    const { rows } = await db.execute(sql`with grown as (
        update ${aiMessages} set think = think || ${part.think}, content = content || ${part.content},
          lease_until = ${leaseUntil().toISOString()}::timestamptz
        where message_id = ${live.messageId} and runner_id = ${runnerId} and state = ${answerStates.streaming}
        returning 1)
      select pg_notify(${PROCESS_CHANNEL}, ${JSON.stringify(event)}),
        set_config('synchronous_commit', 'off', true) from grown`);
    return rows.length > 0;
  };

  const end = async ({ live, shown }: Job, state: string, error?: string): Promise<void> => {
    const text = state === answerStates.stopped && shown ? cutAnswer(live, shown) : live;
    const { think, content, messageId, sessionId } = {
      ...ids(live),
      think: text.think,
      content: text.content,
    };
    const updatedAt = clock.now();
    await db.transaction(async (tx) => {
      const rows = await tx
        .update(aiMessages)
        .set({ state, error: error ?? null, think, content, leaseUntil: null, runnerId: null, updatedAt })
        .where(ours(messageId))
        .returning({ id: aiMessages.messageId });
      if (rows.length === 0) return;
      await tx.update(aiSessions).set({ updatedAt }).where(eq(aiSessions.sessionId, sessionId));
      await tellAssistant(
        tx,
        { what: 'answer', sessionId, messageId },
        { what: 'message', sessionId, messageId },
        { what: 'session', sessionId },
      );
    });
    live.set({ think, content });
    live.finish({ state, error });
  };

  const run = async (job: Job): Promise<void> => {
    const { live, controller } = job;
    const { signal } = controller;
    const writer = createAnswerWriter({
      live,
      append: (part) => append(live, part),
      onLost(error) {
        if (error) log.error({ err: error, messageId: live.messageId }, 'an answer could not be stored');
        controller.abort('lost' satisfies Ending);
      },
    });
    try {
      const { model, request, resources = [] } = await deps.prepare(live.messageId, signal);
      live.tell(resources);
      const parts = withSilenceLimit(model(request), { silenceMs, signal });
      for await (const part of parts) {
        const room = MOST_UNITS - writer.length;
        const think = part.think?.slice(0, room) ?? '';
        writer.add({ think, content: part.content?.slice(0, room - think.length) ?? '' });
        if (writer.length >= MOST_UNITS) controller.abort('too-long' satisfies Ending);
      }
      await writer.flush();
      await end(job, answerStates.done);
    } catch (error) {
      await writer.flush();
      const why: unknown = signal.aborted ? signal.reason : undefined;
      if (why === 'stopped') await end(job, answerStates.stopped);
      else if (why === 'closing') await end(job, answerStates.interrupted);
      else if (why === 'too-long') await end(job, answerStates.done);
      else if (why === 'lost') live.finish({ state: answerStates.interrupted, error: undefined });
      else {
        const code = error instanceof AnswerFailure ? error.code : answerErrors.internal;
        if (code === answerErrors.answerCut) return await end(job, answerStates.interrupted, code);
        log.error({ err: error, messageId: live.messageId, code }, 'an answer failed');
        await end(job, answerStates.failed, code);
      }
    }
  };

  const sweep = async (): Promise<void> => {
    const dead = await db
      .update(aiMessages)
      .set({ state: answerStates.interrupted, runnerId: null, leaseUntil: null, updatedAt: clock.now() })
      .where(and(eq(aiMessages.state, answerStates.streaming), lt(aiMessages.leaseUntil, clock.now())))
      .returning({ messageId: aiMessages.messageId, sessionId: aiMessages.sessionId });
    for (const { messageId, sessionId } of dead)
      await tellAssistant(
        db,
        { what: 'answer', messageId },
        { what: 'message', sessionId, messageId },
        { what: 'session', sessionId },
      );
  };
  const mirrors = createMirrors({ db, log, sweep });

  const start = (answer: StoredMessage) => {
    const { messageId } = answer;
    const live = createLiveAnswer(answer);
    const job: Job = { live, controller: new AbortController(), done: Promise.resolve() };
    jobs.set(messageId, job);
    job.done = run(job)
      .catch((error) => log.error({ err: error, messageId }, 'an answer was left to its lease'))
      .finally(() => {
        jobs.delete(messageId);
        live.finish({ state: answerStates.interrupted, error: undefined });
      });
  };

  return {
    lease: () => ({ runnerId, leaseUntil: leaseUntil() }),
    start,
    open: async (messageId) => jobs.get(messageId)?.live ?? mirrors.open(messageId),
    async stop(messageId, shown) {
      const job = jobs.get(messageId);
      if (job) {
        job.shown = shown;
        job.controller.abort('stopped' satisfies Ending);
        return job.done;
      }
      await tellAssistant(db, { what: 'stop', messageId, ...(shown && { shown }) });
      const mirror = await mirrors.open(messageId);
      if (mirror) await ended(mirror, STOP_WAIT_MS);
    },
    handle(event) {
      if (!event.messageId) return;
      if (event.what === 'stop') {
        const job = jobs.get(event.messageId);
        if (!job) return;
        job.shown = event.shown;
        job.controller.abort('stopped' satisfies Ending);
      } else if (event.what === 'answer' && !jobs.has(event.messageId)) mirrors.refresh(event.messageId);
    },
    sweep,
    get running() {
      return jobs.size;
    },
    async close() {
      clearInterval(renewal);
      mirrors.close();
      const running = [...jobs.values()];
      for (const { controller } of running) controller.abort('closing' satisfies Ending);
      await Promise.all(running.map(({ done }) => done));
    },
  };
}

function ids({ messageId, sessionId }: LiveAnswer) {
  return { messageId, sessionId };
}

function ended(answer: LiveAnswer, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!answer.end) return;
      leave();
      clearTimeout(timer);
      resolve();
    };
    const leave = answer.subscribe(check);
    const timer = setTimeout(() => {
      leave();
      resolve();
    }, withinMs);
    check();
  });
}
