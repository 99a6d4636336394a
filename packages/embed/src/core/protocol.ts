import type { GuestEventName, GuestEvents, GuestLocale, GuestTheme } from './types.ts';

/** The penpal channel and the version of the messages in it. */
export const PROTOCOL = { channel: 'portal', version: 1 } as const;

/** One request of a guest. */
type GuestRequest = { v: number; type: string; payload?: unknown };

export type RefusalCode =
  | 'unknown-type'
  | 'invalid-message'
  | 'unsupported-version'
  | 'not-allowed'
  | 'too-many-requests'
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
};

/** The one method that the portal offers to a frame. */
export type HostMethods = { request(request: GuestRequest): Promise<HostAnswer> };

/** The methods that a frame offers to the portal. */
export type GuestMethods = { deliver(message: HostMessage): void; ping(): true };

/** The guest call that has to be granted for a request; `null`: every registered app may. */
export const REQUEST_CAPABILITIES = {
  hello: null,
  getAccessToken: 'fetch',
  getUserInfo: 'getUserInfo',
  getCookie: 'getCookie',
  navigate: 'navigate',
  openDialog: 'openDialog',
  setTitle: 'setTitle',
  setBadge: 'setBadge',
  setDirty: 'setDirty',
  exportTask: 'exportTask',
  stateChanged: 'stateChanged',
  reportError: 'reportError',
  logout: 'logout',
  routeChanged: 'routeChanged',
} as const;

export type RequestType = keyof typeof REQUEST_CAPABILITIES;

const SENSITIVE: readonly string[] = ['getCookie', 'openDialog'];

/** The guest calls of an app whose entry does not say. */
export const DEFAULT_CAPABILITIES: readonly string[] = Object.values(REQUEST_CAPABILITIES).flatMap((call) =>
  call && !SENSITIVE.includes(call) ? [call] : [],
);
