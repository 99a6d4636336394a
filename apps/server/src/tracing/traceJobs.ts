import type { JobHandler } from '../jobs/createWorker.ts';
import type { Tracing } from './openTracing.ts';

/** Traces each job, with the statements that it asks for. */
export function traceJobs(
  handlers: Readonly<Record<string, JobHandler>>,
  { span }: Pick<Tracing, 'span'>,
): Record<string, JobHandler> {
  const traced = (handler: JobHandler): JobHandler => {
    return (job, signal) =>
      span(`job ${job.kind}`, { 'portal.job': job.id, 'portal.attempt': job.attempts }, () =>
        handler(job, signal),
      );
  };
  return Object.fromEntries(Object.entries(handlers).map(([kind, handler]) => [kind, traced(handler)]));
}
