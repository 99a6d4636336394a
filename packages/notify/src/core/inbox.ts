import { NOTIFY_LIMITS } from './constants.ts';
import type { NoticePage, UnreadCounts } from './inboxPort.ts';
import type { CategoryId, Notice, PushedNotice } from './types.ts';

/** What the bell knows; all tabs of a person share it. */
export type InboxSnapshot = {
  status: 'loading' | 'ready' | 'failed';
  unread: number;
  /** Unread messages by category; categories without any are left out. */
  unreadByCategory: Readonly<Record<CategoryId, number>>;
  /** The latest unread ones. */
  latest: readonly Notice[];
  /** The newest message that was known when the list was read: what all-read goes up to. */
  newestId: string | undefined;
  /** Grows when lists on screen should be read again. */
  revision: number;
};

/** The unread messages between answers of the server. */
export type InboxState = {
  inbox: InboxSnapshot;
  /** Grows with everything that changes the count here: an answer asked for earlier is out of date. */
  version: number;
  asking: 'no' | 'later' | 'now';
  /** Something happened since the latest question. */
  isWanted: boolean;
  askedAt: number;
};

/** What can happen to the unread messages. */
export type InboxEvent =
  /** The latest messages should be read again. */
  | { type: 'wanted'; now: number }
  /** The pause between two questions is over. */
  | { type: 'due'; now: number }
  /** `version`: the one that was asked with. */
  | { type: 'answered'; page: NoticePage; version: number; now: number }
  | { type: 'not-answered'; now: number }
  /** A message was pushed. */
  | { type: 'arrived'; notice: Pick<PushedNotice, 'noticeId' | 'category'> }
  /** The server said how many there are. */
  | { type: 'counted'; unread: number }
  /** The person marked one message, or all of a category, or all. */
  | { type: 'marked'; id: string; isRead: boolean; count: number }
  | { type: 'all-marked'; category: CategoryId | undefined }
  /** The server took the reading. */
  | { type: 'settled'; counts: UnreadCounts | undefined; now: number }
  /** Another tab told what it knows. */
  | { type: 'told'; inbox: InboxSnapshot };

/** What follows for the runtime to do. */
export type InboxEffect =
  | { type: 'ask'; version: number }
  | { type: 'ask-later'; inMs: number }
  /** Tells the other tabs. */
  | { type: 'share' };

const ASK_EVERY_MS = 1000;

/** Nothing known yet. */
export const INITIAL_INBOX: InboxState = {
  inbox: {
    status: 'loading',
    unread: 0,
    unreadByCategory: {},
    latest: [],
    newestId: undefined,
    revision: 0,
  },
  version: 0,
  asking: 'no',
  isWanted: false,
  askedAt: Number.NEGATIVE_INFINITY,
};

type Next = readonly [state: InboxState, effects?: readonly InboxEffect[]];

/** Moves the unread messages at once by what happens here; the server's next answer corrects them. */
export function transition(state: InboxState, event: InboxEvent): Next {
  switch (event.type) {
    case 'wanted':
      return want(state, event.now);
    case 'due':
      return ask(state, event.now);
    case 'answered':
      return takeAnswer(state, event);
    case 'not-answered': {
      const isFirst = state.inbox.status === 'loading';
      const next = isFirst ? withInbox(state, { status: 'failed' }) : state;
      return askAgain({ ...next, asking: 'no' }, event.now);
    }
    case 'arrived':
      return [arrive(state, event.notice)];
    case 'counted':
      return [withInbox(state, { unread: toCount(event.unread) })];
    case 'marked':
      return [mark(state, event), [{ type: 'share' }]];
    case 'all-marked':
      return [markAll(state, event.category), [{ type: 'share' }]];
    case 'settled':
      return settle(state, event);
    case 'told': {
      const revision = Math.max(event.inbox.revision, state.inbox.revision + 1);
      return [moved(state, { ...event.inbox, revision })];
    }
  }
}

