import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of the processor: of a process itself, and of all that it has started, such as its database. */
export type ProcessorTime = { own: number; below: number };

/** A tick of Linux's accounts: USER_HZ is 100 on all its platforms. */
const TICK_MS = 10;

/** Reads what a process took so far; needs Linux, like the figures of memory. */
export function processorTime(pid: number): ProcessorTime {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
  const below = new Set([pid]);
  // Parents are older, but numbers come round: until nobody is added.
  for (let before = 0; before < below.size; ) {
    before = below.size;
    for (const one of all) if (below.has(one.parent)) below.add(one.pid);
  }
  const own = all.find((one) => one.pid === pid)?.ms ?? 0;
  const sum = all.reduce((total, one) => total + (below.has(one.pid) ? one.ms : 0), 0);
  return { own, below: sum - own };
}

function readStat(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { pid, parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    // It ended while the list was read.
    return undefined;
  }
}
