import { expect, it } from 'vitest';
import { collectCalls } from './collectCalls.ts';

const said = (name: string, description: string) => ({ name, description }) as PerformanceServerTiming;
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const times = { startTime: 1000, responseEnd: 1040.4 };

it('[C2100] of a call is told which it was, in which trace, and for how long the page waited', () => {
  const timings = [
    { ...times, serverTiming: [said('traceparent', TRACE), said('call', 'queryOrders')] },
    { ...times, serverTiming: [said('cache', 'hit')] },
    { ...times, serverTiming: [said('traceparent', TRACE)] },
  ];
  expect(collectCalls(timings, 1500)).toEqual([{ trace: TRACE, call: 'queryOrders', ago: 500, ms: 40 }]);
});
