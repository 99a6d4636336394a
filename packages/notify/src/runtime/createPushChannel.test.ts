import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTIFY_TIMES } from '../core/constants.ts';
import { parseFrame } from '../portal/parseFrame.ts';
import { createFakeBrowser, type FakeTab } from '../testing/createFakeBrowser.ts';
import { browserClock } from './browserClock.ts';
import { createPushChannel } from './createPushChannel.ts';
import { createTabGroup } from './createTabGroup.ts';
import type { ConnectionHandlers } from './ports.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

type Opened = ConnectionHandlers & { reconnects: number; isOpen: boolean };

/** Tabs of one browser, each with its channel; what their transport opened, and what each was told. */
function setUp() {
  const browser = createFakeBrowser();
  const opened: Opened[] = [];
  const open = ({ alone = false, visible = true } = {}) => {
    const tab = browser.openTab({ visible });
    const { id, page, locks, channel } = tab;
    const told: unknown[] = [];
    const group = createTabGroup({
      name: 'g',
      id,
      page,
      now: () => Date.now(),
      ...(!alone && { locks, channel }),
    });
    const push = createPushChannel({
      transport: (handlers) => {
        const connection: Opened = { ...handlers, reconnects: 0, isOpen: true };
        opened.push(connection);
        return {
          reconnect() {
            connection.reconnects += 1;
          },
          dispose() {
            connection.isOpen = false;
          },
        };
      },
      tabs: group,
      page,
      clock: browserClock,
      readFrame: parseFrame,
      onNotice: ({ title }, { isMine }) => told.push([title, isMine]),
      onReread: () => told.push('reread'),
      onChanged: ({ what, unread }) => told.push([what, unread]),
      onChangesMissed: () => told.push('missed'),
    });
    return { tab, group, push, told };
  };
  return { open, opened };
}

const settle = () => vi.advanceTimersByTimeAsync(1);
const hello = (fields: object = {}) => JSON.stringify({ type: 'hello', epoch: 'e', seq: 4, ...fields });
const message = (seq: number) => JSON.stringify({ msgType: 3, msgTitle: `m${seq}`, seq, id: `p${seq}` });

async function pair() {
  const { open, opened } = setUp();
  const first = open();
  await settle();
  const second = open();
  await settle();
  const [connection] = opened;
  if (!connection) throw new Error('no connection');
  return { first, second, connection, opened, open };
}

it('[N71] two tabs have one connection, and what comes counts in both and shows in one', async () => {
  const { first, second, connection, opened } = await pair();
  expect(opened).toHaveLength(1);
  expect([first.push.status.get(), second.push.status.get()]).toEqual(['connecting', 'connecting']);
  connection.onStatus('open');
  connection.onFrame(hello());
  connection.onFrame(message(5));
  await settle();
  expect([first.push.status.get(), second.push.status.get()]).toEqual(['open', 'open']);
  const messages = (told: unknown[]) => told.filter((one) => Array.isArray(one));
  expect(messages(first.told)).toEqual([['m5', false]]);
  expect(messages(second.told)).toEqual([['m5', true]]);
});

it('[N71] a tab that comes later is told the state and the place of the connection', async () => {
  const { connection, open, first, opened } = await pair();
  connection.onStatus('open');
  connection.onFrame(hello());
  connection.onFrame(message(5));
  await settle();
  const third = open();
  await settle();
  expect(third.push.status.get()).toBe('open');
  first.tab.crash();
  await settle();
  // The second tab leads now and resumes where the stream stood.
  expect(opened[1]?.query()).toBe('?since=5&epoch=e');
});

it('[N4] the server’s time is kept in every tab', async () => {
  const { first, second, connection } = await pair();
  connection.onStatus('open');
  connection.onFrame(hello({ serverTime: new Date(Date.now() + 90_000).toISOString() }));
  await settle();
  for (const { push } of [first, second]) expect(push.now() - Date.now()).toBe(90_000);
});

