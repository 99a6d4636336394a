import { expect, it, vi } from 'vitest';
import { orAborted } from './orAborted.ts';

it('[C19] what is cancelled rejects with the reason, before and during it', async () => {
  const never = new Promise<void>(() => {});
  await expect(orAborted(never, AbortSignal.abort('before'))).rejects.toBe('before');
  const controller = new AbortController();
  const during = orAborted(never, controller.signal);
  controller.abort('during');
  await expect(during).rejects.toBe('during');
});

it('[C19] what is over follows the signal no longer, whichever way it ended', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await expect(orAborted(Promise.resolve(7), signal)).resolves.toBe(7);
  await expect(orAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(2));
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
    added.mock.calls.map(([type, listener]) => [type, listener]),
  );
  expect(added.mock.calls.map(([type]) => type)).toEqual(['abort', 'abort']);
});
