import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawFrames, FRAME_MS, stopFrames } from '../../test/drawFrames.ts';
import { loadTypeface } from './App.tsx';

beforeEach(drawFrames);
afterEach(stopFrames);

it('[P529] the typeface is asked for after the frame, and its failure is nobody’s', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  loadTypeface(load);
  vi.advanceTimersByTime(FRAME_MS - 1);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
});

it('[P529] who leaves before does not ask for it', async () => {
  const load = vi.fn(async () => undefined);
  loadTypeface(load)();
  const leave = loadTypeface(load);
  vi.advanceTimersByTime(FRAME_MS);
  leave();
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});
