import { createEmitter } from '@portal/machine';
import { chooseTab, type TabPresence } from '../core/chooseTab.ts';
import type { ChannelPort, LocksPort, PagePort, TabGroup, TabMessage } from './ports.ts';

/** How to join the tabs of one person in one browser. */
export type CreateTabGroupOptions = {
  /** Names the group: tabs of another sign-in are in another group. */
  name: string;
  id: string;
  page: Pick<PagePort, 'isVisible' | 'onChange'>;
  now: () => number;
  /** Without it every tab leads itself. */
  locks?: LocksPort;
  /** Without it every tab leads itself. */
  channel?: ChannelPort;
};

/** Joins the group. Leadership passes within a moment when the leading tab closes or crashes. */
export function createTabGroup(options: CreateTabGroupOptions): TabGroup {
  const { name, id, page, now, locks, channel } = options;
  const isShared = locks !== undefined && channel !== undefined;
  const abort = new AbortController();
  const messages = createEmitter<TabMessage>();
  const leading = createEmitter();
  const others = new Map<string, TabPresence>();
  let isLeader = false;
  let focusedAt = page.isVisible() ? now() : 0;

  const self = (): TabPresence => ({ id, isVisible: page.isVisible(), focusedAt });

  function post(kind: string, fields: Record<string, unknown> = {}): void {
    if (abort.signal.aborted) return;
    channel?.postMessage({ ...fields, kind, from: id, group: name });
  }

  function lead(): void {
    isLeader = true;
    post('roll-call');
    leading.emit();
  }

  /** A lock is held until its holder resolves it, or its page is gone however it went. */
  function hold(lock: string, onHeld: () => void): void {
    locks
      ?.request(lock, { signal: abort.signal }, () => {
        if (abort.signal.aborted) return undefined;
        onHeld();
        return new Promise<void>((resolve) => {
          abort.signal.addEventListener('abort', () => resolve(), { once: true });
        });
      })
      .catch(() => undefined);
  }

  /** Waits for the lock of another tab: it is granted when that tab is gone. */
  function watch(tab: string): void {
    locks
      ?.request(lockOf(tab), { signal: abort.signal }, () => void others.delete(tab))
      .catch(() => undefined);
  }

  const lockOf = (tab: string) => `${name}:tab:${tab}`;

  const onMessage = ({ data }: MessageEvent) => {
    if (!isTabMessage(data) || data.group !== name || data.from === id) return;
    if (data.kind === 'roll-call') post('presence', { tab: self() });
    if (data.kind === 'presence' && isPresence(data.tab)) {
      if (!others.has(data.from)) watch(data.from);
      others.set(data.from, data.tab);
    }
    messages.emit(data);
  };

  const stopWatchingPage = page.onChange(() => {
    if (page.isVisible()) focusedAt = now();
    post('presence', { tab: self() });
  });
  channel?.addEventListener('message', onMessage as EventListener);

  if (isShared) {
    hold(lockOf(id), () => post('presence', { tab: self() }));
    hold(name, lead);
  } else {
    isLeader = true;
  }

  return {
    id,
    get isLeader() {
      return isLeader;
    },
    isShared,
    post,
    onMessage: messages.subscribe,
    onLeading(listener) {
      const stop = leading.subscribe(listener);
      if (isLeader) listener();
      return stop;
    },
    chooseTab: () => chooseTab([self(), ...others.values()]) ?? self(),
    dispose() {
      abort.abort();
      isLeader = false;
      stopWatchingPage();
      channel?.removeEventListener('message', onMessage as EventListener);
      channel?.close();
      messages.clear();
      leading.clear();
    },
  };
}

function isTabMessage(data: unknown): data is TabMessage & { group: string } {
  return typeof data === 'object' && data !== null && 'kind' in data && 'from' in data && 'group' in data;
}

function isPresence(value: unknown): value is TabPresence {
  return typeof value === 'object' && value !== null && 'isVisible' in value && 'focusedAt' in value;
}
