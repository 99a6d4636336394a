/** How long a page waited for a call, in the trace that the answer named. */
export type PageCall = { trace: string; call: string; ago: number; ms: number };

type Timing = Pick<PerformanceResourceTiming, 'startTime' | 'responseEnd' | 'serverTiming'>;

/** Whether the answer of a call named its trace and the call. */
export function isTraced(timing: Timing): boolean {
  return Boolean(said(timing, 'traceparent') && said(timing, 'call'));
}

/** Returns what is told of calls: those that are traced. Times are milliseconds of the page's clock. */
export function collectCalls(timings: readonly Timing[], now: number): PageCall[] {
  return timings.filter(isTraced).map((timing) => ({
    trace: said(timing, 'traceparent'),
    call: said(timing, 'call'),
    ago: Math.round(now - timing.startTime),
    ms: Math.round(timing.responseEnd - timing.startTime),
  }));
}

function said({ serverTiming }: Timing, wanted: string): string {
  return serverTiming?.find(({ name }) => name === wanted)?.description ?? '';
}
