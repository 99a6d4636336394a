import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelay } from './createDelay.ts';
import { createHeartbeat } from './createHeartbeat.ts';
import { DEFAULT_POLICY, reconnectDelay } from './reconnectDelay.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pause under way, and whether it is over. */
function pause(milliseconds: number) {
  const delay = createDelay();
  const over = vi.fn();
  void delay.wait(milliseconds).then(over);
  const pass = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    return over.mock.calls.length;
  };
  return { delay, pass };
}

it('[C71] a pause lasts as long as it is asked for', async () => {
  const { pass } = pause(100);
  expect(await pass(99)).toBe(0);
  expect(await pass(1)).toBe(1);
});

it('[C74] a pause that is cut ends at once, or after what is left to wait', async () => {
  const atOnce = pause(100);
  atOnce.delay.cut();
  expect(await atOnce.pass(0)).toBe(1);
  const negative = pause(100);
  negative.delay.cut(-5);
  expect(await negative.pass(0)).toBe(1);
  const later = pause(100);
  later.delay.cut(30);
  expect(await later.pass(29)).toBe(0);
  expect(await later.pass(1)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('[C75] what is cut without a pause under way leaves no timer', () => {
  const delay = createDelay();
  delay.cut(50);
  expect(vi.getTimerCount()).toBe(0);
});

function heart(pongTimeoutMs?: number) {
  const ping = vi.fn();
  const onSilence = vi.fn();
  const heartbeat = createHeartbeat({ pingMs: 100, pongTimeoutMs, ping, onSilence });
  const counts = () => [ping.mock.calls.length, onSilence.mock.calls.length];
  return { heartbeat, counts };
}

it('[C73] pings at an even pace, once however often it is started, and not after its end', () => {
  const { heartbeat, counts } = heart();
  heartbeat.start();
  heartbeat.start();
  vi.advanceTimersByTime(300);
  expect(counts()).toEqual([3, 0]);
  heartbeat.stop();
  vi.advanceTimersByTime(300);
  expect(counts()).toEqual([3, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('[C73] silence is counted from the first ping that nothing answered', () => {
  const { heartbeat, counts } = heart(150);
  heartbeat.start();
  vi.advanceTimersByTime(100);
  heartbeat.heard();
  vi.advanceTimersByTime(249);
  expect(counts()).toEqual([3, 0]);
  vi.advanceTimersByTime(1);
  expect(counts()).toEqual([3, 1]);
});

it('[C73] an end takes the wait for an answer away', () => {
  const { heartbeat, counts } = heart(150);
  heartbeat.start();
  vi.advanceTimersByTime(100);
  heartbeat.stop();
  vi.advanceTimersByTime(500);
  expect(counts()).toEqual([1, 0]);
});

it('[C71] delays grow from the fourth failure on, and never shrink', () => {
  expect(reconnectDelay(DEFAULT_POLICY, 3, 0.5)).toBe(5500);
  expect(reconnectDelay(DEFAULT_POLICY, 5, 1)).toBeCloseTo(15_360);
  expect(reconnectDelay({ ...DEFAULT_POLICY, growFactor: 0.5 }, 9, 1)).toBe(6000);
  expect(reconnectDelay({ ...DEFAULT_POLICY, maxDelayMs: 1000 }, 9, 1)).toBe(5000);
});
