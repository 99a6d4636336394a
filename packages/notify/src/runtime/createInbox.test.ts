import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InboxPort } from '../core/inboxPort.ts';
import { createFakeBrowser } from '../testing/createFakeBrowser.ts';
import { browserClock } from './browserClock.ts';
import { createInbox } from './createInbox.ts';
import { createTabGroup } from './createTabGroup.ts';
import { ALONE_AFTER_MS } from './ports.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());
const settle = (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds);

/** Tabs of a person whose server has messages, or is down. */
function setUp() {
  const browser = createFakeBrowser();
  const asked: [string, unknown][] = [];
  const server = { isDown: false, page: { unread: 3, notices: [], newestId: 'n3' } as object };
  const call = (name: string) => async (request: unknown) => {
    asked.push([name, request]);
    if (server.isDown) throw new TypeError('no answer');
    return server.page;
  };
  const port = { list: call('list'), mark: call('mark') } as unknown as InboxPort;
  const open = async () => {
    const { id, page, locks, channel } = browser.openTab();
    const tabs = createTabGroup({ name: 'g', id, page, now: () => Date.now(), locks, channel });
    const inbox = createInbox({ port, tabs, clock: browserClock });
    await settle();
    return { inbox, tabs };
  };
  const calls = (name: string) => asked.filter(([called]) => called === name).map(([, request]) => request);
  return { open, server, asked, calls };
}
const unread = { id: 'n1', isRead: false };

it('[N22] a tab asks by itself when nobody told it anything, for the latest unread ones', async () => {
  const { open, calls } = setUp();
  const { inbox } = await open();
  await settle(ALONE_AFTER_MS - 10);
  expect(calls('list')).toEqual([]);
  await settle(10);
  expect(calls('list')).toEqual([{ isUnread: true, page: 1, size: 4 }]);
  expect(inbox.get()).toMatchObject({ status: 'ready', unread: 3 });
});

it('[N73] what one tab knows another has too, and a newcomer is told by the leading one', async () => {
  const { open, calls } = setUp();
  const first = await open();
  first.inbox.refresh();
  await settle();
  const second = await open();
  expect(second.inbox.get().status).toBe('loading');
  second.tabs.post('joined');
  await settle();
  expect(second.inbox.get()).toMatchObject({ status: 'ready', unread: 3 });
  await settle(ALONE_AFTER_MS);
  expect(calls('list')).toHaveLength(1);
});

it('[N73] only a leading tab that knows something tells a newcomer', async () => {
  const { open } = setUp();
  const first = await open();
  const second = await open();
  const heard: string[] = [];
  first.tabs.onMessage(({ kind }) => heard.push(kind));
  second.tabs.onMessage(({ kind }) => heard.push(kind));
  second.tabs.post('joined');
  await settle();
  expect(heard).not.toContain('inbox');
  first.inbox.refresh();
  await settle();
  heard.length = 0;
  first.tabs.post('joined');
  await settle();
  expect(heard).toEqual(['joined']);
});

it('[N72] who takes the lead reads the list again, unless nothing was read yet', async () => {
  const { open, calls } = setUp();
  const first = await open();
  const second = await open();
  await settle(100);
  expect(calls('list')).toEqual([]);
  first.inbox.refresh();
  await settle();
  first.tabs.dispose();
  await settle();
  expect(second.tabs.isLeader).toBe(true);
  expect(calls('list')).toHaveLength(2);
});

it('[N22] a message counts in each tab; the one that shows it reads the list', async () => {
  const { open, calls } = setUp();
  const { inbox } = await open();
  const message = { noticeId: 'n9', category: 21 } as never;
  inbox.arrived(message, false);
  await settle();
  expect([inbox.get().unread, calls('list').length]).toEqual([1, 0]);
  inbox.arrived(message, true);
  expect(inbox.get().unread).toBe(2);
  await settle();
  expect(calls('list')).toHaveLength(1);
});

it('[N27] a count that the server tells is taken; the leading tab reads the list, with or without one', async () => {
  const { open, calls } = setUp();
  const first = await open();
  const second = await open();
  second.inbox.countChanged(7);
  await settle();
  expect([second.inbox.get().unread, calls('list').length]).toEqual([7, 0]);
  first.inbox.countChanged(undefined);
  await settle();
  expect(calls('list')).toHaveLength(1);
});

it('[N25] a reading is said once, and one that is so already is not said', async () => {
  const { open, calls } = setUp();
  const { inbox } = await open();
  await inbox.markRead(unread);
  await inbox.markRead({ ...unread, isRead: true }, false);
  await inbox.markRead({ ...unread, isRead: true });
  await inbox.markRead(unread, false);
  expect(calls('mark')).toEqual([
    { id: 'n1', isRead: true },
    { id: 'n1', isRead: false },
  ]);
  expect(inbox.get().unread).toBe(3);
});

it('[N25] all-read goes up to what was known, of one type or of all', async () => {
  const { open, calls } = setUp();
  const { inbox } = await open();
  await inbox.markAllRead();
  inbox.refresh();
  await settle();
  await inbox.markAllRead();
  await inbox.markAllRead(21);
  expect(calls('mark')).toEqual([
    { isRead: true, upTo: undefined, category: undefined },
    { isRead: true, upTo: 'n3', category: undefined },
    { isRead: true, upTo: 'n3', category: 21 },
  ]);
});

it('[N25] a reading that fails is thrown, and the list is read again', async () => {
  const { open, server, calls } = setUp();
  const { inbox } = await open();
  server.isDown = true;
  const refused = expect(inbox.markRead(unread)).rejects.toThrow('no answer');
  await settle();
  await refused;
  expect(calls('list')).toHaveLength(1);
});

it('[N75] nothing is asked for once it was disposed of', async () => {
  const { open, asked } = setUp();
  const { inbox } = await open();
  inbox.dispose();
  inbox.refresh();
  await settle(ALONE_AFTER_MS + 10);
  expect(asked).toEqual([]);
});
