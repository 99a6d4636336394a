import type { MenuIndex } from '@portal/menu-engine/core';
import { findPane, type LocationChanged, type PaneInput, type TabsState } from '@portal/tabs/core';
import { parseRoute } from '../../app/guard/parseAddress.ts';
import { isEntryPage } from '../../pages/shellPages.ts';
import type { Refusal } from '../late/explainRefusal.ts';
import { HOME_KEY } from './menuPane.ts';
import { parseBesideAddress, parsePaneAddress, TOKEN_LANDING } from './paneAddress.ts';
import { resolvePane } from './resolvePane.ts';

/** A history entry as the browser has it. */
export type HistoryEntry = { pathname: string; search: string; hash: string; state: unknown };

/** What an address asks of the panes of a system. */
export type LocatedPanes =
  /** It is no address of these panes: another system's, or a message page in front of them. */
  | { kind: 'elsewhere' }
  /** The bare workspace: whatever pane is in front. */
  | { kind: 'bare' }
  | {
      kind: 'panes';
      event: LocationChanged;
      /** The pane that the address opens: not one that is open and whose own entry the address is. */
      opened?: PaneInput;
      /** Why the pane beside is left out. */
      refused?: Refusal;
    }
  /** What it asks for is not open to this person. */
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unknown-app' }
  | { kind: 'unknown-path' };

export type LocatePanesInput = {
  /** Address of the system's workspace. */
  base: string;
  index: MenuIndex;
  tabs: TabsState;
  /** Names of the registered micro-apps. */
  apps: ReadonlySet<string>;
  /** Why a pane may not be opened; undefined when it may. */
  refusalOf: (pane: PaneInput) => Refusal | undefined;
};

/** Reads which panes a history entry shows. */
export function locatePanes(entry: HistoryEntry, { base, ...input }: LocatePanesInput): LocatedPanes {
  const route = parseRoute(entry.pathname);
  if (route.name !== 'workspace' || !isBelow(entry.pathname, base)) return { kind: 'elsewhere' };
  if (isEntryPage(route.child ?? '')) return { kind: 'elsewhere' };
  const address = parsePaneAddress(route.child, entry.hash);
  const paneKey = paneKeyOf(entry.state);
  const { beside, refused } = locateBeside(entry, input);
  const shown = { type: 'location-changed' as const, ...(beside !== undefined && { beside }) };
  const found = resolvePane({ ...input, address, paneKey });
  if (found.kind === 'pane') {
    const { pane, path } = found;
    const isOpening = paneKey === undefined || !findPane(input.tabs, pane.key);
    const refusal = isOpening && input.refusalOf(pane);
    if (refusal) return { kind: 'refused', refusal };
    const event = { ...shown, key: pane.key, path, pane };
    return { kind: 'panes', event, ...(isOpening && { opened: pane }), ...(refused && { refused }) };
  }
  const isLanding = address?.app === TOKEN_LANDING.app && address.path === TOKEN_LANDING.path;
  if (found.kind !== 'home' && !isLanding) return found;
  // Nothing names a pane: whoever comes in finds the pane that stood in front.
  const isBare = paneKey === undefined && !beside;
  if (isBare) return { kind: 'bare' };
  return { kind: 'panes', event: { ...shown, key: HOME_KEY }, ...(refused && { refused }) };
}

type LocatedBeside = {
  /** Null when the entry was written by the panes and shows one alone, undefined when it says nothing. */
  beside: LocationChanged['beside'];
  refused?: Refusal;
};

function locateBeside(entry: HistoryEntry, input: Omit<LocatePanesInput, 'base'>): LocatedBeside {
  const asked = parseBesideAddress(entry.search);
  if (!asked) return { beside: paneKeyOf(entry.state) === undefined ? undefined : null };
  const paneKey = besideKeyOf(entry.state);
  const found = resolvePane({ ...input, address: asked.address, paneKey });
  const pane = found.kind === 'home' ? input.tabs.panes[0] : found.kind === 'pane' && standingAt(found);
  if (!pane) return { beside: null };
  const isOpening = paneKey === undefined || !findPane(input.tabs, pane.key);
  const refused = isOpening ? input.refusalOf(pane) : undefined;
  return refused ? { beside: null, refused } : { beside: { pane, side: asked.side } };
}

function standingAt({ pane, path }: { pane: PaneInput; path?: string }): PaneInput {
  return path === undefined ? pane : { ...pane, path };
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** What the shell notes on a history entry: the pane that stood there. */
export function paneKeyOf(state: unknown): string | undefined {
  return textOf(state, 'paneKey');
}

function besideKeyOf(state: unknown): string | undefined {
  return textOf(state, 'besideKey');
}

function textOf(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}