function want(state: InboxState, now: number): Next {
  const wanted = state.isWanted ? state : { ...state, isWanted: true };
  if (state.asking !== 'no') return [wanted];
  const waitMs = state.askedAt + ASK_EVERY_MS - now;
  if (waitMs <= 0) return ask(wanted, now);
  // A clock that was set back does not prolong the pause.
  return [{ ...wanted, asking: 'later' }, [{ type: 'ask-later', inMs: Math.min(waitMs, ASK_EVERY_MS) }]];
}

function ask(state: InboxState, now: number): Next {
  const asked = { ...state, asking: 'now', isWanted: false, askedAt: now } as const;
  return [asked, [{ type: 'ask', version: state.version }]];
}

function askAgain(state: InboxState, now: number): Next {
  return state.isWanted ? want(state, now) : [state];
}

function takeAnswer(state: InboxState, event: Extract<InboxEvent, { type: 'answered' }>): Next {
  const { page, version, now } = event;
  const idle = { ...state, asking: 'no' } as const;
  // It was overtaken by what happened meanwhile: it would set the counter back.
  if (version !== state.version) return want(idle, now);
  const [next, effects = []] = askAgain(
    withInbox(idle, {
      status: 'ready',
      unread: toCount(page.unread),
      unreadByCategory: byCategory(page.byCategory),
      latest: page.notices.slice(0, NOTIFY_LIMITS.previewSize),
      newestId: page.newestId,
      revision: state.inbox.revision + 1,
    }),
    now,
  );
  return [next, [{ type: 'share' }, ...effects]];
}

function arrive(state: InboxState, { noticeId, category }: Pick<PushedNotice, 'noticeId' | 'category'>) {
  if (noticeId === undefined) return state;
  const { unread, unreadByCategory } = state.inbox;
  const ofCategory = (unreadByCategory[category] ?? 0) + 1;
  return moved(state, {
    unread: unread + 1,
    unreadByCategory: { ...unreadByCategory, [category]: ofCategory },
    newestId: noticeId,
  });
}

function mark(
  state: InboxState,
  { id, isRead, count }: { id: string; isRead: boolean; count: number },
): InboxState {
  const { unread, latest } = state.inbox;
  if (!isRead) return moved(state, { unread: unread + count });
  return moved(state, {
    unread: toCount(unread - count),
    latest: latest.filter((notice) => notice.id !== id),
  });
}

function markAll(state: InboxState, category: CategoryId | undefined): InboxState {
  if (category === undefined) return moved(state, { unread: 0, latest: [], unreadByCategory: {} });
  const { [category]: ofCategory = 0, ...unreadByCategory } = state.inbox.unreadByCategory;
  return moved(state, { unread: toCount(state.inbox.unread - ofCategory), unreadByCategory });
}

function settle(state: InboxState, { counts, now }: Extract<InboxEvent, { type: 'settled' }>): Next {
  const known =
    counts === undefined
      ? state
      : withInbox(state, {
          unread: toCount(counts.unread),
          unreadByCategory: byCategory(counts.byCategory),
          revision: state.inbox.revision + 1,
        });
  const [next, effects = []] = want(known, now);
  return [next, [{ type: 'share' }, ...effects]];
}

function withInbox(state: InboxState, part: Partial<InboxSnapshot>): InboxState {
  return { ...state, inbox: { ...state.inbox, ...part } };
}

function moved(state: InboxState, part: Partial<InboxSnapshot>): InboxState {
  return { ...withInbox(state, part), version: state.version + 1 };
}

function toCount(count: number): number {
  return Math.max(0, Math.floor(count));
}

function byCategory(counts: UnreadCounts['byCategory'] = []): Record<CategoryId, number> {
  return Object.fromEntries(counts.flatMap(({ category, count }) => (count > 0 ? [[category, count]] : [])));
}
