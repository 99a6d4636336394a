import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../wiring/createServices.ts';
import { offerUnsavedPages, unsavedPages } from './unsavedPages.ts';

const newServices = () => ({}) as Services;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[P525] who signs out before the panes can be asked waits until they can', async () => {
  const services = newServices();
  const names = unsavedPages(services, () => true);
  await vi.advanceTimersByTimeAsync(1000);
  offerUnsavedPages(services, async () => ['Orders']);
  await expect(names).resolves.toEqual(['Orders']);
  expect(vi.getTimerCount()).toBe(0);
});

it('[P525] nobody is kept from leaving for longer than three seconds', async () => {
  const settled = vi.fn();
  void unsavedPages(newServices(), () => true).then(settled);
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith([]);
});

it('[P525] without panes there is nothing to wait for', async () => {
  await expect(unsavedPages(newServices(), () => false)).resolves.toEqual([]);
});

it('[P525] another workspace’s panes take the place of the former ones', async () => {
  const services = newServices();
  const end = offerUnsavedPages(services, async () => ['Orders']);
  offerUnsavedPages(services, async () => ['Stock']);
  end();
  await expect(unsavedPages(services, () => true)).resolves.toEqual(['Stock']);
});
