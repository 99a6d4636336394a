import { setTimeout as pause } from 'node:timers/promises';
import type { DrivenPage } from '../lib/drivePage.ts';

/** Long enough to see what a page costs while nobody touches it: news that move, pings. */
const IDLE_MS = 2_000;

/** Processor time of the renderers, and the time in which it was spent. */
export type Cost = { cpuMs: number; wallMs: number };

/** Begins to count; the answer tells what was spent since. */
export async function startMeter(page: DrivenPage): Promise<() => Promise<Cost>> {
  const cpu = await page.rendererMs();
  const began = performance.now();
  return async () => ({ cpuMs: (await page.rendererMs()) - cpu, wallMs: performance.now() - began });
}

/** Processor time per time while nothing happens. */
export async function idleShare(page: DrivenPage): Promise<number> {
  await pause(IDLE_MS / 2);
  const stopMeter = await startMeter(page);
  await pause(IDLE_MS);
  const { cpuMs, wallMs } = await stopMeter();
  return cpuMs / wallMs;
}

/** Processor time of one step on average, without what would have been spent had nothing happened. */
export function meanAbove(idle: number, costs: Cost[]): number {
  return costs.reduce((sum, { cpuMs, wallMs }) => sum + cpuMs - idle * wallMs, 0) / costs.length;
}