it('[N27] a connection that opens without a greeting is waited for two seconds, then the lists are read', async () => {
  const { first, connection } = await pair();
  connection.onStatus('open');
  await vi.advanceTimersByTimeAsync(1998);
  expect(first.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(first.told).toContain('reread');
});

it('[N27] a greeting ends the wait; so does a cut', async () => {
  const { first, connection } = await pair();
  connection.onStatus('open');
  connection.onFrame(hello());
  await settle();
  const { length } = first.told;
  await vi.advanceTimersByTimeAsync(5000);
  expect(first.told).toHaveLength(length);
  connection.onStatus('open');
  connection.onStatus('waiting');
  await vi.advanceTimersByTimeAsync(5000);
  expect(first.told).toHaveLength(length);
});

it('[N27] a refused connection has the lists asked for: their answer says whether the session is over', async () => {
  const { first, second, connection } = await pair();
  connection.onStatus('waiting');
  expect(first.told).toEqual([]);
  connection.onStatus('refused');
  await settle();
  expect(first.told).toEqual(['reread']);
  expect(second.push.status.get()).toBe('refused');
  expect(second.told).toEqual([]);
});

it('[N27] what changed elsewhere is told with its count', async () => {
  const { first, second, connection } = await pair();
  connection.onStatus('open');
  connection.onFrame(hello());
  connection.onFrame('{"type":"changed","what":"read","noReadCount":3}');
  await settle();
  for (const { told } of [first, second]) expect(told).toContainEqual(['read', 3]);
});

it('[N72] a tab in front has a waiting connection of the leading one try at once, once a second', async () => {
  const { second, connection } = await pair();
  const look = async () => {
    second.tab.hide();
    second.tab.show();
    await settle();
  };
  connection.onStatus('open');
  await look();
  expect(connection.reconnects).toBe(0);
  connection.onStatus('waiting');
  second.tab.hide();
  await settle();
  expect(connection.reconnects).toBe(0);
  await look();
  expect(connection.reconnects).toBe(1);
  await look();
  expect(connection.reconnects).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await look();
  expect(connection.reconnects).toBe(2);
});

it('[N27] lists are read again by a tab that was away for long, not by one that was away for a moment', async () => {
  const { first } = await pair();
  const away = async (tab: FakeTab, milliseconds: number) => {
    tab.hide();
    await vi.advanceTimersByTimeAsync(milliseconds / 2);
    // Hidden once more, as a window that loses the focus too: it counts from the first time.
    tab.hide();
    await vi.advanceTimersByTimeAsync(milliseconds / 2);
    tab.show();
  };
  await away(first.tab, NOTIFY_TIMES.awayMs);
  expect(first.told).toEqual([]);
  await away(first.tab, NOTIFY_TIMES.awayMs + 2);
  expect(first.told).toEqual(['reread']);
  // It is here now: the former absence does not count again.
  first.tab.show();
  expect(first.told).toEqual(['reread']);
});

it('[N74] a tab on its own shows what comes while it is visible', async () => {
  const { open, opened } = setUp();
  const alone = open({ alone: true });
  const [connection] = opened;
  connection?.onStatus('open');
  connection?.onFrame(hello());
  connection?.onFrame(message(5));
  alone.tab.hide();
  connection?.onFrame(message(6));
  expect(alone.told.filter((one) => Array.isArray(one))).toEqual([
    ['m5', true],
    ['m6', false],
  ]);
});

it('[N2] a frame that does not parse is passed on to nobody', async () => {
  const { second, connection } = await pair();
  const kinds: string[] = [];
  second.group.onMessage(({ kind }) => kinds.push(kind));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  connection.onFrame('{');
  connection.onFrame('pong');
  await settle();
  expect(kinds).toEqual([]);
  warn.mockRestore();
});

it('[N602] what nothing understands is told once in development, signs of life are not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { connection } = await pair();
  for (const frame of ['pong', '{', '{"event":"paid"}']) connection.onFrame(frame);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('was not understood and is left out: {'),
  );
  vi.stubEnv('PROD', true);
  const other = await pair();
  other.connection.onFrame('{');
  expect(warn).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
  warn.mockRestore();
});

it('[N75] after dispose the connection is closed, no timer runs and nothing more is told', async () => {
  const { first, connection } = await pair();
  connection.onStatus('open');
  first.push.dispose();
  expect([connection.isOpen, first.push.status.get()]).toEqual([false, 'closed']);
  await vi.advanceTimersByTimeAsync(5000);
  first.tab.hide();
  await vi.advanceTimersByTimeAsync(NOTIFY_TIMES.awayMs + 2);
  first.tab.show();
  connection.onFrame(message(9));
  await settle();
  expect(first.told).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
