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
  setScope: 'setScope',
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
