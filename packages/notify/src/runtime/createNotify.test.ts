import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTIFY_TIMES } from '../core/constants.ts';
import { createFakeBrowser } from '../testing/createFakeBrowser.ts';
import { createFakeNotify } from '../testing/createFakeNotify.ts';
import { createFakeServer } from '../testing/createFakeServer.ts';
import type { NotifyPorts } from './ports.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

async function start({ tabs: count = 1, ports = {} }: { tabs?: number; ports?: Partial<NotifyPorts> } = {}) {
  const server = createFakeServer();
  const browser = createFakeBrowser();
  const tabs = [];
  for (let index = 0; index < count; index += 1) {
    const tab = browser.openTab({ visible: index === count - 1 });
    tabs.push({ tab, ...createFakeNotify({ server, tab }, ports) });
    await settle(10);
  }
  await settle(2000);
  const [first, second = first] = tabs;
  if (!first || !second) throw new Error('a tab expected');
  const open = async () => {
    const tab = browser.openTab();
    const opened = { tab, ...createFakeNotify({ server, tab }, ports) };
    await settle(10);
    return opened;
  };
  return { server, tabs, first, second, open };
}

describe('tabs of one browser', () => {
  it('[N71] ten tabs hold one connection and ask once for the counters', async () => {
    const { server, tabs } = await start({ tabs: 10 });
    expect(server.connections).toBe(1);
    expect(server.countCalls('queryMsgNoticePage')).toBeLessThanOrEqual(2);
    expect(server.countCalls('getNoticeMuteTime')).toBeLessThanOrEqual(2);
    for (const { notify } of tabs) {
      expect(notify.inbox.get().status).toBe('ready');
      expect(notify.status.get()).toBe('open');
    }
  });

  it('[N750] a start asks for the counters and the quiet hours once, when the connection greets', async () => {
    const { server, second } = await start();
    const counts = () => [server.countCalls('queryMsgNoticePage'), server.countCalls('getNoticeMuteTime')];
    expect(counts()).toEqual([1, 1]);
    await settle(60_000);
    expect(counts()).toEqual([1, 1]);
    expect([second.notify.inbox.get().status, second.notify.settings.get().status]).toEqual([
      'ready',
      'ready',
    ]);
  });

  it('[N750] without a connection it asks all the same', async () => {
    const silent = () => ({ reconnect() {}, dispose() {} });
    const { server } = await start({ ports: { push: silent } });
    expect([server.countCalls('queryMsgNoticePage'), server.countCalls('getNoticeMuteTime')]).toEqual([1, 1]);
  });

  it('[N71] a message counts in every tab and is shown in the visible one only', async () => {
    const { server, tabs } = await start({ tabs: 10 });
    server.send();
    await settle(10);
    expect(tabs.map(({ notify }) => notify.inbox.get().unread)).toEqual(Array(10).fill(1));
    expect(tabs.map(({ tab }) => tab.page.badge)).toEqual(Array(10).fill(1));
    expect(tabs.map(({ toasts }) => toasts.length)).toEqual([...Array(9).fill(0), 1]);
  });

  it('[N72] when the leading tab crashes another takes over and nothing is lost or told twice', async () => {
    const { server, tabs, first } = await start({ tabs: 3 });
    server.send();
    await settle(10);
    first.tab.crash();
    first.notify.dispose();
    server.send();
    await settle(1000);
    expect(server.connections).toBe(1);
    const last = tabs.at(-1);
    expect(last?.told.map(({ title }) => title)).toEqual(['第 1 条', '第 2 条']);
    expect(last?.notify.inbox.get().unread).toBe(2);
  });

  it('[N72] a tab that joins late knows the counters at once, and can take over without a gap', async () => {
    const { server, first, open } = await start();
    server.send();
    await settle(1100);
    const late = await open();
    expect(late.notify.inbox.get().unread).toBe(1);
    first.tab.crash();
    first.notify.dispose();
    server.send();
    await settle(1000);
    expect(late.told.map(({ title }) => title)).toEqual(['第 2 条']);
  });

  it('[N73] a message read in one tab is read in all at once', async () => {
    const { server, tabs, first } = await start({ tabs: 4 });
    server.send();
    server.send();
    await settle(1100);
    const [notice] = first.notify.inbox.get().latest;
    if (!notice) throw new Error('a notice expected');
    const reading = first.notify.inbox.markRead(notice);
    await settle(1);
    expect(tabs.map(({ notify }) => notify.inbox.get().unread)).toEqual([1, 1, 1, 1]);
    await reading;
    const all = first.notify.inbox.markAllRead();
    await settle(1);
    expect(tabs.map(({ tab }) => tab.page.badge)).toEqual([0, 0, 0, 0]);
    await all;
  });

  it.each([['locks'], ['channel']] as const)(
    '[N74] without %s each tab has its own connection and shows while visible',
    async (missing) => {
      const { server, tabs } = await start({ tabs: 2, ports: { [missing]: undefined } });
      expect(server.connections).toBe(2);
      server.send();
      await settle(10);
      expect(tabs.map(({ toasts }) => toasts.length)).toEqual([0, 1]);
      expect(tabs.map(({ notify }) => notify.inbox.get().unread)).toEqual([1, 1]);
    },
  );

  it('[N761] where exports are not followed, a finished one is told like any other message', async () => {
    const { server, first } = await start({ ports: { exports: undefined } });
    server.send({ msgType: 8, messageType: 8, msgTitle: '导出完成', eject: 1, msgInfo: { id: 't1' } });
    await settle(3000);
    expect(first.notify.exports).toBeUndefined();
    expect(first.told.map(({ id, title }) => [id?.slice(0, 4), title])).toEqual([['push', '导出完成']]);
    expect(server.countCalls('getDownloadTask')).toBe(0);
  });

  it('[N75] after dispose nothing is left: no timer, no connection, no badge', async () => {
    const { server, first } = await start();
    server.send();
    first.notify.exports?.follow({ id: 't1' });
    await settle(10);
    first.notify.dispose();
    await settle(3000);
    expect(vi.getTimerCount()).toBe(0);
    expect(server.connections).toBe(0);
    expect(first.tab.page.badge).toBe(0);
    const before = server.calls.length;
    await settle(60_000);
    expect(server.calls).toHaveLength(before);
  });
});

