import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUnsavedPages } from './meetingPlaces.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[P525] who signs out before the panes can be asked waits until they can', async () => {
  const unsaved = createUnsavedPages(() => true);
  const names = unsaved.names();
  await vi.advanceTimersByTimeAsync(1000);
  unsaved.offer(async () => ['Orders']);
  await expect(names).resolves.toEqual(['Orders']);
  expect(vi.getTimerCount()).toBe(0);
});

it('[P525] nobody is kept from leaving for longer than three seconds', async () => {
  const settled = vi.fn();
  void createUnsavedPages(() => true)
    .names()
    .then(settled);
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith([]);
});

it('[P525] without panes there is nothing to wait for', async () => {
  await expect(createUnsavedPages(() => false).names()).resolves.toEqual([]);
});

it('[P525] another workspace’s panes take the place of the former ones', async () => {
  const unsaved = createUnsavedPages(() => true);
  const end = unsaved.offer(async () => ['Orders']);
  unsaved.offer(async () => ['Stock']);
  end();
  await expect(unsaved.names()).resolves.toEqual(['Stock']);
});
