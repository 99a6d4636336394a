import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PortalNoticesApi, portalInbox } from '../portal/portalInbox.ts';
import { createFakeBrowser } from '../testing/createFakeBrowser.ts';
import { browserClock } from './browserClock.ts';
import { createSettings } from './createSettings.ts';
import { createTabGroup } from './createTabGroup.ts';
import { ALONE_AFTER_MS } from './ports.ts';

// 20:00 in Shanghai.
const NOW = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const WINDOW = { messageType: 21, beginTime: '22:00', endTime: '08:00', isNextDay: 1 };
const READ = { category: 21, beginTime: '22:00', endTime: '08:00', isNextDay: true, muted: false };
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const settle = () => vi.advanceTimersByTimeAsync(1);

/** Tabs of a person whose server answers what `answer` says, or fails. */
function setUp() {
  const browser = createFakeBrowser();
  const asked: [string, unknown][] = [];
  const server = {
    isDown: false,
    answer: { dataList: [WINDOW], timeZone: 'Europe/Berlin', pausedUntil: null } as object,
  };
  const call = (name: string) => async (request: unknown) => {
    asked.push([name, request]);
    if (server.isDown) throw new TypeError('no answer');
    return server.answer;
  };
  const api = {
    getNoticeMuteTime: call('read'),
    saveNoticeMuteTime: call('save'),
    saveNoticePause: call('pause'),
  } as unknown as PortalNoticesApi;
  const { quiet: port } = portalInbox({ api });
  const open = async () => {
    const { id, page, locks, channel } = browser.openTab();
    const tabs = createTabGroup({ name: 'g', id, page, now: () => Date.now(), locks, channel });
    const settings = createSettings({ port, tabs, clock: browserClock, now: () => Date.now() });
    await settle();
    return { settings, tabs };
  };
  return { open, asked, server };
}
const reads = (asked: [string, unknown][]) => asked.filter(([name]) => name === 'read').length;

it('[N10] the windows, their zone and a pause are read from the server’s answer', async () => {
  const { open, server } = setUp();
  const { settings } = await open();
  expect(settings.get()).toMatchObject({ status: 'loading', windows: [], zone: ownZone });
  server.answer = {
    dataList: [
      WINDOW,
      { ...WINDOW, messageType: undefined },
      { ...WINDOW, messageType: 3, isNextDay: 0, muted: true },
    ],
    timeZone: 'Europe/Berlin',
    pausedUntil: '2026-11-21T13:00:00Z',
  };
  settings.reload();
  await settle();
  expect(settings.get()).toEqual({
    status: 'ready',
    windows: [READ, { ...READ, category: 3, isNextDay: false, muted: true }],
    zone: 'Europe/Berlin',
    pausedUntil: Date.parse('2026-11-21T13:00:00Z'),
    revision: 1,
  });
});

it('[N11] an unknown zone is the browser’s, and a garbled pause is none', async () => {
  const { open, server } = setUp();
  const { settings } = await open();
  server.answer = { dataList: [], timeZone: 'Mars/Olympus', pausedUntil: 'soon' };
  settings.reload();
  await settle();
  expect(settings.get()).toMatchObject({ zone: ownZone, pausedUntil: undefined, windows: [] });
});

it('[N27] settings that nobody told are asked for after a moment, and are the same in all tabs', async () => {
  const { open, asked } = setUp();
  const first = await open();
  await vi.advanceTimersByTimeAsync(ALONE_AFTER_MS - 10);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(first.settings.get()).toMatchObject({ status: 'ready', windows: [READ] });
  const second = await open();
  first.settings.reload();
  await settle();
  expect(second.settings.get()).toEqual(first.settings.get());
  await vi.advanceTimersByTimeAsync(ALONE_AFTER_MS);
  expect(reads(asked)).toBe(2);
});

it('[N27] the leading tab tells a newcomer that asks, once it knows; another tab does not', async () => {
  const { open } = setUp();
  const first = await open();
  const second = await open();
  const heard: string[] = [];
  second.tabs.onMessage(({ kind, from }) => heard.push(`${kind} of ${from}`));
  second.tabs.post('joined');
  await settle();
  expect(heard).not.toContain('settings of tab-1');
  first.settings.reload();
  await settle();
  heard.length = 0;
  second.tabs.post('joined');
  await settle();
  expect(heard).toEqual(['settings of tab-1']);
  first.tabs.onMessage(({ kind, from }) => heard.push(`${kind} of ${from}`));
  heard.length = 0;
  first.tabs.post('joined');
  await settle();
  expect(heard).toEqual(['joined of tab-1']);
});

it('[N27] whoever takes the lead reads again what the former one may have missed, unless it knows nothing yet', async () => {
  const { open, asked } = setUp();
  const first = await open();
  const second = await open();
  expect(reads(asked)).toBe(0);
  first.settings.reload();
  await settle();
  first.tabs.dispose();
  await settle();
  expect(second.tabs.isLeader).toBe(true);
  expect(reads(asked)).toBe(2);
});

it('[N24] settings that do not load are said; those that are known stay', async () => {
  const { open, server } = setUp();
  const { settings } = await open();
  server.isDown = true;
  settings.reload();
  await settle();
  expect(settings.get()).toMatchObject({ status: 'failed', windows: [], revision: 0 });
  server.isDown = false;
  settings.reload();
  await settle();
  server.isDown = true;
  settings.reload();
  await settle();
  expect(settings.get()).toMatchObject({ status: 'ready', windows: [READ] });
});

it('[N24] a window is saved with its flags, and with a zone only when one is chosen', async () => {
  const { open, asked } = setUp();
  const { settings } = await open();
  await settings.saveWindow({
    category: 21,
    beginTime: '09:00',
    endTime: '10:00',
    isNextDay: false,
    muted: true,
  });
  await settings.saveWindow(READ, 'Asia/Seoul');
  expect(asked).toEqual([
    ['save', { messageType: 21, beginTime: '09:00', endTime: '10:00', isNextDay: 0, muted: true }],
    ['save', { ...WINDOW, muted: false, timeZone: 'Asia/Seoul' }],
  ]);
  expect(settings.get().revision).toBe(2);
});

it('[N24] a type is muted with its window kept, or with none', async () => {
  const { open, asked } = setUp();
  const { settings } = await open();
  settings.reload();
  await settle();
  await settings.setMuted(21, true);
  await settings.setMuted(4, true);
  expect(asked.slice(1)).toEqual([
    ['save', { ...WINDOW, muted: true }],
    ['save', { messageType: 4, beginTime: '', endTime: '', isNextDay: 0, muted: true }],
  ]);
});

it('[N23] a pause lasts an hour, or until eight in the morning of the zone, or ends', async () => {
  const { open, asked } = setUp();
  const { settings } = await open();
  settings.reload();
  await settle();
  const now = Date.now();
  await settings.pause('hour');
  await settings.pause('tomorrow');
  await settings.pause(undefined);
  expect(asked.slice(1)).toEqual([
    ['pause', { pausedUntil: new Date(now + 3_600_000).toISOString() }],
    ['pause', { pausedUntil: '2026-11-22T07:00:00.000Z' }],
    ['pause', { pausedUntil: null }],
  ]);
});