describe('reading', () => {
  it('[N25] all-read goes up to what was known: a message that arrives during the call stays unread', async () => {
    const { server, first } = await start();
    server.send();
    await settle(1100);
    const all = first.notify.inbox.markAllRead();
    server.send();
    await all;
    await settle(1100);
    expect(first.notify.inbox.get().unread).toBe(1);
    expect(server.calls.find(({ name }) => name === 'saveAllRead')?.request).toEqual({ asOf: 'n1' });
  });

  it('[N25] a reading that fails is taken back', async () => {
    const { server, first } = await start();
    server.send();
    await settle(1100);
    const [notice] = first.notify.inbox.get().latest;
    if (!notice) throw new Error('a notice expected');
    server.stop();
    await expect(first.notify.inbox.markRead(notice)).rejects.toThrow();
    server.start();
    first.notify.inbox.refresh();
    await settle(1100);
    expect(first.notify.inbox.get().unread).toBe(1);
  });

  it('[N26] a hundred messages in five seconds ask for the list once a second at most', async () => {
    const { server, first } = await start();
    const before = server.countCalls('queryMsgNoticePage');
    for (let index = 0; index < 100; index += 1) {
      server.send();
      await settle(50);
      expect(first.toasts.length).toBeLessThanOrEqual(3);
    }
    await settle(2000);
    expect(server.countCalls('queryMsgNoticePage') - before).toBeLessThanOrEqual(7);
    expect(first.notify.inbox.get().unread).toBe(100);
    expect(first.toasts.at(-1)).toMatchObject({ id: 'push-summary', title: '还有 98 条新消息' });
  });

  it('[N104] what else changed elsewhere is said in every tab, once', async () => {
    const onChanged = vi.fn();
    const { server } = await start({ tabs: 3, ports: { onChanged } });
    server.sendRaw('{"type":"changed","what":"services"}');
    await settle(10);
    expect(onChanged.mock.calls).toEqual([['services'], ['services'], ['services']]);
  });

  it('[N27] what another device read or muted is taken over', async () => {
    const { server, first } = await start();
    server.send();
    await settle(1100);
    for (const notice of server.notices) notice.hasRead = 1;
    server.sendRaw('{"type":"changed","what":"read","noReadCount":0}');
    expect(first.notify.inbox.get().unread).toBe(0);
    server.settings.dataList = [{ messageType: 21, beginTime: '', endTime: '', isNextDay: 0, muted: true }];
    server.sendRaw('{"type":"changed","what":"mute"}');
    await settle(10);
    server.send();
    await settle(10);
    expect(first.notify.inbox.get().unread).toBe(1);
    expect(first.told).toHaveLength(1);
  });
});

