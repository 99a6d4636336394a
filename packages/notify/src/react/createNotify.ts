import { createPushChannel } from '../channel/createPushChannel.ts';
import { createTabGroup } from '../channel/createTabGroup.ts';
import type { ConnectionStatus } from '../channel/ports.ts';
import { MESSAGE_TYPES } from '../core/constants.ts';
import { isSecurityMessage, judgeMessage } from '../core/judgeMessage.ts';
import { isExportFailure } from '../core/parseExportFrame.ts';
import type { PushedMessage } from '../core/types.ts';
import { createAlerts } from './createAlerts.ts';
import { createExports, type Exports } from './createExports.ts';
import { createInbox, type Inbox } from './createInbox.ts';
import { createSettings, type Settings } from './createSettings.ts';
import { createStore, type Store } from './createStore.ts';
import type { NotifyPorts } from './ports.ts';

/** Everything that is told to one person in one tab; dispose it at sign-out. */
export type Notify = {
  readonly inbox: Omit<Inbox, 'arrived' | 'countChanged' | 'dispose'>;
  readonly settings: Omit<Settings, 'dispose'>;
  readonly exports: Omit<Exports, 'finished' | 'dispose'>;
  readonly status: Pick<Store<ConnectionStatus>, 'get' | 'subscribe'>;
  /** Whether the panel is open. */
  readonly panel: Store<boolean>;
  /** Whether the operating system tells when nobody looks. */
  readonly desktop: Pick<Store<boolean>, 'get' | 'subscribe'> & {
    readonly isPossible: boolean;
    /** False when the person or the browser refused. */
    set(wanted: boolean): Promise<boolean>;
  };
  readonly ports: NotifyPorts;
  /** The server's time. */
  now(): number;
  /** Do-not-disturb was changed in another place. */
  muteTimeChanged(): void;
  dispose(): void;
};

const DESKTOP_KEY = 'notify-desktop';

/**
 * Starts the push channel, the counters and the exports of one sign-in.
 * @example
 * const notify = createNotify({ ...ports, push: createSocketTransport({ address }) });
 * onSignOut(() => notify.dispose());
 */
export function createNotify(ports: NotifyPorts): Notify {
  const { api, clock, page, storage, toasts, i18n, navigation, desktop, securityTitles } = ports;
  const tabs = createTabGroup({
    name: `portal:notify:${ports.session}`,
    id: ports.tabId,
    page,
    now: clock.now,
    ...(ports.locks && { locks: ports.locks }),
    ...(ports.channel && { channel: ports.channel }),
  });
  const status = createStore<ConnectionStatus>('connecting');
  const panel = createStore(false);
  const isDesktopOn = createStore(storage.get(DESKTOP_KEY) === '1');
  const inbox = createInbox({ api, tabs, clock });
  const settings = createSettings({ api, tabs, clock, now: () => channel.now() });
  const exports = createExports({ ...ports, tabs, texts: i18n });
  const alerts = createAlerts({
    toasts,
    i18n,
    clock,
    navigation,
    securityTitles,
    ...(desktop && { desktop }),
    isDesktopWanted: isDesktopOn.get,
    openPanel: () => panel.set(true),
  });

  function receive(
    message: PushedMessage,
    { isMine, isVisible }: { isMine: boolean; isVisible: boolean },
  ): void {
    if (message.type === MESSAGE_TYPES.guide) {
      ports.onGuide?.(message.info, isMine);
      return;
    }
    const { windows, zone, pausedUntil } = settings.get();
    const context = { now: channel.now(), windows, zone, pausedUntil, securityTitles };
    const how = judgeMessage(message, context);
    if (how === 'ignore') return;
    inbox.arrived(message, isMine);
    if (isSecurityMessage(message, securityTitles) && ports.onSecurity?.(message, isMine)) return;
    if (isExportFailure(message)) {
      // The server only counts it: whether it can be told is asked as for a message that pops up.
      const isHeard = judgeMessage({ ...message, eject: true }, context) === 'toast';
      exports.failed(message, isMine && isHeard);
      return;
    }
    const isLoud = isMine && how !== 'count';
    if (message.type === MESSAGE_TYPES.exportFinished && how !== 'summary') exports.finished(message, isLoud);
    else if (isLoud) alerts.alert(message, how, isVisible);
  }

  const channel = createPushChannel({
    transport: ports.push,
    tabs,
    page,
    clock,
    onMessage: receive,
    onReread: () => {
      inbox.refresh();
      settings.reload();
    },
    onChanged(what, unread) {
      if (what === 'read') inbox.countChanged(unread);
      if (what === 'mute' && tabs.isLeader) settings.reload();
      ports.onChanged?.(what);
    },
    onStatus: status.set,
  });
  const stopBadge = inbox.subscribe(() => page.setBadge(inbox.get().unread));

  return {
    inbox,
    settings,
    exports,
    status,
    panel,
    desktop: {
      isPossible: desktop !== undefined,
      get: isDesktopOn.get,
      subscribe: isDesktopOn.subscribe,
      async set(wanted) {
        const isOn = wanted && (await desktop?.request()) === true;
        storage.set(DESKTOP_KEY, isOn ? '1' : '0');
        isDesktopOn.set(isOn);
        return isOn === wanted;
      },
    },
    ports,
    now: channel.now,
    muteTimeChanged: settings.reload,
    dispose() {
      channel.dispose();
      alerts.dispose();
      exports.dispose();
      settings.dispose();
      inbox.dispose();
      stopBadge();
      page.setBadge(0);
      tabs.dispose();
    },
  };
}
