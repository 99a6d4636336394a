import type { MicroApp } from '@portal/api-client/contract';

const GUEST_CALLS = [
  'fetch',
  'getUserInfo',
  'navigate',
  'openDialog',
  'setTitle',
  'setBadge',
  'setDirty',
  'exportTask',
  'stateChanged',
  'reportError',
  'logout',
  'routeChanged',
];

/** The registered systems: our own as modules of the portal's origin, other teams' as frames of the apps' origin. */
export function microApps(appsOrigin: string): MicroApp[] {
  const module = (name: string): MicroApp => ({
    name,
    engine: 'module',
    entry: `/micro/${name}/entry.js`,
    origin: undefined,
    instance: 'pane',
    capabilities: GUEST_CALLS,
    cookies: [],
    styles: [],
    sandbox: undefined,
  });
  const frame = (name: string): MicroApp => ({
    name,
    engine: 'frame',
    entry: `/${name}/`,
    origin: appsOrigin,
    instance: 'pane',
    capabilities: GUEST_CALLS,
    cookies: [],
    styles: [],
    sandbox: undefined,
  });
  return [module('sso-web'), module('universal_system'), frame('amazon'), frame('scm_new')];
}
