import { createStore, type Readable } from '@portal/machine';
import type { QuietHours, QuietPort } from '../core/inboxPort.ts';
import { momentAfter, ownZone, type WaitLength } from '../core/momentAfter.ts';
import type { CategoryId, MuteWindow } from '../core/types.ts';
import { isZone } from '../core/zonedTime.ts';
import { ALONE_AFTER_MS, type Clock, type TabGroup } from './ports.ts';

/** What a person has silenced. */
type QuietSettings = {
  /** `none` where a backend keeps no do-not-disturb. */
  status: 'loading' | 'ready' | 'failed' | 'none';
  windows: readonly MuteWindow[];
  /** Zone of the windows. */
  zone: string;
  pausedUntil: number | undefined;
  /** Grows when the categories should be read again. */
  revision: number;
};

/** Do-not-disturb of a person, the same in all tabs. */
export type Settings = Readable<QuietSettings> & {
  reload(): void;
  saveWindow(window: MuteWindow, zone?: string): Promise<void>;
  /** Silences a category, or hears it again; its window stays. */
  setMuted(category: CategoryId, muted: boolean): Promise<void>;
  /** Silences everything for an hour, until tomorrow morning, or no longer. */
  pause(length: WaitLength | undefined): Promise<void>;
};

/** Keeps the settings; `now` is the server's time. */
export function createSettings({
  port,
  tabs,
  clock,
  now,
}: {
  port: QuietPort | undefined;
  tabs: TabGroup;
  clock: Clock;
  now: () => number;
}): Settings {
  const store = createStore<QuietSettings>({
    status: port ? 'loading' : 'none',
    windows: [],
    zone: ownZone(),
    pausedUntil: undefined,
    revision: 0,
  });

  function take({ windows, zone, pausedUntil }: QuietHours): void {
    const known = { windows, pausedUntil, zone: zone !== undefined && isZone(zone) ? zone : ownZone() };
    store.set({ status: 'ready', ...known, revision: store.get().revision + 1 });
    tabs.post('settings', { settings: store.get() });
  }

  async function load(): Promise<void> {
    if (!port) return;
    try {
      take(await port.load());
    } catch {
      if (store.get().status === 'loading') store.set({ ...store.get(), status: 'failed' });
    }
  }

  tabs.onMessage((message) => {
    if (message.kind === 'settings') store.set(message.settings as QuietSettings);
    if (message.kind === 'joined' && tabs.isLeader && store.get().status === 'ready')
      tabs.post('settings', { settings: store.get() });
  });
  // The first time the greeting of the connection asks: what came before it would be asked for twice.
  tabs.onLeading(() => {
    if (store.get().status !== 'loading') void load();
  });
  clock.after(ALONE_AFTER_MS, () => {
    if (store.get().status === 'loading') void load();
  });

  async function save(window: MuteWindow, zone?: string): Promise<void> {
    if (port) take(await port.save(window, zone));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    reload: () => void load(),
    saveWindow: save,
    setMuted(category, muted) {
      const known = store.get().windows.find((window) => window.category === category);
      const none = { category, beginTime: '', endTime: '', isNextDay: false };
      return save({ ...none, ...known, muted });
    },
    async pause(length) {
      const until = length && momentAfter(length, now(), store.get().zone);
      if (port) take(await port.pause(until));
    },
  };
}
