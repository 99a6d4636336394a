import { createApi } from '@portal/api-client';
import { exportsContract, notificationsContract, securityTitles, sockets } from '@portal/api-client/contract';
import { createNotify, type Notify, type Transport } from '@portal/notify';
import {
  browserClock,
  createBrowserDesktop,
  createBrowserPage,
  createSocketTransport,
  socketAddress,
} from '@portal/notify/browser';
import { NOTIFY_TIMES } from '@portal/notify/core';
import type { Services } from '../../wiring/createServices.ts';
import { refreshServices } from '../services/refreshServices.ts';
import { createNavigation } from './createNavigation.ts';
import { createNewsRefresh } from './createNewsRefresh.ts';

type Running = { session: string; notify: Notify; stop: () => void };

const running = new WeakMap<Services, Running>();

/** What the present sign-in is told; begun when first asked for, ended when it signs out. Undefined while signed out. */
export function sessionNotify(services: Services): Notify | undefined {
  const { tokens, account } = services;
  const { epoch } = tokens;
  const session = epoch && `${epoch}:${account.company() ?? ''}`;
  const present = running.get(services);
  if (present?.session === session) return present?.notify;
  present?.stop();
  running.delete(services);
  if (!session) return undefined;
  const started = start(services, session);
  running.set(services, started);
  return started.notify;
}

function start(services: Services, session: string): Running {
  const { client, config, guests, i18n, notices, storage, toasts, tokens } = services;
  const page = createBrowserPage();
  const desktop = createBrowserDesktop();
  const { BroadcastChannel } = globalThis;
  const news = createNewsRefresh(services.queryClient, Math.random);
  const notify = createNotify({
    api: createApi(client, { ...notificationsContract, ...exportsContract }),
    push: pushTransport(services),
    exports: createSocketTransport({
      address: () => socketUrl(services, sockets.exportSocket.path, config.exportHost),
      socket: { pingMs: NOTIFY_TIMES.exportPingMs },
    }),
    storage,
    clock: browserClock,
    page,
    navigation: createNavigation(services),
    toasts,
    i18n,
    session,
    tabId: Math.random().toString(36).slice(2),
    ...(navigator.locks && { locks: navigator.locks }),
    ...(BroadcastChannel && { channel: new BroadcastChannel(`portal:notify:${session}`) }),
    ...(desktop && { desktop }),
    place: { page: window.location.href, hosts: [] },
    securityTitles: new Set(Object.values(securityTitles)),
    onChanged: (what) => {
      if (what === 'services') void refreshServices(services);
      news.changed(what);
    },
    onGuide: (info, isMine) => notices.guide({ info, isMine }),
    onSecurity: ({ title, text, system, info }, isMine) =>
      notices.security({ title, text, system, info, isMine }),
  });
  const endings = [
    news.stop,
    guests.on('export-started', ({ id }) => notify.exports.follow({ id })),
    guests.on('mute-time-changed', notify.muteTimeChanged),
    tokens.subscribe(({ type }) => {
      if (type !== 'rotated') sessionNotify(services);
    }),
  ];
  return {
    session,
    notify,
    stop() {
      for (const end of endings) end();
      notify.dispose();
      page.dispose();
    },
  };
}

function pushTransport(services: Services): Transport {
  return createSocketTransport({
    address: async (query) => socketUrl(services, sockets.ecSocket.path, await pushHost(services)) + query,
  });
}

/** The operator decides whether pushes come from a host of their own. */
async function pushHost({ api, config, queryClient }: Services): Promise<string | undefined> {
  const systemName = 'SSO_SOCKET_TYPE';
  try {
    const { dataList } = await queryClient.ensureQueryData({
      queryKey: ['notify', 'socket-type'],
      queryFn: () => api.querySystemParamsPage({ systemName, paging: false }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    return dataList[0]?.systemValue === 'websock' ? config.socketHost : undefined;
  } catch {
    return undefined;
  }
}

function socketUrl({ tokens }: Services, path: string, host: string | undefined): string {
  const token = tokens.get();
  if (!token) throw new Error('Nobody is signed in');
  return socketAddress(path.replace('{token}', encodeURIComponent(token)), {
    page: window.location.href,
    host,
  });
}
