import { findByPath, type MenuIndex } from '@portal/menu-engine/core';
import { findPane, type Pane, type PaneInput, type TabsState } from '@portal/tabs/core';
import { findShellPage, NATIVE_APP } from '../../pages/shellPages.ts';
import { menuPane } from './menuPane.ts';
import { FRAME_SEGMENT, type PaneAddress, paneAddressOf } from './paneAddress.ts';

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
 * Finds the pane that an address belongs to: the one that its history entry names (open, closed, or known by its
 * menu), home, a menu's page, a page of the shell's own, otherwise an open pane of the same app that stands there.
 */
export function resolvePane(input: ResolvePaneInput): PaneResolution {
  const { address, index, tabs, apps } = input;
  if (!address) return { kind: 'home' };
  const { app, path } = address;
  if (app !== FRAME_SEGMENT && app !== NATIVE_APP && !apps.has(app)) return { kind: 'unknown-app' };
  const found = namedPane(input, address);
  if (found) return found;
  const home = tabs.panes[0];
  const entry = findByPath(index, app, path);
  if (entry) {
    if (home && home.menuId === entry.id) return { kind: 'pane', pane: home, path };
    const pane = menuPane(entry, app === FRAME_SEGMENT ? undefined : path);
    if (pane) return standing(pane, address);
  }
  if (home && standsAt(home, address)) return { kind: 'pane', pane: home, path };
  const open = tabs.panes.find((pane) => standsAt(pane, address));
  if (open) return { kind: 'pane', pane: open, path };
  const page = findShellPage(app, path);
  return page ? { kind: 'pane', pane: shellPane(address, page.key), path } : { kind: 'unknown-path' };
}

/** The pane that the history entry names, when the address can be its own; the menu of a key is what stands before `~`. */
function namedPane(
  { paneKey, tabs, index }: ResolvePaneInput,
  address: PaneAddress,
): PaneResolution | undefined {
  if (paneKey === undefined) return undefined;
  const closed = tabs.closed.findLast((entry) => entry.pane.key === paneKey)?.pane;
  const known = findPane(tabs, paneKey) ?? closed;
  if (known) return owns(known, address) ? standing(known, address) : undefined;
  const entry = index.byKey.get(paneKey.replace(/~\d+$/, ''));
  const pane = entry && menuPane(entry);
  return pane && owns(pane, address) ? standing({ ...pane, key: paneKey }, address) : undefined;
}

function owns(pane: PaneInput, address: PaneAddress): boolean {
  return pane.app === undefined ? paneAddressOf(pane)?.path === address.path : pane.app === address.app;
}

/** An outside page stands where it is, whatever the address says; all others at the address's path. */
function standing(pane: PaneInput, { app, path }: PaneAddress): PaneResolution {
  return app === FRAME_SEGMENT ? { kind: 'pane', pane } : { kind: 'pane', pane, path };
}

function standsAt(pane: Pane, { app, path }: PaneAddress): boolean {
  return pane.app === app && bare(pane.path) === bare(path);
}

function shellPane({ app, path }: PaneAddress, key = `${app}:${bare(path)}`): PaneInput {
  const kind = app === NATIVE_APP ? 'native' : 'micro-app';
  return { key, kind, app, path, tab: bare(path), external: true };
}

function bare(path: string): string {
  return path.split('?')[0] ?? path;
}
