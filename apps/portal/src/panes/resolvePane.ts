import { findByPath, type MenuIndex } from '@portal/menu-engine/core';
import { findPane, type Pane, type PaneInput, type TabsState } from '@portal/tabs/core';
import { findShellPage } from '../pages/shellPages.ts';
import { menuPane } from './menuPane.ts';
import { FRAME_SEGMENT, type PaneAddress } from './paneAddress.ts';

/** What an address below a system shows. */
export type PaneResolution =
  | { kind: 'home' }
  | { kind: 'pane'; pane: PaneInput; path?: string }
  | { kind: 'unknown-app' }
  | { kind: 'unknown-path' };

export type ResolvePaneInput = {
  /** Undefined for the bare workspace. */
  address: PaneAddress | undefined;
  /** Key that the history entry carries, for addresses that several panes could own. */
  paneKey: string | undefined;
  index: MenuIndex;
  tabs: TabsState;
  /** Names of the registered micro-apps. */
  apps: ReadonlySet<string>;
};

/**
 * Finds the pane that an address belongs to: the open one that its history entry names, home, a menu's page,
 * a page of the shell's own, otherwise an open pane of the same app that stands there.
 */
export function resolvePane({ address, paneKey, index, tabs, apps }: ResolvePaneInput): PaneResolution {
  if (!address) return { kind: 'home' };
  const { app, path } = address;
  if (app !== FRAME_SEGMENT && !apps.has(app)) return { kind: 'unknown-app' };
  const home = tabs.panes[0];
  const named = paneKey === undefined ? undefined : findPane(tabs, paneKey);
  if (named && named.app === app) return { kind: 'pane', pane: named, path };
  const entry = findByPath(index, app, path);
  if (entry) {
    if (home && home.menuId === entry.id) return { kind: 'pane', pane: home, path };
    const pane = menuPane(entry, app === FRAME_SEGMENT ? undefined : path);
    if (pane) return app === FRAME_SEGMENT ? { kind: 'pane', pane } : { kind: 'pane', pane, path };
  }
  if (home && standsAt(home, address)) return { kind: 'pane', pane: home, path };
  const open = tabs.panes.find((pane) => standsAt(pane, address));
  if (open) return { kind: 'pane', pane: open, path };
  return findShellPage(app, path)
    ? { kind: 'pane', pane: shellPane(address), path }
    : { kind: 'unknown-path' };
}

function standsAt(pane: Pane, { app, path }: PaneAddress): boolean {
  return pane.app === app && bare(pane.path) === bare(path);
}

function shellPane({ app, path }: PaneAddress): PaneInput {
  return { key: `${app}:${bare(path)}`, kind: 'micro-app', app, path, tab: bare(path), external: true };
}

function bare(path: string): string {
  return path.split('?')[0] ?? path;
}