describe('the connection', () => {
  it('[N27] what another device read while the connection was cut is taken over once it is back', async () => {
    const { server, first } = await start();
    server.send();
    await settle(1100);
    expect(first.notify.inbox.get().unread).toBe(1);
    server.stop();
    await settle(1000);
    for (const notice of server.notices) notice.hasRead = 1;
    server.start({ reconnect: true });
    await settle(20_000);
    expect(first.notify.inbox.get().unread).toBe(0);
  });

  it('[N6] coming back after a long sleep: one catch-up, an exact count, one summary', async () => {
    const { server, first } = await start();
    first.tab.hide();
    server.stop();
    await settle(1000);
    for (let index = 0; index < 40; index += 1) server.send({ createTime: new Date().toISOString() });
    await settle(30 * 60_000);
    first.tab.show();
    server.start({ reconnect: true });
    await settle(3000);
    expect(first.notify.inbox.get().unread).toBe(40);
    expect(first.toasts.map(({ id }) => id)).toEqual(['push-summary']);
    expect(first.toasts[0]?.title).toBe('还有 40 条新消息');
  });

  it('[N8] a refused connection is not tried again; the next call tells whether the session is over', async () => {
    const { server, first } = await start();
    const before = server.countCalls('queryMsgNoticePage');
    server.stop('refused');
    await settle(60_000);
    expect(first.notify.status.get()).toBe('refused');
    expect(server.attempts).toBe(1);
    expect(server.countCalls('queryMsgNoticePage')).toBe(before + 1);
  });

  it('[N2] ten thousand broken frames leave a connection that still tells', async () => {
    const { server, first } = await start();
    for (let index = 0; index < 10_000; index += 1) server.sendRaw(BROKEN[index % BROKEN.length]);
    server.send();
    await settle(10);
    expect(first.told.map(({ title }) => title)).toEqual(['第 1 条']);
  });
});

const BROKEN = [
  '{',
  'ping',
  new ArrayBuffer(3),
  '[]',
  'x'.repeat(300_000),
  '{"msgType":[]}',
  '{"type":"hello"',
  undefined,
];

it('[N104] what changed while the connection was cut is asked for in every tab once it is back, not at the start', async () => {
  const changed: string[] = [];
  const { server } = await start({ tabs: 2, ports: { onChanged: (what) => void changed.push(what) } });
  expect(changed).toEqual([]);
  server.stop();
  await settle(1000);
  server.start({ reconnect: true });
  await settle(20_000);
  expect(changed.filter((what) => what === 'services')).toHaveLength(2);
  expect(changed.filter((what) => what === 'announcements')).toHaveLength(2);
});

it('[N603] without a push channel the list is read at the start and when a person comes back', async () => {
  const { server, first } = await start({ ports: { push: undefined } });
  expect(first.notify.inbox.get().status).toBe('ready');
  const asked = server.countCalls('queryMsgNoticePage');
  first.tab.hide();
  server.send();
  await settle(NOTIFY_TIMES.awayMs + 1000);
  expect(server.countCalls('queryMsgNoticePage')).toBe(asked);
  first.tab.show();
  await settle(2000);
  expect(first.notify.inbox.get().unread).toBe(1);
});

it('[N603] without a push channel the first count is there at once, since nobody has to greet', async () => {
  const server = createFakeServer();
  server.send();
  const browser = createFakeBrowser();
  const counts = [];
  for (const tab of [browser.openTab(), browser.openTab()]) {
    const { notify } = createFakeNotify({ server, tab }, { push: undefined });
    await settle(10);
    counts.push(notify.inbox.get().unread);
  }
  expect(counts).toEqual([1, 1]);
  expect(server.countCalls('queryMsgNoticePage')).toBe(1);
});

it('[N640] a toast goes in every tab when its notice is read on another device', async () => {
  const { server, first } = await start();
  server.send();
  server.send();
  await settle(10);
  expect(first.toasts).toHaveLength(2);
  server.sendRaw(JSON.stringify({ type: 'changed', what: 'read', noReadCount: 1, ids: ['n1'] }));
  await settle(10);
  expect(first.toasts.map(({ id }) => id)).toEqual(['push-p2']);
  server.sendRaw(JSON.stringify({ type: 'changed', what: 'read', noReadCount: 0, readTo: 2 }));
  await settle(10);
  expect(first.toasts).toEqual([]);
});

it('[N642] a notice that is put away counts as read until it is told again', async () => {
  const { server, first } = await start();
  const { inbox } = first.notify;
  server.send();
  await settle(2000);
  await inbox.postpone({ id: 'n1' }, 'tomorrow');
  await settle(2000);
  expect(inbox.get()).toMatchObject({ unread: 0, latest: [] });
  const asked = server.calls.find(({ name }) => name === 'saveNoticeReminder')?.request as {
    remindAt: string;
  };
  expect(new Date(asked.remindAt).toLocaleTimeString('sv', { timeZone: 'Asia/Shanghai' })).toBe('08:00:00');
});

