import type { Capability, GuestEventName, GuestEvents, GuestLocale, GuestTheme } from './types.ts';

/** The penpal channel and the version of the messages in it. */
export const PROTOCOL = { channel: 'portal', version: 1 } as const;

/** One request of a guest. */
export type GuestRequest = { v: number; type: string; payload?: unknown };

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

/** The capability that a request needs; `null`: every registered app may. */
export const REQUEST_CAPABILITIES = {
  hello: null,
  routeChanged: null,
  setTitle: null,
  setBadge: null,
  setDirty: null,
  reportError: null,
  getUserInfo: 'user-info',
  getAccessToken: 'access-token',
  getCookie: 'cookies',
  navigate: 'navigate',
  openDialog: 'dialogs',
  exportTask: 'export',
  stateChanged: 'state',
  logout: 'state',
} as const satisfies Record<string, Capability | null>;

export type RequestType = keyof typeof REQUEST_CAPABILITIES;

/** What an app may do when its entry does not say. */
export const DEFAULT_CAPABILITIES: readonly Capability[] = [
  'access-token',
  'user-info',
  'navigate',
  'export',
  'state',
];
