import { FRAME_APP } from './constants.ts';
import { menuKey } from './menuKeys.ts';
import type { MenuAddress, MenuEntry } from './types.ts';

/** Where a workspace lives: its service and its system. */
export type WorkspacePlace = { readonly serviceId: string; readonly systemCode: string };

/** Whether a menu address is a page outside the portal. */
export function isExternalUrl(menuUrl: string): boolean {
  return /^https?:\/\//i.test(menuUrl);
}

/** Returns a route's path in its one spelling (leading slash, none at the end) and its query without the question mark. */
export function barePathOf(menuUrl: string): { path: string; query: string } {
  const start = menuUrl.startsWith('#') ? 1 : 0;
  const mark = menuUrl.indexOf('?', start);
  const hash = menuUrl.indexOf('#', start);
  const end = hash === -1 ? menuUrl.length : hash;
  const pathEnd = mark === -1 || mark > end ? end : mark;
  let path = menuUrl.slice(start, pathEnd);
  if (!path.startsWith('/')) path = `/${path}`;
  while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  return { path, query: pathEnd < end ? menuUrl.slice(pathEnd + 1, end) : '' };
}

/** Key of `MenuIndex.byPath`. */
export function pathKey(app: string, barePath: string): string {
  return `${app} ${barePath}`;
}

/** Returns where a leaf leads; undefined for a directory. */
export function addressOf({ leaf, key, menu }: MenuEntry): MenuAddress | undefined {
  if (!leaf) return undefined;
  const url = menu.menuUrl ?? '';
  if (isExternalUrl(url) || menu.path === FRAME_APP) return { kind: 'frame', key, url };
  const { path, query } = barePathOf(url);
  return { kind: 'micro-app', app: menu.path ?? '', path: query ? `${path}?${query}` : path };
}

/**
 * Returns the address of a menu in the portal: `/entry/{serviceId}/{systemCode}/{microApp}#{menuUrl}`, or
 * `…/iframe#/{menuKey}` for an external page; undefined for a directory.
 */
export function menuHref(entry: MenuEntry, place: WorkspacePlace): string | undefined {
  const address = addressOf(entry);
  if (!address) return undefined;
  return address.kind === 'frame'
    ? `${systemHref(place)}/${FRAME_APP}#/${menuKey(entry.id)}`
    : `${systemHref(place)}/${encodeURIComponent(address.app)}#${address.path}`;
}

/** Returns the address of a system's workspace: `/entry/{serviceId}/{systemCode}`. */
export function systemHref({ serviceId, systemCode }: WorkspacePlace): string {
  return `/entry/${encodeURIComponent(serviceId)}/${encodeURIComponent(systemCode)}`;
}
