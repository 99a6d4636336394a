import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeBrowser } from '../testing/createFakeBrowser.ts';
import { createFakeNotify } from '../testing/createFakeNotify.ts';
import { createFakeServer } from '../testing/createFakeServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function start() {
  const server = createFakeServer();
  const asked: unknown[] = [];
  const queryClient = { invalidateQueries: ({ queryKey }: { queryKey: unknown }) => asked.push(queryKey) };
  const tab = createFakeBrowser().openTab();
  const { notify } = createFakeNotify({ server, tab }, { queryClient, random: () => 0.5 });
  await vi.advanceTimersByTimeAsync(0);
  const change = (what: string) => server.sendRaw(JSON.stringify({ type: 'changed', what }));
  return { asked, notify, change };
}

it('[N105] news that the server speaks of are asked for by every open page, spread over three seconds', async () => {
  const { asked, change } = await start();
  change('live');
  change('live');
  vi.advanceTimersByTime(1_499);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([['notify', 'live']]);
  change('announcements');
  vi.advanceTimersByTime(3_000);
  expect(asked.slice(1)).toEqual([
    ['notify', 'popups'],
    ['notify', 'ticker'],
    ['notify', 'release'],
  ]);
});

it('[N105] nothing is asked for what is no news, nor after the sign-out', async () => {
  const { asked, change, notify } = await start();
  for (const what of ['read', 'services', 'constructor', '']) change(what);
  change('live');
  notify.dispose();
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});
