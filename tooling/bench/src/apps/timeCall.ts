import { percentile, round } from '../lib/report.ts';

/** How long something takes: half of the times, and all but a twentieth. */
export type Timing = { name: string; p50: number; p95: number };

const ROUNDS = 20;

/** Does something once, and then times it twenty times. */
export async function timeCall(act: () => Promise<unknown>, name: string): Promise<Timing> {
  await act();
  const times: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return { name, p50: round(percentile(times, 50)), p95: round(percentile(times, 95)) };
}
