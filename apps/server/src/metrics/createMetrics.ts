import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import type { AnsweredRequest } from '../http/AppDeps.ts';
import type { Job } from '../jobs/createJobQueue.ts';

/** What a browser tells of a page load: seconds (of `cls` the score) by name, and errors by kind. */
type PageReport = {
  vitals: Partial<Record<PageVital | 'cls', number | undefined>>;
  errors: Partial<Record<PageError, number | undefined>>;
};
/** Times of a page load. */
type PageVital = 'ttfb' | 'lcp' | 'inp' | 'usable';
/** Errors of a page: thrown by a script, or by a promise that nobody caught. */
type PageError = 'script' | 'promise';

/** What a socket is for. */
export type SocketKind = 'push' | 'export' | 'assistant';

/** The figures of one process, kept while it runs. */
export type Metrics = {
  readonly registry: Registry<OpenMetricsContentType>;
  /** Counts a request that was answered. */
  answered(request: AnsweredRequest): void;
  /** Counts an open socket, until the returned function is called. */
  socketOpened(kind: SocketKind): () => void;
  /** Counts a push that was handed to a socket, so many seconds after it was written. */
  pushSent(delaySeconds: number): void;
  /** Counts how the load of a page went, as a browser told it. */
  pageReported(report: PageReport): void;
  /** Counts a job that ended in this process. */
  jobEnded(job: Job, result: 'done' | 'failed' | 'given_up', seconds: number): void;
};

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const PUSH_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const PAGE_SECONDS = [0.05, 0.1, 0.2, 0.5, 1, 2.5, 4, 8];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
/** Answered requests that are counted together, when there are so many or when the figures are read. */
const MOST_WAITING = 100;
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300];

/** Makes the figures that are counted as things happen, and those of the process itself. */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const waiting: AnsweredRequest[] = [];
  /** Counts what was answered since: many at once take a quarter of what each takes by itself between other work. */
  const count = () => {
    for (const { call, status, code, seconds } of waiting.splice(0)) {
      requests.inc({ call, status: String(status), code });
      durations.observe({ call }, seconds);
    }
  };
  const requests = new Counter({
    name: 'portal_calls_total',
    help: 'Requests by call of the contract (other: pages and files), HTTP status and business code.',
    labelNames: ['call', 'status', 'code'] as const,
    registers,
    collect: count,
  });
  const durations = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'Time until the answer began, by call.',
    labelNames: ['call'] as const,
    buckets: CALL_SECONDS,
    registers,
    collect: count,
  });
  const sockets = new Gauge({
    name: 'portal_sockets',
    help: 'Open sockets of this process.',
    labelNames: ['kind'] as const,
    registers,
  });
  const delays = new Histogram({
    name: 'portal_push_delay_seconds',
    help: 'Time from the writing of a push until it was handed to a socket that was open then.',
    buckets: PUSH_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Time that jobs took in this process, by kind and result.',
    labelNames: ['kind', 'result'] as const,
    buckets: JOB_SECONDS,
    registers,
  });
  const pages = new Histogram({
    name: 'portal_page_seconds',
    help: 'Times of page loads that browsers report (a sample), by vital.',
    labelNames: ['vital'] as const,
    buckets: PAGE_SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'portal_page_layout_shift',
    help: 'Cumulative layout shift of page loads that browsers report (a sample).',
    buckets: SHIFTS,
    registers,
  });
  const pageErrors = new Counter({
    name: 'portal_page_errors_total',
    help: 'Errors in pages that browsers report (a sample), by kind.',
    labelNames: ['kind'] as const,
    registers,
  });
  for (const kind of ['push', 'export', 'assistant']) sockets.set({ kind }, 0);
  return {
    registry,
    answered(request) {
      if (waiting.push(request) >= MOST_WAITING) count();
    },
    socketOpened(kind) {
      sockets.inc({ kind });
      return () => sockets.dec({ kind });
    },
    pushSent: (delaySeconds) => delays.observe(delaySeconds),
    pageReported({ vitals: { cls, ...times }, errors }) {
      for (const [vital, seconds] of Object.entries(times))
        if (seconds !== undefined) pages.observe({ vital }, seconds);
      if (cls !== undefined) shifts.observe(cls);
      for (const [kind, count] of Object.entries(errors)) if (count) pageErrors.inc({ kind }, count);
    },
    jobEnded: ({ kind }, result, seconds) => jobs.observe({ kind, result }, seconds),
  };
}
