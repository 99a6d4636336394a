import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchdog } from './createWatchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const guest = { answers: true, watched: true, pings: 0, waiting: [] as (() => void)[] };
  const onMissed = vi.fn();
  const onAnswered = vi.fn();
  const watchdog = createWatchdog({
    ping: () => {
      guest.pings += 1;
      return guest.answers
        ? Promise.resolve(true)
        : new Promise<void>((resolve) => guest.waiting.push(resolve));
    },
    intervalMs: 5_000,
    misses: 2,
    isWatched: () => guest.watched,
    onMissed,
    onAnswered,
  });
  return { guest, onMissed, onAnswered, watchdog };
}

describe('createWatchdog', () => {
  it('[E34] pings every five seconds and keeps quiet while it is answered', async () => {
    const { guest, onMissed } = setUp();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(guest.pings).toBe(0);
    await vi.advanceTimersByTimeAsync(20_001);
    expect(guest.pings).toBe(5);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it('[E34] accuses once after two misses and acquits on the answer', async () => {
    const { guest, onMissed, onAnswered } = setUp();
    guest.answers = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onMissed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onMissed).toHaveBeenCalledOnce();
    expect(onAnswered).not.toHaveBeenCalled();
    for (const answer of guest.waiting) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(onAnswered).toHaveBeenCalledOnce();
  });

  it('[E34] accuses nobody while nobody looks', async () => {
    const { guest, onMissed } = setUp();
    guest.answers = false;
    await vi.advanceTimersByTimeAsync(10_000);
    guest.watched = false;
    await vi.advanceTimersByTimeAsync(60_000);
    guest.watched = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it('[E34] is silent after it was stopped', async () => {
    const { guest, onMissed, onAnswered, watchdog } = setUp();
    guest.answers = false;
    await vi.advanceTimersByTimeAsync(20_000);
    watchdog.stop();
    for (const answer of guest.waiting) answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onMissed).toHaveBeenCalledOnce();
    expect(onAnswered).not.toHaveBeenCalled();
  });
});
