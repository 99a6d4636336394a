import type { CategoryId, MuteWindow, Notice } from './types.ts';

/** Which notices are asked for. */
export type NoticeQuery = {
  /** Only unread ones; a backend may give equal ones as one with their `count`. */
  isUnread?: boolean;
  category?: CategoryId;
  /** From 1. */
  page: number;
  size: number;
};

/** Numbers of unread notices. */
export type UnreadCounts = {
  unread: number;
  byCategory?: readonly { category: CategoryId; count: number }[];
};

/** A page of notices, newest first, with the numbers of unread ones. */
export type NoticePage = UnreadCounts & {
  notices: readonly Notice[];
  /** How many there are on all pages. @default no more than this page */
  total?: number | undefined;
  /** The newest notice of all: what all-read goes up to. */
  newestId?: string | undefined;
};

/** What a person read: one notice, or with no id all of them. */
export type Reading = {
  id?: string;
  /** False marks one unread again. */
  isRead: boolean;
  /** Of one: with those equal to it, which the list gave as one; taken back are exactly those. */
  isGroup?: boolean;
  /** Of all: up to this one; a notice that came while the person pressed stays unread. */
  upTo?: string | undefined;
  /** Of all: only this category. */
  category?: CategoryId | undefined;
};

/** A tab of the panel. */
export type Category = {
  id: CategoryId;
  name: string;
  /** By language tag, where the name is translated. */
  names?: Readonly<Record<string, string | undefined>> | undefined;
  icon?: string | undefined;
};

/** Where the notices of a person are kept: whatever a backend has in its place. */
export type InboxPort = {
  list(query: NoticeQuery, options?: { signal?: AbortSignal }): Promise<NoticePage>;
  /** Answers with the numbers that hold now, where the backend says them. */
  mark(reading: Reading): Promise<UnreadCounts | undefined> | Promise<void>;
  /** Puts a notice away until a moment in milliseconds since 1970; without it the panel does not offer that. */
  postpone?:
    | ((wait: { id: string; isGroup: boolean; until: number }) => Promise<UnreadCounts | undefined>)
    | undefined;
  /** Without it the panel has no tabs by category. */
  categories?(options?: { signal?: AbortSignal }): Promise<readonly Category[]>;
};

/** What a person has silenced. */
export type QuietHours = {
  windows: readonly MuteWindow[];
  /** IANA zone of the windows. @default the browser's */
  zone?: string | undefined;
  /** In milliseconds since 1970. */
  pausedUntil?: number | undefined;
};

/** Where do-not-disturb is kept; each call answers with what holds now. */
export type QuietPort = {
  load(): Promise<QuietHours>;
  save(window: MuteWindow, zone?: string): Promise<QuietHours>;
  /** Until a moment in milliseconds since 1970; undefined ends the pause. */
  pause(until: number | undefined): Promise<QuietHours>;
};
