import type { MenuIndex } from '@portal/menu-engine/core';
import type { LocationChanged, PaneInput, TabsState } from '@portal/tabs/core';
import { parseRoute } from '../guard/parseRoute.ts';
import { besideKeyOf, paneKeyOf } from '../router/historyState.ts';
import { HOME_KEY } from './homePane.ts';
import { parseBesideAddress, parsePaneAddress } from './paneAddress.ts';
import { resolvePane } from './resolvePane.ts';

/** A history entry as the browser has it. */
export type HistoryEntry = { pathname: string; search: string; hash: string; state: unknown };

/** What an address asks of the panes of a system. */
export type LocatedPanes =
  /** It is no address of these panes: another system's, or a message page in front of them. */
  | { kind: 'elsewhere' }
  /** The bare workspace: whatever pane is in front. */
  | { kind: 'bare' }
  | { kind: 'panes'; event: LocationChanged }
  | { kind: 'unknown-app' }
  | { kind: 'unknown-path' };

export type LocatePanesInput = {
  /** Address of the system's workspace. */
  base: string;
  index: MenuIndex;
  tabs: TabsState;
  /** Names of the registered micro-apps. */
  apps: ReadonlySet<string>;
};

const MESSAGE_PAGES = new Set(['401', '402', '404']);

/** Reads which panes a history entry shows. */
export function locatePanes(entry: HistoryEntry, { base, ...input }: LocatePanesInput): LocatedPanes {
  const route = parseRoute(entry.pathname);
  if (route.name !== 'workspace' || !isBelow(entry.pathname, base)) return { kind: 'elsewhere' };
  if (MESSAGE_PAGES.has(route.child ?? '')) return { kind: 'elsewhere' };
  const address = parsePaneAddress(route.child, entry.hash);
  const paneKey = paneKeyOf(entry.state);
  const beside = locateBeside(entry, input);
  const shown = { type: 'location-changed' as const, ...(beside !== undefined && { beside }) };
  const found = resolvePane({ ...input, address, paneKey });
  if (found.kind === 'pane')
    return { kind: 'panes', event: { ...shown, key: found.pane.key, path: found.path, pane: found.pane } };
  if (found.kind !== 'home') return found;
  // Nothing names a pane: whoever comes in finds the pane that stood in front.
  const isBare = paneKey === undefined && !beside;
  return isBare ? { kind: 'bare' } : { kind: 'panes', event: { ...shown, key: HOME_KEY } };
}

/** The pane beside; null when the entry was written by the panes and shows one alone, undefined when it says nothing. */
function locateBeside(entry: HistoryEntry, input: Omit<LocatePanesInput, 'base'>): LocationChanged['beside'] {
  const beside = parseBesideAddress(entry.search);
  if (!beside) return paneKeyOf(entry.state) === undefined ? undefined : null;
  const found = resolvePane({ ...input, address: beside.address, paneKey: besideKeyOf(entry.state) });
  const pane = found.kind === 'home' ? input.tabs.panes[0] : found.kind === 'pane' && standingAt(found);
  return pane ? { pane, side: beside.side } : null;
}

function standingAt({ pane, path }: { pane: PaneInput; path?: string }): PaneInput {
  return path === undefined ? pane : { ...pane, path };
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}
