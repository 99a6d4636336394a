import type { MicroApp } from '@portal/api-client/contract';
import type { StoredConfig } from '../features/setup/storedConfig.ts';

const GUEST_CALLS = [
  'fetch',
  'getUserInfo',
  'navigate',
  'openDialog',
  'setTitle',
  'setBadge',
  'setDirty',
  'setScope',
  'exportTask',
  'stateChanged',
  'reportError',
  'logout',
  'routeChanged',
];

/**
 * The registered systems: our own as modules of the portal's origin, other teams' as frames of the apps' origin. Of the
 * one that people open page after page a frame is kept ready.
 */
export function microApps(appsOrigin: string): MicroApp[] {
  const module = (name: string): MicroApp => ({
    name,
    engine: 'module',
    entry: `/micro/${name}/entry.js`,
    origin: undefined,
    instance: 'pane',
    spare: false,
    capabilities: GUEST_CALLS,
    cookies: [],
    styles: [],
    sandbox: undefined,
  });
  const frame = (name: string, spare: boolean): MicroApp => ({
    name,
    engine: 'frame',
    entry: `/${name}/`,
    origin: appsOrigin,
    instance: 'pane',
    spare,
    capabilities: GUEST_CALLS,
    cookies: [],
    styles: [],
    sandbox: undefined,
  });
  return [
    module('sso-web'),
    module('universal_system'),
    module('operator'),
    frame('amazon', false),
    frame('scm_new', true),
  ];
}

/** The systems with those that an operator added; one of the same name takes the other's place. */
export function withAdded(own: MicroApp[], added: NonNullable<StoredConfig['microApps']>): MicroApp[] {
  const names = new Set(added.map(({ name }) => name));
  const completed = added.map((app) => ({
    ...app,
    origin: app.origin,
    instance: app.instance ?? 'pane',
    spare: app.spare ?? false,
    capabilities: app.capabilities ?? GUEST_CALLS,
    cookies: app.cookies ?? [],
    styles: app.styles ?? [],
    sandbox: app.sandbox,
  }));
  return [...own.filter(({ name }) => !names.has(name)), ...completed];
}
