/** How long a page waited for a call, in the trace that the answer named. */
export type PageCall = { trace: string; call: string; ago: number; ms: number };

type Timing = Pick<PerformanceResourceTiming, 'startTime' | 'responseEnd' | 'serverTiming'>;

/** Returns what is told of calls: those whose answer named a trace and the call. Times are milliseconds of the page's clock. */
export function collectCalls(timings: readonly Timing[], now: number): PageCall[] {
  return timings.flatMap(({ startTime, responseEnd, serverTiming }) => {
    const said = (wanted: string) => serverTiming?.find(({ name }) => name === wanted)?.description;
    const trace = said('traceparent');
    const call = said('call');
    if (!trace || !call) return [];
    return [{ trace, call, ago: Math.round(now - startTime), ms: Math.round(responseEnd - startTime) }];
  });
}