it('[N645] [N646] the end of an export is told by the system and a sound too, and by neither while it is quiet', async () => {
  const shown: string[] = [];
  const played: string[] = [];
  const desktop = {
    request: async () => true,
    isAllowed: () => true,
    show: ({ title }: { title: string }) => void shown.push(title),
  };
  const { server, first } = await start({ ports: { desktop, sound: (name) => void played.push(name) } });
  await first.notify.desktop.set(true);
  first.notify.sound.set('drop');
  expect(played.splice(0)).toEqual(['drop']);
  first.tab.hide();
  const ready = { msgType: 8, messageType: 8, msgTitle: '订单.csv', msgInfo: { taskId: 't1' } };
  server.send(ready);
  await settle(10);
  expect([shown, played]).toEqual([['订单.csv'], ['drop']]);
  await settle(5000);
  server.send({ messageType: 8, msgTitle: '没有导出', eject: 0, msgInfo: { taskId: 't2', failReason: 'x' } });
  await settle(10);
  expect(shown).toEqual(['订单.csv', '没有导出']);
  await first.notify.settings.setMuted(8, true);
  await settle(5000);
  server.send({ ...ready, msgInfo: { taskId: 't3' } });
  await settle(10);
  expect([shown.length, played.length]).toEqual([2, 2]);
});

describe('loudness', () => {
  it('[N14] type 3 without eject, type 7 and unknown types show nothing', async () => {
    const guide: unknown[] = [];
    const { server, first } = await start({
      ports: { onSignal: ({ about, data }) => void (about === 'guide' && guide.push(data)) },
    });
    server.send({ eject: 0 });
    server.send({ msgType: 7, noticeId: undefined, msgInfo: { guideScheduleStr: '1000' } });
    server.send({ msgType: 99, noticeId: undefined });
    await settle(2000);
    expect(first.told).toEqual([]);
    expect(guide).toEqual([{ guideScheduleStr: '1000' }]);
    expect(first.notify.inbox.get().unread).toBe(1);
  });

  it('[N15] a guide message of a type that is held back changes what is known and shows nothing', async () => {
    const shown: boolean[] = [];
    const { server, first } = await start({
      ports: { onSignal: (_signal, isMine) => void shown.push(isMine) },
    });
    const guide = { msgType: 7, noticeId: undefined, msgInfo: { guideScheduleStr: '1000' } };
    server.send({ ...guide, messageType: 7 });
    await first.notify.settings.setMuted(7, true);
    server.send({ ...guide, messageType: 7 });
    server.send({ ...guide, messageType: 21 });
    await settle(10);
    expect(shown).toEqual([true, false, true]);
  });

  it('[N28] a security message goes to the shell in every tab; one that it does not take is a toast', async () => {
    const seen: boolean[] = [];
    const { server } = await start({
      tabs: 2,
      ports: { onUrgent: (notice, isMine) => seen.push(isMine) > 0 && notice.system },
    });
    server.send({ msgTitle: '账号停用', system: true, noticeId: undefined });
    await settle(10);
    expect(seen).toEqual([false, true]);
    const alone = await start();
    alone.server.send({ msgTitle: '账号停用', noticeId: undefined });
    await settle(10);
    expect(alone.first.told).toMatchObject([{ title: '账号停用', tone: 'warning' }]);
  });

  it('[N29] nobody looks: the operating system tells once, if it was asked for', async () => {
    const shown: string[] = [];
    const desktop = {
      request: async () => true,
      isAllowed: () => true,
      show: ({ title }: { title: string }) => void shown.push(title),
    };
    const { server, first } = await start({ ports: { desktop } });
    server.send();
    first.tab.hide();
    server.send();
    await settle(10);
    expect(shown).toEqual([]);
    expect(await first.notify.desktop.set(true)).toBe(true);
    server.send();
    await settle(10);
    expect(shown).toEqual(['第 3 条']);
  });

  it('[N23] a pause holds everything back until it ends', async () => {
    const { server, first } = await start();
    await first.notify.settings.pause('hour');
    expect(first.notify.settings.get().pausedUntil).toBe(Date.now() + 3_600_000);
    server.send();
    await settle(10);
    expect(first.told).toEqual([]);
    await first.notify.settings.pause('tomorrow');
    expect(first.notify.settings.get().pausedUntil).toBe(Date.parse('2026-11-22T08:00:00+08:00'));
    await first.notify.settings.pause(undefined);
    server.send();
    await settle(10);
    expect(first.told).toHaveLength(1);
  });
});
