import type {
  GuestEventName,
  GuestEvents,
  GuestLocale,
  GuestQuestion,
  GuestTheme,
  PaneSnapshot,
} from './types.ts';

/** The penpal channel and the version of the messages in it. */
export const PROTOCOL = { channel: 'portal', version: 1 } as const;

/** One request of a guest. */
type GuestRequest = { v: number; type: string; payload?: unknown };

/** Why a message of an app was refused. */
export type RefusalCode =
  | 'unknown-type'
  | 'invalid-message'
  | 'unsupported-version'
  | 'not-allowed'
  | 'too-many-requests'
  /** The pane is gone. */
  | 'closed'
  /** What the request names does not exist, or not for this person. */
  | 'not-found'
  | 'failed';

/** The portal's answer to a request. */
export type HostAnswer =
  | { ok: true; data: unknown }
  | { ok: false; error: { code: RefusalCode; message: string } };

/** What the portal tells a guest unasked. */
export type HostMessage = {
  [Name in GuestEventName]: { v: number; type: Name; payload: GuestEvents[Name] };
}[GuestEventName];

/** What a guest learns when it says hello. */
export type Welcome = {
  v: number;
  app: string;
  paneId: string;
  path: string;
  locale: GuestLocale;
  theme: GuestTheme;
  /** No pane has this frame yet; the first `navigate` says that one has, and hello is to be said again. */
  waiting?: true;
};

/** The one method that the portal offers to a frame. */
export type HostMethods = { request(request: GuestRequest): Promise<HostAnswer> };

/** One question of the portal; `snapshot` and `restore` are the SDK's own. */
export type HostQuestion = { v: number } & (
  | { type: GuestQuestion | 'snapshot' }
  | { type: 'restore'; payload: PaneSnapshot }
);

/** The methods that a frame offers to the portal. */
export type GuestMethods = {
  deliver(message: HostMessage): void;
  ping(): true;
  ask(question: HostQuestion): Promise<HostAnswer>;
};
