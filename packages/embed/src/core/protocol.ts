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

/** The guest call that has to be granted for a request; `null`: every registered app may. */
export const REQUEST_CAPABILITIES = {
  hello: null,
  getAccessToken: 'fetch',
  getUserInfo: 'getUserInfo',
  getCookie: 'getCookie',
  navigate: 'navigate',
  openDialog: 'openDialog',
  openMenu: 'navigate',
  setTitle: 'setTitle',
  setBadge: 'setBadge',
  setDirty: 'setDirty',
  exportTask: 'exportTask',
  muteTimeChanged: 'stateChanged',
  stateChanged: 'stateChanged',
  reportError: 'reportError',
  logout: 'logout',
  routeChanged: 'routeChanged',
  key: null,
} as const;

export type RequestType = keyof typeof REQUEST_CAPABILITIES;

const SENSITIVE: readonly string[] = ['getCookie', 'openDialog'];

/** The guest calls of an app whose entry does not say. */
export const DEFAULT_CAPABILITIES: readonly string[] = [
  ...new Set(
    Object.values(REQUEST_CAPABILITIES).flatMap((call) => (call && !SENSITIVE.includes(call) ? [call] : [])),
  ),
];
