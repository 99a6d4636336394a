import type { WebPushState } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell({ isWhole: true });
const HOME = '/entry/svc-oms/OMS';
const ENDPOINT = 'https://push.example.com/browser';
const CATEGORIES = [{ id: 'c1', messageType: 2, classificationName: '库存预警' }];
const OFFER = '页面关闭后，也在这台设备上通知我';

/** Somebody who has the panel open, with a server that has keys, and a push service that gives one address. */
async function start(): Promise<ShellPage> {
  const shell = await open({ as: RUOXI, permissions: ['notifications'] });
  let state: WebPushState = { publicKey: 'BKey' };
  shell.backend.set({
    queryMsgNoticePage: () => ({ dataList: [], totalCount: 0, noReadCount: 0, noReadByType: [] }),
    getNoticeMuteTime: () => ({ dataList: [], timeZone: 'Asia/Shanghai' }),
    queryClassification: () => ({ dataList: CATEGORIES, totalCount: 1 }),
    getWebPush: () => state,
    saveWebPush: ({ endpoint, categories, isSilent }) => {
      state = { ...state, device: { endpoint, categories, isSilent } };
      return state;
    },
  });
  // The browser's maker runs the push service: it is not reached here. All else is the browser's own.
  await shell.page.addInitScript((endpoint) => {
    let made: unknown;
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
    PushManager.prototype.subscribe = async (asked) => {
      if (!asked?.userVisibleOnly) throw new Error('a push that nobody sees');
      made = {
        endpoint,
        options: { applicationServerKey: null },
        unsubscribe: async () => true,
        toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      };
      return made as PushSubscription;
    };
  }, ENDPOINT);
  await shell.visit(HOME);
  await shell.expectTools();
  await shell.bell.click();
  await shell.page.getByRole('button', { name: '免打扰设置' }).click();
  return shell;
}

/** Brings a message to the service worker, as the push service would. */
async function push(shell: ShellPage, message: object): Promise<void> {
  const session = await shell.context.newCDPSession(shell.page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push-worker/'));
      if (own) found(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin: shell.origin, registrationId, data });
}

const shown = ({ page }: ShellPage) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push-worker/');
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ title, body, tag, silent }) => ({ title, body, tag, silent }));
  });

it('[P1351] a press has this browser told; its worker shows what comes while no page is in sight and leads to it', async () => {
  const shell = await start();
  const { page } = shell;
  const offer = page.getByRole('checkbox', { name: OFFER });
  await offer.waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await offer.click();
  await page.getByRole('group', { name: /通知以下分类/ }).waitFor();
  await shell.expectCalls('saveWebPush', 1);
  const saved = shell.backend.calls.find(({ name }) => name === 'saveWebPush');
  expect(saved?.body).toMatchObject({ endpoint: ENDPOINT, p256dh: 'p', auth: 'a', categories: [2] });

  // In sight: the page itself tells.
  await push(shell, { id: 'n0', title: 'seen', isSilent: false });
  const worker = shell.context.serviceWorkers()[0];
  if (!worker) throw new Error('no service worker');
  // It has no page of its own and keeps nothing.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await worker.evaluate(() => {
    const { clients } = globalThis as unknown as { clients: { matchAll(asked: object): Promise<object[]> } };
    const all = clients.matchAll.bind(clients);
    clients.matchAll = async (asked) =>
      (await all(asked)).map(
        (client) =>
          new Proxy(client, {
            get: (page, name) => {
              if (name === 'visibilityState') return 'hidden';
              const value = Reflect.get(page, name);
              return typeof value === 'function' ? value.bind(page) : value;
            },
          }),
      );
  });
  await push(shell, { id: 'n1', title: 'Stock is low', text: 'SKU-1021', isSilent: true });
  await expect
    .poll(() => shown(shell))
    .toEqual([{ title: 'Stock is low', body: 'SKU-1021', tag: 'n1', silent: true }]);

  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    const { NotificationEvent } = globalThis as unknown as {
      NotificationEvent: new (type: string, init: object) => Event;
    };
    globalThis.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await shell.expectAddress(`${HOME}/sso-web#/company/notice/notification?id=n1`);
  await expect.poll(() => shown(shell)).toEqual([]);
});

it('[P1352] it is not offered without keys, and a backend of the documents is not asked', async () => {
  const shell = await start();
  const { page } = shell;
  const reopen = async () => {
    await page.reload();
    await shell.expectTools();
    await shell.bell.click();
    await page.getByRole('button', { name: '免打扰设置' }).click();
    await page.getByRole('checkbox', { name: '不提醒' }).waitFor();
  };
  await page.getByRole('checkbox', { name: OFFER }).waitFor();
  shell.backend.set({ getWebPush: () => ({}) });
  const asked = shell.backend.count('getWebPush');
  await reopen();
  await shell.expectCalls('getWebPush', asked + 1);
  expect(await page.getByRole('checkbox', { name: OFFER }).count()).toBe(0);
  shell.backend.set({ getRuntimeConfig: () => ({ ...CONFIG, extras: false }) });
  await reopen();
  expect(shell.backend.count('getWebPush')).toBe(asked + 1);
});
