import { setupI18n } from '@lingui/core';
import type { ToastOptions } from '@portal/ui';
import { portalInbox } from '../portal/portalInbox.ts';
import { browserClock } from '../runtime/browserClock.ts';
import { createNotify, type Notify } from '../runtime/createNotify.ts';
import { followExports } from '../runtime/followExports.ts';
import type { NewsNavigation } from '../runtime/newsPorts.ts';
import type { FollowExportsOptions } from '../runtime/performExports.ts';
import type { ExportsNavigation, NotifyNavigation, NotifyPorts } from '../runtime/ports.ts';
import type { FakeTab } from './createFakeBrowser.ts';
import type { FakeServer } from './createFakeServer.ts';

const SECURITY_TITLES = new Set(['账号停用', '下线通知', '密码修改', '子账号删除']);

/** Where a fake application was sent. */
type FakeVisits = { to: string; with: unknown }[];

/** The notices of one fake tab, with the toasts and visits that they caused. */
export type FakeNotify = {
  notify: Notify;
  /** Toasts on screen, oldest first. */
  toasts: ToastOptions[];
  /** Every toast that was ever shown or rewritten. */
  told: ToastOptions[];
  visits: FakeVisits;
  /** Where everything leads; a test may replace what it looks at. */
  navigation: Required<NotifyNavigation> & ExportsNavigation & NewsNavigation;
  close(id: string): void;
};

/** Starts notices in a fake tab against a fake server. */
export function createFakeNotify(
  { server, tab, exports }: { server: FakeServer; tab: FakeTab; exports?: Partial<FollowExportsOptions> },
  ports: Partial<NotifyPorts> = {},
): FakeNotify {
  const toasts: ToastOptions[] = [];
  const told: ToastOptions[] = [];
  const visits: FakeVisits = [];
  const values = new Map<string, string>();
  const visit = (to: string) => (value?: unknown) => void visits.push({ to, with: value });
  const close = (id: string) => {
    const index = toasts.findIndex((toast) => toast.id === id);
    const [closed] = index < 0 ? [] : toasts.splice(index, 1);
    closed?.onClose?.();
  };
  const navigation: FakeNotify['navigation'] = {
    open: ({ id, link }) => visit('notices')(link ?? id),
    openAll: visit('notices'),
    openExportCentre: visit('export-centre'),
    openRenewal: visit('renewal'),
    openProductPackage: visit('product-package'),
    openLive: visit('live'),
    download: visit('download'),
    visit: visit('visit'),
  };
  const notify = createNotify({
    ...portalInbox({ api: server.api, securityTitles: SECURITY_TITLES }),
    push: server.push,
    exports: followExports({
      api: server.api,
      navigation: {
        openExportCentre: () => navigation.openExportCentre(),
        download: (address) => navigation.download(address),
      },
      place: { page: 'https://portal.test/entry', hosts: [] },
      ...exports,
    }),
    storage: {
      get: (key) => values.get(key) ?? null,
      set(key, value) {
        values.set(key, value);
        return true;
      },
    },
    clock: browserClock,
    page: tab.page,
    navigation,
    toasts: {
      show(toast) {
        const id = toast.id ?? `toast-${told.length}`;
        const shown = { ...toast, id };
        const index = toasts.findIndex((other) => other.id === id);
        if (index < 0) toasts.push(shown);
        else toasts[index] = shown;
        told.push(shown);
        return id;
      },
      dismiss: close,
    },
    i18n: setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } }),
    session: 'session-1',
    tabId: tab.id,
    locks: tab.locks,
    channel: tab.channel,
    ...ports,
  });
  return { notify, toasts, told, visits, navigation, close };
}
