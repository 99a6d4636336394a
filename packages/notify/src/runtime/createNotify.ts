import { createStore, type Readable, type Store } from '@portal/machine';
import { EXPORT_FAILED, EXPORT_READY } from '../core/constants.ts';
import { isQuiet, judgeNotice } from '../core/judgeNotice.ts';
import { NEWS_NAMES } from '../core/newsKeys.ts';
import { readFrame } from '../core/readFrame.ts';
import { readSound, type SoundName } from '../core/sounds.ts';
import type { ShownIn } from '../core/stream.ts';
import type { PushedNotice } from '../core/types.ts';
import { createAlerts } from './createAlerts.ts';
import { createInbox, type Inbox } from './createInbox.ts';
import { createNewsRefresh } from './createNewsRefresh.ts';
import { createPushChannel } from './createPushChannel.ts';
import { createSettings, type Settings } from './createSettings.ts';
import { createTabGroup } from './createTabGroup.ts';
import { createTimers } from './createTimers.ts';
import type { ConnectionStatus, Exports, NotifyPorts } from './ports.ts';

/** Everything that is told to one person in one tab; dispose it at sign-out. */
export type Notify = {
  readonly inbox: Omit<Inbox, 'arrived' | 'countChanged' | 'dispose'>;
  readonly settings: Settings;
  /** Undefined where they are not followed. */
  readonly exports: Omit<Exports, 'pushed' | 'dispose'> | undefined;
  readonly status: Readable<ConnectionStatus>;
  /** Whether the panel is open. */
  readonly panel: Store<boolean>;
  /** Whether the operating system tells when nobody looks. */
  readonly desktop: Readable<boolean> & {
    readonly isPossible: boolean;
    /** False when the person or the browser refused. */
    set(wanted: boolean): Promise<boolean>;
  };
  /** The sound that notices make in this browser; undefined for none. */
  readonly sound: Readable<SoundName | undefined> & {
    readonly isPossible: boolean;
    /** Chooses one, and plays it. */
    set(name: SoundName | undefined): void;
  };
  readonly ports: NotifyPorts;
  /** The server's time. */
  now(): number;
  /** Do-not-disturb was changed in another place. */
  muteTimeChanged(): void;
  dispose(): void;
};

const DESKTOP_KEY = 'notify-desktop';
const SOUND_KEY = 'notify-sound';

/**
 * Starts the push channel and the counters of one sign-in, and follows its exports where it is told how.
 * @example
 * const notify = createNotify({ ...browserPorts(userId), inbox, push: createSocketTransport({ address }), toasts, i18n, navigation });
 * onSignOut(() => notify.dispose());
 */
export function createNotify(ports: NotifyPorts): Notify {
  const { page, storage, desktop } = ports;
  const clock = createTimers(ports.clock);
  const tabs = createTabGroup({
    name: `portal:notify:${ports.session}`,
    id: ports.tabId,
    page,
    now: clock.now,
    ...(ports.locks && { locks: ports.locks }),
    ...(ports.channel && { channel: ports.channel }),
  });
  const panel = createStore(false);
  const sound = createStore(readSound(storage.get(SOUND_KEY)));
  const isDesktopOn = createStore(storage.get(DESKTOP_KEY) === '1');
  const inbox = createInbox({
    port: ports.inbox,
    tabs,
    clock,
    now: () => channel.now(),
    zone: () => settings.get().zone,
  });
  const settings = createSettings({ port: ports.quiet, tabs, clock, now: () => channel.now() });
  const exports = ports.exports?.({ ...ports, clock, tabs });
  const refreshNews = createNewsRefresh({ ...ports, clock });
  const alerts = createAlerts({
    ...ports,
    clock,
    isDesktopWanted: isDesktopOn.get,
    soundWanted: sound.get,
    openPanel: () => panel.set(true),
  });

  function receive(notice: PushedNotice, { isMine, isVisible }: ShownIn): void {
    const { windows, zone, pausedUntil } = settings.get();
    const context = { now: channel.now(), windows, zone, pausedUntil };
    if (notice.kind === 'signal') {
      // What is known changes in every tab; only what would pop up is held back.
      ports.onSignal?.(notice, isMine && !isQuiet(notice.category, context));
      return;
    }
    const how = judgeNotice(notice, context);
    inbox.arrived(notice, isMine);
    if (notice.importance === 'urgent' && ports.onUrgent?.(notice, isMine)) return;
    if (exports && notice.about === EXPORT_FAILED) {
      // The server only counts it: whether it can be told is asked as for a message that pops up.
      const isHeard = judgeNotice({ ...notice, importance: 'normal' }, context) === 'toast';
      exports.pushed(notice, 'failed', isMine && isHeard);
      if (isMine && isHeard) alerts.tellBeside(notice, isVisible);
      return;
    }
    const isLoud = isMine && how !== 'count';
    const isExport = notice.about === EXPORT_READY && how !== 'summary';
    if (exports && isExport) {
      exports.pushed(notice, 'ready', isLoud);
      if (isLoud) alerts.tellBeside(notice, isVisible);
    } else if (isLoud) alerts.alert(notice, how, isVisible);
  }

  function tell(what: string): void {
    refreshNews(what);
    ports.onChanged?.(what);
  }

  const channel = createPushChannel({
    transport: ports.push,
    readFrame: ports.readFrame ?? readFrame,
    tabs,
    page,
    clock,
    onNotice: receive,
    onReread: () => {
      inbox.refresh();
      settings.reload();
    },
    onChanged({ what, unread, ids = [], readTo }) {
      if (what === 'read') {
        inbox.countChanged(unread);
        alerts.read(ids, readTo);
      }
      if (what === 'mute' && tabs.isLeader) settings.reload();
      tell(what);
    },
    onChangesMissed: () => NEWS_NAMES.forEach(tell),
  });
  inbox.subscribe(() => page.setBadge(inbox.get().unread));

  return {
    inbox,
    settings,
    exports,
    status: channel.status,
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
    sound: {
      isPossible: ports.sound !== undefined,
      get: sound.get,
      subscribe: sound.subscribe,
      set(name) {
        storage.set(SOUND_KEY, name ?? '');
        sound.set(name);
        if (name) ports.sound?.(name);
      },
    },
    ports,
    now: channel.now,
    muteTimeChanged: settings.reload,
    dispose() {
      channel.dispose();
      alerts.dispose();
      exports?.dispose();
      inbox.dispose();
      page.setBadge(0);
      tabs.dispose();
      clock.stop();
    },
  };
}
