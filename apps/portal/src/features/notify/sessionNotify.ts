import { createApi } from '@portal/api-client';
import {
  exportsContract,
  LIVE_CLASSES_PATH,
  notificationsContract,
  type RuntimeConfig,
  securityTitles,
  socketHostAddress,
  sockets,
} from '@portal/api-client/contract';
import { systemHref } from '@portal/menu-engine/core';
import {
  browserClock,
  createBrowserDesktop,
  createBrowserPage,
  createNotify,
  createSocketTransport,
  type NotifyNavigation,
  ownPushHostQuery,
  type Transport,
} from '@portal/notify';
import { type DownloadPlace, NOTIFY_TIMES } from '@portal/notify/core';
import { followExports } from '@portal/notify/exports';
import { isDemo } from '../../app/createSessionData.ts';
import { forSession } from '../../app/forSession.ts';
import { choosePorts } from '../../app/ports.ts';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { clientAt } from '../clientAt.ts';

export const notifyPorts = choosePorts(
  'account',
  'act',
  'api',
  'client',
  'config',
  'entered',
  'guests',
  'host',
  'i18n',
  'navigate',
  'notices',
  'pushStatus',
  'queryClient',
  'session',
  'shortcuts',
  'storage',
  'toasts',
  'tokens',
  'anchors',
);
export type NotifyPorts = ReturnType<typeof notifyPorts.use>;

/** What a sign-in is told. */
export const sessionNotify = forSession((ports: NotifyPorts, session) => {
  const { client, config, guests, i18n, notices, storage, toasts } = ports;
  const page = createBrowserPage();
  const desktop = createBrowserDesktop();
  const { BroadcastChannel } = globalThis;
  const notify = createNotify({
    api: createApi(client, notificationsContract),
    push: pushTransport(ports),
    exports: followExports({
      api: createApi(clientAt(client, config().exportHost), exportsContract),
      socket: createSocketTransport({
        address: () => socketUrl(ports, sockets.exportSocket.path, config().exportHost),
        socket: { pingMs: NOTIFY_TIMES.exportPingMs },
      }),
      place: downloadPlace(config()),
    }),
    storage,
    clock: browserClock,
    page,
    navigation: createNavigation(ports),
    toasts,
    i18n,
    queryClient: ports.queryClient,
    session,
    tabId: Math.random().toString(36).slice(2),
    ...(navigator.locks && { locks: navigator.locks }),
    ...(BroadcastChannel && { channel: new BroadcastChannel(`portal:notify:${session}`) }),
    ...(desktop && { desktop }),
    securityTitles: new Set(Object.values(securityTitles)),
    onChanged: (what) => {
      if (what === 'services') void ports.session.servicesChanged();
    },
    onGuide: (info, isMine) => notices.guide({ info, isMine }),
    onSecurity: ({ title, text, system, info }, isMine) =>
      notices.security({ title, text, system, info, isMine }),
  });
  const endings = [
    guests.told.exportStarted.subscribe(({ id, uniqueId, name, isDuplicate }) => {
      notify.exports?.[isDuplicate ? 'refused' : 'follow']({ id, uniqueId, name });
    }),
    guests.told.muteTimeChanged.subscribe(notify.muteTimeChanged),
  ];
  return {
    thing: notify,
    stop() {
      for (const end of endings) end();
      notify.dispose();
      page.dispose();
    },
  };
});

/** Where files and pictures may come from besides the page's own server: the listed hosts, and the one that makes exports. */
export function downloadPlace({
  downloadHosts,
  exportHost,
}: Pick<RuntimeConfig, 'downloadHosts' | 'exportHost'>): DownloadPlace {
  const hosts = [...downloadHosts, exportHost].flatMap((host = '') => {
    const url = URL.parse(/^\w+:\/\//.test(host) ? host : `https://${host}`);
    return url ? [url.host] : [];
  });
  return { page: window.location.href, hosts };
}

function pushTransport(ports: NotifyPorts): Transport {
  return createSocketTransport({
    address: async (query) => socketUrl(ports, sockets.ecSocket.path, await pushHost(ports)) + query,
  });
}

/** The operator decides whether pushes come from a host of their own, if there is one. */
async function pushHost({ api, config, queryClient }: NotifyPorts): Promise<string | undefined> {
  const { socketHost } = config();
  if (!socketHost) return undefined;
  try {
    return (await queryClient.ensureQueryData(ownPushHostQuery(api))) ? socketHost : undefined;
  } catch {
    return undefined;
  }
}

function socketUrl({ tokens }: NotifyPorts, path: string, host: string | undefined): string {
  const token = tokens.get();
  if (!token) throw new Error('Nobody is signed in');
  return socketHostAddress(host, window.location.href) + path.replace('{token}', encodeURIComponent(token));
}

const USER_CENTRE = 'sso-web';
const EXPORT_CENTRE = { app: 'universal_system', path: '/download-center' };

/** Where notices lead, in the workspace that is entered. */
export function createNavigation(ports: NotifyPorts): NotifyNavigation {
  const open = (app: string, path: string) => {
    const system = ports.entered.get();
    if (system) ports.navigate(systemHref(system) + formatPaneAddress({ app, path }));
  };
  const buy = async (path: string) => {
    if (isDemo(await ports.session.userInfo())) return ports.act('demo-tip');
    open(USER_CENTRE, path);
  };
  return {
    openNotices: (id) =>
      open(
        USER_CENTRE,
        `/company/notice/notification${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`,
      ),
    openAnswer: (answer) => void ports.act('open-answer', answer),
    openExportCentre: () => open(EXPORT_CENTRE.app, EXPORT_CENTRE.path),
    openRenewal: () => buy('/company/serve/serve-manage'),
    // Of the system that is worked in: that is the one that was spoken of.
    openProductPackage: () =>
      buy(`/user/product-package?systemCode=${encodeURIComponent(ports.entered.get()?.systemCode ?? '')}`),
    openLive: (liveId) =>
      open(USER_CENTRE, `${LIVE_CLASSES_PATH}/details?liveId=${encodeURIComponent(liveId)}`),
    download: (address) =>
      Object.assign(document.createElement('a'), { href: address, download: '', rel: 'noopener' }).click(),
    visit: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
  };
}
