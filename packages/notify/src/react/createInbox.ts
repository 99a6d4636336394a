import type { Notice } from '@portal/api-client/contract';
import type { TabGroup } from '../channel/createTabGroup.ts';
import type { Clock } from '../channel/ports.ts';
import { NOTIFY_LIMITS } from '../core/constants.ts';
import type { PushedMessage } from '../core/types.ts';
import { INITIAL_UNREAD, transitionUnread, type UnreadEvent } from '../core/unread.ts';
import { createStore, type Store } from './createStore.ts';
import type { NotifyApi } from './ports.ts';

/** What the bell knows. */
type InboxSnapshot = {
  status: 'loading' | 'ready' | 'failed';
  unread: number;
  /** Unread messages by type; types without any are left out. */
  unreadByType: Readonly<Record<number, number>>;
  /** The latest unread ones. */
  latest: readonly Notice[];
  /** The newest message that was known when the list was read: what all-read goes up to. */
  newestId: string | undefined;
  /** Grows when lists on screen should be read again. */
  revision: number;
};

/** Unread messages, the same in all tabs. */
export type Inbox = Pick<Store<InboxSnapshot>, 'get' | 'subscribe'> & {
  /** Reads the latest messages again, at most once a second. */
  refresh(): void;
  arrived(message: PushedMessage, isMine: boolean): void;
  countChanged(unread: number | undefined): void;
  markRead(notice: Pick<Notice, 'id' | 'hasRead' | 'messageType'>, isRead?: boolean): Promise<void>;
  /** Marks read what was known when the list was read, of one type or of all. */
  markAllRead(type?: number): Promise<void>;
  dispose(): void;
};

type InboxOptions = { api: NotifyApi; tabs: TabGroup; clock: Clock };
type Counts = { noReadCount?: number; noReadByType?: { messageType?: number; count?: number }[] };

const REFRESH_EVERY_MS = 1000;
const ALONE_AFTER_MS = 1500;
const UNREAD = 2;

const EMPTY: InboxSnapshot = {
  status: 'loading',
  unread: 0,
  unreadByType: {},
  latest: [],
  newestId: undefined,
  revision: 0,
};

/** Keeps the unread messages: moved at once by what happens here, then corrected by the server. */
export function createInbox({ api, tabs, clock }: InboxOptions): Inbox {
  const store = createStore(EMPTY);
  let counter = INITIAL_UNREAD;
  let isAsking = false;
  let isWanted = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let stopTimer: (() => void) | undefined;
  let isDisposed = false;

  function count(event: UnreadEvent, more: Partial<InboxSnapshot> = {}): boolean {
    const result = transitionUnread(counter, event);
    counter = result.state;
    if (!result.isStale) store.set({ ...store.get(), ...more, unread: counter.count });
    return result.isStale;
  }

  function share(): void {
    tabs.post('inbox', { inbox: store.get() });
  }

  async function ask(): Promise<void> {
    isAsking = true;
    isWanted = false;
    askedAt = clock.now();
    const version = counter.version;
    try {
      const page = await api.queryMsgNoticePage({ hasRead: UNREAD, pageSize: NOTIFY_LIMITS.previewSize });
      if (isDisposed) return;
      const isStale = count(
        { type: 'answered', count: page.noReadCount ?? 0, askedAt: version },
        {
          status: 'ready',
          latest: page.dataList.slice(0, NOTIFY_LIMITS.previewSize),
          unreadByType: byType(page.noReadByType),
          newestId: page.newestId,
          revision: store.get().revision + 1,
        },
      );
      if (isStale) isWanted = true;
      else share();
    } catch {
      if (!isDisposed && store.get().status === 'loading') store.set({ ...store.get(), status: 'failed' });
    } finally {
      isAsking = false;
      if (isWanted && !isDisposed) refresh();
    }
  }

  function refresh(): void {
    isWanted = true;
    if (isAsking || stopTimer || isDisposed) return;
    const wait = askedAt + REFRESH_EVERY_MS - clock.now();
    if (wait <= 0) {
      void ask();
      return;
    }
    stopTimer = clock.after(Math.min(wait, REFRESH_EVERY_MS), () => {
      stopTimer = undefined;
      void ask();
    });
  }

  /** Takes the server's counts after a reading of this tab. */
  function settle({ noReadCount, noReadByType }: Counts): void {
    if (isDisposed) return;
    if (noReadCount !== undefined) {
      count(
        { type: 'answered', count: noReadCount, askedAt: counter.version },
        { unreadByType: byType(noReadByType), revision: store.get().revision + 1 },
      );
    }
    share();
    refresh();
  }

  const stopTabs = tabs.onMessage((message) => {
    if (message.kind === 'inbox') {
      const inbox = message.inbox as InboxSnapshot;
      counter = { count: inbox.unread, version: counter.version + 1 };
      store.set({ ...inbox, revision: Math.max(inbox.revision, store.get().revision + 1) });
    } else if (message.kind === 'joined' && tabs.isLeader && store.get().status === 'ready') {
      share();
    }
  });
  const stopLeading = tabs.onLeading(refresh);
  // A leader that sleeps answers nobody: then this tab asks for itself.
  const stopWaiting = clock.after(ALONE_AFTER_MS, () => {
    if (store.get().status === 'loading') refresh();
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    arrived({ noticeId, classification }, isMine) {
      if (noticeId !== undefined) {
        const { unreadByType } = store.get();
        count(
          { type: 'arrived' },
          {
            unreadByType: { ...unreadByType, [classification]: (unreadByType[classification] ?? 0) + 1 },
            newestId: noticeId,
          },
        );
      }
      if (isMine) refresh();
    },
    countChanged(unread) {
      if (unread !== undefined) count({ type: 'answered', count: unread, askedAt: counter.version });
      if (tabs.isLeader) refresh();
    },
    async markRead(notice, isRead = true) {
      const wasUnread = notice.hasRead === UNREAD;
      if (isRead === !wasUnread) return;
      const latest = store.get().latest.filter(({ id }) => id !== notice.id);
      if (isRead) count({ type: 'read', wasUnread }, { latest });
      else count({ type: 'arrived' });
      share();
      try {
        settle(await api.saveRead({ id: notice.id, hasRead: isRead ? 1 : UNREAD }));
      } catch (error) {
        refresh();
        throw error;
      }
    },
    async markAllRead(type) {
      const { newestId: asOf, unreadByType } = store.get();
      if (type === undefined) count({ type: 'all-read' }, { latest: [], unreadByType: {} });
      else {
        const { [type]: ofType = 0, ...rest } = unreadByType;
        counter = { count: Math.max(0, counter.count - ofType), version: counter.version + 1 };
        store.set({ ...store.get(), unread: counter.count, unreadByType: rest });
      }
      share();
      try {
        const request = { ...(asOf && { asOf }), ...(type !== undefined && { messageType: type }) };
        settle(await api.saveAllRead(request));
      } catch (error) {
        refresh();
        throw error;
      }
    },
    dispose() {
      isDisposed = true;
      stopTimer?.();
      stopWaiting();
      stopTabs();
      stopLeading();
    },
  };
}

function byType(counts: Counts['noReadByType'] = []): Record<number, number> {
  return Object.fromEntries(
    counts.flatMap(({ messageType, count = 0 }) =>
      messageType === undefined || count <= 0 ? [] : [[messageType, count]],
    ),
  );
}
