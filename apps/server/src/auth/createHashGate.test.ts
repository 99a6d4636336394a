import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHashGate, HasherBusyError } from './createHashGate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MAX_MS = 2_000;

/** Works of a length, one after the other, and what became of each: how long it waited, or that it was refused when. */
function setUp() {
  const gate = createHashGate(MAX_MS);
  let lengthMs = 50;
  const work = () => new Promise<void>((done) => setTimeout(done, lengthMs));
  async function attempt() {
    const came = performance.now();
    let began = came;
    try {
      await gate.enter(() => {
        began = performance.now();
        return work();
      });
      return { waitedMs: began - came };
    } catch (error) {
      return { refusedAfterMs: performance.now() - came, error };
    }
  }
  return {
    gate,
    attempt,
    takes(ms: number): void {
      lengthMs = ms;
    },
    /** Attempts at a steady pace for a while. */
    async offer({ everyMs, forMs }: { everyMs: number; forMs: number }) {
      const all: ReturnType<typeof attempt>[] = [];
      for (let passed = 0; passed < forMs; passed += everyMs) {
        all.push(attempt());
        await vi.advanceTimersByTimeAsync(everyMs);
      }
      await vi.advanceTimersByTimeAsync(2 * MAX_MS);
      return Promise.all(all);
    },
  };
}

it('[S470] at a steady pace nobody who is let in is refused later, nor waits too long', async () => {
  const { offer } = setUp();
  const results = await offer({ everyMs: 20, forMs: 20_000 });
  const waits = results.flatMap(({ waitedMs }) => (waitedMs === undefined ? [] : [waitedMs]));
  const refusals = results.flatMap(({ refusedAfterMs }) =>
    refusedAfterMs === undefined ? [] : [refusedAfterMs],
  );
  expect(Math.max(...waits)).toBeLessThanOrEqual(MAX_MS);
  expect(Math.max(...waits)).toBeGreaterThan(MAX_MS / 2);
  expect(waits.length).toBeGreaterThan(350);
  expect(refusals.length).toBeGreaterThan(500);
  expect(Math.max(...refusals)).toBe(0);
});

it('[S470] on a machine that becomes slower, nobody waits for longer than the longest wait', async () => {
  const { gate, attempt, takes } = setUp();
  const crowd = Array.from({ length: 60 }, attempt);
  takes(100);
  await vi.advanceTimersByTimeAsync(MAX_MS * 3);
  const results = await Promise.all(crowd);
  for (const { waitedMs = 0, refusedAfterMs = 0 } of results)
    expect(Math.max(waitedMs, refusedAfterMs)).toBeLessThanOrEqual(MAX_MS);
  const refused = results.find(({ refusedAfterMs }) => refusedAfterMs === MAX_MS);
  expect(refused?.error).toBeInstanceOf(HasherBusyError);
  expect(gate.retryAfterS()).toBe(0);
});

it('[S470] the pace is measured: fewer are let in where a hash takes longer', async () => {
  const counts: number[] = [];
  for (const ms of [20, 200]) {
    const { gate, attempt, takes } = setUp();
    takes(ms);
    for (let round = 0; round < 20; round += 1) {
      const one = attempt();
      await vi.advanceTimersByTimeAsync(ms);
      await one;
    }
    let waiting = 0;
    while (gate.retryAfterS() === 0) {
      void attempt();
      waiting += 1;
    }
    counts.push(waiting);
    await vi.advanceTimersByTimeAsync(4 * MAX_MS);
  }
  const [fast = 0, slow = 0] = counts;
  expect(fast).toBeGreaterThan(60);
  expect(slow).toBeLessThan(11);
});
