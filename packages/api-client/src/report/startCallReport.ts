import { collectCalls, type PageCall } from './collectCalls.ts';

const EVERY_MS = 5000;
const MOST_CALLS = 100;

/**
 * Reports how long the page waits for calls, those before included, as part of the traces that their answers name: the
 * calls' names and times, nothing of what is asked or answered. For pages whose server traces.
 */
export function startCallReport({ url }: { url: string }): void {
  let waiting: PageCall[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let collectedAt = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const late = performance.now() - collectedAt;
    const calls = waiting
      .splice(0, MOST_CALLS)
      .map((call) => ({ ...call, ago: Math.round(call.ago + late) }));
    if (calls.length > 0) navigator.sendBeacon(url, JSON.stringify(calls));
  };
  new PerformanceObserver((list) => {
    const now = performance.now();
    const late = waiting.length > 0 ? now - collectedAt : 0;
    waiting = waiting.map((call) => ({ ...call, ago: call.ago + late }));
    collectedAt = now;
    waiting.push(...collectCalls(list.getEntries() as PerformanceResourceTiming[], now));
    if (waiting.length > 0) timer ??= setTimeout(flush, EVERY_MS);
  }).observe({ type: 'resource', buffered: true });
  window.addEventListener('pagehide', flush);
}
