import type { MuteSettings } from '@portal/api-client/contract';
import { createStore, type Readable } from '@portal/machine';
import type { MuteWindow } from '../core/types.ts';
import { isZone, nextDayAt } from '../core/zonedTime.ts';
import { ALONE_AFTER_MS, type Clock, type NotifyApi, type TabGroup } from './ports.ts';

/** What a person has silenced. */
type QuietSettings = {
  status: 'loading' | 'ready' | 'failed';
  windows: readonly MuteWindow[];
  /** Zone of the windows. */
  zone: string;
  pausedUntil: number | undefined;
  /** Grows when the classifications should be read again. */
  revision: number;
};

/** Do-not-disturb of a person, the same in all tabs. */
export type Settings = Readable<QuietSettings> & {
  reload(): void;
  saveWindow(window: MuteWindow, zone?: string): Promise<void>;
  /** Silences a type, or hears it again; its window stays. */
  setMuted(type: number, muted: boolean): Promise<void>;
  /** Silences everything for an hour, until tomorrow morning, or no longer. */
  pause(length: 'hour' | 'tomorrow' | undefined): Promise<void>;
};

const DEFAULT_ZONE = 'Asia/Shanghai';
const HOUR_MS = 3_600_000;
const MORNING_MINUTE = 480;

/** Keeps the settings; `now` is the server's time. */
export function createSettings({
  api,
  tabs,
  clock,
  now,
}: {
  api: NotifyApi;
  tabs: TabGroup;
  clock: Clock;
  now: () => number;
}): Settings {
  const store = createStore<QuietSettings>({
    status: 'loading',
    windows: [],
    zone: DEFAULT_ZONE,
    pausedUntil: undefined,
    revision: 0,
  });

  function take(answer: MuteSettings): void {
    store.set({ ...readSettings(answer), revision: store.get().revision + 1 });
    tabs.post('settings', { settings: store.get() });
  }

  async function load(): Promise<void> {
    try {
      take(await api.getNoticeMuteTime());
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
    const { messageType, beginTime = '', endTime = '', isNextDay, muted } = window;
    take(
      await api.saveNoticeMuteTime({
        messageType,
        beginTime,
        endTime,
        isNextDay: isNextDay ? 1 : 0,
        muted,
        ...(zone !== undefined && { timeZone: zone }),
      }),
    );
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    reload: () => void load(),
    saveWindow: save,
    setMuted(type, muted) {
      const known = store.get().windows.find(({ messageType }) => messageType === type);
      const none = { messageType: type, beginTime: '', endTime: '', isNextDay: false };
      return save({ ...none, ...known, muted });
    },
    async pause(length) {
      const until =
        length === 'hour'
          ? now() + HOUR_MS
          : length === 'tomorrow'
            ? nextDayAt(now(), store.get().zone, MORNING_MINUTE)
            : undefined;
      take(
        await api.saveNoticePause({
          pausedUntil: until === undefined ? null : new Date(until).toISOString(),
        }),
      );
    },
  };
}

function readSettings({ dataList, timeZone, pausedUntil }: MuteSettings): Omit<QuietSettings, 'revision'> {
  const until = Date.parse(pausedUntil ?? '');
  return {
    status: 'ready',
    windows: dataList.flatMap(({ messageType, beginTime, endTime, isNextDay, muted = false }) =>
      messageType === undefined
        ? []
        : [{ messageType, beginTime, endTime, isNextDay: isNextDay === 1, muted }],
    ),
    zone: isZone(timeZone) ? timeZone : DEFAULT_ZONE,
    pausedUntil: Number.isNaN(until) ? undefined : until,
  };
}
