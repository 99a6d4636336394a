import { collectCalls, isTraced } from './collectCalls.ts';

const EVERY_MS = 5000;
const MOST_CALLS = 100;

/**
 * Reports how long the page waits for calls, those before included, as part of the traces that their answers name: the
 * calls' names and times, nothing of what is asked or answered. For pages whose server traces.
 */
export function startCallReport({ url }: { url: string }): void {
  const waiting: PerformanceResourceTiming[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const calls = collectCalls(waiting.splice(0, MOST_CALLS), performance.now());
    if (calls.length > 0) navigator.sendBeacon(url, JSON.stringify(calls));
  };
  new PerformanceObserver((list) => {
    waiting.push(...(list.getEntries() as PerformanceResourceTiming[]).filter(isTraced));
    if (waiting.length > 0) timer ??= setTimeout(flush, EVERY_MS);
  }).observe({ type: 'resource', buffered: true });
  window.addEventListener('pagehide', flush);
}
