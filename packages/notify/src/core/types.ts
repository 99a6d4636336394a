/** A message that the server pushed, as far as it could be read. */
export type PushedMessage = {
  id: string | undefined;
  /** Place in the user's stream; undefined from a server that keeps none. */
  seq: number | undefined;
  /** 3 system message, 7 guide, 8 export finished; others have no meaning. */
  type: number;
  /** The type that do-not-disturb and the panel's tabs go by. */
  classification: number;
  /** The stored notice that it is about; undefined where the list has none. */
  noticeId: string | undefined;
  title: string;
  text: string | undefined;
  /** What the kind of message carries besides text. */
  info: Readonly<Record<string, unknown>>;
  /** Shown at once and until closed. */
  eject: boolean;
  /** The server itself wrote it: only such a message can end the session. */
  system: boolean;
  createdAt: number | undefined;
};

/** What came over the push channel. */
export type Frame =
  | { kind: 'ignored' }
  | { kind: 'message'; message: PushedMessage }
  /** Something changed in another place: notices were read, or do-not-disturb was set. */
  | { kind: 'changed'; what: string; unread: number | undefined }
  | { kind: 'hello'; epoch: string; seq: number; recovered: boolean; serverTime: number | undefined };

/** A do-not-disturb window of one message type, in wall-clock time. */
export type MuteWindow = {
  messageType: number;
  beginTime: string | undefined;
  endTime: string | undefined;
  /** Decides what equal times mean: none of the day, or all of it. */
  isNextDay: boolean;
  /** The type is quiet all day, whatever the times say. */
  muted: boolean;
};

/** A text in the product's languages; an empty translation falls back to Chinese. */
export type LocalText = { zh: string; en: string | undefined; ko: string | undefined };
