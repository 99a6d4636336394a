import { expectNothingShared } from '@portal/tooling-test/copies';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeBrowser, type FakeTab } from '../testing/createFakeBrowser.ts';
import { createFakeNotify, type FakeNotify } from '../testing/createFakeNotify.ts';
import { createFakeServer } from '../testing/createFakeServer.ts';
import type { NotifyPorts } from './ports.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const STEP_MS = 12_000;
const HELLO_AFTER_MS = 100;
/** So much further ahead the server's time is with each connection. */
const AHEAD_MS = 2000;
const TASK = { id: 't1', status: 1, name: '订单', fileOssUrl: undefined, is_del: 0 };
const FINISHED = { msgType: 8, messageType: 8, noticeId: undefined, msgInfo: { id: 't2', name: '库存' } };

/** Two tabs of a person with a server of their own, and everything that happens to them. */
function takePart() {
  const server = createFakeServer();
  const browser = createFakeBrowser();
  const events: unknown[] = [];
  const tabs: (FakeNotify & { tab: FakeTab })[] = [];
  let greets = true;
  let hellos = 0;
  const ports: Partial<NotifyPorts> = {
    push: (handlers) =>
      server.push({
        ...handlers,
        onFrame(frame) {
          const fields = JSON.parse(String(frame));
          if (fields.type !== 'hello') return handlers.onFrame(frame);
          const serverTime = new Date(Date.now() + hellos * AHEAD_MS).toISOString();
          hellos += 1;
          if (greets) setTimeout(handlers.onFrame, HELLO_AFTER_MS, JSON.stringify({ ...fields, serverTime }));
        },
      }),
    desktop: {
      request: async () => true,
      isAllowed: () => true,
      show: ({ title }) => void events.push(title),
    },
    onChanged: (what) => void events.push(what),
  };
  const socket = () => {
    events.push('export socket opened');
    return { reconnect: () => undefined, dispose: () => void events.push('export socket closed') };
  };
  const open = () => {
    const tab = browser.openTab();
    const fake = createFakeNotify({ server, tab, exports: { socket } }, ports);
    const { status, panel, exports } = fake.notify;
    for (const store of [status, panel]) store.subscribe(() => events.push(store.get()));
    exports?.subscribe(() => events.push(exports.get().map(({ phase }) => phase)));
    tabs.push({ tab, ...fake });
  };
  const [first, second] = [() => tabs[0], () => tabs[1]];
  const tellOffset = () => events.push(Number(second()?.notify.now()) - Date.now());
  const steps = [
    open,
    open,
    () => [1, 2, 3, 4, 5].map(() => server.send()),
    () => first()?.notify.inbox.markAllRead(21),
    () => second()?.close('push-p1'),
    tellOffset,
    () => server.tasks.set('t1', TASK) && second()?.notify.exports?.follow({ id: 't1' }),
    () => server.tasks.set('t1', { ...TASK, status: 2, fileOssUrl: 'https://portal.test/f' }),
    () => server.send(FINISHED),
    () => second()?.notify.settings.pause('hour'),
    () => server.send(),
    () => second()?.notify.settings.pause(undefined),
    () => second()?.notify.desktop.set(true),
    () => tabs.map(({ tab }) => tab.hide()),
    () => server.send(),
    () => server.stop(),
    () => server.start(),
    () => second()?.tab.show(),
    () => second()?.tab.hide(),
    () => {
      greets = false;
      server.stop();
      server.start({ reconnect: true });
    },
    tellOffset,
    () => server.sendRaw(JSON.stringify({ type: 'changed', what: 'services' })),
    () => first()?.tab.crash(),
    () => first()?.notify.dispose(),
    () => server.send({ ...FINISHED, msgInfo: { id: 't3', name: '广告' } }),
    () => second()?.tab.show(),
    () => second()?.notify.panel.set(true),
    () => server.send(),
    () => second()?.notify.dispose(),
    () => server.send(),
  ];
  const seen = () => ({
    events,
    calls: server.calls.map(({ name }) => name),
    connections: [server.connections, server.attempts],
    tabs: tabs.map(({ notify, tab, toasts, told, visits }) => ({
      unread: notify.inbox.get().unread,
      latest: notify.inbox.get().latest.map(({ id }) => id),
      settings: notify.settings.get(),
      badge: tab.page.badge,
      toasts: toasts.map(({ id }) => id),
      told: told.map(({ title, message }) => (message ? `${title} ${message}` : title)),
      visits,
    })),
  });
  return { steps, seen };
}

it('[N79] two of them on one page share nothing', async () => {
  const { tabs } = await expectNothingShared(takePart, () => vi.advanceTimersByTimeAsync(STEP_MS));
  expect(tabs[1]?.told).toEqual([
    '第 1 条',
    '第 2 条',
    '还有 1 条新消息',
    '还有 3 条新消息',
    '下载文件准备中 订单',
    '下载文件已就绪 订单',
    '下载文件已就绪 库存',
    '第 8 条',
    '下载文件已就绪 广告',
    '还有 4 条新消息',
  ]);
});
