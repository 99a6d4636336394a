import { createApi } from '@portal/api-client';
import {
  LIVE_CLASSES_PATH,
  notificationsContract,
  type RuntimeConfig,
  securityTitles,
  socketHostAddress,
  sockets,
} from '@portal/api-client/contract';
import { systemHref } from '@portal/menu-engine/core';
import {
  browserPorts,
  createBrowserPush,
  createNotify,
  createSocketTransport,
  type ExportsNavigation,
  type NotifyNavigation,
  onPushOpened,
  type Transport,
} from '@portal/notify';
import { type DownloadPlace, NOTIFY_TIMES } from '@portal/notify/core';
import { followExports } from '@portal/notify/exports';
import type { NewsNavigation } from '@portal/notify/news';
import {
  answerPlace,
  EXPORT_CENTRE,
  ownPushHostQuery,
  portalInbox,
  portalWebPush,
} from '@portal/notify/portal';
import { isDemo } from '../../app/createSessionData.ts';
import { forSession } from '../../app/forSession.ts';
import { choosePorts } from '../../app/ports.ts';
import { afterPaint } from '../../workspace/painted.ts';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { enterPage } from '../../workspace/useDocument.ts';
import { exportsApi } from '../clientAt.ts';

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

/** Stands for a part of the site where no page is: it answers for none. */
const PUSH_WORKER = { script: '/push-worker.js', scope: '/push-worker/' };

/** What a sign-in is told. */
export const sessionNotify = forSession((ports: NotifyPorts, session) => {
  const { client, config, guests, i18n, notices, storage, toasts } = ports;
  const browser = browserPorts(session);
  const navigation = createNavigation(ports);
  const api = createApi(client, notificationsContract);
  const push = config().extras ? createBrowserPush(PUSH_WORKER) : undefined;
  const notify = createNotify({
    ...browser,
    ...(push && { webPush: portalWebPush(api, push) }),
    ...portalInbox({
      api,
      securityTitles: new Set(Object.values(securityTitles)),
    }),
    push: pushTransport(ports),
    exports: followExports({
      api: exportsApi(ports),
      socket: createSocketTransport({
        address: () => socketUrl(ports, sockets.exportSocket.path, config().exportHost),
        socket: { pingMs: NOTIFY_TIMES.exportPingMs },
      }),
      place: downloadPlace(config()),
      navigation,
    }),
    storage,
    navigation,
    toasts,
    i18n,
    queryClient: ports.queryClient,
    onChanged: (what) => {
      if (what === 'services') void ports.session.servicesChanged();
    },
    onSignal: ({ about, data }, isMine) => {
      if (about === 'guide') notices.guide({ info: data, isMine });
    },
    onUrgent: ({ title, body, system, data }, isMine) =>
      notices.security({ title, text: body, system, info: data, isMine }),
  });
  const endings = [
    guests.told.exportStarted.subscribe(({ id, uniqueId, name, isDuplicate }) => {
      notify.exports?.[isDuplicate ? 'refused' : 'follow']({ id, uniqueId, name });
    }),
    guests.told.muteTimeChanged.subscribe(notify.muteTimeChanged),
    onPushOpened((id) => navigation.open({ id, link: undefined, data: undefined })),
  ];
  return {
    thing: notify,
    stop() {
      for (const end of endings) end();
      notify.dispose();
      browser.page.dispose();
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
const NOTICES = '/company/notice/notification';

/** Where notices lead, in the workspace that is entered. */
export function createNavigation(
  ports: NotifyPorts,
): Required<NotifyNavigation> & ExportsNavigation & NewsNavigation {
  const open = (app: string, path: string) => {
    const system = ports.entered.get();
    if (!system) return;
    ports.navigate(systemHref(system) + formatPaneAddress({ app, path }));
    // What was pressed goes with its notice: the focus does not fall beside it. From the page it goes with the pane.
    afterPaint(() => enterPage(ports.anchors.get().panes));
  };
  /** Opens a page that is named `app/path`. */
  const follow = (link: string) => {
    const [, app = '', path = '/'] = /^([^/]*)(.*)$/.exec(link) ?? [];
    open(app, path);
  };
  const buy = async (path: string) => {
    if (isDemo(await ports.session.userInfo())) return ports.act('demo-tip');
    open(USER_CENTRE, path);
  };
  return {
    open({ id, link, data }) {
      const answer = answerPlace(data);
      if (answer) ports.act('open-answer', answer);
      else if (link !== undefined) follow(link);
      else open(USER_CENTRE, id === undefined ? NOTICES : `${NOTICES}?id=${encodeURIComponent(id)}`);
    },
    openAll: () => open(USER_CENTRE, NOTICES),
    openExportCentre: () => follow(EXPORT_CENTRE),
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
