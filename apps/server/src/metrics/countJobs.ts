import type { JobHandler } from '../jobs/createWorker.ts';
import type { Metrics } from './createMetrics.ts';

/** Counts the ends of jobs and how long they took. */
export function countJobs(
  handlers: Readonly<Record<string, JobHandler>>,
  metrics: Metrics,
): Record<string, JobHandler> {
  const counted = (handler: JobHandler): JobHandler => {
    return async (job, signal) => {
      const began = performance.now();
      const end = (result: 'done' | 'failed' | 'given_up') =>
        metrics.jobEnded(job, result, (performance.now() - began) / 1000);
      try {
        await handler(job, signal);
        end('done');
      } catch (error) {
        end(signal.aborted ? 'given_up' : 'failed');
        throw error;
      }
    };
  };
  return Object.fromEntries(Object.entries(handlers).map(([kind, handler]) => [kind, counted(handler)]));
}
