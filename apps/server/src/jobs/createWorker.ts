import { randomUUID } from 'node:crypto';
import type { Logger } from '../http/Logger.ts';
import type { Job, JobQueue } from './createJobQueue.ts';

/** Does one kind of job. `signal` fires when the job was lost to another worker or the process stops: give up. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

/** Takes jobs and does them, one after the other. */
export type Worker = {
  /** Looks for work at once. */
  wake(): void;
  /** Gives up what is under way, for another process to take at once. */
  stop(): Promise<void>;
};

/** How a worker works. */
export type WorkerOptions = {
  queue: JobQueue;
  handlers: Readonly<Record<string, JobHandler>>;
  log: Logger;
  /** Milliseconds between looks for work that nobody told of, such as that of a worker that died. @default 5000 */
  lookMs?: number;
  /** Milliseconds between renewals of the lease. @default 10000 */
  renewMs?: number;
};

/** Starts a worker. */
export function createWorker({
  queue,
  handlers,
  log,
  lookMs = 5_000,
  renewMs = 10_000,
}: WorkerOptions): Worker {
  const name = randomUUID();
  const kinds = Object.keys(handlers);
  let stopping = false;
  let current = new AbortController();
  let busy: Promise<void> | undefined;
  let isWanted = false;

  const doJob = async (job: Job): Promise<void> => {
    const controller = new AbortController();
    current = controller;
    if (stopping) controller.abort();
    const renewal = setInterval(() => {
      queue.renew(job.id, name).then(
        (isOurs) => {
          if (!isOurs) controller.abort();
        },
        (error) => log.warn({ err: error, jobId: job.id }, 'a lease was not renewed'),
      );
    }, renewMs);
    try {
      controller.signal.throwIfAborted();
      await handlers[job.kind]?.(job, controller.signal);
      await queue.finish(job.id, name);
    } catch (error) {
      if (controller.signal.aborted) {
        await queue.release(job.id, name);
        return;
      }
      log.error({ err: error, jobId: job.id, kind: job.kind }, 'a job failed');
      await queue.finish(job.id, name, error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(renewal);
    }
  };

  const work = async (): Promise<void> => {
    do {
      isWanted = false;
      for (;;) {
        const job = stopping ? undefined : await queue.claim(kinds, name);
        if (!job) break;
        await doJob(job);
      }
    } while (isWanted && !stopping);
  };

  const wake = () => {
    isWanted = true;
    if (busy || stopping) return;
    busy = work()
      .catch((error) => log.error({ err: error }, 'no work could be taken'))
      .finally(() => {
        busy = undefined;
      });
  };
  const look = setInterval(wake, lookMs);
  wake();

  return {
    wake,
    async stop() {
      stopping = true;
      clearInterval(look);
      current.abort();
      await busy;
    },
  };
}
