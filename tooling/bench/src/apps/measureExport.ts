import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { round } from '../lib/report.ts';
import type { Call } from './openCalls.ts';

type Task = { id: string; status: number; rowCount: number; fileSize: number };

const READY = 2;
const FAILED = 3;
const POLL_MS = 200;

/** How long an export of all orders takes in each format, and how far the server's memory rises above what it was before. */
export async function measureExport(call: Call, pid: number) {
  const exports: { format: string; rows: number; s: number; overIdleMB: number; fileMB: number }[] = [];
  for (const format of ['csv', 'xlsx']) {
    const idle = memoryOf(pid);
    const began = performance.now();
    let most = idle;
    let task = await call<Task>('download-center/create-task', { resource: 'orders', format });
    while (task.status < READY) {
      await setTimeout(POLL_MS);
      most = Math.max(most, memoryOf(pid));
      task = await call<Task>(`download-center/task/${task.id}`, {});
    }
    if (task.status === FAILED) throw new Error(`The export as ${format} failed`);
    exports.push({
      format,
      rows: task.rowCount,
      s: round((performance.now() - began) / 1_000),
      overIdleMB: round(most - idle),
      fileMB: round(task.fileSize / 1e6),
    });
  }
  return exports;
}

/** What a process holds in memory, in MB. */
function memoryOf(pid: number): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1_000;
}
