import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionWatch } from './createConnectionWatch.ts';
import type { ConnectionStatus } from './ports.ts';

type Status = ConnectionStatus;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(status: Status) {
  const network = new Set<() => void>();
  const channel = new Set<() => void>();
  const on = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let present = status;
  let isOnline = true;
  const watch = createConnectionWatch({
    isOnline: () => isOnline,
    onNetwork: on(network),
    channel: { get: () => present, subscribe: on(channel) },
  });
  const heard = vi.fn(() => watch.get());
  const stop = watch.subscribe(heard);
  return {
    watch,
    heard,
    stop,
    listeners: () => network.size + channel.size,
    become(next: Status) {
      present = next;
      for (const listener of channel) listener();
    },
    goOnline(next: boolean) {
      isOnline = next;
      for (const listener of network) listener();
    },
  };
}

test('[N760] the network is told of at once, both ways', () => {
  const { watch, heard, goOnline } = setUp('open');
  goOnline(false);
  expect(watch.get()).toBe('offline');
  goOnline(true);
  expect(watch.get()).toBe('fine');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[N760] a server that is away is told of after four seconds, through all attempts, until it is back', () => {
  const { watch, heard, become } = setUp('open');
  become('waiting');
  vi.advanceTimersByTime(2000);
  become('connecting');
  become('waiting');
  vi.advanceTimersByTime(1999);
  expect(watch.get()).toBe('fine');
  vi.advanceTimersByTime(1);
  expect(watch.get()).toBe('lost');
  become('connecting');
  expect(watch.get()).toBe('lost');
  become('open');
  expect(watch.get()).toBe('fine');
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['lost', 'fine']);
});

test('[N760] a short break, and a channel that is refused, are not worth a word', () => {
  const { heard, become, stop, listeners } = setUp('open');
  become('waiting');
  vi.advanceTimersByTime(3000);
  become('open');
  vi.advanceTimersByTime(3000);
  become('refused');
  vi.advanceTimersByTime(60_000);
  become('waiting');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(heard).not.toHaveBeenCalled();
  expect(listeners()).toBe(0);
});
