/** Names a category: what the panel's tabs and do-not-disturb go by. */
export type CategoryId = string | number;

/**
 * How loud a notice is: `low` moves the counters only, `normal` pops up unless its category is quiet, `urgent` always
 * pops up.
 */
export type Importance = 'low' | 'normal' | 'urgent';

/** Something that a person is told and finds again in the list. */
export type Notice = {
  id: string;
  category?: CategoryId | undefined;
  title: string;
  body?: string | undefined;
  /** When it happened, as ISO 8601. */
  time?: string | undefined;
  isRead: boolean;
  /** How many equal ones it stands for, itself included. @default 1 */
  count?: number | undefined;
  /** It was put away and comes again then, as ISO 8601. */
  remindAt?: string | undefined;
  /** Where it leads, in the application's own terms; handed to `navigation.open`. */
  link?: string | undefined;
  /** What it is about where the package knows more of it: an export that is ready offers its file. */
  about?: string | undefined;
  /** Whatever else the sender adds; handed on as it is. */
  data?: Readonly<Record<string, unknown>> | undefined;
};

/** A notice that was pushed, as far as it could be read. */
export type PushedNotice = {
  /** Names this push: one that comes twice is told once. */
  id: string | undefined;
  /** Place in the person's stream; undefined from a server that keeps none. */
  seq: number | undefined;
  /** `signal` is for the application: it is neither counted nor shown. */
  kind: 'notice' | 'signal';
  category: CategoryId;
  /** Its id in the list; undefined where the list has none. */
  noticeId: string | undefined;
  title: string;
  body: string | undefined;
  link: string | undefined;
  importance: Importance;
  about: string | undefined;
  data: Readonly<Record<string, unknown>>;
  /** The server itself wrote it: only such a notice can end the session. */
  system: boolean;
  /** In milliseconds since 1970. */
  time: number | undefined;
};

/** What came over the push channel. */
export type Frame =
  | { kind: 'ignored' }
  /** Nothing that can be read: told once, in development. */
  | { kind: 'unknown' }
  | { kind: 'notice'; notice: PushedNotice }
  /** Something changed in another place: notices were read, or do-not-disturb was set. */
  | {
      kind: 'changed';
      what: string;
      unread: number | undefined;
      /** Of `read`: these notices were read, or all up to a place in the stream. */
      ids?: readonly string[];
      readTo?: number | undefined;
    }
  | { kind: 'hello'; epoch: string; seq: number; recovered: boolean; serverTime: number | undefined };

/** A do-not-disturb window of one category, in wall-clock time. */
export type MuteWindow = {
  category: CategoryId;
  beginTime: string | undefined;
  endTime: string | undefined;
  /** Decides what equal times mean: none of the day, or all of it. */
  isNextDay: boolean;
  /** The category is quiet all day, whatever the times say. */
  muted: boolean;
};

/** A text in the product's languages; an empty translation falls back to Chinese. */
export type LocalText = { zh: string; en: string | undefined; ko: string | undefined };
