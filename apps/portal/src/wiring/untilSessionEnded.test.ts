import { expect, it, vi } from 'vitest';
import { untilSessionEnded } from './untilSessionEnded.ts';

function session() {
  const listeners = new Set<() => void>();
  let isThere = true;
  return {
    listeners,
    end() {
      isThere = false;
      for (const listener of listeners) listener();
    },
    hasSession: () => isThere,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

it('[P454] is over when the session is, and follows it no longer', async () => {
  const account = session();
  const ended = untilSessionEnded(account);
  for (const listener of account.listeners) listener();
  expect(account.listeners.size).toBe(1);
  account.end();
  await ended;
  expect(account.listeners.size).toBe(0);
  await untilSessionEnded(account);
});

it('[P454] is over after two seconds when nobody ends the session', async () => {
  vi.useFakeTimers();
  const account = session();
  const ended = untilSessionEnded(account);
  await vi.advanceTimersByTimeAsync(2000);
  await ended;
  expect(account.listeners.size).toBe(0);
  vi.useRealTimers();
});
