import type { Pane, SplitSide } from '@portal/tabs/core';
import { isEntryPage } from '../../pages/shellPages.ts';

/** What the address bar says about a pane: the segment after the system, and the hash. */
export type PaneAddress = { app: string; path: string };

/** What the address bar says about the pane beside; without an address it is home's welcome page. */
export type BesideAddress = { side: SplitSide; address: PaneAddress | undefined };

type Standing = Pick<Pane, 'app' | 'path' | 'menuId'>;

/** Name of the segment that shows external pages. */
export const FRAME_SEGMENT = 'iframe';

/** The home of the Amazon operations inside the ERP: where a visit with a token lands, if the company has it. */
export const TOKEN_LANDING: PaneAddress = { app: 'amazon', path: '/setSail/index' };

const SIDES: readonly SplitSide[] = ['left', 'right'];

/** Reads the pane that an address shows; undefined for the bare workspace and for its message pages. */
export function parsePaneAddress(child: string | undefined, hash: string): PaneAddress | undefined {
  if (!child || isEntryPage(child)) return undefined;
  const path = safeDecode(hash.replace(/^#/, ''));
  return { app: child, path: path.startsWith('/') ? path : `/${path}` };
}

/** Reads the pane that an address shows beside the first one; undefined when it shows one alone. */
export function parseBesideAddress(search: string): BesideAddress | undefined {
  const params = new URLSearchParams(search);
  const side = SIDES.find((name) => params.has(name));
  if (!side) return undefined;
  const [child = '', ...hash] = (params.get(side) ?? '').split('#');
  return { side, address: parsePaneAddress(child, hash.join('#')) };
}

/** The part of an address below `/entry/{serviceId}/{systemCode}`; empty for the bare workspace. */
export function formatPaneAddress({ app, path }: PaneAddress, search = ''): string {
  return `/${encodeURIComponent(app)}${search}#${path}`;
}

/** The query of an address that shows another pane beside the first one. */
function formatBeside(side: SplitSide, address: PaneAddress | undefined): string {
  return `?${new URLSearchParams({ [side]: address ? `${address.app}#${address.path}` : '' })}`;
}

/** Where a pane stands; undefined for the welcome page, which is the bare workspace. */
export function paneAddressOf(pane: Standing): PaneAddress | undefined {
  if (pane.app) return { app: pane.app, path: pane.path };
  if (pane.menuId && isWebAddress(pane.path)) return { app: FRAME_SEGMENT, path: `/m_${pane.menuId}` };
  return undefined;
}

/** The address that shows a pane where it stands, and the one beside it; `base` is the system's workspace. */
export function paneHref(base: string, pane: Standing, beside?: { pane: Standing; side: SplitSide }): string {
  const address = paneAddressOf(pane);
  const search = beside ? formatBeside(beside.side, paneAddressOf(beside.pane)) : '';
  return base + (address ? formatPaneAddress(address, search) : search);
}

/** Whether a pane's path is a page outside the portal. */
export function isWebAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** Browsers percent-encode what they show in a hash; a broken sequence stays as it came. */
function safeDecode(hash: string): string {
  try {
    return decodeURI(hash);
  } catch {
    return hash;
  }
}
